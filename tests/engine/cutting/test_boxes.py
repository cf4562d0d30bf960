# SPDX-License-Identifier: Apache-2.0
"""Boxes: what the short way makes of plain payloads is what the long one would."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from interpunct.captions.document import CaptionDocument
from interpunct.captions.payload import tokenise
from interpunct.captions.reading import parse_captions
from interpunct.cutting.boxes.boxes import boxes_in, boxes_of
from interpunct.cutting.boxes.break_places import cue_words, word_boxes
from interpunct.cutting.boxes.joining import joiner, spaces_between
from interpunct.errors import CaptionError
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

PARTS = [
    "water",
    "well-known",
    "don't",
    "12",
    "BOB",
    "«oui»",
    ",",
    ".",
    " - ",
    "—",
    " ! ",
    "...",
    "(",
    "【door slam】",
    "今天",
    "「道」",
]
SPACES = [" ", " ", " ", "  ", "\n", "\r\n", "\u00a0", "", "\t"]
plain = given(
    st.lists(st.tuples(st.sampled_from(PARTS), st.sampled_from(SPACES)), max_size=12),
    st.sampled_from(["en", "fr", "ja"]),
)


@plain
@example([("12", ""), ("【door slam】", ""), ("12", "")], "en")
def test_boxes_of_plain_text_are_those_that_are_made_of_its_tokens(
    parts: list[tuple[str, str]], language: str
) -> None:
    document, transcript = cue_of(parts, language)
    span = range(len(transcript))
    payload = document.cues[0].payload
    with patch("interpunct.cutting.boxes.boxes.parting_spaces", return_value=None):
        tokens = tokenise(payload, document.format)
        slow = boxes_of(payload, tokens, 0, cue_words(transcript, span))
    assert boxes_in(document, transcript, span) == slow


@plain
@example([("今天", "\n"), ("今天", "")], "ja")
def test_texts_of_words_that_stand_alone_are_those_of_their_boxes(
    parts: list[tuple[str, str]], language: str
) -> None:
    document, transcript = cue_of(parts, language)
    texts = word_boxes(document.cues[0].payload, transcript.words, transcript.slots)
    boxes = boxes_in(document, transcript, range(len(transcript)))
    if texts is not None:
        assert texts == [box.shown for box in boxes]
        assert [range(box.first, box.stop) for box in boxes] == [
            range(index, index + 1) for index in range(len(transcript))
        ]
        assert set(spaces_between(boxes, language)[1:]) <= {" "}


def test_words_of_two_plain_lines_stand_alone_whatever_ends_the_lines() -> None:
    for end in ("\n", "\r\n"):
        document, transcript = cue_of([("well-known", end), ("water", "."), ("12", "")], "en")
        payload = document.cues[0].payload
        assert word_boxes(payload, transcript.words, transcript.slots) == payload.split()


@pytest.mark.parametrize(
    ("left", "right", "language", "between"),
    [
        ("hello", "world", "en", " "), ("你好", "今天", "en", " "),
        ("你好", "今天", "zh-Hans", ""),
        ("你好", "today", "zh-Hans", ""), ("hello", "今天", "zh-Hans", ""),
        ("hello", "world", "zh-Hans", " "), ("สวัสดี", "วันนี้", "th", " "),
        ("", "今天", "ja", ""),
    ],
)  # fmt: skip
def test_lines_are_joined_by_a_space_but_in_scripts_without_any(
    left: str, right: str, language: str, between: str
) -> None:
    assert joiner(left, right, language) == between


def test_what_follows_the_last_word_stays_with_it() -> None:
    document, transcript = cue_of([("today", "\n"), ("<i>", ""), ("- ", "")], "en")
    boxes = boxes_in(document, transcript, range(len(transcript)))
    ends = [box.end for box in boxes]
    assert ends == sorted(ends)
    assert ends[-1] == len(document.cues[0].payload)
    assert boxes[0].shown == "water"


def test_a_cue_with_more_open_tags_than_anybody_means_is_named() -> None:
    document, transcript = cue_of([("<i>", "")] * 101, "en")
    with pytest.raises(CaptionError, match=r"cue 1.*more than 100 tags"):
        boxes_in(document, transcript, range(1))


def cue_of(parts: list[tuple[str, str]], language: str) -> tuple[CaptionDocument, Transcript]:
    """A cue of these parts and the spaces after them, and its transcript."""
    text = "water " + "".join(part + space for part, space in parts)
    lines = (line for line in text.splitlines(keepends=True) if line.strip())
    cue = f"1\n00:00:01,000 --> 00:00:09,000\n{''.join(lines).rstrip()}\n"
    document = parse_captions(cue.encode())
    return document, build_transcript(document, languages=(language,))


def test_a_sound_inside_a_line_stays_with_the_word_before_it() -> None:
    document, transcript = cue_of([("[thunder]", " "), ("12", "")], "en")
    boxes = boxes_in(document, transcript, range(len(transcript)))
    assert [box.shown for box in boxes] == ["water [thunder]", "12"]


def test_tags_that_stand_alone_go_with_the_word_after_them() -> None:
    document, transcript = cue_of([("<b>", " "), ("<i>", " "), ("12", "")], "en")
    boxes = boxes_in(document, transcript, range(len(transcript)))
    assert [box.fresh for box in boxes] == ["water", "<b> <i> 12"]
