# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.folders.walking import real_path
from interpunct.folders.watching import Arrivals, Look, changes_in

PATH = Path("a.srt")
WRITTEN = Look(10, 1_000, 1_000)


def test_a_file_is_whole_when_it_has_been_quiet_for_a_moment() -> None:
    arrivals = Arrivals(quiet=2.0)
    arrivals.see(PATH, WRITTEN, 0.0)
    assert arrivals.whole(1.9) == []
    arrivals.see(PATH, replace(WRITTEN, size=20), 1.9)
    assert arrivals.whole(3.8) == []
    assert arrivals.whole(3.9) == [PATH]


def test_a_file_that_was_renamed_is_whole_at_once() -> None:
    arrivals = Arrivals(quiet=2.0)
    arrivals.see(PATH, replace(WRITTEN, ctime_ns=1_001), 0.0)
    assert arrivals.whole(0.0) == [PATH]


def test_an_empty_file_is_waited_for_even_if_its_rights_were_set() -> None:
    arrivals = Arrivals(quiet=2.0)
    arrivals.see(PATH, Look(0, 1_000, 1_001), 0.0)
    assert arrivals.whole(1.0) == []


def test_a_file_is_given_once_and_again_when_it_has_changed() -> None:
    arrivals = Arrivals(quiet=0.0)
    arrivals.see(PATH, WRITTEN, 0.0)
    assert arrivals.whole(0.0) == [PATH]
    arrivals.see(PATH, WRITTEN, 1.0)
    assert arrivals.whole(1.0) == []
    arrivals.see(PATH, replace(WRITTEN, mtime_ns=2_000, ctime_ns=2_000), 2.0)
    assert arrivals.whole(2.0) == [PATH]


def test_a_file_that_goes_is_forgotten() -> None:
    arrivals = Arrivals(quiet=0.0)
    arrivals.see(PATH, WRITTEN, 0.0)
    arrivals.see(PATH, None, 0.0)
    assert arrivals.whole(9.0) == []
    arrivals.see(PATH, WRITTEN, 10.0)
    assert arrivals.whole(10.0) == [PATH]


@given(st.lists(st.integers(1, 4), max_size=20))
def test_a_file_that_grows_is_never_given_before_its_end(pauses: list[int]) -> None:
    arrivals, now = Arrivals(quiet=5.0), 0.0
    for size, pause in enumerate(pauses, start=1):
        arrivals.see(PATH, replace(WRITTEN, size=size), now)
        now += pause
        assert arrivals.whole(now) == []
    if pauses:
        assert arrivals.whole(now + 5.0) == [PATH]


@pytest.mark.skipif(os.name == "nt", reason="Windows does not tell when a file was renamed")
def test_a_rename_is_seen_on_the_disk(tmp_path: Path) -> None:
    hidden, path = tmp_path / ".part", tmp_path / "a.srt"
    hidden.write_text("text")
    os.utime(hidden, (1_000, 1_000))
    hidden.rename(path)
    look = Look.at(path)
    assert look is not None
    assert look.is_let_go
    assert Look.at(tmp_path) is None
    assert Look.at(hidden) is None


def test_files_that_are_there_or_come_later_are_told(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    for name in ("a.srt", "notes.txt", ".hidden.srt", "out/done.srt"):
        (tmp_path / name).write_text("text")
    changes = changes_in(tmp_path, {real_path(out)}, step=0.01)
    assert next(changes) == {tmp_path / "a.srt"}
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "b.vtt").write_text("text")
    (out / "other.srt").write_text("text")
    (tmp_path / ".c.srt").write_text("text")
    later = next(found for found in changes if any(path.name == "b.vtt" for path in found))
    assert later <= {tmp_path / "a.srt", tmp_path / "deeper" / "b.vtt"}
