# SPDX-License-Identifier: Apache-2.0
"""Files that are written whole: over what, with which permissions, and what a kill leaves."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from interpunct import files
from interpunct.captions.writing import write_atomic
from interpunct.errors import OvertakenError
from interpunct.files import NOTHING, clear_parts, file_stamp, replaced_file


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_has_come_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.srt"
    path.write_text("somebody else's")
    with pytest.raises(OvertakenError, match="meanwhile"):
        write_atomic(path, b"ours", seen=NOTHING)
    assert [found.read_text() for found in tmp_path.iterdir()] == ["somebody else's"]


def test_what_was_changed_meanwhile_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.srt"
    path.write_text("old")
    seen = file_stamp(path)
    write_atomic(path, b"first", seen=seen)
    with pytest.raises(OvertakenError):
        write_atomic(path, b"second", seen=seen)
    assert path.read_bytes() == b"first"


def test_without_links_a_new_file_still_replaces_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "a.srt"
    write_atomic(path, b"new", seen=NOTHING)
    with pytest.raises(OvertakenError):
        write_atomic(path, b"newer", seen=NOTHING)
    assert [found.read_bytes() for found in tmp_path.iterdir()] == [b"new"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no permission bits")
@pytest.mark.parametrize(
    ("of_input", "of_output"), [(0o600, 0o600), (0o640, 0o640), (0o444, 0o644)]
)
def test_a_new_file_has_the_permissions_of_the_one_it_is_like(
    tmp_path: Path, of_input: int, of_output: int
) -> None:
    source, output = tmp_path / "a.srt", tmp_path / "b.srt"
    source.touch()
    source.chmod(of_input)
    with replaced_file(output, seen=NOTHING, like=source) as part:
        assert mode(part) == 0o600
        part.write_text("secret")
    assert mode(output) == of_output


def test_the_name_of_a_part_does_not_depend_on_that_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 251 + ".srt")
    write_atomic(path, b"whole")
    assert path.read_bytes() == b"whole"


@pytest.mark.skipif(os.name == "nt", reason="elsewhere nobody can tell who lives")
def test_what_the_dead_have_left_is_cleared_and_nothing_of_the_living(tmp_path: Path) -> None:
    dead = tmp_path / part_of(finished_process())
    living = tmp_path / part_of(os.getpid())
    distant = tmp_path / f".interpunct-{'0' * 8}-1-{'0' * 16}.part"
    forgotten = tmp_path / f".interpunct-{'0' * 8}-1-{'1' * 16}.part"
    other = tmp_path / ".interpunct-mine.part"
    for path in (dead, living, distant, forgotten, other):
        path.touch()
    long_ago = time.time() - 2 * 24 * 3600
    os.utime(forgotten, (long_ago, long_ago))
    clear_parts(tmp_path)
    assert set(tmp_path.iterdir()) == {living, distant, other}


def part_of(process: int) -> str:
    return files.own_part(Path()).name.replace(f"-{os.getpid()}-", f"-{process}-")


def finished_process() -> int:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid
