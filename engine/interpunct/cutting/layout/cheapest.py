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
from typing import NamedTuple

from interpunct.cutting.layout.cost import ORPHAN_SHARE, best_lines
from interpunct.cutting.layout.stretch import Span, Stretch
from interpunct.cutting.profiles import Limits

_CUE = 2.0
_FULLNESS = 1.0
_TOO_LONG = 4.0
_TOO_SHORT = 1.4
_TOO_FAST = 0.3
_ORPHAN = 1.6
_MOVED = 0.35
_PAUSE = 1.0
_FULL_PAUSE_MS = 700


class _Bounds(NamedTuple):
    """Columns of a line and of a cue, the longest and shortest duration, the highest speed."""

    line: float
    columns: float
    longest: float
    shortest: float
    fastest: float


def cheapest_cues(stretch: Stretch, pack: Span, starts: Container[int]) -> list[Span]:
    """The cheapest cues for the boxes of `pack`; `starts` are the boxes that start cues now."""
    first, last = pack
    costs, origins = [0.0], [first]
    breaks, bounds = stretch.breaks_in(first, last), _bounds(stretch.limits)
    for stop in range(first + 1, last + 1):
        closing = 0.0
        if stop < last:
            closing = breaks[stop - first] - _silence(stretch, stop)
            closing += 0.0 if stop in starts else _MOVED
        cost, origin = _with_last(
            stretch, bounds, (first, stop), costs, closing=closing, likely=origins[-1]
        )
        costs.append(cost)
        origins.append(origin)
    places = [last]
    while places[-1] > first:
        places.append(origins[places[-1] - first])
    return list(pairwise(reversed(places)))


def _bounds(limits: Limits) -> _Bounds:
    line = limits.max_cpl or inf
    return _Bounds(
        line,
        line * (limits.max_lines or 2),
        limits.max_ms or inf,
        limits.min_ms or 0,
        limits.max_cps or inf,
    )


def _with_last(
    stretch: Stretch,
    bounds: _Bounds,
    pack: Span,
    costs: Sequence[float],
    *,
    closing: float,
    likely: int,
) -> tuple[float, int]:
    """The cost of the cheapest cues for `pack`, and the box with which the last one starts.

    `costs` are those of the cheapest cues from its first box up to each of the others; `closing`
    is what it costs to end a cue here. Of equal ones the shortest last cue wins. The one that is
    `likely`, the start of the last cue of one box less, is tried first: it mostly rules out the
    others before it is looked at what their lines cost.
    """
    (first, stop), line, columns = pack, bounds.line, bounds.columns
    begins, spoken_from, spoken_to = stretch.begins, stretch.starts, stretch.ends[stop - 1]
    end, spaced = stretch.reach[stop], stretch.spaces[stop - 1] == " "
    cheapest, origin = inf, -1
    earliest = bisect_left(begins, end - columns, first, stop - 1)
    for start in (max(earliest, likely), *range(earliest, stop)):
        before = costs[start - first] + closing
        if before + _CUE > cheapest or start == origin:
            continue
        width = end - begins[start]
        full = width / columns
        filling = _CUE + _FULLNESS * full * full
        if before + filling > cheapest:
            continue
        length, speed = _haste(bounds, width, max(1, spoken_to - spoken_from[start]))
        is_orphan = width < ORPHAN_SHARE * line or (spaced and stop - start <= 2)
        orphan = _ORPHAN if is_orphan else 0.0
        if before + (filling + length + speed + orphan) > cheapest:
            continue
        lines = best_lines(stretch, start, stop)
        if lines is not None:
            cost = before + (filling + lines.cost + length + speed + orphan)
            if cost < cheapest or (cost == cheapest and start > origin):
                cheapest, origin = cost, start
    return cheapest, origin


def _haste(bounds: _Bounds, width: float, duration_ms: int) -> tuple[float, float]:
    """What it costs that so many columns are shown too long or too briefly, and too fast."""
    length = speed = 0.0
    if duration_ms > bounds.longest:
        length = _TOO_LONG * (duration_ms / bounds.longest - 1) + _TOO_LONG / 4
    if duration_ms < bounds.shortest:
        length = _TOO_SHORT * (1 - duration_ms / bounds.shortest)
    excess = width * 1000 / duration_ms / bounds.fastest - 1
    if excess > 0:
        speed = _TOO_FAST * min(2.0, excess)
    return length, speed


def _silence(stretch: Stretch, place: int) -> float:
    """What a silence before box `place` takes off the cost of a cue that ends there."""
    pause = stretch.starts[place] - stretch.ends[place - 1]
    return _PAUSE * min(1.0, pause / _FULL_PAUSE_MS) if pause > 0 else 0.0
