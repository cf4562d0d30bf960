# SPDX-License-Identifier: Apache-2.0
"""LRC: lines with their starts, read, and written as a new file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue, WordTime
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import LRC, SRT
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.writing import export, losses
from interpunct.errors import CaptionError

FILE = "[ar:nobody]\n[00:01.50]the harbour\n[00:04.00][01:10.5]rain\n[00:06.25]\n[00:08]back\n"


def opened(text: str = FILE) -> CaptionDocument:
    document = parse_captions(text.encode())
    assert document.format is LRC
    return document


def shown(document: CaptionDocument) -> list[tuple[int, int, str]]:
    return [(cue.start_ms, cue.end_ms, cue.payload) for cue in document.cues]


def test_a_line_is_shown_up_to_the_next_and_repeated_lines_stand_in_their_place() -> None:
    assert shown(opened()) == [
        (1500, 4000, "the harbour"),
        (4000, 6250, "rain"),
        (8000, 70_500, "back"),
        (70_500, 74_500, "rain"),
    ]


def test_a_line_without_a_readable_time_is_told() -> None:
    assert opened().warnings == ()
    text = "[00:01.00]so\n\n[00:99.00]odd\nno stamp\n# a note\n[#:note]\n[by: me]\n[note] it\n"
    document = opened(text)
    assert document.warnings == ("lines 3, 4, 8: a line without a readable time; it is left out",)
    assert document.to_bytes() == text.encode()


def test_an_offset_shows_all_lines_earlier() -> None:
    assert shown(opened("[offset:+500]\n[00:02.00]so\n[00:00.10]it\n"))[0] == (0, 1500, "it")


def test_stamps_of_words_are_their_times() -> None:
    (cue,) = opened("[00:01.00]<00:01.00>so <00:01.40> it <00:02.00>\n").cues
    assert cue.payload == "so it"
    assert cue.word_times == (WordTime(0, 1000), WordTime(3, 1400))


def test_it_is_written_as_read_until_it_changes() -> None:
    document = opened()
    assert document.to_bytes() == FILE.encode()
    changed = document.replace_payloads({0: "The harbour."})
    with pytest.raises(CaptionError, match="LRC is read, but not written"):
        changed.to_bytes()
    assert export(changed, LRC).decode().startswith("[00:01.50]The harbour.\n[00:04.00]rain\n")


def test_ends_before_a_pause_and_the_last_end_are_written() -> None:
    cues = [
        Cue("1", 0, 900, "", "so"),
        Cue("2", 1000, 2000, "", "it"),
        Cue("3", 4000, 5999, "", "is"),
    ]
    assert LRC.new_file(cues) == (
        "[00:00.00]so\n[00:01.00]it\n[00:02.00]\n[00:04.00]is\n[00:06.00]\n"
    )


def test_lines_become_one_and_losses_are_told() -> None:
    document = parse_captions(b"1\n00:00:01,000 --> 00:00:02,000\n<i>so\nit</i> is\n")
    assert export(document, LRC) == b"[00:01.00]so it is\n[00:02.00]\n"
    assert losses(document, LRC) == (
        "1 cue: italics left out, which LRC cannot store",
        "1 cue: line ends left out, which LRC cannot store",
    )


def test_a_file_without_captions_becomes_an_empty_one() -> None:
    assert export(parse_captions(b"WEBVTT\n\n"), LRC) == b""


@given(st.lists(st.tuples(st.integers(100, 9000), st.integers(100, 9000)), min_size=1))
def test_new_files_have_the_starts_and_no_earlier_ends(steps: list[tuple[int, int]]) -> None:
    clock, cues = 0, []
    for number, (gap, length) in enumerate(steps):
        cues.append(Cue("", clock + gap, clock + gap + length, "", f"line {number}"))
        clock = cues[-1].end_ms
    again = opened(LRC.new_file(cues)).cues
    assert [cue.payload for cue in again] == [cue.payload for cue in cues]
    for cue, other in zip(cues, again, strict=True):
        assert abs(cue.start_ms - other.start_ms) <= 5
        assert -5 <= other.end_ms - cue.end_ms <= 505


@pytest.mark.parametrize("text", ["so it is\n[00:01.00]x\n", "[note]\nso\n[00:01.00]x\n"])
def test_a_text_that_begins_otherwise_is_lrc_by_its_ending_alone(text: str) -> None:
    with pytest.raises(CaptionError):
        parse_captions(text.encode())
    assert parse_captions(text.encode(), path=Path("a.lrc")).format is LRC


@pytest.mark.corpus
def test_a_file_of_another_program_is_read(captions_folder: Path) -> None:
    path = captions_folder / "mantas-done+subtitles" / "tests" / "files" / "lrc.lrc"
    document = read_captions(path)
    assert document.cues[1].start_ms == 9640
    assert document.to_bytes() == path.read_bytes()
    assert len(parse_captions(export(document, SRT)).cues) == len(document.cues)
