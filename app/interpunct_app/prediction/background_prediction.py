# SPDX-License-Identifier: Apache-2.0
"""Predictions in the background, in small pieces, the visible cues first."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event

from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.labels import MarksMode
from interpunct.runtime.cue_ends import ESTIMATED_FROM, WithCueEnds
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Silence, Transcript
from interpunct_app.background import Task
from interpunct_app.prediction.visible_prediction import Foreseen, in_sight

PIECE = 150
"""Slots handed to the GUI at once; their proposals and journal take a few milliseconds there."""

_LONG = 10_000  # words; reading them delays the first prediction
_SHOWN_AFTER = 0.3  # longest wait for the GUI to show the part in sight, in seconds


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """Loaded model, its name, and a sentence on its device, if needed.

    It is of little use in its `weak` languages. `languages` are those that the model has learned;
    empty if unknown. The models of the languages in `absent` are in packages that are not
    installed. It `hears` if silences of the sound change its predictions.
    """

    predictor: Predictor
    name: str
    notice: str | None = None
    weak: WeakLanguages = NO_WEAK_LANGUAGES
    languages: frozenset[str] = frozenset()
    absent: frozenset[str] = frozenset()
    hears: bool = False


LoadModel = Callable[[Path | None], LoadedModel]
"""Loader of the bundle in a folder, None for the shipped bundle."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Request for predictions: the slots in `missing`, from near slot `first`.

    `silences` are those of the sound, as far as it is known. While `yields` is set, finished slots
    are still handed over and the rest is left. `shown` is set when all pieces are on the screen.
    """

    transcript: Transcript
    marks: MarksMode
    first: int
    missing: tuple[range, ...]
    silences: Sequence[Silence] = ()
    yields: Event = field(default_factory=Event)
    shown: Event = field(default_factory=Event)


@dataclass(frozen=True, slots=True)
class Piece:
    """Predictions of a few slots of `transcript`."""

    predictions: Predictions
    transcript: Transcript


def predict(
    task: Task, model: LoadedModel, wanted: Wanted, foreseen: Foreseen | None = None
) -> bool:
    """Predict the wanted slots and hand them over piece by piece; return whether it gave way.

    A predictor returns whole stretches. Slots that are not missing keep their predictions, so that
    an edit changes no mark in other cues. Slots may be handed over again with better predictions.
    If few are missing, reading stops once the evidence of cue ends around them can be estimated.
    """

    gave_way = False

    def stops() -> bool:
        nonlocal gave_way  # the predictor may have stopped although `yields` is cleared again
        gave_way = gave_way or wanted.yields.is_set()
        return gave_way or task.cancelled()

    missing = wanted.missing
    enough = math.inf if sum(map(len, missing)) > ESTIMATED_FROM else 2 * ESTIMATED_FROM
    heard = replace(wanted.transcript, silences=wanted.silences)
    if len(heard) > _LONG:
        at = (heard, wanted.marks, wanted.first)
        seen = in_sight(model.predictor, *at, cancelled=stops, foreseen=foreseen)
        if _hand_over(task, seen, wanted):
            wanted.shown.wait(_SHOWN_AFTER)  # the preparation leaves the GUI few turns
    stretches = WithCueEnds(model.predictor).predict(
        heard, marks=wanted.marks, first=wanted.first, cancelled=stops
    )
    for predictions in stretches:
        enough -= len(predictions)
        _hand_over(task, [predictions], wanted)
        missing = without(missing, predictions.slots)
        if stops() or (not missing and enough <= 0):
            break
    return gave_way


def _hand_over(task: Task, found: Iterable[Predictions], wanted: Wanted) -> bool:
    """Hand over the missing slots of some predictions; return whether there were any."""
    parts = (part for predictions in found for part in _pieces(predictions, wanted.missing))
    pieces = [Piece(part, wanted.transcript) for part in parts]
    task.hand_over(pieces)
    return bool(pieces)


def without(stretches: tuple[range, ...], gone: range) -> tuple[range, ...]:
    """`stretches` of slots without the slots in `gone`."""
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
