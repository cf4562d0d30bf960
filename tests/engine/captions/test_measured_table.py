# SPDX-License-Identifier: Apache-2.0
"""What other libraries lose when they read and write a file, kept here: one test a trait."""

from __future__ import annotations

import pytest

from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT, VTT
from interpunct.captions.reading import parse_captions

TIMES = "00:00:01,000 --> 00:00:02,500"
VTT_TIMES = "00:01.000 --> 00:02.500"


def srt(text: str) -> CaptionDocument:
    document = parse_captions(text.encode(), format=SRT)
    assert document.to_bytes() == text.encode()
    return document


def vtt(text: str) -> CaptionDocument:
    document = parse_captions(text.encode())
    assert document.format is VTT
    assert document.to_bytes() == text.encode()
    return document


def payloads(document: CaptionDocument) -> list[str]:
    return [cue.payload for cue in document.cues]


def times(document: CaptionDocument) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in document.cues]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_is_read_alike(end: str) -> None:
    text = f"1\n{TIMES}\none\ntwo\n\n2\n{TIMES}\nthree\n".replace("\n", end)
    assert payloads(srt(text)) == [f"one{end}two", "three"]


def test_line_ends_may_be_mixed_in_one_file() -> None:
    document = srt(f"1\r\n{TIMES}\none\r\ntwo\n\r\n2\r{TIMES}\r\nthree")
    assert payloads(document) == ["one\r\ntwo", "three"]


def test_missing_number_is_no_number() -> None:
    document = srt(f"{TIMES}\none\n\n{TIMES}\ntwo\n")
    assert [cue.identifier for cue in document.cues] == ["", ""]
    assert payloads(document) == ["one", "two"]
    assert document.warnings == ("lines 1, 4: a cue without a number",)


@pytest.mark.parametrize("number", ["7", "0", "99.1", "1:", "#4", "Cue two"])
def test_any_number_line_is_kept_as_written(number: str) -> None:
    document = srt(f"7\n{TIMES}\none\n\n{number}\n{TIMES}\ntwo\n")
    assert [cue.identifier for cue in document.cues] == ["7", number]
    assert payloads(document) == ["one", "two"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("00:00:01.000 --> 00:00:02.500", (1000, 2500)),
        ("00:00:01:000 --> 00:00:02:500", (1000, 2500)),
        ("00.00.01,000 --> 00.00.02,500", (1000, 2500)),
        ("00:01,000 --> 00:02,500", (1000, 2500)),
        ("0:00:01,000 --> 0:00:02,500", (1000, 2500)),
        ("00:00:01,50 --> 00:00:02,5", (1050, 2005)),
        ("00:00:01,0500 --> 00:00:02,123456", (1050, 2123)),
        ("00:00:01 --> 00:00:02", (1000, 2000)),
        ("00:01 --> 00:02", (1000, 2000)),
        ("-00:00:01,000 --> 00:00:02,500", (-1000, 2500)),
        ("123:00:00,000 --> 123:00:01,000", (442800000, 442801000)),
        ("00:00:05,000 --> 00:00:02,000", (5000, 2000)),
        ("00:00:02,000 --> 00:00:02,000", (2000, 2000)),
        ("00:00:01,000 -> 00:00:02,500", (1000, 2500)),
        ("00:00:01,000 ---> 00:00:02,500", (1000, 2500)),
        ("00:00:01,000 ->> 00:00:02,500", (1000, 2500)),
        ("00:00:01,000 —> 00:00:02,500", (1000, 2500)),
        ("00:00:01,000 → 00:00:02,500", (1000, 2500)),
        ("00:00:01,000-->00:00:02,500", (1000, 2500)),
        ("00:00:01,000\t-->\t00:00:02,500", (1000, 2500)),
        ("  00:00:01,000 --> 00:00:02,500  ", (1000, 2500)),
        ("00: 00: 01, 000 --> 00: 00: 02, 500", (1000, 2500)),
        ("\u200b00:00:01,000 -->\u200b 00:00:02,500", (1000, 2500)),
        ("00：00：01，000 --> 00：00：02，500", (1000, 2500)),
    ],
)
def test_time_lines_are_read_however_they_are_written(
    line: str, expected: tuple[int, int]
) -> None:
    document = srt(f"1\n{line}\ntext\n")
    assert times(document) == [expected]
    assert payloads(document) == ["text"]


@pytest.mark.parametrize("line", ["a ratio 1:2 -> 3:4", "1:2 -> 3:4", "go -> there", "x --> y"])
def test_a_line_with_an_arrow_may_be_text(line: str) -> None:
    assert payloads(srt(f"1\n{TIMES}\n{line}\n")) == [line]


def test_coordinates_after_the_times_are_settings() -> None:
    document = srt(f"1\n{TIMES}  X1:10 X2:20  Y1:5 Y2:9\none\n")
    assert document.cues[0].settings == "X1:10 X2:20  Y1:5 Y2:9"


@pytest.mark.parametrize(
    "payload",
    [
        "<font color='red'>one</font>",
        "<b>one</b> {\\an8}two",
        "  spaces around  ",
        "a <3 b & c < d > e",
        "line\u2028separator\x0band\x85next\x1cline",
        "nul \0 byte",
        "first\n\nafter an empty line",
        "first\n \nafter a blank line",
        "1984",
        "&amp; &lt;i&gt;",
    ],
)
def test_payload_is_kept_to_the_letter(payload: str) -> None:
    document = srt(f"1\n{TIMES}\n{payload}\n\n2\n{TIMES}\nnext\n")
    assert payloads(document) == [payload, "next"]


def test_unsorted_cues_stay_in_file_order() -> None:
    document = srt("1\n00:00:09,000 --> 00:00:10,000\nlate\n\n2\n" + TIMES + "\nearly\n")
    assert payloads(document) == ["late", "early"]


def test_empty_cue_is_a_cue() -> None:
    document = srt(f"1\n{TIMES}\n\n2\n{TIMES}\n\n\n3\n{TIMES}\nthree\n")
    assert payloads(document) == ["", "", "three"]
    assert [cue.identifier for cue in document.cues] == ["1", "2", "3"]


def test_empty_cues_without_any_empty_line() -> None:
    assert payloads(srt(f"1\n{TIMES}\n2\n{TIMES}\n3\n{TIMES}")) == ["", "", ""]


def test_text_with_all_lines_spaced_out() -> None:
    document = srt(f"1\n\n{TIMES}\n\none\n\n\n\n2\n\n{TIMES}\n\ntwo\n")
    assert [cue.identifier for cue in document.cues] == ["1", "2"]
    assert [payload.strip() for payload in payloads(document)] == ["one", "two"]


def test_junk_before_the_first_cue_stays_and_is_told() -> None:
    document = srt(f"Made by nobody\n\n1\n{TIMES}\none\n")
    assert payloads(document) == ["one"]
    assert document.warnings == ("line 1: text before the first cue is kept as it is",)


def test_cue_with_a_broken_time_line_is_left_alone_and_told() -> None:
    text = f"1\n{TIMES}\none\n\n2\n00:00:0x,000 --> 00:00:09,000\nlost\n\n3\n{TIMES}\nthree\n"
    document = srt(text)
    assert payloads(document) == ["one", "three"]
    assert document.warnings[0].startswith("line 6: a time line that cannot be read")


def test_missing_final_line_end() -> None:
    assert payloads(srt(f"1\n{TIMES}\none")) == ["one"]


def test_byte_order_mark_inside_the_text() -> None:
    document = parse_captions(b"\xef\xbb\xbf\xef\xbb\xbf1\n" + TIMES.encode() + b"\none\n")
    assert document.cues[0].identifier == "1"


# WebVTT


def test_header_text_and_header_lines_are_kept() -> None:
    document = vtt(f"WEBVTT - made by hand\nKind: captions\nLanguage: en\n\n{VTT_TIMES}\none\n")
    assert payloads(document) == ["one"]
    assert document.warnings == ()


@pytest.mark.parametrize(
    "block",
    [
        "NOTE\na comment\nof two lines",
        "NOTE one line",
        "STYLE\n::cue { color: red }",
        "REGION\nid:top\nlines:3",
        "X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000",
        "WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000",
    ],
)
def test_known_blocks_are_no_cues(block: str) -> None:
    document = vtt(f"WEBVTT\n\n{block}\n\n{VTT_TIMES}\none\n\n{block}\n\n{VTT_TIMES}\ntwo\n")
    assert payloads(document) == ["one", "two"]
    assert document.warnings == ()


def test_junk_block_is_no_cue_and_is_told() -> None:
    document = vtt(f"WEBVTT\n\njunk\nhere\n\n{VTT_TIMES}\none\n")
    assert payloads(document) == ["one"]
    assert document.warnings == ("line 3: text that belongs to no cue is kept as it is",)


def test_identifiers_are_any_line() -> None:
    document = vtt(f"WEBVTT\n\nintro 1\n{VTT_TIMES}\none\n\n\n2\n{VTT_TIMES}\ntwo\n")
    assert [cue.identifier for cue in document.cues] == ["intro 1", "2"]


def test_two_lines_before_the_times_are_no_identifier() -> None:
    document = vtt(f"WEBVTT\n\nfirst\nsecond\n{VTT_TIMES}\none\n")
    assert [cue.identifier for cue in document.cues] == [""]


def test_settings_are_what_follows_the_times() -> None:
    document = vtt(f"WEBVTT\n\n{VTT_TIMES} align:start  position:10%\none\n")
    assert document.cues[0].settings == "align:start  position:10%"


@pytest.mark.parametrize(
    "payload",
    [
        "<v.loud Esme>hi</v>",
        "<lang en-GB>colour</lang> <ruby>漢<rt>かん</rt></ruby>",
        "<i>a</i> <b>b</b> <u>c</u> <c.red.big>d</c>",
        "&amp; &lt; &lrm; &nbsp;",
        " \n<c>starts with a blank line</c>",
        "a -> b",
    ],
)
def test_vtt_payload_is_kept_to_the_letter(payload: str) -> None:
    document = vtt(f"WEBVTT\n\n{VTT_TIMES}\n{payload}\n\n{VTT_TIMES}\nnext\n")
    assert payloads(document) == [payload, "next"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("00:01.000 --> 00:02.500", (1000, 2500)),
        ("00:00:01.000 --> 00:00:02.500", (1000, 2500)),
        ("123:00:00.000 --> 123:00:01.000", (442800000, 442801000)),
        ("00:01.000\t-->\t00:02.500", (1000, 2500)),
        ("00:01.000-->00:02.500", (1000, 2500)),
        ("00:00:01,000 --> 00:00:02,500", (1000, 2500)),
    ],
)
def test_vtt_times(line: str, expected: tuple[int, int]) -> None:
    assert times(vtt(f"WEBVTT\n\n{line}\none\n")) == [expected]


@pytest.mark.parametrize(
    "line", ["00:00:01.00 --> 00:00:02.000", "00:60.000 --> 00:61.000", "x --> 00:02.000"]
)
def test_cue_that_a_conforming_parser_drops_is_left_alone(line: str) -> None:
    document = vtt(f"WEBVTT\n\n{VTT_TIMES}\none\n\n{line}\nlost\n\n{VTT_TIMES}\ntwo\n")
    assert payloads(document) == ["one", "two"]
    assert document.warnings == ("line 6: a cue whose times cannot be read; players leave it out",)


def test_time_line_ends_the_cue_before_it() -> None:
    assert payloads(vtt(f"WEBVTT\n\n{VTT_TIMES}\none\n{VTT_TIMES}\ntwo\n")) == ["one", "two"]


def test_time_line_right_after_the_header() -> None:
    document = vtt(f"WEBVTT\n{VTT_TIMES}\none\n")
    assert payloads(document) == ["one"]
    assert document.cues[0].identifier == ""


def test_comma_decimals_in_vtt_are_read_and_told() -> None:
    document = vtt(f"WEBVTT\n\n{TIMES}\none\n")
    assert times(document) == [(1000, 2500)]
    assert document.warnings == ("line 3: a comma in a time, where WebVTT wants a full stop",)


def test_header_after_a_second_byte_order_mark() -> None:
    data = b"\xef\xbb\xbf\xef\xbb\xbfWEBVTT\n\n" + VTT_TIMES.encode() + b"\none\n"
    document = parse_captions(data)
    assert document.format is VTT
    assert document.to_bytes() == data


def test_vtt_without_cues_is_a_document_without_cues() -> None:
    assert vtt("WEBVTT\n").cues == ()
    assert vtt("WEBVTT").cues == ()


def test_inline_stamps_become_word_times() -> None:
    document = vtt(f"WEBVTT\n\n{VTT_TIMES}\nwell <00:01.500><i>then</i> <00:02.000>go <00:02.200>")
    cue = document.cues[0]
    found = [(cue.payload[time.offset :][:2], time.start_ms) for time in cue.word_times]
    assert found == [("th", 1500), ("go", 2000)]
