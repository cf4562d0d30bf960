# SPDX-License-Identifier: Apache-2.0
"""The marks and casing of a file that reach a model."""

from __future__ import annotations

import pytest

from interpunct.captions.reading import parse_captions
from interpunct.labels import MarksMode
from interpunct.runtime.given import GivenWords
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

FINISHED = (
    "When the boat came in, Peter Harper waved.",
    "Nobody saw him, of course, but the fog was thick.",
    "Did you know that he had lived here, near the harbour?",
    "We asked Anna, who was his aunt.",
)
BARE = "and so we went on to the town where nobody had heard of him or of the boat"


def _transcript(*texts: str) -> Transcript:
    blocks = [
        f"{number}\n00:00:{number % 60:02},000 --> 00:00:{number % 60:02},900\n{text}\n"
        for number, text in enumerate(texts, 1)
    ]
    return build_transcript(parse_captions("\n".join(blocks).encode()), languages=["en"])


def test_a_finished_stretch_gives_its_empty_gaps() -> None:
    transcript = _transcript(*FINISHED * 4, *[BARE] * 8)
    given = GivenWords.of(transcript, MarksMode.COMPLETE)
    finished = sum(len(text.split()) for text in FINISHED) * 4
    assert given.marks[: finished - 10].all()
    assert not given.marks[finished + 20 :].any()


def test_of_a_bare_text_with_single_marks_these_alone_are_given() -> None:
    transcript = _transcript(*[BARE] * 7, BARE + ".", *[BARE] * 7)
    given = GivenWords.of(transcript, MarksMode.COMPLETE)
    assert given.marks.sum() == 1
    assert transcript.slots[given.marks.argmax()].mark == "."


@pytest.mark.parametrize("text", [FINISHED[0], BARE])
def test_nothing_is_given_of_a_text_whose_marks_are_replaced(text: str) -> None:
    given = GivenWords.of(_transcript(*[text] * 30), MarksMode.REPLACE)
    assert not given.marks.any()
    assert not given.casings.any()
