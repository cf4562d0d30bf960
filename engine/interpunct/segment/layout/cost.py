# SPDX-License-Identifier: Apache-2.0
"""What a cue costs: the smaller, the better it reads.

The weights were set by reading results, not learned. One unit is about what a plain break inside
a sentence costs.
"""

from __future__ import annotations

from interpunct.segment.layout.lines import best_lines
from interpunct.segment.layout.stretch import Stretch

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


def cue_cost(stretch: Stretch, first: int, stop: int) -> float | None:
    """The cost of boxes `first` up to `stop` as one cue, None where they do not fit."""
    lines = best_lines(stretch, first, stop)
    if lines is None:
        return None
    limits = stretch.limits
    width = stretch.width(first, stop)
    duration = max(1, stretch.ends[stop - 1] - stretch.starts[first])
    full = width / ((limits.max_cpl or 1) * (limits.max_lines or 2))
    cost = CUE + FULLNESS * full * full + lines.cost
    if limits.max_ms and duration > limits.max_ms:
        cost += TOO_LONG * (duration / limits.max_ms - 1) + TOO_LONG / 4
    if limits.min_ms and duration < limits.min_ms:
        cost += TOO_SHORT * (1 - duration / limits.min_ms)
    if limits.max_cps:
        cost += TOO_FAST * min(2.0, max(0.0, width * 1000 / duration / limits.max_cps - 1))
    if is_orphan(stretch, first, stop):
        cost += ORPHAN
    return cost


def is_orphan(stretch: Stretch, first: int, stop: int) -> bool:
    """Whether these boxes are too few for a cue inside a sentence."""
    few = stretch.width(first, stop) < ORPHAN_SHARE * (stretch.limits.max_cpl or 1)
    return few or (stop - first <= 2 and stretch.spaces[stop - 1] == " ")


def break_cost(stretch: Stretch, place: int, *, moved: bool) -> float:
    """The cost of a cue that ends before box `place`; `moved` if none of the source does."""
    pause = stretch.starts[place] - stretch.ends[place - 1]
    cost = stretch.breaks[place] - PAUSE * min(1.0, max(0, pause) / FULL_PAUSE_MS)
    return cost + MOVED if moved else cost
