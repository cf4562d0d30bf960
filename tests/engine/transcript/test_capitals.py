# SPDX-License-Identifier: Apache-2.0
"""Where the capitals of a text tell of its sentences."""

from __future__ import annotations

import pytest

from interpunct.captions.reading import parse_captions
from interpunct.labels import MarksMode
from interpunct.transcript.capitals import casing_given
from interpunct.transcript.from_document import build_transcript

SENTENCES = "The boat left the harbour And nobody waved at it In March the ice was still there "
NAMES = "the boat left Dover and nobody waved at Anna in March the ice was still in Hull "
MARKED = "The boat left the harbour. And nobody waved at it. In march the ice was still there. "


def told(text: str, marks: MarksMode = MarksMode.COMPLETE, code: str = "en") -> list[bool]:
    document = parse_captions(f"1\n00:00:01,000 --> 00:00:09,000\n{text}\n".encode())
    given = casing_given(build_transcript(document, languages=[code]), marks)
    return [bool(word) for word in given]


def test_capitals_of_sentences_without_marks_tell_the_casing() -> None:
    assert all(told(SENTENCES * 5))


@pytest.mark.parametrize("text", [NAMES, MARKED, SENTENCES.lower(), SENTENCES.upper()])
def test_names_and_capitals_that_marks_explain_do_not(text: str) -> None:
    assert not any(told(text * 5))


def test_where_every_word_has_a_capital_none_tells() -> None:
    assert not any(told(SENTENCES.title() * 5))


def test_where_marks_are_replaced_nothing_is_told() -> None:
    assert not any(told(SENTENCES * 5, MarksMode.REPLACE))


def test_a_stretch_in_lower_case_is_not_judged_by_another_with_capitals() -> None:
    found = told(SENTENCES * 20 + SENTENCES.lower() * 20)
    assert all(found[:200])
    assert not any(found[-200:])


@pytest.mark.parametrize("text", ["", "Ships", "ships"])
def test_hardly_any_words_tell_nothing(text: str) -> None:
    assert not any(told(text))


def test_words_after_the_last_function_word_are_told_as_it_is() -> None:
    """Three of the 52 near the last but one have capitals, and two of the 51 near the last."""
    raised = {8, 30, 40}
    told_words = told(
        " ships ".join("And" if n in raised else "and" for n in range(60)) + " fast "
    )
    assert told_words[-5:] == [True, True, False, False, False]


def test_half_of_the_function_words_with_capitals_tell_the_casing() -> None:
    assert all(told("ships And ships and " * 5))
    assert not any(told("ships And ships And ships and " * 5))
