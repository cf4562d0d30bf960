# SPDX-License-Identifier: Apache-2.0
"""The cost of lines: the smaller, the better they read.

The weights were set by reading results, not learned. One unit is about what a plain break inside
a sentence costs.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import inf

from interpunct.cutting.layout.stretch import Lines, Stretch

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
    width = stretch.reach[stop] - stretch.begins[first]
    if stop - first == 1 or width <= stretch.line:
        return _ONE_LINE
    span = (first, stop)
    found = stretch.lines.get(span, _UNKNOWN)
    if found is _UNKNOWN:
        found = stretch.lines[span] = _fewest(stretch, first, stop, width)
    return found


def has_lines(stretch: Stretch, first: int, stop: int) -> bool:
    """Whether there are `best_lines`; where two will do, nobody asks which are the best."""
    limit, most = stretch.line, stretch.limits.max_lines or stop - first
    origin, end = stretch.begins[first], stretch.reach[stop]
    if stop - first == 1 or end - origin <= limit:
        return True
    if most >= 2 and end - origin <= limit * 2:
        place = bisect_left(stretch.begins, end - limit, first + 1, stop)
        if stretch.reach[place] <= origin + limit:
            return True
    return most > 2 and best_lines(stretch, first, stop) is not None


def _fewest(stretch: Stretch, first: int, stop: int, width: float) -> Lines | None:
    """`best_lines` of boxes that are `width` columns, too many for one line."""
    for count in range(2, (stretch.limits.max_lines or stop - first) + 1):
        if width <= stretch.line * count:
            found = _broken(stretch, first, stop, count)
            if found is not None:
                return found
    return None


def _broken(stretch: Stretch, first: int, stop: int, count: int) -> Lines | None:
    """The best `count` lines of boxes `first` up to `stop`, with as many as fit below the first.

    Nearly all cues have two, so these are not looked for the general way.
    """
    if count == 2:
        return _in_two(stretch, first, stop)
    limit, below = stretch.line, count - 1
    origin, end = stretch.begins[first], stretch.reach[stop]
    best: Lines | None = None
    for place in _places(stretch, first, stop, below):
        rest = _broken(stretch, place, stop, below)
        if rest is not None:
            upper, lower = stretch.reach[place] - origin, end - stretch.begins[place]
            (badness,) = stretch.breaks_in(place, place + 1)
            uneven = abs(upper - lower / below) / limit
            price = _BREAK + _LOPSIDED * max(0.0, uneven - _EVEN_ENOUGH)
            cost = price * badness + _UNBALANCED * uneven + rest.cost
            if upper > lower:
                cost += _TOP_HEAVY
            if best is None or cost < best.cost:
                best = Lines(cost, (place, *rest.starts))
    return best


def _in_two(stretch: Stretch, first: int, stop: int) -> Lines | None:
    """`_broken` into two lines."""
    limit = stretch.line
    reach, begins = stretch.reach, stretch.begins
    origin, end = begins[first], reach[stop]
    places = _places(stretch, first, stop, 1)
    best, cheapest = -1, inf
    for place, badness in zip(places, stretch.breaks_in(places.start, places.stop), strict=True):
        upper, lower = reach[place] - origin, end - begins[place]
        uneven = abs(upper - lower) / limit
        price = _BREAK
        if uneven > _EVEN_ENOUGH:
            price += _LOPSIDED * (uneven - _EVEN_ENOUGH)
        cost = price * badness + _UNBALANCED * uneven
        if upper > lower:
            cost += _TOP_HEAVY
        if cost < cheapest:
            best, cheapest = place, cost
    return Lines(cheapest, (best,)) if best >= 0 else None


def _places(stretch: Stretch, first: int, stop: int, below: int) -> range:
    """The possible ends of the upper line of boxes `first` up to `stop`, over `below` lines.

    Both rise, so between the two places it fits, and so may what is below.
    """
    limit = stretch.line
    reach, begins = stretch.reach, stretch.begins
    return range(
        bisect_left(begins, reach[stop] - limit * below, first + 1, stop),
        bisect_right(reach, begins[first] + limit, first + 1, stop),
    )


def is_orphan(stretch: Stretch, first: int, stop: int) -> bool:
    """Whether these boxes are too few for a cue inside a sentence."""
    few = stretch.width(first, stop) < ORPHAN_SHARE * stretch.line
    return few or (stop - first <= 2 and stretch.spaces[stop - 1] == " ")
