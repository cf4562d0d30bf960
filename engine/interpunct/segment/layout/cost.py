# SPDX-License-Identifier: Apache-2.0
"""What lines and cues cost: the smaller, the better they read.

The weights were set by reading results, not learned. One unit is about what a plain break inside
a sentence costs.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from interpunct.segment.layout.stretch import Lines, Stretch

_BREAK = 0.5
_UNBALANCED = 0.5
_LOPSIDED = 1.5
_EVEN_ENOUGH = 0.4  # of a line; beyond it only a good place is worth so short a line
_TOP_HEAVY = 0.1

CUE = 2.0
FULLNESS = 1.0
TOO_LONG = 4.0
TOO_SHORT = 1.4
TOO_FAST = 0.3
ORPHAN = 1.6
MOVED = 0.35
PAUSE = 1.0
FULL_PAUSE_MS = 700

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
    limit = stretch.limits.max_cpl or 1
    reach, begins, breaks = stretch.reach, stretch.begins, stretch.breaks
    origin, end = begins[first], reach[stop]
    # Both rise, so between the two places the upper line fits, and so do the lower ones.
    earliest = bisect_left(begins, end - limit * (count - 1), first + 1, stop)
    latest = bisect_right(reach, origin + limit, first + 1, stop)
    best: Lines | None = None
    for place in range(earliest, latest):
        upper, lower = reach[place] - origin, end - begins[place]
        rest = _ONE_LINE if count == 2 else _broken(stretch, place, stop, count - 1)
        if rest is None:
            continue
        uneven = abs(upper - lower / (count - 1)) / limit
        price = _BREAK + _LOPSIDED * max(0.0, uneven - _EVEN_ENOUGH)
        cost = price * breaks[place] + _UNBALANCED * uneven + rest.cost
        if upper > lower:
            cost += _TOP_HEAVY
        if best is None or cost < best.cost:
            best = Lines(cost, (place, *rest.starts))
    return best


def cost_with_cue(
    stretch: Stretch, first: int, stop: int, *, before: float, below: float
) -> float | None:
    """The cost of boxes `first` up to `stop` as one cue, added to the cost of what is `before`.

    None where they do not fit, or the sum is not `below` another. What lines cost is looked at
    last, and not at all where the sum is too much without it.
    """
    limits = stretch.limits
    width = stretch.reach[stop] - stretch.begins[first]
    duration = max(1, stretch.ends[stop - 1] - stretch.starts[first])
    full = width / ((limits.max_cpl or 1) * (limits.max_lines or 2))
    filling = CUE + FULLNESS * full * full
    if before + filling >= below:
        return None
    length = speed = 0.0
    if limits.max_ms and duration > limits.max_ms:
        length = TOO_LONG * (duration / limits.max_ms - 1) + TOO_LONG / 4
    if limits.min_ms and duration < limits.min_ms:
        length = TOO_SHORT * (1 - duration / limits.min_ms)
    if limits.max_cps:
        excess = width * 1000 / duration / limits.max_cps - 1
        if excess > 0:
            speed = TOO_FAST * min(2.0, excess)
    orphan = ORPHAN if is_orphan(stretch, first, stop) else 0.0
    if before + (filling + length + speed + orphan) >= below:
        return None
    lines = best_lines(stretch, first, stop)
    if lines is None:
        return None
    cost = before + (filling + lines.cost + length + speed + orphan)
    return cost if cost < below else None


def is_orphan(stretch: Stretch, first: int, stop: int) -> bool:
    """Whether these boxes are too few for a cue inside a sentence."""
    few = stretch.reach[stop] - stretch.begins[first] < ORPHAN_SHARE * (
        stretch.limits.max_cpl or 1
    )
    return few or (stop - first <= 2 and stretch.spaces[stop - 1] == " ")


def break_cost(stretch: Stretch, place: int, *, moved: bool) -> float:
    """The cost of a cue that ends before box `place`; `moved` if none of the source does."""
    pause = stretch.starts[place] - stretch.ends[place - 1]
    cost = stretch.breaks[place] - PAUSE * min(1.0, max(0, pause) / FULL_PAUSE_MS)
    return cost + MOVED if moved else cost
