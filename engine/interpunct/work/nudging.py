# SPDX-License-Identifier: Apache-2.0
"""Borders of cues moved by steps or by the mouse, within the room between other cues."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from interpunct.captions import smpte
from interpunct.captions.cues import Cue
from interpunct.captions.retiming import CueTimes
from interpunct.errors import SessionError
from interpunct.work.time_plans import TimePlan, altered, shifted

StepFrom = Callable[[int], int]
"""The time a step away from a time, in ms."""

SHORTEST_MS = 100
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
        room = self.around(cue.start_ms, cue.end_ms)
        return Room(min(room.earliest_ms, cue.start_ms), max(room.latest_ms, cue.end_ms))

    def around(self, start_ms: int, end_ms: int) -> Room:
        """The room around a span, from cues that end before it to cues that start after it."""
        before = bisect_right(self._ends, start_ms)
        after = bisect_left(self._starts, end_ms)
        earliest, latest = 0, _END_OF_TIME_MS
        if before:
            earliest = self._ends[before - 1] + self._gap_ms
        if after < len(self._starts):
            latest = self._starts[after] - self._gap_ms
        return Room(earliest, latest)


def moved_to(cue: Cue, border: Border, at_ms: int, room: Room) -> CueTimes:
    """`cue` with a border as near to `at_ms` as the room and the shortest length allow.

    A cue that moves as a whole takes the times of its words along.
    """
    start_ms, end_ms = cue.start_ms, cue.end_ms
    match border:
        case Border.START:
            latest = max(start_ms, end_ms - SHORTEST_MS)
            return CueTimes(max(min(at_ms, latest), room.earliest_ms), end_ms)
        case Border.END:
            earliest = min(end_ms, start_ms + SHORTEST_MS)
            return CueTimes(start_ms, min(max(at_ms, earliest), room.latest_ms))
        case Border.BOTH:
            length_ms = end_ms - start_ms
            start_ms = max(min(at_ms, room.latest_ms - length_ms), room.earliest_ms)
            return CueTimes(start_ms, start_ms + length_ms, with_words=True)


def by_ms(milliseconds: int) -> StepFrom:
    """A step of so many milliseconds."""
    return lambda at_ms: at_ms + milliseconds


def by_frames(count: int, rate: Fraction) -> StepFrom:
    """A step from the nearest frame to another, at `rate` frames a second."""
    return lambda at_ms: smpte.time_of(smpte.frame_at(at_ms, rate) + count, rate)


def nudged(
    cues: Sequence[Cue], chosen: Collection[int], step: StepFrom, border: Border, gap_ms: int = 0
) -> TimePlan:
    """The `chosen` cues with a border moved by a step, or with all their times moved as much.

    Each stays `gap_ms` away from other cues. Cues that move as a whole keep their distances; the
    first of them makes the step.
    """
    if border is Border.BOTH:
        first_ms = min(cues[index].start_ms for index in chosen)
        return shifted_within(cues, chosen, step(first_ms) - first_ms, gap_ms)
    every = Rooms(cues, (), gap_ms)
    plan = {}
    for index in chosen:
        cue = cues[index]
        lasts = cue.end_ms > cue.start_ms  # else it would be in its own way
        room = (every if lasts else Rooms(cues, {index}, gap_ms)).of(index)
        plan[index] = moved_to(cue, border, step(border.at(cue)), room)
    return altered(cues, plan)


def shifted_within(
    cues: Sequence[Cue], chosen: Collection[int], by: int, gap_ms: int = 0
) -> TimePlan:
    """The `chosen` cues moved by `by` ms, or by the part of it that all other cues allow."""
    rooms = Rooms(cues, chosen, gap_ms)
    for index in chosen:
        room = rooms.of(index)
        by = min(by, room.latest_ms - cues[index].end_ms)
        by = max(by, room.earliest_ms - cues[index].start_ms)
    return shifted(cues, chosen, by)


def with_room(plan: TimePlan) -> TimePlan:
    """`plan`, which was made between other cues; SessionError if these leave no room at all."""
    if not plan:
        raise SessionError(
            "there is no room: another row, the shortest length or the start is in the way.",
            remedy="Move the row beside it first, or type the time.",
        )
    return plan


def snapped(at_ms: int, targets: Iterable[int], within_ms: float) -> int:
    """The nearest of `targets` if one is near enough, else `at_ms`."""
    nearest = min(targets, key=lambda target: abs(target - at_ms), default=at_ms)
    return nearest if abs(nearest - at_ms) <= within_ms else at_ms
