# SPDX-License-Identifier: Apache-2.0
"""Moving a few words between cues that stay: number, times and places of the cues are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpunct.cutting.layout.cost import best_lines
from interpunct.cutting.layout.stretch import Draft, Stretch

_MOVED_SHARE = 0.36
"""What may move at most, as a share of a line: 15 of 42 columns."""

_FASTER = 1.2
"""By how much the reading speed of a cue may pass the limit, or what it was."""


def with_moved_ends(stretch: Stretch, cues: Sequence[Draft]) -> list[Draft]:
    """The `cues` of `stretch` with ends moved to the nearest sentence end, if near.

    A cue end moves once at most, so the work is linear; what blocked a move may be gone when its
    neighbour has with_moved_ends, so neighbours are looked at again.
    """
    layout = list(cues)
    pending = list(range(len(layout) - 1, 0, -1))
    while pending:
        place = pending.pop()
        if not 0 < place < len(layout):
            continue
        pair = _better(stretch, layout[place - 1], layout[place])
        if pair is not None:
            layout[place - 1 : place + 1] = pair
            pending += [place + 1, place - 1]
    return layout


def _better(stretch: Stretch, one: Draft, other: Draft) -> tuple[Draft, Draft] | None:
    """Two neighbours with their common end at a sentence end, None where that cannot be."""
    if stretch.sentence_ends[one.stop - 1]:
        return None
    for stop in sorted(_ends(stretch, one, other), key=lambda stop: abs(stop - one.stop)):
        pair = one._replace(stop=stop), other._replace(first=stop)
        if all(map(_fits, (stretch, stretch), pair, (one, other))):
            return pair
    return None


def _ends(stretch: Stretch, one: Draft, other: Draft) -> Iterator[int]:
    """The sentence ends near the common end of two neighbours, at most one on each side."""
    most = _MOVED_SHARE * stretch.line
    for step, bound in ((-1, one.first), (1, other.stop)):
        for stop in range(one.stop + step, bound, step):
            moved = stretch.width(min(stop, one.stop), max(stop, one.stop))
            if moved > most and abs(stop - one.stop) > 2:
                break
            if stretch.sentence_ends[stop - 1]:
                yield stop
                break


def _fits(stretch: Stretch, draft: Draft, before: Draft) -> bool:
    """Whether `draft` keeps to the limits, or is no worse than the cue was before."""
    width = stretch.width(draft.first, draft.stop)
    old = stretch.width(before.first, before.stop)
    if width <= old:
        return True
    seconds = (draft.end_ms - draft.start_ms) / 1000
    fastest = max(stretch.limits.max_cps or float("inf"), old / seconds) * _FASTER
    return best_lines(stretch, draft.first, draft.stop) is not None and width / seconds <= fastest
