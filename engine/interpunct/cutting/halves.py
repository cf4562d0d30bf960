# SPDX-License-Identifier: Apache-2.0
"""The places where one cue may become two, by the rules of the cut."""

from __future__ import annotations

from typing import NamedTuple

from interpunct.captions.document import CaptionDocument
from interpunct.cutting.cue_reader import CueReader
from interpunct.cutting.layout.breaks import POOR
from interpunct.cutting.layout.cost import is_orphan
from interpunct.cutting.layout.stretch import Stretch, TimedBoxes
from interpunct.cutting.passages import passage_of
from interpunct.cutting.profiles import Profile
from interpunct.transcript.transcript import Transcript


class Place(NamedTuple):
    """A second half may start with `word`; both halves have so many columns, if on one line."""

    word: int
    before: float
    after: float


class Halving:
    """Reader of a document for places of splits."""

    def __init__(
        self, document: CaptionDocument, transcript: Transcript, profile: Profile
    ) -> None:
        self._reader = CueReader(document, transcript, profile, dividing=True)

    def places(self, cue: int) -> list[Place]:
        """Places where a cue may part, the best first; none where no cut is allowed.

        Better is a better break, then halves of more equal width.
        """
        boxes = self._reader.timed_boxes(cue)
        if not boxes.texts:
            return []
        run, stop = TimedBoxes(), len(boxes.texts)
        run.take(cue, boxes, 0, stop, "")
        stretch = passage_of(self._reader, run, None).stretch
        costs = stretch.breaks_in(0, stop)
        allowed = [place for place in range(1, stop) if costs[place] < POOR]
        found = [place for place in allowed if _stand_alone(stretch, place, stop)]
        found.sort(key=lambda place: (costs[place], _unevenness(stretch, place, stop)))
        widths = ((stretch.width(0, place), stretch.width(place, stop)) for place in found)
        return [Place(run.words[place], *both) for place, both in zip(found, widths, strict=True)]


def _stand_alone(stretch: Stretch, place: int, stop: int) -> bool:
    """Whether both halves are sentences, or long enough for cues inside one."""
    halves = ((0, place), (place, stop))
    return stretch.sentence_ends[place - 1] or not any(is_orphan(stretch, *one) for one in halves)


def _unevenness(stretch: Stretch, place: int, stop: int) -> float:
    return abs(stretch.width(0, place) - stretch.width(place, stop))
