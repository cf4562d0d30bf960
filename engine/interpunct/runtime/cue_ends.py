# SPDX-License-Identifier: Apache-2.0
"""Cue ends as evidence of sentence ends, learnt from each file by itself.

A model reads words; whoever cut the captions, human or recogniser, heard the speech. The share of
each label at a file's cue ends is estimated from the model's own probabilities by expectation
maximisation. See Saerens, Latinne and Decaestecker 2002, "Adjusting the outputs of a classifier to
new a priori probabilities". The probabilities are then reweighted. In files whose cues end at any
word, such as rolling captions, almost nothing changes.

Captions are farther from the text of a model than the text of its calibration. So their
probabilities are flattened, by a factor measured with `python -m benchmarks.real_captions`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import IntEnum
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import ChangedPredictor
from interpunct.transcript.transcript import Slot, Transcript

_PAUSE_MS = 50
_LEAST_SLOTS = 20  # with fewer, an estimate would only confirm itself
_ROUNDS = 30
_BELIEF = 10  # weight of the file's usual labels in a place's estimate, in slots
_TRUST = 0.7  # in the estimate: a model's errors at cue ends affect it too
_LEAST = np.float32(1e-6)
_TEMPERATURE = 1.15  # of captions

ESTIMATED_FROM = 1_000
"""Number of slots for a first estimate; the slots shown before are then shown again."""


class Place(IntEnum):
    """The position of a slot in its cue."""

    INSIDE = 0
    END = 1  # the next cue follows at once
    END_BEFORE_PAUSE = 2


def places_in_cues(transcript: Transcript) -> NDArray[np.uint8]:
    """The position of every slot, as `Place`."""
    cues, starts_ms, ends_ms = (
        np.fromiter(map(attrgetter(name), transcript.words), np.int64, len(transcript))
        for name in ("cue", "start_ms", "end_ms")
    )
    found = np.full(len(transcript), Place.INSIDE, np.uint8)  # the text's end too: models know it
    paused = starts_ms[1:] - ends_ms[:-1] > _PAUSE_MS
    ends = np.where(paused, Place.END_BEFORE_PAUSE, Place.END)
    found[:-1] = np.where(cues[1:] != cues[:-1], ends, Place.INSIDE)
    return found


def place_weights(
    labels: FloatArray, found: NDArray[np.uint8], label_set: LabelSet = PAPER_LABELS
) -> FloatArray:
    """Factors of label probabilities (n, labels) in each `Place`: (places, labels).

    `found` (n,) holds the place of every row. A cue end is evidence of a sentence end, not of its
    mark. So all labels that end a sentence get one factor, and all other marks another.
    """
    weights = np.ones((len(Place), len(label_set)), np.float32)
    if not len(labels):
        return weights
    kind_of = np.array([_kind(label) for label in label_set])
    kinds = np.column_stack([labels[:, kind_of == kind].sum(axis=1) for kind in range(3)])
    usual = np.maximum(kinds.mean(axis=0), _LEAST)
    counts = np.bincount(found, minlength=len(Place))
    for place in np.flatnonzero(counts >= _LEAST_SLOTS):
        shares = (_shares(kinds[found == place], usual) / usual) ** _TRUST
        weights[place] = shares[kind_of]
    return weights


def _kind(label: Label) -> int:
    """The column of a label in the shares of a place: no mark, an inner mark, an end."""
    return 2 if label.ends_sentence else int(bool(label))


def _shares(kinds: FloatArray, usual: FloatArray) -> FloatArray:
    """The likeliest shares of no mark, an inner mark and an end in the slots of one place."""
    shares = usual
    for _ in range(_ROUNDS):
        weighed = _normal(kinds * (shares / usual))
        shares = (weighed.sum(axis=0) + _BELIEF * usual) / (len(kinds) + _BELIEF)
    return shares


def _normal(labels: FloatArray) -> FloatArray:
    result: FloatArray = labels / labels.sum(axis=1, keepdims=True)
    return result


class _Estimate:
    """The label probabilities of one transcript as they arrive, and its cue-end weights."""

    def __init__(self, transcript: Transcript, marks: MarksMode) -> None:
        self._places = places_in_cues(transcript)
        self._slots, self._marks = transcript.slots, marks
        self._parts: list[Predictions] = []
        self._labels: FloatArray | None = None
        self._known = np.zeros(len(transcript), np.bool_)
        self._weights: FloatArray | None = None

    def weighed(self, part: Predictions) -> Sequence[Predictions]:
        """The predictions to show after the new `part`: the part, or all of them again.

        All are shown again at the first estimate, and when all slots are known. A text without
        cue ends has nothing to compare.
        """
        if not self._places.any():
            return [part]
        self._note(part)
        begun = self._weights is not None
        if self._known.all() or (not begun and self._known.sum() >= ESTIMATED_FROM):
            self._weights = self._estimated(part.label_set)
            return [self._part(each, self._weights) for each in self._parts]
        return [self._part(part, self._weights)]

    def _estimated(self, label_set: LabelSet) -> FloatArray:
        assert self._labels is not None
        rows = self._known & open_slots(self._slots, self._marks, label_set)
        return place_weights(self._labels[rows], self._places[rows], label_set)

    def _note(self, part: Predictions) -> None:
        self._parts.append(part)
        slots = slice(part.first, part.first + len(part))
        if self._labels is None:
            self._labels = np.zeros((len(self._known), len(part.label_set)), np.float32)
        self._labels[slots], self._known[slots] = part.labels, True

    def _part(self, part: Predictions, weights: FloatArray | None) -> Predictions:
        labels = part.labels
        if weights is not None:
            labels = labels * weights[self._places[part.first : part.first + len(part)]]
        return replace(part, labels=_normal(labels ** np.float32(1 / _TEMPERATURE)))


def open_slots(slots: Sequence[Slot], marks: MarksMode, label_set: LabelSet) -> NDArray[np.bool_]:
    """For each slot, whether the model decides its label."""
    if marks is MarksMode.REPLACE:
        return np.array([slot.is_restored_by(label_set) for slot in slots], np.bool_)
    return np.array([not slot.mark for slot in slots], np.bool_)


class WithCueEnds(ChangedPredictor):
    """Predictor that reweights another predictor's label probabilities by place in the cue.

    A long transcript is weighted by its first stretches, and once more as a whole at the end. The
    final result does not depend on the starting slot.
    """

    def changed(
        self,
        transcripts: Sequence[Transcript],
        marks: MarksMode,
        found: Iterable[tuple[int, Predictions]],
    ) -> Iterator[tuple[int, Predictions]]:
        """See `ChangedPredictor.changed`; a fully known transcript is yielded once more."""
        texts: dict[int, _Estimate] = {}
        for index, part in found:
            if index not in texts:
                texts[index] = _Estimate(transcripts[index], marks)
            yield from ((index, weighed) for weighed in texts[index].weighed(part))
