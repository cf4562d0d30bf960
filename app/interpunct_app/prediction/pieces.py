# SPDX-License-Identifier: Apache-2.0
"""Predictions in the background: the visible cues first, in small pieces."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event

from interpunct.captions.document import CaptionDocument
from interpunct.punctuate.cue_ends import ESTIMATED_FROM, WithCueEnds
from interpunct.punctuate.predictions import Predictions
from interpunct.punctuate.predictor import Predictor
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.labels import MarksMode
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct_app.background import Task

PIECE = 250
"""Slots handed to the GUI at once: their proposals take a few milliseconds there."""

_HEAD = 20  # cues: words enough to tell a language
_LONG = 10_000  # words: reading them takes a predictor a moment before it begins
_SIGHT = 250  # slots, some more than a screen has
_AROUND = 60  # words on either side of them: what stands farther off changes next to nothing


@dataclass(frozen=True, slots=True)
class LoadedModel:
    """A model that is ready, its name, and one sentence about where it runs, if needed.

    In the languages `sooner_typed` a review takes more keys than typing the marks. `languages`
    are those that the model has learned; empty where nobody says.
    """

    predictor: Predictor
    name: str
    notice: str | None = None
    sooner_typed: frozenset[str] = frozenset()
    languages: frozenset[str] = frozenset()


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
        for predictions in _in_sight(model.predictor, wanted, stops):
            _hand_over(task, predictions, wanted)
    stretches = WithCueEnds(model.predictor).predict(
        wanted.transcript, marks=wanted.marks, first=wanted.first, cancelled=stops
    )
    for predictions in stretches:
        enough -= len(predictions)
        missing = without(missing, _hand_over(task, predictions, wanted))
        if stops() or (not missing and enough <= 0):
            return


def _in_sight(
    predictor: Predictor, wanted: Wanted, stops: Callable[[], bool]
) -> Iterator[Predictions]:
    """What the user looks at, read from a few hundred words.

    A long transcript takes several times as long to prepare. All of it comes again after that.
    """
    start, stop = max(wanted.first - _AROUND, 0), wanted.first + _SIGHT
    seen = slice(start, stop + _AROUND)
    part = Transcript(wanted.transcript.words[seen], wanted.transcript.slots[seen])
    first = wanted.first - start
    for found in predictor.predict(part, marks=wanted.marks, first=first, cancelled=stops):
        if found.first + start >= stop or found.first + len(found) <= first:
            return
        yield replace(found, first=found.first + start)


def _hand_over(task: Task, predictions: Predictions, wanted: Wanted) -> range:
    """Hand over what is missing of some predictions, piece by piece; the slots of them all."""
    for part in _pieces(predictions, wanted.missing):
        task.hand_over(Piece(part, wanted.transcript))
    return range(predictions.first, predictions.first + len(predictions))


def predict_head(
    task: Task, model: LoadedModel, document: CaptionDocument, options: Options
) -> None:
    """Predict the first cues of a document, and forget it."""
    head = replace(document, cues=document.cues[:_HEAD])
    transcript = build_transcript(head, languages=options.languages or None)
    stretches = model.predictor.predict(transcript, marks=options.marks, cancelled=task.cancelled)
    next(stretches, None)


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
    first, stop = predictions.first, predictions.first + len(predictions)
    for gap in missing:
        end = min(gap.stop, stop)
        for start in range(max(gap.start, first), end, PIECE):
            part = slice(start - first, min(start + PIECE, end) - first)
            yield Predictions(start, predictions.labels[part], predictions.casings[part])
