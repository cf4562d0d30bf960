# SPDX-License-Identifier: Apache-2.0
"""Quick prediction of the part of a long file in sight, from a few hundred words.

Preparing a whole transcript takes several times as long. All slots are predicted again later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from interpunct.captions.document import CaptionDocument
from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct.work.work import Work

_HEAD = 150  # cues; they have more words than one sight needs
_SIGHT = 160  # slots, about a screen
_AROUND = 60  # words on each side; words farther away hardly matter


@dataclass(frozen=True, slots=True)
class Foreseen:
    """Predictions by `predictor` for a file's first words, made while the rest was being read."""

    predictor: Predictor
    marks: MarksMode
    transcript: Transcript
    predictions: tuple[Predictions, ...]

    def is_for(self, predictor: Predictor, marks: MarksMode, part: Transcript) -> bool:
        """Whether a prediction with these arguments would give the same."""
        return predictor is self.predictor and marks is self.marks and part == self.transcript


def foresee(predictor: Predictor, document: CaptionDocument, options: Options) -> Foreseen:
    """Predict the first screen of a document, before its words are read."""
    head = replace(document, cues=document.cues[:_HEAD])
    part = _part(Work(head, options).transcript, range(_SIGHT))
    found = tuple(predictor.predict(part, marks=options.marks))
    return Foreseen(predictor, options.marks, part, found)


def in_sight(
    predictor: Predictor,
    transcript: Transcript,
    marks: MarksMode,
    first: int,
    *,
    cancelled: Callable[[], bool],
    foreseen: Foreseen | None,
) -> Iterator[Predictions]:
    """Predictions for the slots in sight when `first` is the uppermost one."""
    start, stop = max(first - _AROUND, 0), first + _SIGHT
    part = _part(transcript, range(first, stop))
    if foreseen is not None and foreseen.is_for(predictor, marks, part):
        yield from foreseen.predictions
        return
    for found in predictor.predict(part, marks=marks, first=first - start, cancelled=cancelled):
        moved = replace(found, first=found.first + start)
        if moved.first >= stop or moved.slots.stop <= first:
            return
        yield moved


def _part(transcript: Transcript, slots: range) -> Transcript:
    """Words and slots of a part of a transcript, with context on each side."""
    near = slice(max(slots.start - _AROUND, 0), slots.stop + _AROUND)
    return replace(transcript, words=tuple(transcript.words[near]), slots=transcript.slots[near])
