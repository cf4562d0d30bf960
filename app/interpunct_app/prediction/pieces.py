# SPDX-License-Identifier: Apache-2.0
"""Predictions in the background: the visible cues first, in small pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

from interpunct.punctuate.predictions import Predictions
from interpunct.punctuate.predictor import Predictor
from interpunct.transcript.labels import MarksMode
from interpunct.transcript.transcript import Transcript
from interpunct_app.background import Task

PIECE = 250
"""Slots handed to the GUI at once: their proposals take a few milliseconds there."""


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """A model that is ready, its name, and one sentence about where it runs, if needed."""

    predictor: Predictor
    name: str
    notice: str | None = None


LoadModel = Callable[[Path | None], LoadedModel]
"""Loads the bundle in a folder, None for the one that ships."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to predict: the slots in `missing`, beginning near slot `first`.

    Once it `yields`, what is finished is still handed over, and the rest left undone.
    """

    transcript: Transcript
    marks: MarksMode
    first: int
    missing: tuple[range, ...]
    yields: Event = field(default_factory=Event)


@dataclass(frozen=True, slots=True)
class Piece:
    """Predictions of a few slots of `transcript`."""

    predictions: Predictions
    transcript: Transcript

    @property
    def slots(self) -> range:
        """The slots that are predicted."""
        return range(self.predictions.first, self.predictions.first + len(self.predictions))


def predict(task: Task, model: LoadedModel, wanted: Wanted) -> None:
    """Predict what is wanted and hand it over piece by piece; stops when nothing is missing."""

    def stops() -> bool:
        return task.cancelled() or wanted.yields.is_set()

    missing = wanted.missing
    stretches = model.predictor.predict(
        wanted.transcript, marks=wanted.marks, first=wanted.first, cancelled=stops
    )
    for predictions in stretches:
        for part in _pieces(predictions):
            piece = Piece(part, wanted.transcript)
            missing = without(missing, piece.slots)
            task.hand_over(piece)
        if not missing or stops():
            return


def without(stretches: tuple[range, ...], gone: range) -> tuple[range, ...]:
    """What is left of `stretches` of slots when those in `gone` are taken out."""
    parts = (
        part
        for stretch in stretches
        for part in (
            range(stretch.start, min(stretch.stop, gone.start)),
            range(max(stretch.start, gone.stop), stretch.stop),
        )
    )
    return tuple(part for part in parts if part)


def _pieces(predictions: Predictions) -> Iterator[Predictions]:
    for start in range(0, len(predictions), PIECE):
        part = slice(start, start + PIECE)
        yield Predictions(
            predictions.first + start, predictions.labels[part], predictions.casings[part]
        )
