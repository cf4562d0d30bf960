# SPDX-License-Identifier: Apache-2.0
"""Kept segments after a kill at any byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.hearing.kept import KeptSegments
from interpunct.hearing.segments import Segment, Word

times = st.integers(0, 10**6).map(lambda milliseconds: milliseconds / 1000)
made_words = st.builds(Word, st.text(), times, times, st.floats(0, 1))
made_segments = st.builds(Segment, times, times, st.text(), st.tuples(made_words))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


def opened(folder: Path) -> KeptSegments:
    return KeptSegments(folder / "talk.wav", folder / "model", "", folder)


@given(st.lists(made_segments, max_size=4), st.data())
def test_a_file_cut_off_anywhere_gives_its_whole_lines_and_goes_on(
    folder: Path, segments: list[Segment], data: st.DataObject
) -> None:
    kept = opened(folder)
    kept.forget()
    kept = opened(folder)
    kept.begin("en")
    for segment in segments:
        kept.add(segment)
    (file,) = folder.glob("*.jsonl")
    whole = file.read_bytes()
    cut = data.draw(st.integers(0, len(whole)))
    file.write_bytes(whole[:cut])
    lines = whole[:cut].count(b"\n")
    again = opened(folder)
    assert again.segments == segments[: max(0, lines - 1)]
    assert again.language == ("en" if lines else None)
    again.begin("en")
    for segment in segments[len(again.segments) :]:
        again.add(segment)
    assert file.read_bytes() == whole
    assert opened(folder).segments == segments


def test_a_damaged_line_and_all_after_it_are_dropped(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    kept.begin("en")
    segment = Segment(1.0, 2.0, " yes", ())
    kept.add(segment)
    (file,) = tmp_path.glob("*.jsonl")
    file.write_bytes(file.read_bytes() + b'{"start": 1}\n' + file.read_bytes())
    assert opened(tmp_path).segments == [segment]
    assert opened(tmp_path).until == 2.0
