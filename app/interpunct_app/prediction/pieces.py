# SPDX-License-Identifier: Apache-2.0
"""Predictions in the background: the visible cues first, in small pieces."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

from interpunct.labels import MarksMode
from interpunct.runtime.cue_ends import ESTIMATED_FROM, WithCueEnds
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct_app.background import Task
from interpunct_app.prediction.sight import Foreseen, in_sight

PIECE = 150
"""Slots handed to the GUI at once: proposals and journal take a few milliseconds there."""

_LONG = 10_000  # words: reading them takes a predictor a moment before it begins
_SHOWN_AFTER = 0.3  # seconds, at most, that the GUI takes to show what is in sight


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """A model that is ready, its name, and one sentence about where it runs, if needed.

    In the languages `sooner_typed` a review takes more keys than typing the marks. `languages`
    are those that the model has learned; empty where nobody says.
    """

    predictor: Predictor
    name: str
    notice: str | None = None
    sooner_typed: tuple[str, ...] = ()
    languages: frozenset[str] = frozenset()


LoadModel = Callable[[Path | None], LoadedModel]
"""Loads the bundle in a folder, None for the one that ships."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to predict: the slots in `missing`, beginning near slot `first`.

    Once it `yields`, what is finished is still handed over, and the rest left undone. `shown` is
    set when all that was handed over is on the screen.
    """

    transcript: Transcript
    marks: MarksMode
    first: int
    missing: tuple[range, ...]
    yields: Event = field(default_factory=Event)
    shown: Event = field(default_factory=Event)


@dataclass(frozen=True, slots=True)
class Piece:
    """Predictions of a few slots of `transcript`."""

    predictions: Predictions
    transcript: Transcript


def predict(
    task: Task, model: LoadedModel, wanted: Wanted, foreseen: Foreseen | None = None
) -> None:
    """Predict what is wanted and hand it over piece by piece.

    A predictor gives whole stretches; what of them is not missing stays as it was predicted
    before, so that an edit changes no mark in other cues. Slots may come again that are better
    known later; where only a few are missing, no more is read than tells what the cue ends around
    them are worth.
    """

    def stops() -> bool:
        return task.cancelled() or wanted.yields.is_set()

    missing = wanted.missing
    enough = math.inf if sum(map(len, missing)) > ESTIMATED_FROM else 2 * ESTIMATED_FROM
    if len(wanted.transcript) > _LONG:
        at = (wanted.transcript, wanted.marks, wanted.first)
        seen = in_sight(model.predictor, *at, cancelled=stops, foreseen=foreseen)
        if _hand_over(task, seen, wanted):
            wanted.shown.wait(_SHOWN_AFTER)  # the preparation leaves the GUI few turns
    stretches = WithCueEnds(model.predictor).predict(
        wanted.transcript, marks=wanted.marks, first=wanted.first, cancelled=stops
    )
    for predictions in stretches:
        enough -= len(predictions)
        _hand_over(task, [predictions], wanted)
        missing = without(missing, predictions.slots)
        if stops() or (not missing and enough <= 0):
            return


def _hand_over(task: Task, found: Iterable[Predictions], wanted: Wanted) -> bool:
    """Hand over what is missing of some predictions, in pieces; whether anything is."""
    parts = (part for predictions in found for part in _pieces(predictions, wanted.missing))
    pieces = [Piece(part, wanted.transcript) for part in parts]
    task.hand_over(pieces)
    return bool(pieces)


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


def _pieces(predictions: Predictions, missing: tuple[range, ...]) -> Iterator[Predictions]:
    slots = predictions.slots
    for gap in missing:
        end = min(gap.stop, slots.stop)
        for start in range(max(gap.start, slots.start), end, PIECE):
            part = slice(start - slots.start, min(start + PIECE, end) - slots.start)
            rows = predictions.labels[part], predictions.casings[part]
            yield Predictions(start, *rows, predictions.label_set)
