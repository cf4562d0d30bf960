"""Experts alone predict marks and casing, and see what is given."""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.bundles.bundle import EXPERTS, default_bundle
from interpunct.labels import Casing, Label, MarksMode, PaperLabel
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.labelling import ExpertPunctuator
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

TEXT = """\
we went to london in march because my sister lives there and she asked us where have you been all
the time i told her that peter was ill
"""
TALK = TEXT.split()


@pytest.fixture(scope="module")
def punctuator() -> ExpertPunctuator:
    expert = Expert.load(default_bundle().folder / EXPERTS / "en")
    described = expert.description
    return ExpertPunctuator({"en": expert}, {"en": described.calibration}, described.label_set)


def transcript_of(
    words: list[str], marks: dict[int, str] | None = None, language: str = "en"
) -> Transcript:
    known = {"": Label.NONE, ",": Label.COMMA, ".": Label.PERIOD}
    slots = [(marks or {}).get(index, "") for index in range(len(words))]
    return Transcript(
        [Word(text, 0, 0, 0, language, 0, 0, 0, Timing.ESTIMATED) for text in words],
        tuple(Slot(0, 0, mark, known[mark]) for mark in slots),
    )


def whole(parts: list[Predictions]) -> Predictions:
    parts = sorted(parts, key=lambda part: part.first)
    assert [part.first for part in parts] == [
        0, *np.cumsum([len(part) for part in parts])[:-1].tolist()
    ]  # fmt: skip
    return Predictions(
        0,
        np.concatenate([part.labels for part in parts]),
        np.concatenate([part.casings for part in parts]),
        parts[0].label_set,
    )


def test_names_get_a_capital_and_sentences_an_end(punctuator: ExpertPunctuator) -> None:
    found = whole(list(punctuator.predict(transcript_of(TALK))))
    casings = found.casings.argmax(axis=1)
    assert casings[TALK.index("london")] == Casing.CAPITALISED
    assert casings[TALK.index("sister")] == Casing.LOWER
    assert found.labels[-1, PaperLabel.PERIOD] > 0.5
    np.testing.assert_allclose(found.labels.sum(axis=1), 1, atol=1e-5)
    np.testing.assert_allclose(found.casings.sum(axis=1), 1, atol=1e-5)


def test_marks_that_are_given_are_evidence_unless_they_are_to_be_replaced(
    punctuator: ExpertPunctuator,
) -> None:
    bare, marked = transcript_of(TALK), transcript_of(TALK, {4: ".", 9: ","})
    seen, unseen = (
        whole(list(punctuator.predict(marked, marks=mode)))
        for mode in (MarksMode.COMPLETE, MarksMode.REPLACE)
    )
    without = whole(list(punctuator.predict(bare)))
    np.testing.assert_array_equal(unseen.labels, without.labels)
    assert np.abs(seen.labels - without.labels).max() > 0.02


def test_words_in_another_language_stay_as_they_are(punctuator: ExpertPunctuator) -> None:
    (found,) = punctuator.predict(transcript_of(["Ahoj", "LIDI", "kde"], language="cs"))
    assert (found.labels[:, PaperLabel.NONE] == 1).all()
    assert found.casings.argmax(axis=1).tolist() == [Casing.CAPITALISED, Casing.UPPER, 0]


@settings(max_examples=20)
@given(words=st.integers(0, 1300), first=st.integers(0, 1300))
def test_every_slot_is_predicted_once_from_wherever_reading_begins(
    punctuator: ExpertPunctuator, words: int, first: int
) -> None:
    transcript = transcript_of((TALK * 50)[:words])
    if not words:
        assert not list(punctuator.predict(transcript))
        return
    parts = list(punctuator.predict(transcript, first=first))
    if first < words:
        assert parts[0].first <= first < parts[0].first + len(parts[0])
    straight = whole(list(punctuator.predict(transcript)))
    np.testing.assert_array_equal(whole(parts).labels, straight.labels)


def test_it_stops_where_it_is_cancelled(punctuator: ExpertPunctuator) -> None:
    answers = chain([False], iter(lambda: True, None))
    parts = punctuator.predict(transcript_of(TALK * 40), cancelled=lambda: next(answers))
    assert len(list(parts)) == 1
