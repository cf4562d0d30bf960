# SPDX-License-Identifier: Apache-2.0
"""The stretches of a transcript around its doubtful slots, as they are sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.labels import LabelSet, MarksMode
from interpunct.marking.proposals import as_shown
from interpunct.runtime.cue_ends import open_slots
from interpunct.transcript.transcript import Slot, Transcript

AROUND = 24  # words before and after a doubtful slot
MOST_WORDS = 160  # of a stretch: longer ones are answered carelessly, and lost whole
SENT_TWICE = 1.2
"""Upper limit of the words sent for each word of a text."""
_EDGE = 8  # slots at a cut end, where a language model sees too little, and likes a full stop


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words that are sent together, and the `heard` slots whose answer counts.

    Each slot is heard in one stretch at most. All words have one speaker and one language.
    """

    words: range
    heard: range


def doubtful_slots(
    transcript: Transcript,
    labels: FloatArray,
    label_set: LabelSet,
    marks: MarksMode,
    below: float,
) -> NDArray[np.bool_]:
    """The slots (slots,) that a model decides, with a shown label less likely than `below`."""
    confidences = np.max(as_shown(labels.T, label_set), axis=0)
    decided = open_slots(transcript.slots, marks, label_set) & _free(transcript.slots)
    doubtful: NDArray[np.bool_] = (confidences < below) & decided
    return doubtful


def _free(slots: Sequence[Slot]) -> NDArray[np.bool_]:
    """The slots in which neither markup nor the neighbouring words decide."""
    free = (not slot.protected and slot.settled is None for slot in slots)
    return np.fromiter(free, np.bool_, len(slots))


def stretches_around(doubtful: NDArray[np.bool_], transcript: Transcript) -> Iterator[Stretch]:
    """The stretches around the `doubtful` slots (slots,), in order."""
    ends = [0, *(end + 1 for end in transcript.turn_ends())]
    places = np.flatnonzero(doubtful)
    for start, stop in pairwise(ends):
        inside = places[(start <= places) & (places < stop)].tolist()
        yield from _heard_once(_windows(inside, range(start, stop)), range(start, stop))


def _windows(places: Sequence[int], turn: range) -> Iterator[range]:
    """Windows around the places; near windows are joined while they stay short.

    Two windows share just the words that their edges need.
    """
    joined: range | None = None
    for place in places:
        start, stop = max(turn.start, place - AROUND), min(turn.stop, place + 1 + AROUND)
        if joined is None:
            joined = range(start, stop)
        elif start <= joined.stop and stop - joined.start <= MOST_WORDS:
            joined = range(joined.start, stop)
        elif place >= joined.stop - _EDGE:
            yield joined
            joined = range(max(start, joined.stop - 2 * _EDGE), stop)
    if joined is not None:
        yield joined


def _heard_once(windows: Iterator[range], turn: range) -> Iterator[Stretch]:
    """A stretch for each window, without the slots at its cut ends and of the stretch before."""
    done = turn.start
    for window in windows:
        start = window.start if window.start == turn.start else window.start + _EDGE
        stop = window.stop if window.stop == turn.stop else window.stop - _EDGE
        heard = range(max(done, start), stop)
        done = heard.stop
        yield Stretch(window, heard)
