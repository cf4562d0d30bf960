# SPDX-License-Identifier: Apache-2.0
"""Predictions in the background: the visible cues first, in small pieces."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from interpunct.punctuate.cue_ends import ESTIMATED_FROM, WithCueEnds
from interpunct.punctuate.predictions import Predictions
from interpunct.punctuate.predictor import Predictor
from interpunct.transcript.labels import MarksMode
from interpunct.transcript.transcript import Transcript
from interpunct_app.background import Task

PIECE = 250
"""Slots handed to the GUI at once: their proposals take a few milliseconds there."""


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """A model that is ready, its name, and one sentence about where it runs, if needed.

    In the languages `sooner_typed` a review takes more keys than typing the marks.
    """

    predictor: Predictor
    name: str
    notice: str | None = None
    sooner_typed: frozenset[str] = frozenset()


LoadModel = Callable[[Path | None], LoadedModel]
"""Loads the bundle in a folder, None for the one that ships."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to predict: the slots in `missing`, beginning near slot `first`."""

    transcript: Transcript
    marks: MarksMode
    first: int
    missing: tuple[range, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """Predictions of a few slots of `transcript`; `left` slots are still to come."""

    predictions: Predictions
    transcript: Transcript
    left: int


def predict(task: Task, model: LoadedModel, wanted: Wanted) -> None:
    """Predict what is wanted and hand it over piece by piece.

    A predictor gives whole stretches; what of them is not missing stays as it was predicted
    before, so that an edit changes no mark in other cues. Slots may come again that are better
    known later; where only some are missing, no more is read than tells what the cue ends around
    them are worth.
    """
    left = sum(len(stretch) for stretch in wanted.missing)
    enough = math.inf if left == len(wanted.transcript) else 2 * ESTIMATED_FROM
    stretches = WithCueEnds(model.predictor).predict(
        wanted.transcript, marks=wanted.marks, first=wanted.first, cancelled=task.cancelled
    )
    for predictions in stretches:
        left = max(0, left - _covered(predictions, wanted.missing))
        enough -= len(predictions)
        for piece in _pieces(predictions, wanted.missing):
            task.hand_over(Piece(piece, wanted.transcript, left))
        if task.cancelled() or (not left and enough <= 0):
            return


def _covered(predictions: Predictions, missing: tuple[range, ...]) -> int:
    """How many of the missing slots these predictions hold."""
    first, stop = predictions.first, predictions.first + len(predictions)
    return sum(max(0, min(stop, gap.stop) - max(first, gap.start)) for gap in missing)


def _pieces(predictions: Predictions, missing: tuple[range, ...]) -> Iterator[Predictions]:
    first, stop = predictions.first, predictions.first + len(predictions)
    for gap in missing:
        end = min(gap.stop, stop)
        for start in range(max(gap.start, first), end, PIECE):
            part = slice(start - first, min(start + PIECE, end) - first)
            yield Predictions(start, predictions.labels[part], predictions.casings[part])
