# SPDX-License-Identifier: Apache-2.0
"""Replacing the whole cue list: kept cues keep their bytes, new ones follow the file's habits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from interpunct.captions import formats
from interpunct.captions.cues import Cue, RecutCue, WordTime
from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions
from interpunct.captions.recutting import renumbered
from interpunct.errors import CaptionError

SRT = (
    b"1\r\n00:00:01,000  -->  00:00:02,000\r\none\r\n\r\n\r\n"
    b"2\r\n00:00:03,000 --> 00:00:04,000\r\ntwo\r\n\r\n\r\n"
    b"3\r\n00:00:05,000 --> 00:00:06,000\r\nthree\r\n\r\n\r\n"
    b"4\r\n00:00:07,000 --> 00:00:08,000\r\nfour\r\n"
)
VTT = (
    b"WEBVTT\n\nSTYLE\n::cue {}\n\na\n00:01.000 --> 00:02.000 align:start\none\n\n"
    b"NOTE before two\n\n00:03.000 --> 00:04.000\ntwo\n\nNOTE before three\n\n"
    b"00:05.000 --> 00:06.000\nthree\n\nNOTE at the end\n"
)


def kept(document: CaptionDocument, *indices: int) -> list[RecutCue]:
    return [RecutCue(index, document.cues[index]) for index in indices]


@pytest.mark.parametrize("data", [SRT, VTT, b"WEBVTT", b"1\n00:00:01 --> 00:00:02"])
def test_same_cues_are_the_same_bytes(data: bytes) -> None:
    document = parse_captions(data)
    assert document.recut(kept(document, *range(len(document.cues)))).to_bytes() == data


def test_split_cue_is_written_in_the_habits_of_the_file() -> None:
    document = parse_captions(SRT)
    two = document.cues[1]
    cues = kept(document, 0, 1, 2, 3)
    cues[1:2] = [
        RecutCue(1, replace(two, end_ms=3500, payload="t")),
        RecutCue(1, replace(two, start_ms=3500, payload="w\no")),
    ]
    assert document.recut(cues).to_bytes() == (
        b"1\r\n00:00:01,000  -->  00:00:02,000\r\none\r\n\r\n\r\n"
        b"2\r\n00:00:03,000 --> 00:00:03,500\r\nt\r\n\r\n\r\n"
        b"3\r\n00:00:03,500 --> 00:00:04,000\r\nw\r\no\r\n\r\n\r\n"
        b"4\r\n00:00:05,000 --> 00:00:06,000\r\nthree\r\n\r\n\r\n"
        b"5\r\n00:00:07,000 --> 00:00:08,000\r\nfour\r\n"
    )


def test_cue_with_new_text_keeps_its_time_line_as_written() -> None:
    document = parse_captions(SRT)
    cues = kept(document, 0, 1, 2, 3)
    cues[0] = RecutCue(0, replace(document.cues[0], payload="One."))
    assert document.recut(cues).to_bytes() == SRT.replace(b"one", b"One.")


def test_removed_cues_leave_the_numbers_in_sequence() -> None:
    document = parse_captions(SRT)
    assert document.recut(kept(document, 0, 3)).to_bytes() == (
        b"1\r\n00:00:01,000  -->  00:00:02,000\r\none\r\n\r\n\r\n"
        b"2\r\n00:00:07,000 --> 00:00:08,000\r\nfour\r\n"
    )


def test_numbers_out_of_sequence_are_left_alone() -> None:
    data = SRT.replace(b"2\r\n00", b"7\r\n00", 1)
    document = parse_captions(data)
    again = parse_captions(document.recut(kept(document, 0, 1, 3)).to_bytes())
    assert [cue.identifier for cue in again.cues] == ["1", "7", "4"]


def test_new_cue_in_a_file_with_odd_numbers_gets_the_next_number() -> None:
    data = SRT.replace(b"2\r\n00", b"7\r\n00", 1)
    document = parse_captions(data)
    cues = kept(document, 0, 1, 2, 3)
    cues.insert(2, RecutCue(None, Cue("", 4100, 4200, "", "new")))
    assert [cue.identifier for cue in document.recut(cues).cues] == ["1", "7", "8", "3", "4"]


def test_new_cues_in_a_file_with_odd_numbers_get_none_that_is_taken() -> None:
    data = SRT.replace(b"2\r\n00", b"7\r\n00", 1).replace(b"3\r\n00", b"8\r\n00", 1)
    document = parse_captions(data)
    cues = kept(document, 0, 1, 2, 3)
    cues.insert(2, RecutCue(None, Cue("", 4100, 4200, "", "new")))
    assert [cue.identifier for cue in document.recut(cues).cues] == ["1", "7", "9", "8", "4"]


def test_blocks_stay_before_the_cue_they_preceded_or_the_next() -> None:
    document = parse_captions(VTT)
    assert document.recut(kept(document, 0, 2)).to_bytes() == (
        b"WEBVTT\n\nSTYLE\n::cue {}\n\na\n00:01.000 --> 00:02.000 align:start\none\n\n"
        b"NOTE before two\n\nNOTE before three\n\n"
        b"00:05.000 --> 00:06.000\nthree\n\nNOTE at the end\n"
    )
    assert document.recut(kept(document, 1)).to_bytes() == (
        b"WEBVTT\n\nSTYLE\n::cue {}\n\nNOTE before two\n\n00:03.000 --> 00:04.000\ntwo\n\n"
        b"NOTE before three\n\nNOTE at the end\n"
    )


def test_no_cues_leave_all_blocks() -> None:
    text = parse_captions(VTT).recut([]).to_bytes()
    assert text.startswith(b"WEBVTT\n\nSTYLE\n::cue {}\n\n")
    assert [line for line in text.splitlines() if line.startswith(b"NOTE")] == [
        b"NOTE before two",
        b"NOTE before three",
        b"NOTE at the end",
    ]


def test_cues_can_be_put_into_a_document_without_any() -> None:
    document = parse_captions(b"WEBVTT").recut([RecutCue(None, Cue("", 0, 3_600_000, "", "hi"))])
    assert document.to_bytes() == b"WEBVTT\n\n00:00:00.000 --> 01:00:00.000\nhi\n"


def test_settings_and_identifiers_are_written_as_given() -> None:
    document = parse_captions(VTT)
    cue = replace(document.cues[0], identifier="", settings="line:0", payload="One.")
    assert b"\n\n00:01.000 --> 00:02.000 line:0\nOne.\n\n" in (
        document.recut([RecutCue(0, cue), *kept(document, 1, 2)]).to_bytes()
    )
    named = replace(document.cues[1], identifier="b")
    assert b"NOTE before two\n\nb\n00:03.000 --> 00:04.000\ntwo" in (
        document.recut([*kept(document, 0), RecutCue(1, named)]).to_bytes()
    )


def test_decimal_mark_and_missing_hours_are_habits_too() -> None:
    data = b"1\n00:01.000->00:02.000\none\n\n2\n00:03.000-->00:04.000\ntwo\n"
    document = parse_captions(data, format=formats.SRT)
    cue = replace(document.cues[1], end_ms=3500)
    assert document.recut([*kept(document, 0), RecutCue(1, cue)]).to_bytes() == data.replace(
        b"00:04.000", b"00:03.500"
    )


def test_recut_after_an_edit_keeps_the_edit() -> None:
    document = parse_captions(SRT).replace_payloads({1: "TWO"})
    recut = document.recut(kept(document, 0, 1, 2))
    assert [cue.payload for cue in recut.cues] == ["one", "TWO", "three"]
    assert recut.replace_payloads({0: "ONE"}).to_bytes().count(b"ONE\r\n") == 1


def test_word_times_given_are_kept() -> None:
    document = parse_captions(SRT)
    cue = replace(document.cues[0], payload="on", word_times=(WordTime(0, 1000),))
    assert document.recut([RecutCue(0, cue)]).cues[0].word_times == (WordTime(0, 1000),)


def test_empty_cue_between_others_can_be_filled() -> None:
    data = b"WEBVTT\n\n00:01.000 --> 00:02.000\n\nid\n00:03.000 --> 00:04.000\ntwo\n"
    document = parse_captions(data)
    filled = replace(document.cues[0], payload="one")
    recut = document.recut([RecutCue(0, filled), *kept(document, 1)])
    assert [cue.payload for cue in parse_captions(recut.to_bytes()).cues] == ["one", "two"]


def test_cue_that_would_not_be_read_back_is_refused() -> None:
    document = parse_captions(VTT)
    with pytest.raises(CaptionError, match=r"new cue 2: WebVTT cannot store this cue unchanged"):
        document.recut(
            [*kept(document, 0), RecutCue(1, replace(document.cues[1], payload="a\n\nb"))]
        )
    with pytest.raises(CaptionError, match="new cue 1"):
        document.recut([RecutCue(0, replace(document.cues[0], start_ms=-5))])


@pytest.mark.parametrize("first", [1, 5])
def test_what_is_spliced_in_is_written_as_the_cues_around_are(first: int) -> None:
    times = [(f"00:00:{n:02}{'.' if n < 30 else ','}") for n in range(1, 60)]
    blocks = (f"{n}\n{at}000 --> {at}900\nline {n}\n" for n, at in enumerate(times, start=1))
    document = parse_captions("\n".join(blocks).encode(), format=formats.SRT)
    cue = document.cues[first]
    halves = [cue, Cue("", cue.end_ms + 10, cue.end_ms + 20, "", "new")]
    spliced = document.splice_cues(first, first + 1, halves)
    text = spliced.to_bytes().decode()
    assert f"\n{first + 2}\n00:00:{first + 1:02}.910 --> 00:00:{first + 1:02}.920\nnew\n" in text
    assert [cue.identifier for cue in spliced.cues] == [str(n) for n in range(1, 61)]
    assert [cue.payload for cue in parse_captions(text.encode()).cues] == [
        cue.payload for cue in spliced.cues
    ]


@pytest.mark.parametrize("by", [-1, 0, 3, 98])
def test_cues_with_other_numbers_stand_where_they_are_read(by: int) -> None:
    cues = (f"{n}\n00:00:{n:02},000 --> 00:00:{n:02},900\nso {n}\n" for n in range(7, 12))
    source = parse_captions("\n".join(cues).encode()).source
    moved = renumbered(source, range(7 + by, 12 + by))
    again = parse_captions(moved.text.encode()).source
    assert (moved.text, moved.spans, moved.cues) == (again.text, again.spans, again.cues)
    assert [cue.identifier for cue in moved.cues] == [str(n + by) for n in range(7, 12)]


def test_cues_with_any_numbers_are_numbered_from_one() -> None:
    text = (
        "4\r\n00:00:01,000 --> 00:00:02,000\r\nso\r\n\r\n"
        "00:00:03,000 --> 00:00:04,000\r\nit\r\n\r\n"
        "x 4\r\n00:00:05,000 --> 00:00:06,000\r\n4 goes\r\n"
    )
    document = parse_captions(text.encode(), format=formats.SRT).renumber()
    written = document.to_bytes().decode()
    assert written == text.replace("4\r", "1\r", 1).replace(
        "\r\n\r\n00", "\r\n\r\n2\r\n00", 1
    ).replace("x 4", "3")
    assert [cue.identifier for cue in parse_captions(written.encode()).cues] == ["1", "2", "3"]
    assert document.renumber() is document


def test_a_format_without_numbers_refuses_them() -> None:
    document = parse_captions(b"0:00:01.000,0:00:02.000\nso\n", format=formats.SBV)
    with pytest.raises(CaptionError, match="no numbers"):
        document.renumber()
