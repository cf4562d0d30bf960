# SPDX-License-Identifier: Apache-2.0
"""The cheapest cues for boxes that are too many for one, by dynamic programming.

The weights were set by reading results, not learned. One unit is about what a plain break inside
a sentence costs.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Sequence
from itertools import pairwise
from math import inf

from interpunct.segment.layout.cost import ORPHAN_SHARE, best_lines
from interpunct.segment.layout.stretch import Span, Stretch
from interpunct.segment.profiles import Limits

_CUE = 2.0
_FULLNESS = 1.0
_TOO_LONG = 4.0
_TOO_SHORT = 1.4
_TOO_FAST = 0.3
_ORPHAN = 1.6
_MOVED = 0.35
_PAUSE = 1.0
_FULL_PAUSE_MS = 700


def cheapest_cues(stretch: Stretch, pack: Span, starts: Container[int]) -> list[Span]:
    """The cheapest cues for the boxes of `pack`; `starts` are the boxes that start cues now."""
    first, last = pack
    costs, origins = [0.0], [first]
    breaks = stretch.breaks_in(first, last)
    for stop in range(first + 1, last + 1):
        closing = 0.0
        if stop < last:
            closing = breaks[stop - first] - _silence(stretch, stop)
            closing += 0.0 if stop in starts else _MOVED
        cost, origin = _with_last(stretch, first, stop, costs, closing)
        costs.append(cost)
        origins.append(origin)
    places = [last]
    while places[-1] > first:
        places.append(origins[places[-1] - first])
    return list(pairwise(reversed(places)))


def _with_last(
    stretch: Stretch, first: int, stop: int, costs: Sequence[float], closing: float
) -> tuple[float, int]:
    """The cost of the cheapest cues up to `stop`, and the box with which the last one starts.

    `costs` are those of the cheapest cues from `first` up to each box before; `closing` is what
    it costs to end a cue here. Of equal ones the shortest last cue wins. Long ones are tried
    first: with one cue less before them, they are mostly the cheapest, and rule out the others
    before it is looked at what their lines cost.
    """
    limits = stretch.limits
    line, longest, shortest, fastest = _bounds(limits)
    columns = line * (limits.max_lines or 2)
    begins, spoken_from, spoken_to = stretch.begins, stretch.starts, stretch.ends[stop - 1]
    end, spaced = stretch.reach[stop], stretch.spaces[stop - 1] == " "
    cheapest, origin = inf, first
    for start in range(bisect_left(begins, end - columns, first, stop - 1), stop):
        width, before = end - begins[start], costs[start - first] + closing
        full = width / columns
        filling = _CUE + _FULLNESS * full * full
        if before + filling > cheapest:
            continue
        duration = max(1, spoken_to - spoken_from[start])
        length = speed = orphan = 0.0
        if duration > longest:
            length = _TOO_LONG * (duration / longest - 1) + _TOO_LONG / 4
        if duration < shortest:
            length = _TOO_SHORT * (1 - duration / shortest)
        excess = width * 1000 / duration / fastest - 1
        if excess > 0:
            speed = _TOO_FAST * min(2.0, excess)
        if width < ORPHAN_SHARE * line or (spaced and stop - start <= 2):
            orphan = _ORPHAN
        if before + (filling + length + speed + orphan) > cheapest:
            continue
        lines = best_lines(stretch, start, stop)
        if lines is not None:
            cost = before + (filling + lines.cost + length + speed + orphan)
            if cost <= cheapest:
                cheapest, origin = cost, start
    return cheapest, origin


def _bounds(limits: Limits) -> tuple[int, float, float, float]:
    """Columns of a line, the longest and the shortest duration, the highest speed."""
    return (
        limits.max_cpl or 1,
        limits.max_ms or inf,
        limits.min_ms or 0,
        limits.max_cps or inf,
    )


def _silence(stretch: Stretch, place: int) -> float:
    """What a silence before box `place` takes off the cost of a cue that ends there."""
    pause = stretch.starts[place] - stretch.ends[place - 1]
    return _PAUSE * min(1.0, max(0, pause) / _FULL_PAUSE_MS)
