# SPDX-License-Identifier: Apache-2.0
"""YouTube's SBV: two times on a line, then the text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from interpunct.captions.cues import RecutCue
from interpunct.captions.formats import SBV
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.captions.reading import parse_captions
from interpunct.errors import CaptionError

FILE = (
    b"0:00:01.000,0:00:03.500\r\nthe old pilot\r\nwaved\r\n\r\n"
    b"0:00:04.000,0:00:05.000\r\n\r\n"
    b"0:00:06.000,0:00:07.250\r\nharbour\r\n"
)


def test_cues_are_read_with_their_lines() -> None:
    document = parse_captions(FILE)
    assert document.format is SBV
    assert document.warnings == ()
    assert [(cue.start_ms, cue.end_ms, cue.payload) for cue in document.cues] == [
        (1000, 3500, "the old pilot\r\nwaved"),
        (4000, 5000, ""),
        (6000, 7250, "harbour"),
    ]


def test_an_edit_changes_the_text_alone() -> None:
    document = parse_captions(FILE)
    edited = document.replace_payloads({0: "The old pilot\nwaved."})
    assert edited.to_bytes() == FILE.replace(b"the", b"The").replace(b"waved", b"waved.")


def test_an_empty_cue_can_be_filled() -> None:
    filled = parse_captions(FILE).replace_payloads({1: "and"}).to_bytes()
    assert [cue.payload for cue in parse_captions(filled).cues][1:] == ["and", "harbour"]


def test_a_divided_cue_is_written_as_the_file_writes_cues() -> None:
    document = parse_captions(FILE)
    first, rest = document.cues[0], document.cues[1:]
    cues = [
        RecutCue(0, replace(first, end_ms=2000, payload="the old")),
        RecutCue(None, replace(first, start_ms=2000, payload="pilot\nwaved")),
        *(RecutCue(index, cue) for index, cue in enumerate(rest, start=1)),
    ]
    assert document.recut(cues).to_bytes() == FILE.replace(
        b"0:00:03.500\r\nthe old pilot",
        b"0:00:02.000\r\nthe old\r\n\r\n0:00:02.000,0:00:03.500\r\npilot",
    )


def test_text_after_an_empty_line_belongs_to_the_cue() -> None:
    document = parse_captions(b"0:00:01.000,0:00:02.000\none\n\ntwo\n\n\n")
    assert document.cues[0].payload == "one\n\ntwo"


def test_text_before_the_first_cue_is_kept_and_told() -> None:
    document = parse_captions(b"a note\n" + FILE, path=Path("talk.sbv"))
    assert document.warnings == ("line 1: text before the first cue is kept as it is",)
    assert document.replace_payloads({2: "x"}).to_bytes().startswith(b"a note\n0:00:01")


@pytest.mark.parametrize("payload", ["a\n\n0:00:01.000,0:00:02.000\nb", "0:00:01.000,0:00:02.000"])
def test_a_text_that_would_be_another_cue_is_refused(payload: str) -> None:
    with pytest.raises(CaptionError, match="cue 1: this text would be read as more than one cue"):
        parse_captions(FILE).replace_payloads({0: payload})


def test_tags_that_a_converter_left_are_left_alone() -> None:
    kinds = [token.kind for token in tokenise("<i>so</i>", SBV)]
    assert kinds == [TokenKind.MARKUP, TokenKind.TEXT, TokenKind.MARKUP]
