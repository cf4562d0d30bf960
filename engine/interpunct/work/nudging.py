# SPDX-License-Identifier: Apache-2.0
"""Borders of cues moved by steps or by the mouse, within the room between other cues."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from interpunct.captions.cues import Cue
from interpunct.captions.retiming import CueTimes
from interpunct.work.time_plans import TimePlan, altered, shifted

_SHORTEST_MS = 100
"""A longer cue is not made shorter than this."""
_END_OF_TIME_MS = 2**31 - 1


class Border(Enum):
    """Part of a cue that moves."""

    START = "start"
    END = "end"
    BOTH = "both"

    def at(self, cue: Cue) -> int:
        """Time of the border; a cue that moves as a whole is held by its start."""
        return cue.end_ms if self is Border.END else cue.start_ms


class Room(NamedTuple):
    """Time that a cue can take without meeting another."""

    earliest_ms: int
    latest_ms: int


class Rooms:
    """Rooms of the `chosen` cues between all others, `gap_ms` away from these.

    Cues that a cue overlaps already do not limit it, nor does a gap that is too small already.
    """

    def __init__(self, cues: Sequence[Cue], chosen: Collection[int], gap_ms: int = 0) -> None:
        left = set(chosen)
        others = [cue for index, cue in enumerate(cues) if index not in left]
        self._cues = cues
        self._gap_ms = gap_ms
        self._starts = sorted(cue.start_ms for cue in others)
        self._ends = sorted(cue.end_ms for cue in others)

    def of(self, index: int) -> Room:
        """The room of one of the chosen cues."""
        cue = self._cues[index]
        before = bisect_right(self._ends, cue.start_ms)
        after = bisect_left(self._starts, cue.end_ms)
        earliest, latest = 0, _END_OF_TIME_MS
        if before:
            earliest = self._ends[before - 1] + self._gap_ms
        if after < len(self._starts):
            latest = self._starts[after] - self._gap_ms
        return Room(min(earliest, cue.start_ms), max(latest, cue.end_ms))


def moved_to(cue: Cue, border: Border, at_ms: int, room: Room) -> CueTimes:
    """`cue` with a border as near to `at_ms` as the room and the shortest length allow.

    A cue that moves as a whole takes the times of its words along.
    """
    start_ms, end_ms = cue.start_ms, cue.end_ms
    match border:
        case Border.START:
            latest = max(start_ms, end_ms - _SHORTEST_MS)
            return CueTimes(max(min(at_ms, latest), room.earliest_ms), end_ms)
        case Border.END:
            earliest = min(end_ms, start_ms + _SHORTEST_MS)
            return CueTimes(start_ms, min(max(at_ms, earliest), room.latest_ms))
        case Border.BOTH:
            length_ms = end_ms - start_ms
            start_ms = max(min(at_ms, room.latest_ms - length_ms), room.earliest_ms)
            return CueTimes(start_ms, start_ms + length_ms, with_words=True)


def nudged(
    cues: Sequence[Cue], chosen: Collection[int], by_ms: int, border: Border, gap_ms: int = 0
) -> TimePlan:
    """The `chosen` cues with a border moved by `by_ms`, or with all their times moved as much.

    Each stays `gap_ms` away from other cues; cues that move as a whole keep their distances.
    """
    rooms = Rooms(cues, chosen, gap_ms)
    if border is Border.BOTH:
        return shifted(cues, chosen, _possible_shift(cues, chosen, by_ms, rooms.of))
    plan = {
        index: moved_to(cues[index], border, border.at(cues[index]) + by_ms, rooms.of(index))
        for index in chosen
    }
    return altered(cues, plan)


def _possible_shift(
    cues: Sequence[Cue], chosen: Iterable[int], by_ms: int, room_of: Callable[[int], Room]
) -> int:
    """The part of a shift that fits into the rooms of all `chosen` cues."""
    for index in chosen:
        room = room_of(index)
        by_ms = min(by_ms, room.latest_ms - cues[index].end_ms)
        by_ms = max(by_ms, room.earliest_ms - cues[index].start_ms)
    return by_ms


def snapped(at_ms: int, targets: Iterable[int], within_ms: float) -> int:
    """The nearest of `targets` if one is near enough, else `at_ms`."""
    nearest = min(targets, key=lambda target: abs(target - at_ms), default=at_ms)
    return nearest if abs(nearest - at_ms) <= within_ms else at_ms
