# SPDX-License-Identifier: Apache-2.0
"""What a file's cue ends tell about its sentence ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import Label, MarksMode, PaperLabel
from interpunct.runtime.cue_ends import Place, WithCueEnds, place_weights, places_in_cues
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word
from interpunct.work.work import Work

UNSURE = (0.6, 0.1, 0.25, 0.05)
SURE_OF_NONE = (0.97, 0.02, 0.01, 0.0)


class Fixed(Predictor):
    """Says what it was told of every slot, in stretches of `size` that begin anywhere."""

    def __init__(self, labels: np.ndarray, size: int = 100) -> None:
        self._labels, self._size = labels.astype(np.float32), size

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        starts = range(0, len(transcript), self._size)
        begin = first // self._size
        for start in (*starts[begin:], *starts[:begin]):
            if cancelled():
                return
            labels = self._labels[: len(transcript)][start : start + self._size]
            lower = np.tile(np.array([[0.98, 0.01, 0.01]], np.float32), (len(labels), 1))
            yield Predictions(start, labels, lower)


def captions(cues: int, words: int = 5, pause_ms: int = 0) -> Transcript:
    """So many cues of so many words, each followed by a pause."""
    step = words * 100 + pause_ms
    made = [
        Word("so", cue, 0, 2, "en", 0, cue * step + at * 100, cue * step + at * 100 + 100,
             Timing.ESTIMATED)
        for cue in range(cues)
        for at in range(words)
    ]  # fmt: skip
    return Transcript(tuple(made), (Slot(2, 2, "", Label.NONE),) * len(made))


def said(transcript: Transcript, at_ends: tuple[float, ...]) -> np.ndarray:
    """Label probabilities: `at_ends` at the cue ends, sure of no mark elsewhere."""
    ends = places_in_cues(transcript) > 0
    return np.where(ends[:, None], at_ends, SURE_OF_NONE)


def shown(
    predictor: Predictor,
    transcript: Transcript,
    first: int = 0,
    marks: MarksMode = MarksMode.COMPLETE,
) -> np.ndarray:
    """What is said last of every slot."""
    labels = np.full((len(transcript), 4), np.nan, np.float32)
    for part in predictor.predict(transcript, first=first, marks=marks):
        labels[part.first : part.first + len(part)] = part.labels
    assert not np.isnan(labels).any()
    return labels


def test_a_slot_is_inside_a_cue_or_at_its_end() -> None:
    assert places_in_cues(captions(2, words=2)).tolist() == [0, Place.END, 0, 0]
    assert places_in_cues(captions(2, words=2, pause_ms=400))[1] == Place.END_BEFORE_PAUSE
    assert not len(places_in_cues(Transcript((), ())))


def test_where_cues_end_with_sentences_a_doubtful_end_gets_its_mark() -> None:
    transcript = captions(60)
    labels = said(transcript, (0.3, 0.1, 0.55, 0.05))
    doubtful = range(4, 300, 25)
    labels[doubtful] = UNSURE
    result = shown(WithCueEnds(Fixed(labels)), transcript)
    assert (result[doubtful].argmax(axis=1) == PaperLabel.PERIOD).all()
    np.testing.assert_allclose(result.sum(axis=1), 1, atol=1e-5)


def test_where_cues_end_anywhere_nothing_is_added() -> None:
    transcript = captions(60)
    labels = np.tile(SURE_OF_NONE, (len(transcript), 1))
    labels[::7] = UNSURE  # as often at cue ends as elsewhere
    result = shown(WithCueEnds(Fixed(labels)), transcript)
    flat = labels ** (1 / 1.15)
    np.testing.assert_allclose(result, flat / flat.sum(axis=1, keepdims=True), atol=0.03)


def test_captions_are_less_sure_than_the_model_and_keep_its_order() -> None:
    transcript = captions(60)
    labels = np.random.default_rng(0).dirichlet(np.ones(4), len(transcript)).astype(np.float32)
    result = shown(WithCueEnds(Fixed(labels)), transcript, first=500)
    assert result.max(axis=1).mean() < labels.max(axis=1).mean()


def test_text_without_cues_is_as_the_model_says() -> None:
    transcript = captions(1, words=300)
    labels = np.random.default_rng(0).dirichlet(np.ones(4), 300).astype(np.float32)
    assert np.array_equal(shown(WithCueEnds(Fixed(labels)), transcript), labels)


def test_marks_that_are_given_tell_nothing_of_those_that_are_missing() -> None:
    transcript = captions(200)
    labels = said(transcript, (0.02, 0.02, 0.95, 0.01))
    slots = list(transcript.slots)
    for end in range(4, 990, 5):  # nearly all ends have their mark
        slots[end] = Slot(2, 3, ".", Label.PERIOD)
    labels[994] = UNSURE
    given = Transcript(transcript.words, tuple(slots))
    predictor = WithCueEnds(Fixed(labels))
    kept = shown(predictor, given)
    hidden = shown(predictor, given, marks=MarksMode.REPLACE)
    assert kept[994].argmax() == PaperLabel.NONE
    assert hidden[994].argmax() == PaperLabel.PERIOD


@given(st.integers(0, 1_999), st.sampled_from([60, 100, 700]))
def test_what_is_said_last_does_not_depend_on_where_reading_begins(first: int, size: int) -> None:
    transcript = captions(400, pause_ms=200)
    labels = np.random.default_rng(1).dirichlet((6, 1, 2, 0.3), len(transcript))
    predictor = WithCueEnds(Fixed(labels, size))
    np.testing.assert_array_equal(
        shown(predictor, transcript, first), shown(predictor, transcript)
    )


def test_the_first_stretch_of_a_long_file_holds_the_slot_looked_at() -> None:
    transcript = captions(1_000)
    predictor = WithCueEnds(Fixed(said(transcript, UNSURE)))
    part = next(predictor.predict(transcript, first=3_210))
    assert part.first <= 3_210 < part.first + len(part)


def test_files_predicted_together_are_as_each_alone() -> None:
    texts = [captions(50), captions(30, pause_ms=100), captions(0), captions(300)]
    labels = np.random.default_rng(2).dirichlet((6, 1, 2, 0.3), 1_500)
    predictor = WithCueEnds(Fixed(labels))
    together = [np.full((len(text), 4), np.nan) for text in texts]
    for index, part in predictor.predict_many(texts):
        together[index][part.first : part.first + len(part)] = part.labels
    for text, found in zip(texts, together, strict=True):
        np.testing.assert_array_equal(found, shown(predictor, text))


def test_a_cancelled_prediction_gives_what_was_read() -> None:
    transcript = captions(100)
    cancelled = iter([False, False, True])
    parts = WithCueEnds(Fixed(said(transcript, UNSURE))).predict(
        transcript, cancelled=lambda: next(cancelled)
    )
    assert [len(part) for part in parts] == [100, 100]


@given(st.lists(st.integers(0, 2), min_size=1, max_size=60), st.integers(0, 9))
def test_weights_are_positive_whatever_the_model_says(found: list[int], seed: int) -> None:
    labels = np.random.default_rng(seed).dirichlet(np.full(4, 0.05), len(found))
    labels[:, 3] = 0  # a system that never says QUESTION
    weights = place_weights(labels.astype(np.float32), np.array(found, np.uint8))
    assert weights.shape == (3, 4)
    assert np.isfinite(weights).all()
    assert (weights >= 0).all()


def test_a_work_is_punctuated_with_what_its_cue_ends_tell() -> None:
    text = "".join(
        f"{cue + 1}\n00:00:{cue:02},000 --> 00:00:{cue + 1:02},000\nso it goes\n\n"
        for cue in range(40)
    )
    work = Work.of_bytes(text.encode())
    labels = said(work.transcript, (0.3, 0.1, 0.55, 0.05))
    labels[14] = UNSURE
    work.punctuate(Fixed(labels))
    assert work.cue_text(4).text == "So it goes."


@pytest.mark.parametrize("cues", [0, 1])
def test_a_file_of_no_or_one_cue_is_predicted(cues: int) -> None:
    transcript = captions(cues)
    labels = np.tile(UNSURE, (len(transcript), 1))
    assert len(shown(WithCueEnds(Fixed(labels)), transcript)) == len(transcript)
