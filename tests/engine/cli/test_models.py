# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from interpunct.bundles import bundle as bundles
from interpunct.bundles.language_packages import not_installed
from interpunct.cli import opening
from interpunct.errors import BundleError
from interpunct.runtime import opening as punctuators

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from typer.testing import Result

    Invoke = Callable[..., Result]


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of bundles, empty."""
    place = folder / "installed"
    place.mkdir()
    monkeypatch.setattr(bundles, "installed_folder", lambda: place)
    monkeypatch.setattr("interpunct.bundles.installed.installed_folder", lambda: place)
    return place


def test_installed_bundles_are_listed_and_found_by_name(
    run: Invoke, installed: Path, tiny_bundle: Path
) -> None:
    shutil.copytree(tiny_bundle, installed / "mine")
    (installed / "broken").mkdir()
    (installed / "broken" / "bundle.json").write_text("{")
    shown = run("models", "list").stdout
    (line,) = (line for line in shown.splitlines() if line.startswith("mine"))
    assert line.split()[1:4] == ["tiny", "1", "compact"]
    (line,) = (line for line in shown.splitlines() if line.startswith("broken"))
    assert "damaged" in line
    assert "bundle.json: " in shown
    assert run("models", "show", "mine").stdout == "# tiny\n\n"
    assert "all " in run("models", "verify", "mine").stdout
    broken = run("models", "show", "broken")
    assert broken.exit_code == 2
    assert broken.stderr.count("\n") == 1


def test_a_damaged_bundle_is_removed_by_its_name(run: Invoke, installed: Path) -> None:
    (installed / "broken").mkdir()
    (installed / "broken" / "bundle.json").write_text("{")
    assert run("models", "remove", "broken").stdout == "broken: removed.\n"
    assert list(installed.iterdir()) == []


def test_a_bundle_is_installed_as_it_is_and_removed(
    run: Invoke, folder: Path, installed: Path, tiny_bundle: Path
) -> None:
    shutil.copytree(tiny_bundle, folder / "given")
    done = run("models", "install", "given", "--name", "mine")
    assert done.stdout.startswith("mine: installed.")
    assert "all " in run("models", "verify", "mine").stdout
    assert run("models", "remove", "mine").stdout == "mine: removed.\n"
    assert list(installed.iterdir()) == []
    kept = run("models", "remove", "default")
    assert kept.exit_code == 2
    assert "installed" in kept.stderr


def test_a_bundle_is_handed_on_as_an_archive(
    run: Invoke, folder: Path, installed: Path, tiny_bundle: Path
) -> None:
    shutil.copytree(tiny_bundle, folder / "given")
    refused = run("models", "export", "given", "mine.rar", "--format", "archive")
    assert refused.exit_code == 2
    assert "end in .zip" in refused.stderr
    assert "mine.zip" in run("models", "export", "given", "mine.zip", "--format", "archive").stdout
    assert run("models", "install", "mine.zip").stdout.startswith("mine: installed.")


def test_only_a_trained_system_is_exported_in_eight_bits(
    run: Invoke, folder: Path, installed: Path, tiny_bundle: Path
) -> None:
    shutil.copytree(tiny_bundle, folder / "given")
    done = run("models", "export", "given", "small", "--format", "int8")
    assert done.exit_code == 2
    assert "of the system compact. Name one that interpunct train has written" in done.stderr
    assert not (folder / "small").exists()


def test_a_version_without_bundles_says_so(
    run: Invoke, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundles, "bundles_folder", lambda: installed)
    assert run("models", "list").stdout.startswith("No bundle is shipped")


@pytest.mark.parametrize("command", ["show", "verify"])
def test_a_bundle_that_is_not_there_is_one_line(run: Invoke, command: str) -> None:
    done = run("models", command, "no-such-bundle")
    assert done.exit_code == 2
    assert done.stderr.startswith("interpunct: no-such-bundle: there is no bundle of this")
    assert "Known are: default" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("label", "reason"),
    [
        ("X=dash", "none, comma, period, question"),
        ("X", "none, comma, period, question"),
        ("=comma", "label is missing"),
    ],
)
@pytest.mark.parametrize("command", [("convert", ".", "out"), ("install", ".")])
def test_a_label_is_one_of_theirs_and_one_of_ours(
    run: Invoke, installed: Path, command: tuple[str, ...], label: str, reason: str
) -> None:
    done = run("models", *command, "--label", label)
    assert done.exit_code == 2
    assert reason in done.stderr


def test_what_is_no_checkpoint_is_not_installed(
    run: Invoke, folder: Path, installed: Path
) -> None:
    (folder / "checkpoint").mkdir()
    done = run("models", "install", "checkpoint")
    assert done.exit_code == 2
    assert "config.json" in done.stderr
    assert list(installed.iterdir()) == []


def test_an_installed_bundle_is_replaced_only_when_asked(
    run: Invoke, folder: Path, installed: Path
) -> None:
    (installed / "mine").mkdir()
    done = run("models", "install", "checkpoint", "--name", "mine")
    assert done.exit_code == 2
    assert "--overwrite" in done.stderr


@pytest.mark.parametrize("command", [("convert", "."), ("export", "default")])
def test_nothing_is_written_over_unless_asked(
    run: Invoke, folder: Path, command: tuple[str, ...]
) -> None:
    (folder / "out").mkdir()
    done = run("models", *command, "out")
    assert done.exit_code == 2
    assert "out is there already; see --overwrite" in done.stderr
    assert list((folder / "out").iterdir()) == []


@pytest.mark.parametrize("form", ["checkpoint", "int8", "onnx"])
def test_an_export_never_replaces_files_of_the_user(run: Invoke, folder: Path, form: str) -> None:
    (folder / "thesis").mkdir()
    (folder / "thesis" / "one.txt").write_text("the only copy")
    done = run("models", "export", "default", "thesis", "--format", form, "--overwrite")
    assert done.exit_code == 2
    assert [path.name for path in (folder / "thesis").iterdir()] == ["one.txt"]


def test_a_model_says_where_it_runs_instead(
    tiny_bundle: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []

    def open_together(*given: object, **_: object) -> punctuators.Opened:
        asked.extend(given[1:])
        return punctuators.Opened(None, "The GPU cannot be used.")  # type: ignore[arg-type]

    monkeypatch.setattr(opening, "open_together", open_together)
    model = opening.open_model(str(tiny_bundle), "torch", "cuda")
    assert asked == ["torch", "cuda"]
    assert (model.name, model.notice) == ("tiny 1", "The GPU cannot be used.")
    assert capsys.readouterr().err == "interpunct: The GPU cannot be used.\n"


def test_a_model_that_is_not_there_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(BundleError):
        opening.open_model(str(tmp_path))


def test_a_bundle_is_shown_and_verified(run: Invoke, tiny_bundle: Path) -> None:
    assert run("models", "show", str(tiny_bundle)).stdout == "# tiny\n\n"
    assert "as published" in run("models", "verify", str(tiny_bundle)).stdout


def test_a_damaged_bundle_is_told(run: Invoke, folder: Path, tiny_bundle: Path) -> None:
    damaged = folder / "damaged"
    shutil.copytree(tiny_bundle, damaged)
    (damaged / "heads.npz").write_bytes(b"0")
    done = run("models", "verify", str(damaged))
    assert done.exit_code == 2
    assert "heads.npz differs from the published file" in done.stderr


def test_shipped_bundles_are_listed(run: Invoke) -> None:
    assert run("models", "list").exit_code == 0


def test_a_language_whose_package_is_missing_is_named(
    run: Invoke, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class West:
        languages = ("en", "de")

    monkeypatch.setattr("interpunct.bundles.language_packages.default_bundle", West)
    assert not_installed(["cs", "en", "te"]) == ["cs"]
    done = run("models", "add", "th")
    assert done.exit_code == 2
    assert "no model of the language th is shipped" in done.stderr
