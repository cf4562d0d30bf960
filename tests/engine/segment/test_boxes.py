# SPDX-License-Identifier: Apache-2.0
"""Boxes: what the short way makes of plain payloads is what the long one would."""

from __future__ import annotations

from unittest.mock import patch

from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.payload import tokenise
from interpunct.captions.reading import parse_captions
from interpunct.segment.boxes.boxes import boxes_in, boxes_of
from interpunct.segment.boxes.break_places import cue_words
from interpunct.transcript.from_document import build_transcript

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
]
SPACES = [" ", " ", " ", "  ", "\n", "\u00a0", "", "\t"]


@given(
    st.lists(st.tuples(st.sampled_from(PARTS), st.sampled_from(SPACES)), max_size=12),
    st.sampled_from(["en", "fr", "zh-Hans"]),
)
def test_boxes_of_plain_text_are_those_that_are_made_of_its_tokens(
    parts: list[tuple[str, str]], language: str
) -> None:
    text = "water " + "".join(part + space for part, space in parts)
    text = "\n".join(line for line in text.splitlines() if line.strip())
    document = parse_captions(f"1\n00:00:01,000 --> 00:00:09,000\n{text}\n".encode())
    transcript = build_transcript(document, languages=(language,))
    span = range(len(transcript))
    payload = document.cues[0].payload
    with patch("interpunct.segment.boxes.boxes.parting_spaces", return_value=None):
        tokens = tokenise(payload, document.format)
        slow = boxes_of(payload, tokens, 0, cue_words(transcript, span))
    assert boxes_in(document, transcript, span) == slow
