# SPDX-License-Identifier: Apache-2.0
"""Files and folders are replaced whole or not at all."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from interpunct.files import copy_folder, replace_file, replace_folder


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
        replace_folder(folder, partial(mark, name=name))
        assert [item.name for item in folder.iterdir()] == [name]
    assert [item.name for item in folder.parent.iterdir()] == ["folder"]


def test_a_folder_may_have_the_longest_name_that_there_is(tmp_path: Path) -> None:
    folder = tmp_path / ("n" * 255)
    for name in ("one", "two"):
        replace_folder(folder, partial(mark, name=name))
    assert [item.name for item in folder.iterdir()] == ["two"]
    assert [item.name for item in tmp_path.iterdir()] == [folder.name]


def test_a_failure_leaves_the_folder_that_was_there(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    replace_folder(folder, lambda part: (part / "one").write_text("one"))
    with pytest.raises(DiskFullError):
        replace_folder(folder, fail)
    assert [item.name for item in folder.iterdir()] == ["one"]
    replace_folder(folder, lambda part: (part / "two").write_text("two"))
    assert [item.name for item in tmp_path.iterdir()] == ["folder"]


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
