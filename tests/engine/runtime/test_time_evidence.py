# SPDX-License-Identifier: Apache-2.0
"""Pauses as evidence of marks, beside any bundle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.arrays import FloatArray
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode, PaperLabel
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.time_evidence import (
    TIMES_FILE,
    TimedSlots,
    TimeNetwork,
    Times,
    WithTimes,
    features,
    read_networks,
    write_networks,
)
from interpunct.transcript.transcript import Silence, Slot, Timing, Transcript, Word

EXCLAMATION = Label("EXCLAMATION", PaperLabel.PERIOD, "!", ends_sentence=True)
WIDE = LabelSet((*PAPER_LABELS, EXCLAMATION))
SHARES = (0.6, 0.2, 0.1, 0.06, 0.04)


class Same(Predictor):
    """Finds the same shares of labels in every slot, the second half of a text first."""

    def __init__(self, labels: LabelSet = PAPER_LABELS) -> None:
        self._labels = labels

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        half = len(transcript) // 2
        row = np.array(SHARES[: len(self._labels)], np.float32)
        row /= row.sum()
        for start, stop in ((half, len(transcript)), (0, half)):
            casings = np.full((stop - start, 3), 1 / 3, np.float32)
            yield Predictions(start, np.tile(row, (stop - start, 1)), casings, self._labels)


def _network(times: Times) -> TimeNetwork:
    random = np.random.default_rng(3)
    shapes = ((features(times), 6), (6,), (6, 4), (4,))
    return TimeNetwork(*(random.normal(size=shape).astype(np.float32) for shape in shapes))


NETWORKS = {times: _network(times) for times in Times}


def _spoken(
    times_ms: Sequence[tuple[int, int]], timing: Timing = Timing.MEASURED, text: str = "word"
) -> Transcript:
    words = tuple(Word(text, 0, 0, 0, "en", 0, *each, timing) for each in times_ms)
    return _unmarked(words)


def _unmarked(words: Sequence[Word], silences: Sequence[Silence] = ()) -> Transcript:
    return Transcript(words, tuple(Slot(0, 0, "", Label.NONE) for _ in words), silences)


def _labels(transcript: Transcript, labels: LabelSet = PAPER_LABELS) -> FloatArray:
    found = np.full((len(transcript), len(labels)), np.nan, np.float32)
    for part in WithTimes(Same(labels), NETWORKS).predict(transcript):
        found[part.first : part.first + len(part)] = part.labels
    return found


SPEECH = [(0, 300), (320, 600), (1500, 1800), (1850, 2000), (2600, 2900)]


@pytest.mark.parametrize("timing", [Timing.MEASURED, Timing.STARTED])
def test_pauses_change_labels_but_in_the_last_slot(timing: Timing) -> None:
    bare, timed = (_labels(_spoken(SPEECH, each)) for each in (Timing.ESTIMATED, timing))
    assert (np.abs(timed - bare).max(axis=1) > 1e-3).tolist() == [True] * 4 + [False]
    np.testing.assert_allclose(timed.sum(axis=1), 1, atol=1e-5)


def test_a_slot_between_words_of_unknown_times_stays() -> None:
    transcript = _spoken(SPEECH)
    words = [*transcript.words]
    words[2] = words[2]._replace(timing=Timing.ESTIMATED)
    found = _labels(Transcript(tuple(words), transcript.slots))
    bare = _labels(_spoken(SPEECH, Timing.ESTIMATED))
    assert (np.abs(found - bare).max(axis=1) < 1e-6).tolist() == [False, True, True, False, True]


def test_starts_count_where_the_end_of_a_word_is_unknown() -> None:
    transcript = _spoken(SPEECH)
    words = tuple(
        word._replace(timing=Timing.STARTED) if index == 0 else word
        for index, word in enumerate(transcript.words)
    )
    mixed = _labels(Transcript(words, transcript.slots))
    by_words = _labels(transcript)
    by_starts = _labels(_spoken(SPEECH, Timing.STARTED))
    np.testing.assert_allclose(mixed[0], by_starts[0], atol=1e-6)
    np.testing.assert_allclose(mixed[3], by_words[3], atol=1e-6)


def test_silences_of_the_sound_count_where_words_have_no_times() -> None:
    bare = _labels(_spoken(SPEECH, Timing.ESTIMATED))
    words = [*_spoken(SPEECH, Timing.ESTIMATED).words]
    heard = _labels(_unmarked(words, [(600, 1500), (2000, 2600)]))
    assert (np.abs(heard - bare).max(axis=1) > 1e-3).tolist() == [True] * 4 + [False]
    measured = [word._replace(timing=Timing.MEASURED) for word in words[:3]]
    mixed = _labels(_unmarked([*measured, *words[3:]], [(600, 1500), (2000, 2600)]))
    np.testing.assert_allclose(mixed[2], bare[2], atol=1e-6)  # between both kinds
    assert np.abs(mixed[3] - bare[3]).max() > 1e-3
    without = _labels(_unmarked([*measured, *words[3:]]))
    np.testing.assert_allclose(mixed[0], without[0], atol=1e-6)


def test_labels_that_count_the_same_keep_their_proportion() -> None:
    found = _labels(_spoken(SPEECH), WIDE)
    period, exclamation = found[:, 2], found[:, 4]
    np.testing.assert_allclose(exclamation / period, SHARES[4] / SHARES[2], rtol=1e-4)


@given(
    st.lists(st.tuples(st.integers(1, 14), st.integers(0, 900)), min_size=3, max_size=30),
    st.integers(40, 90),
    st.integers(20, 200),
)
def test_starts_tell_pauses_at_the_rate_of_the_speaker(
    spoken: list[tuple[int, int]], letter_ms: int, word_ms: int
) -> None:
    """The oracle speaks a word in a fixed time a letter and pauses after it."""
    words, now = [], 0
    for letters, pause_ms in spoken:
        words.append(Word("x" * letters, 0, 0, 0, "en", 0, now, now, Timing.STARTED))
        now += letter_ms * letters + word_ms + pause_ms
    no_pauses = [pause_ms == 0 for _, pause_ms in spoken]
    timed = TimedSlots.of(_unmarked(words), Times.STARTS)
    assert not timed.known[-1]
    if all(no_pauses) and timed.known.any():
        # No pause: the bucket from -0.1 to 0 s or from 0 to 0.05 s, as rounding falls.
        assert set(timed.features[:-1, :14].argmax(axis=1).tolist()) <= {2, 3}


@given(st.lists(st.integers(0, 60), min_size=2, max_size=12), st.integers(0, 50_000_000))
def test_the_place_in_the_recording_changes_nothing(lengths: list[int], later_ms: int) -> None:
    edges = [50 * sum(lengths[:place]) for place in range(len(lengths) + 1)]  # on bucket edges too
    times_ms = list(zip(edges[:-1:2], edges[1::2], strict=False))
    later = [(start + later_ms, end + later_ms) for start, end in times_ms]
    here, there = (TimedSlots.of(_spoken(each), Times.WORDS) for each in (times_ms, later))
    assert np.array_equal(here.features[:, :36], there.features[:, :36])  # all buckets


def test_networks_survive_their_file(tmp_path: Path) -> None:
    write_networks(NETWORKS, tmp_path)
    read = read_networks(tmp_path / TIMES_FILE)
    for times, network in NETWORKS.items():
        np.testing.assert_allclose(read[times].hidden, network.hidden, atol=2e-3)
        np.testing.assert_allclose(read[times].out_bias, network.out_bias, atol=2e-3)


def test_a_file_with_layers_that_do_not_fit_is_refused(tmp_path: Path) -> None:
    odd = TimeNetwork(NETWORKS[Times.WORDS].hidden, *_parts(NETWORKS[Times.WORDS], units=5))
    write_networks({**NETWORKS, Times.WORDS: odd}, tmp_path)
    with pytest.raises(BundleError, match="differ in size"):
        read_networks(tmp_path / TIMES_FILE)


def _parts(network: TimeNetwork, units: int) -> tuple[FloatArray, FloatArray, FloatArray]:
    return network.hidden_bias[:units], network.out[:units], network.out_bias
