# SPDX-License-Identifier: Apache-2.0
"""Replacing payloads: only their bytes change."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions import formats
from interpunct.captions.cues import RecutCue, WordTime
from interpunct.captions.reading import parse_captions
from interpunct.captions.retiming import CueTimes, moved_offsets
from interpunct.captions.word_times import reanchor
from interpunct.errors import CaptionError

SRT = b"1\n00:00:01,000 --> 00:00:02,000\none\ntwo\n\n2\n00:00:03,000 --> 00:00:04,000\nthree\n"


def test_only_the_payload_changes() -> None:
    document = parse_captions(SRT)
    edited = document.replace_payloads({1: "Three."})
    assert edited.to_bytes() == SRT.replace(b"three", b"Three.")
    assert document.to_bytes() == SRT


@given(
    st.lists(
        st.sampled_from(["", "a", "one longer text", "é", "two\nlines"]), min_size=2, max_size=9
    )
)
def test_all_payloads_can_change_at_once_and_times_after_them(payloads: list[str]) -> None:
    stamps = [
        f"00:00:{second:02},000 --> 00:00:{second:02},500" for second in range(len(payloads))
    ]
    before = "".join(f"{number}\n{stamp}\nold\n\n" for number, stamp in enumerate(stamps))
    document = parse_captions(before.encode()).replace_payloads(
        {cue: text for cue, text in enumerate(payloads) if text}
    )
    after = [f"{n}\n{stamp}\n{payloads[n] or 'old'}\n\n" for n, stamp in enumerate(stamps)]
    assert document.to_bytes().decode() == "".join(after)
    last = len(payloads) - 1
    times = document.cues[last].start_ms + 7, document.cues[last].end_ms + 7
    moved = document.retime({last: CueTimes(*times)}).to_bytes().decode()
    assert moved == "".join(after)[: -len(after[-1])] + after[-1].replace(",000", ",007").replace(
        ",500", ",507"
    )


def test_equal_payload_is_no_edit() -> None:
    document = parse_captions(SRT)
    assert document.replace_payloads({0: "one\ntwo"}) is document


def test_undone_edit_gives_the_bytes_read() -> None:
    document = parse_captions(SRT)
    undone = document.replace_payloads({0: "x"}).replace_payloads({0: "one\ntwo"})
    assert undone.cues == document.cues
    assert undone.to_bytes() == SRT


@pytest.mark.parametrize("end", [b"\r\n", b"\r"])
def test_bare_line_feed_takes_the_cue_s_line_end(end: bytes) -> None:
    data = SRT.replace(b"\n", end)
    edited = parse_captions(data).replace_payloads({1: "three\nfour"})
    assert edited.to_bytes() == data.replace(b"three", b"three" + end + b"four")


def test_mixed_line_ends_inside_a_payload_stay() -> None:
    data = SRT.replace(b"one\ntwo", b"one\r\ntwo\nmore")
    edited = parse_captions(data).replace_payloads({0: "One,\r\ntwo\nmore."})
    assert edited.to_bytes() == data.replace(b"one\r\ntwo\nmore", b"One,\r\ntwo\nmore.")


@pytest.mark.parametrize("tail", [b"", b"\n", b"\n\n", b"\n\n2\n00:00:03,000 --> 00:00:04,000\nx"])
@pytest.mark.parametrize("header", [b"1\n", b"WEBVTT\n\n"])
def test_empty_cue_can_be_filled(header: bytes, tail: bytes) -> None:
    data = header + b"00:00:01.000 --> 00:00:02.000" + tail.replace(b",", b".")
    edited = parse_captions(data).replace_payloads({0: "filled"})
    again = parse_captions(edited.to_bytes())
    assert [cue.payload for cue in again.cues] == ["filled", "x"][: len(again.cues)]
    assert len(again.cues) == len(edited.cues)


@pytest.mark.parametrize(
    "payload", ["a\n\n9\n00:00:01,000 --> 00:00:02,000\nb", "00:00:01,000 --> 00:00:02,000"]
)
def test_payload_that_would_be_another_cue_is_refused(payload: str) -> None:
    with pytest.raises(CaptionError, match="cue 1: this text would be read as more than one cue"):
        parse_captions(SRT).replace_payloads({0: payload})


@pytest.mark.parametrize("payload", ["a\n\nb", "a --> b", "\na"])
def test_payload_that_ends_a_vtt_cue_is_refused(payload: str) -> None:
    document = parse_captions(b"WEBVTT\n\n00:01.000 --> 00:02.000\none\n")
    with pytest.raises(CaptionError, match="cue 1"):
        document.replace_payloads({0: payload})


def test_character_outside_the_encoding_is_refused_with_its_name() -> None:
    document = parse_captions(SRT.replace(b"three", b"caf\xe9"), encoding="latin-1")
    with pytest.raises(CaptionError, match=r"cue 2: '。' cannot be written.*iso8859-1"):
        document.replace_payloads({1: "café。"})


def test_file_that_does_not_round_trip_is_saved_unedited_and_not_edited() -> None:
    data = SRT.replace(
        b"three", b"\x87\x90"
    )  # cp932 reads these two as a sign that it writes otherwise
    document = parse_captions(data, encoding="cp932")
    assert document.to_bytes() == data
    same = [RecutCue(index, cue) for index, cue in enumerate(document.cues)]
    changes: tuple[Callable[[], object], ...] = (
        lambda: document.replace_payloads({0: "x"}),
        lambda: document.recut(same[:1]),
        lambda: document.splice_cues(0, 2, document.cues[:1]),
        lambda: document.retime({0: CueTimes(1000, 2500)}),
    )
    for change in changes:
        with pytest.raises(CaptionError, match=f"byte {data.index(0x87)}"):
            change()


def test_index_of_no_cue_is_an_index_error() -> None:
    with pytest.raises(IndexError):
        parse_captions(SRT).replace_payloads({-1: "x"})


def test_byte_order_mark_and_wide_encoding_stay() -> None:
    text = SRT.decode()
    data = b"\xff\xfe" + text.encode("utf-16-le")
    edited = parse_captions(data).replace_payloads({1: "drei。"})
    assert edited.to_bytes() == b"\xff\xfe" + text.replace("three", "drei。").encode("utf-16-le")


def test_an_edit_shares_all_that_it_does_not_change() -> None:
    document = parse_captions(SRT * 3)
    edited = document.replace_payloads({2: "Edited."})
    assert edited.source is document.source
    assert [new is old for new, old in zip(edited.cues, document.cues, strict=True)] == [
        index != 2 for index in range(6)
    ]


def test_word_times_follow_marks_case_and_line_ends() -> None:
    old, new = "“well then go", "“Well, then\ngo."
    times = [WordTime(0, 1), WordTime(6, 2, 3, 0.5), WordTime(11, 4)]
    expected = (WordTime(0, 1), WordTime(7, 2, 3, 0.5), WordTime(12, 4))
    assert reanchor(times, old, new) == expected


def test_word_times_follow_a_mark_inside_unspaced_text() -> None:
    times = [WordTime(0, 1), WordTime(2, 2)]
    assert reanchor(times, "你好我很好", "你好，我很好。") == (WordTime(0, 1), WordTime(3, 2))


def test_times_of_replaced_words_are_dropped() -> None:
    times = [WordTime(0, 1), WordTime(2, 2), WordTime(6, 3)]
    assert reanchor(times, "a cat sat", "a dog sat") == (WordTime(0, 1), WordTime(6, 3))


def test_edited_cue_keeps_its_word_times() -> None:
    data = b"WEBVTT\n\n00:01.000 --> 00:02.000\nwell <00:01.500>then\n"
    document = parse_captions(data)
    edited = document.replace_payloads({0: "Well, <00:01.500>then."})
    assert edited.cues[0].word_times == (WordTime(17, 1500),)
    assert replace(edited.cues[0], word_times=()) == replace(
        document.cues[0], payload="Well, <00:01.500>then.", word_times=()
    )
    assert document.format is formats.VTT


def test_offsets_move_by_what_the_stamps_before_them_grow() -> None:
    old = "So<00:01.000> the<00:02.500> fog"
    new = "So<01:00:01.000> the<01:00:02.500> fog"
    moved = moved_offsets(old, new)
    for word in ("So", "the", "fog"):
        assert new[moved(old.index(word)) :].startswith(word)
    back = moved_offsets(new, old)
    assert [back(moved(offset)) for offset in (0, old.index("the"), old.index("fog"))] == [
        0,
        14,
        29,
    ]


def test_times_that_a_cue_has_already_are_no_edit() -> None:
    document = parse_captions(SRT)
    assert document.retime({0: CueTimes(1000, 2000), 1: CueTimes(3000, 4000)}) is document
    retimed = document.retime({0: CueTimes(1000, 2000), 1: CueTimes(3000, 4500)})
    assert retimed.to_bytes() == SRT.replace(b"00:00:04,000", b"00:00:04,500")


def test_times_of_words_in_the_text_move_with_their_cue() -> None:
    data = b"WEBVTT\n\n00:01.000 --> 00:03.000\nso <00:02.000>the &amp; boat <00:02.500>left\n"
    document = parse_captions(data)
    moved = document.retime({0: CueTimes(3_601_000, 3_603_000, with_words=True)})
    (old,), (new,) = document.cues, moved.cues
    assert [word.start_ms for word in new.word_times] == [
        word.start_ms + 3_600_000 for word in old.word_times
    ]
    assert parse_captions(moved.to_bytes()).cues == moved.cues


def test_times_that_the_format_cannot_write_are_refused() -> None:
    document = parse_captions(b"WEBVTT\n\n00:01.000 --> 00:02.000\none\n")
    with pytest.raises(CaptionError, match="WebVTT cannot store this cue unchanged"):
        document.retime({0: CueTimes(-5, 1000)})


def test_words_timed_outside_of_the_text_go_along_with_their_cue() -> None:
    words = [{"word": "so", "start": 1, "end": 1.5}, {"word": " be", "start": 1.5}]
    segment = {"start": 1, "end": 3, "text": "so be", "words": words}
    document = parse_captions(json.dumps({"segments": [segment]}).encode())
    (cue,) = document.retime({0: CueTimes(2000, 6000, with_words=True)}).cues
    assert cue.payload == "so be"
    assert cue.word_times == (WordTime(0, 2000, 3000), WordTime(3, 3000))
    (stays,) = document.retime({0: CueTimes(1000, 6000)}).cues
    assert stays.word_times == document.cues[0].word_times


@pytest.mark.parametrize(
    ("old", "new", "kept"),
    [
        ("the harber is", "the harbour is", [True, False, True]),
        ("the harber is", "the harbers is", [True, False, True]),
        ("the harber is", "THE harber, is.", [True, True, True]),
        ("the harber is", "the harber was", [True, True]),
        ("the harber is", "the harberis", [True, True, True]),
    ],
)
def test_a_word_with_other_letters_loses_the_probability_it_was_heard_with(
    old: str, new: str, kept: list[bool]
) -> None:
    times = [WordTime(0, 1, 2, 0.9), WordTime(4, 2, 3, 0.1), WordTime(11, 3, 4, 0.8)]
    assert [time.probability is not None for time in reanchor(times, old, new)] == kept


def test_a_word_without_spaces_keeps_its_probability_when_another_is_typed() -> None:
    times = [WordTime(0, 1, 2, 0.9), WordTime(2, 2, 3, 0.1)]
    found = reanchor(times, "你好世界", "你好世人")
    assert [time.probability for time in found] == [0.9, None]
