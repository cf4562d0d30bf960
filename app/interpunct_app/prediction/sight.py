# SPDX-License-Identifier: Apache-2.0
"""What the user looks at in a long file, read from a few hundred words.

A whole transcript takes several times as long to prepare. All of it comes again after that.
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

_HEAD = 150  # cues: more words than are read for one sight
_SIGHT = 160  # slots, about what a screen has
_AROUND = 60  # words on either side of them: what stands farther off changes next to nothing


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What `predictor` gave for the first words of a file while the others were still read."""

    predictor: Predictor
    marks: MarksMode
    transcript: Transcript
    predictions: tuple[Predictions, ...]

    def is_for(self, predictor: Predictor, marks: MarksMode, part: Transcript) -> bool:
        """Whether the same would come again."""
        return predictor is self.predictor and marks is self.marks and part == self.transcript


def foresee(predictor: Predictor, document: CaptionDocument, options: Options) -> Foreseen:
    """Predict what is in sight when a document is opened, before its words are read."""
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
    """Predictions for what is in sight where slot `first` is the uppermost one on the screen."""
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
    """The slots, with the words on either side that tell what they are."""
    near = slice(max(slots.start - _AROUND, 0), slots.stop + _AROUND)
    return Transcript(tuple(transcript.words[near]), transcript.slots[near])
