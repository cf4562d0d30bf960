# SPDX-License-Identifier: Apache-2.0
"""A stretch of boxes that may be cut anew: its widths, its breaks and its times."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from operator import add
from typing import NamedTuple

from interpunct.segment.boxes.boxes import Box
from interpunct.segment.boxes.joining import spaces_between
from interpunct.segment.layout.breaks import POOR, badness
from interpunct.segment.measure import columns
from interpunct.segment.profiles import Limits
from interpunct.transcript.labels import Label

_ENDLESS = 80  # words in a sentence that cannot be one
_UNMARKED = 30  # the same for one without any comma
_CARELESS = 1 / 8  # of cue ends part what belongs together where nobody cut by clauses

LEAST_MS_PER_BOX = 20
"""Below this no cue has time for its words: its times are no evidence of speech."""

Span = tuple[int, int]
"""The boxes of a cue: its first, and the first after it."""


class Draft(NamedTuple):
    """A cue to be: boxes `first` up to `stop` of a stretch, shown from `start_ms` to `end_ms`."""

    first: int
    stop: int
    start_ms: int
    end_ms: int


@dataclass(slots=True)
class TimedBoxes:
    """Boxes in order; when each is spoken, whether the file says so, and its columns."""

    boxes: list[Box] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    measured: list[bool] = field(default_factory=list)
    widths: list[float] = field(default_factory=list)

    def extend(self, others: TimedBoxes, first: int, stop: int) -> None:
        """Take those of the `others` from `first` up to `stop`."""
        self.boxes += others.boxes[first:stop]
        self.starts += others.starts[first:stop]
        self.ends += others.ends[first:stop]
        self.measured += others.measured[first:stop]
        self.widths += others.widths[first:stop]


class Lines(NamedTuple):
    """A way to break a cue: where its lines after the first start, and what that costs."""

    cost: float
    starts: tuple[int, ...] = ()


@dataclass(slots=True)
class Stretch:
    """Neighbouring boxes of one speaker and language, with no hard end inside but sentence ends.

    `spaces[k]` is what stands before box `k` when it follows box `k - 1` on a line;
    `widths[k]` the columns of box `k`; `reach[k]` the columns before it if all stood on one line,
    `begins[k]` those and the `gaps[k]` of its space; `breaks[k]` the badness of a break before
    box `k`; `sentence_ends[k]` whether a sentence ends with box `k`; `measured[k]` whether its
    times, `starts[k]` and `ends[k]`, come from the file.
    `own_widths` are the columns of those cues of the source that may stay as they are, on their
    lines; `lines` the best ones found so far, None where there are none. The next cue starts at
    `following_ms`; times are written in units of `unit_ms`.
    """

    boxes: Sequence[Box]
    limits: Limits
    spaces: list[str]
    widths: list[float]
    reach: list[float]
    gaps: list[float]
    begins: list[float]
    breaks: list[float]
    sentence_ends: list[bool]
    measured: list[bool]
    starts: list[int]
    ends: list[int]
    own_widths: Mapping[Span, float]
    following_ms: int | None = None
    unit_ms: int = 1
    lines: dict[Span, Lines | None] = field(default_factory=dict)

    def width(self, first: int, stop: int) -> float:
        """The columns of boxes `first` up to `stop` on one line."""
        return self.reach[stop] - self.begins[first]

    def retime(self, drafts: Sequence[Draft]) -> None:
        """Sets the times that the words will be estimated to have once `drafts` are the cues."""
        for draft in drafts:
            if not any(self.measured[draft.first : draft.stop]):
                weights = self.widths[draft.first : draft.stop]
                times = spread(weights, draft.start_ms, draft.end_ms)
                self.starts[draft.first : draft.stop] = times[:-1]
                self.ends[draft.first : draft.stop] = times[1:]


def spread(weights: Sequence[float], start_ms: int, end_ms: int) -> list[int]:
    """The times between which stretches of speech of these `weights` lie, first and last too.

    Each gets a millisecond and its share of the rest: interpolation by characters.
    """
    count = len(weights)
    total = sum(weights) or 1.0
    rest = max(0, end_ms - start_ms - count)
    times = [
        start_ms + number + int(rest * share / total)
        for number, share in enumerate(accumulate(weights, initial=0.0))
    ]
    times[-1] = end_ms
    return times


def stretch_of(
    timed: TimedBoxes,
    language: str,
    limits: Limits,
    *,
    labels: Sequence[Label],
    enclosed: Sequence[bool],
    own_widths: Mapping[Span, float],
    following_ms: int | None,
    unit_ms: int,
) -> Stretch:
    """The stretch of `timed`, whose lists it takes over; see `Stretch`.

    `labels` are those of the slots after them; `enclosed` tells whether they stand in one bracket
    with what is before them.
    """
    boxes = timed.boxes
    spaces, breaks = spaces_between(boxes, language), [0.0]
    between = zip(pairwise(boxes), spaces[1:], labels[:-1], enclosed[1:], strict=True)
    for (last, box), space, label, inside in between:
        cost = badness(last.shown, box.shown, language, label, spaced=bool(space))
        breaks.append(max(cost, POOR) if inside else cost)
    columns_of = {space: columns(space, limits.counting) for space in set(spaces)}
    gaps = [columns_of[space] for space in spaces]
    reach = list(accumulate(map(add, gaps, timed.widths), initial=0.0))
    return Stretch(
        boxes=boxes,
        limits=limits,
        spaces=spaces,
        widths=timed.widths,
        reach=reach,
        gaps=gaps,
        begins=list(map(add, reach, gaps)),
        breaks=breaks,
        sentence_ends=sentence_ends(boxes, labels, breaks),
        measured=timed.measured,
        starts=timed.starts,
        ends=timed.ends,
        own_widths=own_widths,
        following_ms=following_ms,
        unit_ms=unit_ms,
    )


def sentence_ends(
    boxes: Sequence[Box], labels: Sequence[Label], breaks: Sequence[float]
) -> list[bool]:
    """Whether a sentence ends with each of `boxes`, given the label of the slot after it.

    Where marks are missing, sentences run on and on. There the cues are the only evidence of
    where clauses end (unpunctuated Chinese subtitles are cut so), and each counts as an end. A
    recogniser that fills its cues is none: it parts articles from nouns, as `breaks` tell.
    """
    ends = [label.ends_sentence for label in labels]
    first = 0
    for place in range(len(labels)):
        if ends[place] or place == len(labels) - 1:
            if _runs_on(labels[first:place]):
                for inner in _clause_ends(boxes, breaks, range(first, place)):
                    ends[inner] = True
            first = place + 1
    return ends


def _runs_on(labels: Sequence[Label]) -> bool:
    """Whether a sentence with these `labels` before its end is too long to be one."""
    length = len(labels) + 1
    return length >= _ENDLESS or (length >= _UNMARKED and not any(labels))


def _clause_ends(boxes: Sequence[Box], breaks: Sequence[float], inside: range) -> list[int]:
    """The cue ends `inside` a sentence, none where they were made without regard to its words."""
    ends = [place for place in inside if boxes[place].closes_cue]
    careless = sum(breaks[place + 1] >= POOR for place in ends)
    return ends if careless <= _CARELESS * len(ends) else []
