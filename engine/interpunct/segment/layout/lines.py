# SPDX-License-Identifier: Apache-2.0
"""Breaking a cue into lines: as few as fit, at the best place, the lower line the longer."""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.segment.layout.stretch import Stretch

_BREAK = 0.5
_UNBALANCED = 0.5
_TOP_HEAVY = 0.1


@dataclass(frozen=True, slots=True)
class Lines:
    """A way to break a cue: where its lines after the first start, and what that costs."""

    cost: float
    starts: tuple[int, ...] = ()


_ONE_LINE = Lines(0.0)


def best_lines(stretch: Stretch, first: int, stop: int) -> Lines | None:
    """The best lines for boxes `first` up to `stop`, None where they do not fit the limits.

    One box always fits: there is nowhere to break it.
    """
    limit = stretch.limits.max_cpl
    if limit is None or stop - first == 1 or stretch.width(first, stop) <= limit:
        return _ONE_LINE
    for count in range(2, (stretch.limits.max_lines or stop - first) + 1):
        if stretch.width(first, stop) <= limit * count:
            found = _broken(stretch, first, stop, count)
            if found is not None:
                return found
    return None


def _broken(stretch: Stretch, first: int, stop: int, count: int) -> Lines | None:
    """The best `count` lines of boxes `first` up to `stop`."""
    limit = stretch.limits.max_cpl or 1
    reach, gaps = stretch.reach, stretch.gaps
    origin = reach[first] + gaps[first]
    best: Lines | None = None
    for place in range(first + 1, stop):
        upper = reach[place] - origin
        if upper > limit:
            break
        lower = reach[stop] - reach[place] - gaps[place]
        if lower > limit * (count - 1):
            continue
        rest = _ONE_LINE if count == 2 else _broken(stretch, place, stop, count - 1)
        if rest is None:
            continue
        uneven = abs(upper - lower / (count - 1)) / limit
        cost = _BREAK * stretch.breaks[place] + _UNBALANCED * uneven + rest.cost
        if upper > lower:
            cost += _TOP_HEAVY
        if best is None or cost < best.cost:
            best = Lines(cost, (place, *rest.starts))
    return best
