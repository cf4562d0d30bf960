# SPDX-License-Identifier: Apache-2.0
"""Files and folders are replaced whole or not at all."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache, partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.killing import KilledError, Killer

from interpunct.errors import FolderError
from interpunct.files import (
    copy_folder,
    remove_folder,
    replace_file,
    replace_folder,
    usual_mode,
)


class DiskFullError(Exception):
    """The disk is full, say."""


def fail(path: Path) -> None:
    if path.is_dir():
        (path / "half").write_text("half")
    else:
        path.write_text("half")
    raise DiskFullError


def mark(folder: Path, name: str) -> None:
    (folder / name).write_text(name)


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"one", b"two"):
        replace_file(path, partial(Path.write_bytes, data=content))
        assert path.read_bytes() == content
    assert [item.name for item in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("before", [None, "before"])
def test_a_failure_leaves_the_file_that_was_there(tmp_path: Path, before: str | None) -> None:
    path = tmp_path / "file"
    if before is not None:
        path.write_text(before)
    with pytest.raises(DiskFullError):
        replace_file(path, fail)
    assert [item.read_text() for item in tmp_path.iterdir()] == ([before] if before else [])


def test_permissions_and_links_stay(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    replace_file(link, lambda part: part.write_text("new"))
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_write_protected_file_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("kept")
    path.chmod(0o444)
    with pytest.raises(PermissionError):
        replace_file(path, lambda part: part.write_text("lost"))
    assert path.read_text() == "kept"


def test_a_folder_has_what_was_written_and_nothing_of_before(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "folder"
    for name in ("one", "two"):
        replace_folder(folder, partial(mark, name=name), None)
        assert [item.name for item in folder.iterdir()] == [name]
    assert [item.name for item in folder.parent.iterdir()] == ["folder"]


def test_a_folder_may_have_the_longest_name_that_there_is(tmp_path: Path) -> None:
    folder = tmp_path / ("n" * 255)
    for name in ("one", "two"):
        replace_folder(folder, partial(mark, name=name), None)
    assert [item.name for item in folder.iterdir()] == ["two"]
    assert [item.name for item in tmp_path.iterdir()] == [folder.name]


def test_a_failure_leaves_the_folder_that_was_there(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    replace_folder(folder, lambda part: (part / "one").write_text("one"), None)
    with pytest.raises(DiskFullError):
        replace_folder(folder, fail, None)
    assert [item.name for item in folder.iterdir()] == ["one"]
    replace_folder(folder, lambda part: (part / "two").write_text("two"), None)
    assert [item.name for item in tmp_path.iterdir()] == ["folder"]


def put(folder: Path, text: str) -> None:
    (folder / "deep").mkdir()
    for place in (folder, folder / "deep"):
        (place / "weights").write_text(text)


def text_of(folder: Path) -> str:
    """What was put into a folder, all of it."""
    (text,) = {(place / "weights").read_text() for place in (folder, folder / "deep")}
    return text


def end_writers(place: Path) -> None:
    """Let the parts be those of a process that has ended."""
    for part in place.glob("*.part"):
        part.rename(part.with_name(part.name.replace(f"-{os.getpid()}-", f"-{ended_process()}-")))


@cache
def ended_process() -> int:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


@pytest.mark.parametrize("sign", [None, "weights"])
@settings(max_examples=100, deadline=None)
@given(steps=st.lists(st.tuples(st.sampled_from(["put", "fail"]), st.integers(1, 20)), max_size=5))
def test_kills_and_failures_never_lose_a_folder(
    sign: str | None, steps: list[tuple[str, int]]
) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "folder"
        replace_folder(folder, partial(put, text="0"), sign)
        texts = {"0"}
        for number, (what, step) in enumerate(steps, 1):
            write = partial(put, text=str(number)) if what == "put" else fail
            with pytest.MonkeyPatch.context() as patch, suppress(KilledError, DiskFullError):
                Killer(patch, step)
                replace_folder(folder, write, sign)
            end_writers(Path(place))
            texts |= {str(number)} if what == "put" else set()
            if folder.exists():
                texts = texts & {text_of(folder)}
        with suppress(DiskFullError):
            replace_folder(folder, fail, sign)
        assert text_of(folder) in texts
        replace_folder(folder, partial(put, text="last"), sign)
        assert text_of(folder) == "last"
        assert list(Path(place).iterdir()) == [folder]


@settings(max_examples=60, deadline=None)
@given(first=st.integers(1, 20), second=st.integers(1, 20))
def test_a_removed_folder_does_not_come_back(first: int, second: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "folder"
        replace_folder(folder, partial(put, text="0"), None)
        with pytest.MonkeyPatch.context() as patch, suppress(KilledError):
            Killer(patch, first)
            replace_folder(folder, partial(put, text="1"), None)
        with pytest.MonkeyPatch.context() as patch, suppress(KilledError, FileNotFoundError):
            Killer(patch, second)
            remove_folder(folder)
        is_gone = not folder.exists() and not list(Path(place).glob("*.old"))
        with suppress(DiskFullError):
            replace_folder(folder, fail, None)
        assert folder.exists() is not is_gone
        assert is_gone or text_of(folder) in ("0", "1")


def test_after_a_rename_the_folder_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[str] = []
    real = os.fsync

    def sync(file: int) -> None:
        synced.append(name_of(file))
        real(file)

    monkeypatch.setattr(os, "fsync", sync)
    replace_file(tmp_path / "file", lambda part: part.write_text("new"))
    assert synced[-1] == str(tmp_path)
    synced.clear()
    replace_folder(tmp_path / "folder", partial(put, text="new"), None)
    part, *rest = synced
    assert part.endswith("part/weights")
    assert rest[-1] == str(tmp_path)
    assert len(synced) == 5  # two files, their folders, and the one that has the new name


def name_of(file: int) -> str:
    """The path of an open file, where the system tells it."""
    try:
        return str(Path(f"/proc/self/fd/{file}").readlink())
    except OSError:
        pytest.skip("open files have no names here")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_file_is_for_whom_new_files_are(tmp_path: Path) -> None:
    usual, path = tmp_path / "usual", tmp_path / "path"
    usual.touch()
    with usual_mode(path):
        path.unlink()
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    assert path.stat().st_mode == usual.stat().st_mode


@pytest.mark.parametrize("is_file", [True, False])
def test_what_is_not_ours_is_never_replaced(tmp_path: Path, is_file: bool) -> None:
    place = tmp_path / "place"
    if not is_file:
        place.mkdir()
    precious = place if is_file else place / "notes.txt"
    precious.write_text("the only copy")
    with pytest.raises(FolderError, match="would be lost"):
        replace_folder(place, partial(mark, name="new"), "ours.json")
    assert precious.read_text() == "the only copy"
    assert [item.name for item in tmp_path.iterdir()] == ["place"]


@pytest.mark.parametrize("name", ["notes.txt", "work/notes.txt", ".git/config"])
def test_a_folder_of_ours_with_a_file_of_somebody_elses_is_not_replaced(
    tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "folder"
    precious = folder / name
    precious.parent.mkdir(parents=True)
    mark(folder, name="weights")
    mark(folder, name=".DS_Store")
    (folder / "ours.json").write_text('{"sha256": {"weights": "1f"}}')
    precious.write_text("the only copy")
    with pytest.raises(FolderError, match="would be lost"):
        replace_folder(folder, partial(mark, name="new"), "ours.json")
    assert precious.read_text() == "the only copy"
    precious.unlink()
    replace_folder(folder, partial(mark, name="new"), "ours.json")
    assert [item.name for item in folder.iterdir()] == ["new"]


@pytest.mark.parametrize("before", [None, [], ["ours.json", "weights"]])
def test_an_empty_folder_and_one_of_ours_are_replaced(
    tmp_path: Path, before: list[str] | None
) -> None:
    folder = tmp_path / "folder"
    if before is not None:
        folder.mkdir()
        for name in before:
            mark(folder, name=name)
    replace_folder(folder, partial(mark, name="new"), "ours.json")
    assert [item.name for item in folder.iterdir()] == ["new"]


@pytest.mark.parametrize("can_link", [True, False])
def test_a_copied_folder_shares_its_files_until_one_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, can_link: bool
) -> None:
    def refuse(source: str, target: str) -> None:
        raise OSError("no links here")

    if not can_link:
        monkeypatch.setattr("os.link", refuse)
    old, new = tmp_path / "old", tmp_path / "new"
    (old / "deep").mkdir(parents=True)
    mark(old, "one")
    mark(old / "deep", "two")
    (old / "three").symlink_to("one")
    copy_folder(old, new)
    assert (new / "one").samefile(old / "one") is can_link
    assert (new / "three").read_text() == "one"
    replace_file(new / "one", lambda part: part.write_text("another"))
    texts = [(folder / name).read_text() for folder in (old, new) for name in ("one", "deep/two")]
    assert texts == ["one", "two", "another", "two"]
