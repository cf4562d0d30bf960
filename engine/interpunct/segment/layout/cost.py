# SPDX-License-Identifier: Apache-2.0
"""What lines cost: the smaller, the better they read.

The weights were set by reading results, not learned. One unit is about what a plain break inside
a sentence costs.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import inf

from interpunct.segment.layout.stretch import Lines, Stretch

_BREAK = 0.5
_UNBALANCED = 0.5
_LOPSIDED = 1.5
_EVEN_ENOUGH = 0.4  # of a line; beyond it only a good place is worth so short a line
_TOP_HEAVY = 0.1

ORPHAN_SHARE = 0.3
"""A cue inside a sentence is an orphan below this share of a line, or with two words."""

TOLERANCE = 1.15
"""A cue of the source may exceed the longest duration by this factor before it is cut."""


_ONE_LINE = Lines(0.0)
_UNKNOWN = Lines(-1.0)


def best_lines(stretch: Stretch, first: int, stop: int) -> Lines | None:
    """The best lines for boxes `first` up to `stop`, None where they do not fit the limits.

    As few as fit, broken at the best place, the lower line the longer. One box always fits: there
    is nowhere to break it.
    """
    limit = stretch.limits.max_cpl
    width = stretch.reach[stop] - stretch.begins[first]
    if limit is None or stop - first == 1 or width <= limit:
        return _ONE_LINE
    span = (first, stop)
    found = stretch.lines.get(span, _UNKNOWN)
    if found is _UNKNOWN:
        found = stretch.lines[span] = _fewest(stretch, first, stop, width)
    return found


def has_lines(stretch: Stretch, first: int, stop: int) -> bool:
    """Whether there are `best_lines`; where two will do, nobody asks which are the best."""
    limit, most = stretch.limits.max_cpl, stretch.limits.max_lines or stop - first
    origin, end = stretch.begins[first], stretch.reach[stop]
    if limit is None or stop - first == 1 or end - origin <= limit:
        return True
    if most >= 2 and end - origin <= limit * 2:
        place = bisect_left(stretch.begins, end - limit, first + 1, stop)
        if place < stop and stretch.reach[place] <= origin + limit:
            return True
    return most > 2 and best_lines(stretch, first, stop) is not None


def _fewest(stretch: Stretch, first: int, stop: int, width: float) -> Lines | None:
    """`best_lines` of boxes that are `width` columns, too many for one line."""
    limit = stretch.limits.max_cpl or 1
    for count in range(2, (stretch.limits.max_lines or stop - first) + 1):
        if width <= limit * count:
            found = _broken(stretch, first, stop, count)
            if found is not None:
                return found
    return None


def _broken(stretch: Stretch, first: int, stop: int, count: int) -> Lines | None:
    """The best `count` lines of boxes `first` up to `stop`."""
    limit, below = stretch.limits.max_cpl or 1, count - 1
    reach, begins = stretch.reach, stretch.begins
    origin, end = begins[first], reach[stop]
    # Both rise, so between the two places the upper line fits, and so may what is below.
    earliest = bisect_left(begins, end - limit * below, first + 1, stop)
    latest = bisect_right(reach, origin + limit, first + 1, stop)
    part, breaks = slice(earliest, latest), stretch.breaks_in(earliest, latest)
    found = zip(range(earliest, latest), reach[part], begins[part], breaks, strict=True)
    best, cheapest, rest, lower_lines = -1, inf, _ONE_LINE, _ONE_LINE
    for place, reached, begun, badness in found:
        if below > 1:
            broken = _broken(stretch, place, stop, below)
            if broken is None:
                continue
            lower_lines = broken
        upper, lower = reached - origin, end - begun
        uneven = abs(upper - lower / below) / limit
        price = _BREAK + _LOPSIDED * max(0.0, uneven - _EVEN_ENOUGH)
        cost = price * badness + _UNBALANCED * uneven + lower_lines.cost
        if upper > lower:
            cost += _TOP_HEAVY
        if cost < cheapest:
            best, cheapest, rest = place, cost, lower_lines
    return Lines(cheapest, (best, *rest.starts)) if best >= 0 else None


def is_orphan(stretch: Stretch, first: int, stop: int) -> bool:
    """Whether these boxes are too few for a cue inside a sentence."""
    few = stretch.reach[stop] - stretch.begins[first] < ORPHAN_SHARE * (
        stretch.limits.max_cpl or 1
    )
    return few or (stop - first <= 2 and stretch.spaces[stop - 1] == " ")
