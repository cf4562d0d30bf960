# SPDX-License-Identifier: Apache-2.0
"""Time evidence: the effect of pauses on the label probabilities of any bundle.

A network of one hidden layer reads the log probabilities of a slot, the pauses at and beside it,
and the word before it. It adds to the log probability of each of the papers' labels (late fusion).
It knows no words, so one network serves all languages. There is one for words with measured starts
and ends, and one for words with starts alone, as in captions of YouTube. From starts alone, the
pause is the time from start to start, less the part that the letters of the word explain at the
speaker's rate. A third one is for words without times in a sound whose silences are known.

The file is an `.npz` without pickled objects. For each kind of times it holds the weights and
biases of the two layers (float16).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind, FloatArray, read_arrays, softmax
from interpunct.bundles.bundle import Bundle
from interpunct.errors import BundleError
from interpunct.files import replaced_file
from interpunct.labels import PAPER_LABELS, LabelSet, MarksMode
from interpunct.runtime.evidence import logarithms
from interpunct.runtime.experts.features import shifted
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import ChangedPredictor
from interpunct.runtime.silence_evidence import Seconds, silence_at_slots
from interpunct.transcript.transcript import Timing, Transcript, Word

TIMES_FILE = "times.npz"


class Times(StrEnum):
    """The times that are known of the words on both sides of a slot."""

    WORDS = "words"
    """The end of the word before it and the start of the word after it."""

    STARTS = "starts"
    """The starts of both words."""

    SILENCES = "silences"
    """The times of the cues, and the silences of the sound."""


_EDGES_S = {
    Times.WORDS: (0.02, 0.06, 0.12, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0, 1.5),
    Times.STARTS: (-0.1, 0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.55, 0.75, 1.0, 1.5),
    Times.SILENCES: (0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0, 1.5),
}
"""Edges of the buckets of pauses."""

_LABELS = len(PAPER_LABELS)
_NEAR = (0, -1, 1, -2, 2)  # the pause at the slot, at two slots before it, at two after it
_WORD_FEATURES = 2
_LONGEST_S = 0.8  # from start to start without a pause
_LEAST_S = 0.02
_USUAL_S = 0.25


def features(times: Times) -> int:
    """Number of features of a slot."""
    return _LABELS + len(_NEAR) * (len(_EDGES_S[times]) + 2) + _WORD_FEATURES


@dataclass(frozen=True, slots=True)
class TimedSlots:
    """Features of the times at every slot (n, `features` less labels), and where they are known.

    `known` (n,) is true where the pause at the slot is known.
    """

    features: FloatArray
    known: NDArray[np.bool_]

    def __getitem__(self, rows: slice) -> TimedSlots:
        return TimedSlots(self.features[rows], self.known[rows])

    @classmethod
    def of(cls, transcript: Transcript, times: Times) -> TimedSlots:
        """The times of the slots of a transcript."""
        words = transcript.words
        letters = np.array([sum(map(str.isalnum, word.text)) for word in words], np.float64)
        starts, ends = known_times(words)
        if times is Times.WORDS:
            pauses, length = _at(starts, 1) - ends, np.log(_filled(ends - starts))
        else:
            by_starts = times is Times.STARTS
            pauses = _pauses_of_starts(starts, letters) if by_starts else _silence(transcript)
            length = np.log1p(_at(letters, 1))
        buckets = [_buckets(_at(pauses, by), _EDGES_S[times]) for by in _NEAR]
        word = np.stack((np.nan_to_num(length), np.log1p(letters)), axis=1)
        columns = np.concatenate((*buckets, word), axis=1, dtype=np.float32)
        return cls(columns, ~np.isnan(pauses))


def known_times(words: Sequence[Word]) -> tuple[Seconds, Seconds]:
    """The measured starts and ends of words; nan where not measured."""
    starts, ends = np.full(len(words), np.nan), np.full(len(words), np.nan)
    for index, word in enumerate(words):
        if word.is_timed:
            starts[index] = word.start_ms / 1000
        if word.timing is Timing.MEASURED:
            ends[index] = word.end_ms / 1000
    return starts, ends


def _filled(seconds: Seconds) -> Seconds:
    filled: Seconds = np.maximum(np.nan_to_num(seconds, nan=_USUAL_S), _LEAST_S)
    return filled


def _at(values: Seconds, by: int) -> Seconds:
    """The value of the slot at distance `by`; nan outside the text."""
    return shifted(values, by, np.nan)


def _pauses_of_starts(starts: Seconds, letters: Seconds) -> Seconds:
    """The time from start to start, less the part that the letters explain in this file."""
    steps = _at(starts, 1) - starts
    usual = (steps > 0) & (steps < _LONGEST_S)
    if not usual.any():
        return np.full_like(steps, np.nan)
    inputs = np.stack((letters, np.ones_like(letters)), axis=1)
    line = np.linalg.lstsq(inputs[usual], steps[usual], rcond=None)[0]
    pauses: Seconds = steps - inputs @ line
    return pauses


def _silence(transcript: Transcript) -> Seconds:
    """The silence between words without times; nan without a sound."""
    is_timed = np.array([word.is_timed for word in transcript.words], np.bool_)
    if is_timed.all() or not transcript.silences:
        return np.full(len(transcript), np.nan)
    silence: Seconds = silence_at_slots(transcript.words, transcript.silences)
    silence[is_timed | shifted(is_timed, 1, True)] = np.nan
    return silence


def _buckets(seconds: Seconds, edges: Sequence[float]) -> FloatArray:
    """The bucket of each pause as a one-hot row; the first stands for an unknown pause."""
    rounded = np.round(np.nan_to_num(seconds), 3)  # else a difference falls beside an edge
    numbers = np.searchsorted(edges, rounded, side="right") + 1
    rows = np.where(np.isnan(seconds), 0, numbers)
    result: FloatArray = np.eye(len(edges) + 2, dtype=np.float32)[rows]
    return result


@dataclass(frozen=True, slots=True)
class TimeNetwork:
    """Weights of the hidden layer (features, units), of the output (units, 4), and biases."""

    hidden: FloatArray
    hidden_bias: FloatArray
    out: FloatArray
    out_bias: FloatArray

    def additions(self, scores: FloatArray, slots: FloatArray) -> FloatArray:
        """Additions (n, 4) to log probabilities `scores` (n, 4) for features of times."""
        inputs = np.concatenate((scores, slots), axis=1)
        states = np.maximum(inputs @ self.hidden + self.hidden_bias, 0.0)
        result: FloatArray = states @ self.out + self.out_bias
        return result


TimeNetworks = Mapping[Times, TimeNetwork]


def write_networks(networks: TimeNetworks, folder: Path) -> None:
    """Write `times.npz` of a bundle; its description has to be written afterwards."""
    arrays = {
        f"{times}.{name}": getattr(network, name).astype(np.float16)
        for times, network in networks.items()
        for name in TimeNetwork.__slots__
    }
    with replaced_file(folder / TIMES_FILE) as part, part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def read_networks(path: Path) -> TimeNetworks:
    """Read a file of `write_networks`. Raises BundleError for a damaged file."""
    kinds = {f"{times}.{name}": kind for times in Times for name, kind in _kinds(times)}
    arrays = read_arrays(path, kinds, BundleError, remedy=_REMEDY)
    return {times: _network(times, arrays, path) for times in Times}


_REMEDY = "Install the model again."


def _kinds(times: Times) -> Iterator[tuple[str, ArrayKind]]:
    yield "hidden", ArrayKind((features(times), None))
    yield "hidden_bias", ArrayKind((None,))
    yield "out", ArrayKind((None, _LABELS))
    yield "out_bias", ArrayKind((_LABELS,))


def _network(times: Times, arrays: Mapping[str, NDArray[np.float16]], path: Path) -> TimeNetwork:
    parts = {name: arrays[f"{times}.{name}"].astype(np.float32) for name, _ in _kinds(times)}
    network = TimeNetwork(**parts)
    if not network.hidden.shape[1] == len(network.hidden_bias) == len(network.out):
        raise BundleError("the layers of a network differ in size.", file=path, remedy=_REMEDY)
    return network


def has_networks(bundle: Bundle) -> bool:
    """Whether a bundle has time evidence."""
    return TIMES_FILE in bundle.description.sha256


def networks_of(bundle: Bundle) -> TimeNetworks | None:
    """The networks of a bundle; None if it has none. Raises BundleError if they are damaged."""
    return read_networks(bundle.path(TIMES_FILE)) if has_networks(bundle) else None


def with_times(
    labels: FloatArray, slots: TimedSlots, network: TimeNetwork, label_set: LabelSet
) -> FloatArray:
    """Label probabilities (n, labels) after the evidence of `slots` (n,).

    Labels that count as the same label of the papers get the same addition.
    """
    counted = logarithms(label_set.by_paper_labels(labels))
    added = network.additions(counted, slots.features)
    added[~slots.known] = 0.0
    return softmax(np.log(np.maximum(labels, _LEAST)) + added[:, label_set.paper_columns])


_LEAST = np.float32(1e-9)


@dataclass(frozen=True)
class WithTimes(ChangedPredictor):
    """Predictor that adds time evidence to the probabilities of another predictor."""

    networks: TimeNetworks

    def changed(
        self,
        transcripts: Sequence[Transcript],
        marks: MarksMode,  # noqa: ARG002 - times are the same in every mode
        found: Iterable[tuple[int, Predictions]],
    ) -> Iterator[tuple[int, Predictions]]:
        """See `ChangedPredictor.changed`."""
        timed: dict[int, list[tuple[TimeNetwork, TimedSlots]]] = {}
        for index, part in found:
            if index not in timed:
                timed[index] = list(self._timed(transcripts[index]))
            yield index, _changed(part, timed[index])

    def _timed(self, transcript: Transcript) -> Iterator[tuple[TimeNetwork, TimedSlots]]:
        """The slots of each kind of times; a slot counts for the first kind that knows it."""
        if not (transcript.silences or any(word.is_timed for word in transcript.words)):
            return
        taken = np.zeros(len(transcript), np.bool_)
        for times, network in self.networks.items():
            slots = TimedSlots.of(transcript, times)
            yield network, replace(slots, known=slots.known & ~taken)
            taken |= slots.known


def _changed(part: Predictions, timed: Sequence[tuple[TimeNetwork, TimedSlots]]) -> Predictions:
    labels, rows = part.labels, slice(part.first, part.first + len(part))
    for network, slots in timed:
        if slots.known[rows].any():
            labels = with_times(labels, slots[rows], network, part.label_set)
    return replace(part, labels=labels)
