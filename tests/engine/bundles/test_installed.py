# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from interpunct import files
from interpunct.bundles.bundle import default_bundle, load_bundle
from interpunct.bundles.installed import install_bundle, place_for, remove_bundle
from interpunct.bundles.worth import worth_of
from interpunct.errors import BundleError
from interpunct.files import is_plain_name
from interpunct.runtime.converted.installing import install

LEADING_AWAY = ["../x", "a/b", "/x", "..", ".", "", "a\\b", "C:x", ".hidden", "a\nb", "a.", "a "]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of bundles, not made yet."""
    folder = tmp_path / "user" / "bundles"
    monkeypatch.setattr("interpunct.bundles.installed.installed_folder", lambda: folder)
    return folder


@pytest.fixture
def given(tmp_path: Path, tiny_bundle: Path) -> Path:
    """A bundle in a folder of its own."""
    return Path(shutil.copytree(tiny_bundle, tmp_path / "given"))


@pytest.mark.parametrize("name", LEADING_AWAY)
def test_a_name_cannot_leave_its_folder(place: Path, given: Path, name: str) -> None:
    assert not is_plain_name(name)
    with pytest.raises(BundleError, match="cannot be the name"):
        place_for(name)
    if name:  # without one, the folder's name is taken
        with pytest.raises(BundleError, match="cannot be the name"):
            install(str(given), name=name)
        with pytest.raises(BundleError, match="cannot be the name"):
            install("somebody/a-model", name=name)
    assert not place.exists()


@pytest.mark.parametrize("name", ["my model", "fullstop-1.2", "modèle", "模型"])
def test_names_in_any_script_are_names(place: Path, name: str) -> None:
    assert place_for(name) == place / name


def test_the_name_of_a_shipped_bundle_is_taken(place: Path, given: Path) -> None:
    with pytest.raises(BundleError, match="ships with the program"):
        install(str(given), name="default", overwrite=True)


def test_only_the_files_of_a_bundle_are_copied(place: Path, given: Path) -> None:
    (given / "notes.txt").write_text("mine")
    bundle = install_bundle(given)
    assert bundle.folder == place / "given"
    bundle.verify()
    assert not (bundle.folder / "notes.txt").exists()
    with pytest.raises(BundleError, match="already"):
        install_bundle(given)
    assert install_bundle(given, overwrite=True).folder == place / "given"
    assert [path.name for path in place.iterdir()] == ["given"]


def test_a_damaged_bundle_is_not_installed(place: Path, given: Path) -> None:
    (given / "MODEL_CARD.md").write_text("another")
    with pytest.raises(BundleError, match="differs from the published file"):
        install_bundle(given)
    assert not place.exists()


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "a/../../secret"])
def test_a_bundle_that_lists_files_of_others_is_refused(
    place: Path, given: Path, name: str
) -> None:
    (given.parent / "secret").write_text("secret")
    path = given / "bundle.json"
    told = json.loads(path.read_text())
    told["sha256"][name] = "0" * 64
    path.write_text(json.dumps(told))
    with pytest.raises(BundleError, match="not its own"):
        install_bundle(given)
    assert not place.exists()


def test_a_failed_installation_leaves_nothing(
    place: Path, given: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: object, target: Path) -> None:
        (target / "half").write_bytes(b"x")
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("interpunct.bundles.installed.copy_bundle", full)
    with pytest.raises(BundleError, match=r"cannot be written: no space left\. Free disk space"):
        install_bundle(given, name="mine")
    assert not list(place.iterdir())


def test_an_installation_removes_what_a_killed_one_left(place: Path, given: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    name = files.own_part(place).name.replace(f"-{os.getpid()}-", f"-{ended.pid}-")
    (place / name / "folder").mkdir(parents=True)
    install_bundle(given, name="mine")
    assert [path.name for path in place.iterdir()] == ["mine"]


def test_only_installed_bundles_are_removed(place: Path, given: Path) -> None:
    bundle = install_bundle(given)
    remove_bundle(bundle)
    assert list(place.iterdir()) == []
    for other in (load_bundle(given), default_bundle()):
        with pytest.raises(BundleError, match="only installed models"):
            remove_bundle(other)
    assert given.exists()


def test_a_bundle_that_cannot_be_deleted_is_told_in_a_sentence(
    place: Path, given: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    bundle = install_bundle(given)
    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(BundleError, match="cannot be deleted: Permission denied") as told:
        remove_bundle(bundle)
    assert str(bundle.folder) in str(told.value)
    assert bundle.folder.exists()


def test_a_link_among_the_bundles_is_removed_and_what_it_leads_to_stays(
    place: Path, given: Path
) -> None:
    place.mkdir(parents=True)
    (place / "linked").symlink_to(given)
    remove_bundle(load_bundle(place / "linked"))
    assert list(place.iterdir()) == []
    assert (given / "bundle.json").exists()


def test_the_default_bundle_tells_its_worth_by_language(tiny_bundle: Path) -> None:
    everything, *by_language = worth_of(default_bundle())
    assert everything.language == ""
    english = next(found for found in by_language if found.language == "en")
    assert 0.5 < english.micro_f1 < 1
    assert not english.costs_more
    assert any(found.costs_more for found in by_language)
    assert worth_of(load_bundle(tiny_bundle)) == ()
