# SPDX-License-Identifier: Apache-2.0
"""A predictor with the n-grams of a user's own text beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import Casing, Label, MarksMode
from interpunct.marking.live_text import LiveText
from interpunct.runtime.evidence import Evidence, EvidenceTable, WithEvidence, text_keys
from interpunct.runtime.experts.keys import KeyIndex, Keys
from interpunct.runtime.labelling import casings_as_written
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.streaming import word_stream
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

SPOKEN = ["so", "anna", "said", "that", "the", "fog", "lifts", "when", "Bo", "comes"]


def transcript_of(words: Sequence[str]) -> Transcript:
    return Transcript(
        tuple(Word(word, 0, 0, 0, "en", 0, 0, 0, Timing.ESTIMATED) for word in words),
        tuple(Slot(0, 0, "", Label.NONE) for _ in words),
    )


class Even(Predictor):
    """Finds no mark likelier than another, in stretches of a few slots from `first` on.

    Casing is as written, as the published systems leave it, or as even as the marks.
    """

    def __init__(self, stretch: int, *, as_written: bool = False) -> None:
        self._stretch = stretch
        self._as_written = as_written

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        starts = [*range(first, len(transcript), self._stretch), *range(0, first, self._stretch)]
        for start in starts:
            if cancelled():
                return
            stop = min(start + self._stretch, len(transcript) if start >= first else first)
            casings = np.full((stop - start, 3), 1 / 3, np.float32)
            if self._as_written:
                casings = casings_as_written(transcript.words[start:stop])
            yield Predictions(start, np.full((stop - start, 4), 0.25, np.float32), casings)


def evidence(strength: float = 1.0) -> Evidence:
    """Every n-gram of what is spoken speaks."""

    def table(keys: Keys, classes: int) -> EvidenceTable:
        index = KeyIndex.of(keys.ravel())
        rows = np.random.default_rng(1).normal(size=(len(index), classes)) * strength
        return EvidenceTable(index, rows.astype(np.float32))

    keys = text_keys(transcript_of(SPOKEN))
    return Evidence(table(keys.labels, 4), table(keys.casings, 3))


def whole(parts: Iterator[Predictions], words: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Labels and casings beside each other, (words, 7)."""
    found = np.full((words, 7), np.nan, np.float32)
    for part in parts:
        rows = found[part.first : part.first + len(part)]
        assert np.isnan(rows).all(), "a slot was predicted twice"
        rows[:] = np.hstack((part.labels, part.casings))
    return found


texts = st.lists(st.sampled_from(SPOKEN), max_size=40)


@given(texts, st.integers(1, 12), st.integers(0, 40))
def test_predictions_do_not_depend_on_the_stretches(
    words: list[str], stretch: int, first: int
) -> None:
    transcript = transcript_of(words)
    first = min(first, max(len(words) - 1, 0))
    pieces = WithEvidence(Even(stretch), evidence()).predict(transcript, first=first)
    at_once = whole(WithEvidence(Even(99), evidence()).predict(transcript), len(words))
    np.testing.assert_array_equal(whole(pieces, len(words)), at_once)
    np.testing.assert_allclose(at_once[:, :4].sum(axis=1), 1, atol=1e-5)
    np.testing.assert_allclose(at_once[:, 4:].sum(axis=1), 1, atol=1e-5)


@given(st.lists(texts, max_size=4))
def test_several_files_get_what_each_gets_alone(files: list[list[str]]) -> None:
    transcripts = [transcript_of(words) for words in files]
    predictor = WithEvidence(Even(5), evidence())
    found: list[list[Predictions]] = [[] for _ in files]
    for index, part in predictor.predict_many(transcripts):
        found[index].append(part)
    for transcript, parts in zip(transcripts, found, strict=True):
        alone = whole(predictor.predict(transcript), len(transcript))
        np.testing.assert_array_equal(whole(iter(parts), len(transcript)), alone)


def test_a_text_without_a_known_ngram_is_predicted_as_before() -> None:
    (part,) = WithEvidence(Even(9), evidence()).predict(
        Transcript(
            tuple(word._replace(language="da") for word in transcript_of(SPOKEN[:9]).words),
            transcript_of(SPOKEN[:9]).slots,
        )
    )
    np.testing.assert_allclose(part.labels, 0.25, atol=1e-6)
    np.testing.assert_allclose(part.casings, 1 / 3, atol=1e-6)


def test_what_an_ngram_adds_is_added_to_the_logarithm() -> None:
    one = transcript_of(["anna"])
    language = text_keys(one).labels[0, :1]
    labels = EvidenceTable(KeyIndex(language), np.array([[0, np.log(3), 0, 0]], np.float32))
    casings = EvidenceTable(KeyIndex(language), np.array([[0, 0, np.log(2)]], np.float32))
    (part,) = WithEvidence(Even(1), Evidence(labels, casings)).predict(one)
    np.testing.assert_allclose(part.labels, [[1 / 6, 1 / 2, 1 / 6, 1 / 6]], atol=1e-6)
    np.testing.assert_allclose(part.casings, [[1 / 4, 1 / 4, 1 / 2]], atol=1e-6)


def test_a_casing_that_is_as_written_stays() -> None:
    (part,) = WithEvidence(Even(99, as_written=True), evidence()).predict(transcript_of(SPOKEN))
    shown = part.casings.argmax(axis=1)
    assert shown.tolist() == [Casing.CAPITALISED if word == "Bo" else 0 for word in SPOKEN]


def test_cancelling_stops_between_stretches() -> None:
    answers = iter([False, True])
    predictor = WithEvidence(Even(3), evidence())
    found = list(predictor.predict(transcript_of(SPOKEN), cancelled=lambda: next(answers)))
    assert len(found) == 1


@pytest.mark.parametrize("size", [1, 7, 60])
def test_live_text_has_the_marks_of_the_whole_text(size: int) -> None:
    predictor = WithEvidence(Even(99), evidence(6.0))
    text = " ".join(SPOKEN).lower() + "\n"
    at_once = LiveText(word_stream(predictor), ["en"])
    wanted = at_once.feed(text) + at_once.finish()
    assert wanted.lower() != text
    live = LiveText(word_stream(predictor), ["en"])
    pieces = [live.feed(text[start : start + size]) for start in range(0, len(text), size)]
    assert "".join(pieces) + live.finish() == wanted
