# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label
from interpunct.runtime.experts import opinions as experts
from interpunct.runtime.experts.description import ExpertDescription
from interpunct.runtime.experts.expert import Expert, ExpertScores, Given
from interpunct.runtime.experts.features import FeatureSet
from interpunct.runtime.experts.opinions import ExpertReading, stretches
from interpunct.runtime.given import GivenWords
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word


class Listener:
    """Stands for an expert: a word's scores are its length; it keeps what it was told."""

    description = ExpertDescription(
        language="en", features=FeatureSet((), (), ()), casing_inside=True
    )

    def __init__(self) -> None:
        self.heard: list[tuple[list[str], Given]] = []

    def scores(self, forms: Sequence[str], given: Given) -> ExpertScores:
        self.heard.append((list(forms), given))
        lengths = np.array([[len(form)] for form in forms], np.float32)
        return ExpertScores(lengths * np.arange(4), lengths * np.arange(3))


def word(text: str, language: str, start_ms: int = 0, timing: Timing = Timing.ESTIMATED) -> Word:
    return Word(text, 0, 0, 0, language, 0, start_ms, start_ms + 200, timing)


def transcript_of(words: Sequence[Word]) -> Transcript:
    slot = Slot(0, 0, ",", Label.COMMA)
    return Transcript(tuple(words), (slot,) * len(words))


def reading_of(
    transcript: Transcript, listener: Listener, *, given: bool = False
) -> ExpertReading:
    known = {"en": cast("Expert", listener)}
    everywhere = np.full(len(transcript), given)
    words = GivenWords(everywhere, everywhere)
    return ExpertReading(transcript, known.get, PAPER_LABELS, words)


def test_an_expert_reads_its_own_language_only() -> None:
    listener = Listener()
    codes = ["en", "en", "xx", "en", "xx"]
    words = [word(text, code) for text, code in zip("abcde", codes, strict=True)]
    opinion = reading_of(transcript_of(words), listener).opinion(0, 5)
    assert [forms for forms, _ in listener.heard] == [["a", "b"], ["d"]]
    assert opinion.known.tolist() == [code == "en" for code in codes]
    assert np.exp(opinion.labels[opinion.known]).sum(axis=1) == pytest.approx(1.0)
    assert not opinion.labels[~opinion.known].any()


def test_it_is_told_what_is_given_and_only_then() -> None:
    words = [word("Anna", "en"), word("waved", "en"), word("1", "en")]
    for told, marks, casings in ((True, [2, 2, 2], [2, 1, 0]), (False, [0] * 3, [0] * 3)):
        listener = Listener()
        reading_of(transcript_of(words), listener, given=told).opinion(0, 3)
        ((forms, known),) = listener.heard
        assert forms[0] == "anna"
        assert known.marks.tolist() == marks
        assert known.casings.tolist() == casings


def test_an_empty_gap_is_known_where_it_is_given() -> None:
    words = [word("so", "en"), word("we", "en")]
    transcript = Transcript(tuple(words), (Slot(0, 0, "", Label.NONE),) * 2)
    listener, known = Listener(), GivenWords(np.array([True, False]), np.zeros(2, np.bool_))
    experts_by_language = {"en": cast("Expert", listener)}
    ExpertReading(transcript, experts_by_language.get, PAPER_LABELS, known).opinion(0, 2)
    ((_, heard),) = listener.heard
    assert heard.marks.tolist() == [1, 0]


def test_what_was_not_asked_for_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experts, "STRETCH_WORDS", 50)
    listener = Listener()
    reading = reading_of(transcript_of([word("a", "en")] * 500), listener)
    reading.opinion(120, 140)
    reading.opinion(100, 150)
    assert [len(forms) for forms, _ in listener.heard] == [200 + 2 * 40]


@given(st.lists(st.sampled_from(["en", "xx"]), max_size=60), st.integers(1, 20), st.data())
def test_the_order_of_asking_changes_nothing(
    codes: list[str], size: int, data: st.DataObject
) -> None:
    words = [word("a" * (1 + place % 7), code) for place, code in enumerate(codes)]
    transcript = transcript_of(words)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(experts, "STRETCH_WORDS", size)
        whole = reading_of(transcript, Listener()).opinion(0, len(words))
        parts = reading_of(transcript, Listener())
        for first in data.draw(st.permutations(range(0, len(words), 5))):
            found = parts.opinion(first, first + 5)
            np.testing.assert_array_equal(found.labels, whole.labels[first : first + 5])


@given(st.lists(st.sampled_from(["en", "xx"]), max_size=60), st.integers(1, 20))
def test_stretches_answer_every_word_once_in_its_language(codes: list[str], size: int) -> None:
    words = [word("a", code) for code in codes]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(experts, "STRETCH_WORDS", size)
        found = list(stretches(words))
    answered = [place for _, part in found for place in range(part.first, part.stop)]
    assert answered == list(range(len(words)))
    for language, part in found:
        assert {item.language for item in words[part.start : part.end]} == {language}
        assert part.start <= part.first < part.stop <= part.end
