# SPDX-License-Identifier: Apache-2.0
"""A predictor of several models: slots are yielded once all models have predicted them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray, softmax
from interpunct.labels import LabelSet, MarksMode
from interpunct.runtime.predictions import Predictions, Rows
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.together.mixing import common_labels, mixed_casings, mixed_labels
from interpunct.runtime.together.shares import Shares
from interpunct.transcript.transcript import Transcript, runs_of

BoolArray = NDArray[np.bool_]
_Stream = Iterator[tuple[int, Predictions]]


@dataclass(frozen=True, slots=True)
class Member:
    """A model of a mixture, and the `languages` that it knows; none are any.

    A member without `marks` or `casings` only has a say in the other.
    """

    predictor: Predictor
    languages: frozenset[str] = frozenset()
    marks: bool = True
    casings: bool = True

    def knows(self, languages: Sequence[str]) -> BoolArray:
        """Whether it knows each of these languages."""
        known = [not self.languages or code in self.languages for code in languages]
        return np.array(known, np.bool_)


class Together(Predictor):
    """The mixture of `members`; the `shares` are those of the members with marks, in their order.

    Casings are mixed by equal shares. In a language that a member does not know, the others share
    out what it has; where no member knows it, all have their say.
    """

    def __init__(self, members: Sequence[Member], shares: Shares) -> None:
        self._members = tuple(members)
        self._shares = shares

    @property
    def group_words(self) -> int:
        """See `Predictor.group_words`."""
        return min(member.predictor.group_words for member in self._members)

    @property
    def predicts_casings(self) -> bool:
        """See `Predictor.predicts_casings`."""
        return any(member.casings for member in self._members)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        streams = [
            ((0, part) for part in predictor.predict(
                transcript, marks=marks, first=first, cancelled=cancelled
            ))
            for predictor in self._predictors
        ]  # fmt: skip
        return (part for _, part in self._mixed([transcript], streams))

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> _Stream:
        """See `Predictor.predict_many`."""
        streams = [
            predictor.predict_many(transcripts, marks=marks, cancelled=cancelled)
            for predictor in self._predictors
        ]
        return self._mixed(transcripts, streams)

    @property
    def _predictors(self) -> list[Predictor]:
        return [member.predictor for member in self._members]

    def _mixed(self, transcripts: Sequence[Transcript], streams: Sequence[_Stream]) -> _Stream:
        """Ask the models in turn, the one that is furthest behind first."""
        texts: dict[int, _Text] = {}
        told = [0] * len(streams)
        waiting = dict(enumerate(streams))
        while waiting:
            at = min(waiting, key=lambda place: told[place])
            found = next(waiting[at], None)
            if found is None:
                del waiting[at]
                continue
            index, part = found
            told[at] += len(part)
            if index not in texts:
                texts[index] = _Text(transcripts[index], len(streams))
            text = texts[index]
            yield from ((index, self._part(text, run)) for run in text.ready(at, part))

    def _part(self, text: _Text, slots: range) -> Predictions:
        rows = text.rows(slots)
        words = text.transcript.words[slots.start : slots.stop]
        languages = [word.language for word in words]
        labels, label_set = self._labels(rows, languages)
        speaking = [number for number, member in enumerate(self._members) if member.casings]
        weights = self._weights(speaking, np.ones((len(speaking), len(words))), languages)
        casings = mixed_casings([rows[number] for number in speaking], weights)
        return Predictions(slots.start, labels, casings, label_set)

    def _labels(
        self, rows: Sequence[Rows], languages: Sequence[str]
    ) -> tuple[FloatArray, LabelSet]:
        speaking = [number for number, member in enumerate(self._members) if member.marks]
        parts = [rows[number] for number in speaking]
        label_set = common_labels([part.label_set for part in parts])
        shares = np.array([self._shares.of(code).shares for code in languages]).T
        weights = self._weights(speaking, shares, languages)
        scores = mixed_labels(parts, weights, label_set)
        return self._calibrated(scores, languages), label_set

    def _weights(
        self, speaking: Sequence[int], shares: NDArray[np.float64], languages: Sequence[str]
    ) -> FloatArray:
        """Weights (members, n) that sum to one in each row."""
        known = np.stack([self._members[number].knows(languages) for number in speaking])
        weights = np.where(known & (shares > 0), shares, 0.0)
        weights = np.where(weights.sum(axis=0) > 0, weights, shares)
        result: FloatArray = (weights / weights.sum(axis=0)).astype(np.float32)
        return result

    def _calibrated(self, scores: FloatArray, languages: Sequence[str]) -> FloatArray:
        codes = np.array(languages)
        for code in set(languages):
            fit = self._shares.of(code)
            rows = codes == code
            scores[rows] /= np.float32(fit.temperature)
            if len(fit.bias) == scores.shape[1]:
                scores[rows] += np.array(fit.bias, np.float32)
        return softmax(scores)


class _Text:
    """A transcript, and the predictions of each model for it that are here."""

    def __init__(self, transcript: Transcript, models: int) -> None:
        self.transcript = transcript
        self._rows: list[Rows | None] = [None] * models
        self._known = np.zeros((models, len(transcript)), np.bool_)

    def ready(self, model: int, part: Predictions) -> Iterator[range]:
        """Store a stretch; yields the runs of its slots that all models have predicted."""
        place = slice(part.first, part.first + len(part))
        rows = self._rows[model]
        if rows is None or rows.label_set != part.label_set:
            rows = self._rows[model] = Rows.unknown(len(self.transcript), part.label_set)
        rows.put(part)
        self._known[model, place] = True
        known: list[bool] = np.all(self._known[:, place], axis=0).tolist()
        for is_known, run in runs_of(known):
            if is_known:
                yield range(part.first + run.start, part.first + run.stop)

    def rows(self, slots: range) -> list[Rows]:
        """The predictions of each model for some slots."""
        place = slice(slots.start, slots.stop)
        return [
            Rows(rows.labels[place], rows.casings[place], rows.label_set)
            for rows in self._rows
            if rows is not None
        ]
