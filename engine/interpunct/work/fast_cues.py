# SPDX-License-Identifier: Apache-2.0
"""More time for cues that are too fast to read: ways that leave every word as it is.

The mildest way that suffices is chosen: a later end, an earlier start, both, and then time of the
neighbours that need less than they have. These also pay for what lacks of the gap. Each solution
holds whichever others are applied. A split comes last. The halves have the time of the whole, less
a gap. So it only helps a cue that needs more time than the style allows one cue.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import ceil

from interpunct.captions.document import Cue
from interpunct.captions.retiming import CueTimes
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.checks import Finding, Rule, limits_of_cues
from interpunct.cutting.fitting import readable_ms, reading_rate, rounded_up
from interpunct.cutting.profiles import Limits, Profile
from interpunct.work.fast_splits import MOST_LEAD_MS, Halves, Splitting, split_times
from interpunct.work.nudging import Room
from interpunct.work.output_text import rendered
from interpunct.work.state import WorkState
from interpunct.work.time_plans import TimePlan

MOST_BORROWED_MS = 300
"""Longest time taken from a neighbour, whose text then comes later or goes earlier."""


class Way(StrEnum):
    """A way to more time, from mild to strong."""

    LATER_END = "later end"
    EARLIER_START = "earlier start"
    BOTH = "both"
    NEIGHBOURS = "neighbours"
    SPLIT = "split"


@dataclass(frozen=True, slots=True)
class Parting:
    """A split after `slot`: the first half ends at `end_ms`, the other starts at `start_ms`."""

    slot: int
    end_ms: int
    start_ms: int


@dataclass(frozen=True, slots=True)
class Solution:
    """More time for cue number `cue`: new starts and ends in ms, by cue.

    `speed` is its columns a second before, `new_speed` after; that of the faster half where there
    is a `split`. It `suffices` if the style allows the new speed.
    """

    cue: int
    way: Way
    starts: Mapping[int, int]
    ends: Mapping[int, int]
    speed: float
    new_speed: float
    suffices: bool
    split: Parting | None = None


@dataclass(frozen=True, slots=True)
class Unsolved:
    """A cue without a solution: only fewer words help, at least `excess` columns less."""

    cue: int
    speed: float
    excess: int


def solutions(
    work: WorkState, profile: Profile, findings: Iterable[Finding]
) -> tuple[Solution | Unsolved, ...]:
    """The best way for each cue of `findings` that is too fast, if there is any."""
    cues = [one.cue for one in findings if one.rule is Rule.SPEED]
    timing = _Timing(work, profile)
    return tuple(timing.solution(cue) or timing.unsolved(cue) for cue in cues)


def times_of(work: WorkState, chosen: Iterable[Solution]) -> TimePlan:
    """The new times of all cues by the `chosen` solutions, numbered as after their splits."""
    starts: dict[int, int] = {}
    ends: dict[int, int] = {}
    splits: dict[int, Parting] = {}
    for one in chosen:
        starts |= one.starts
        ends |= one.ends
        if one.split is not None:
            splits[one.cue] = one.split
    parted, plan = sorted(splits), TimePlan()
    for cue in sorted({*starts, *ends, *splits}):
        old, place = work.document.cues[cue], cue + bisect_left(parted, cue)
        start, end = starts.get(cue, old.start_ms), ends.get(cue, old.end_ms)
        if cue in splits:
            plan[place] = CueTimes(start, splits[cue].end_ms)
            place, start = place + 1, splits[cue].start_ms
        plan[place] = CueTimes(start, end)
    return plan


class _Timing:
    """The times of a file as the solutions so far change them."""

    def __init__(self, work: WorkState, profile: Profile) -> None:
        self._work, self._profile = work, profile
        self._written = written = rendered(work)
        shown = written.document
        self._cues: tuple[Cue, ...] = shown.cues
        self._format = shown.format
        self._limits = limits_of_cues(shown, written.transcript, profile)
        self._starts = [cue.start_ms for cue in shown.cues]
        self._ends = [cue.end_ms for cue in shown.cues]
        self._order = sorted(range(len(shown.cues)), key=self._starts.__getitem__)
        self._places = {cue: place for place, cue in enumerate(self._order)}
        self._unit_ms = shown.time_habit.unit_ms
        self._parted: set[int] = set()

    def solution(self, cue: int) -> Solution | None:
        """The mildest solution that suffices, else that with the most time; None without any."""
        best: Solution | None = None
        for way, room in self._rooms(cue):
            found = self._in_room(cue, way, room)
            if best is None or found.new_speed < best.new_speed:
                best = found
            if best.suffices:
                break
        else:
            best = self._split(cue) or best
        if best is None or best.new_speed >= best.speed:
            return None
        self._note(best)
        return best

    def unsolved(self, cue: int) -> Unsolved:
        """What a cue without a solution has too much, in its present time."""
        most = (self._limits[cue].max_cps or 0) * (self._ends[cue] - self._starts[cue]) / 1000
        return Unsolved(cue, self._speed(cue), ceil(self._width(cue) - most))

    def _note(self, solution: Solution) -> None:
        for cue, ms in solution.starts.items():
            self._starts[cue] = ms
        for cue, ms in solution.ends.items():
            self._ends[cue] = max(ms, self._ends[cue]) if solution.split else ms
        if solution.split:
            self._parted.add(solution.cue)

    def _beside(self, cue: int) -> tuple[int | None, int | None]:
        """The cues before and after a cue in time, if any; a file may have them in disorder."""
        place = self._places[cue]
        before = self._order[place - 1] if place else None
        return before, next(iter(self._order[place + 1 : place + 2]), None)

    def _rooms(self, cue: int) -> Iterator[tuple[Way, Room]]:
        """The room that each way has for a cue."""
        start, end, gap = self._starts[cue], self._ends[cue], self._limits[cue].min_gap_ms or 0
        previous, following = self._beside(cue)
        before = -gap if previous is None else self._ends[previous]
        after = None if following is None else self._starts[following]
        earliest = min(start, max(before + gap, start - MOST_LEAD_MS, 0))
        latest = end + 2 * self._needed(cue) if after is None else max(end, after - gap)
        yield Way.LATER_END, Room(start, latest)
        yield Way.EARLIER_START, Room(earliest, end)
        yield Way.BOTH, Room(earliest, latest)
        lent = self._lent(previous, start - before, gap)
        borrowed = 0 if after is None else self._lent(following, after - end, gap)
        lent = min(lent, MOST_LEAD_MS - (start - earliest))
        yield Way.NEIGHBOURS, Room(earliest - lent, latest + borrowed)

    def _lent(self, neighbour: int | None, apart_ms: int, gap_ms: int) -> int:
        """Time that a neighbour gives, after it has paid for what lacks of the gap."""
        lacks = max(0, gap_ms - apart_ms)
        if neighbour is None or apart_ms < 0:
            return 0
        return max(0, self._to_spare(neighbour) - lacks)

    def _to_spare(self, cue: int) -> int:
        """Time that a cue can give away, in ms."""
        if cue in self._parted:
            return 0
        readable = readable_ms(self._width(cue), self._limits[cue])
        spare = self._ends[cue] - self._starts[cue] - readable
        return max(0, min(MOST_BORROWED_MS, spare)) // self._unit_ms * self._unit_ms

    def _in_room(self, cue: int, way: Way, room: Room) -> Solution:
        """The solution in a room: a later end first, and no more time than needed."""
        unit, start, end = self._unit_ms, self._starts[cue], self._ends[cue]
        needed = rounded_up(self._needed(cue), unit)
        new_end = max(end, min(start + needed, room.latest_ms // unit * unit))
        new_start = min(start, max(new_end - needed, rounded_up(room.earliest_ms, unit)))
        starts, ends = self._made_way(cue, new_start, new_end)
        new = reading_rate(self._width(cue), new_end - new_start)
        most = self._limits[cue].max_cps
        return Solution(cue, way, starts, ends, self._speed(cue), new, most is None or new <= most)

    def _made_way(self, cue: int, start: int, end: int) -> tuple[dict[int, int], dict[int, int]]:
        """New starts and ends of a longer cue and of neighbours that keep the gap to it."""
        starts: dict[int, int] = {}
        ends: dict[int, int] = {}
        unit, gap = self._unit_ms, self._limits[cue].min_gap_ms or 0
        before, after = self._beside(cue)
        if start < self._starts[cue]:
            starts[cue] = start
            if before is not None and start - gap < self._ends[before]:
                ends[before] = (start - gap) // unit * unit
        if end > self._ends[cue]:
            ends[cue] = end
            if after is not None and end + gap > self._starts[after]:
                starts[after] = rounded_up(end + gap, unit)
        return starts, ends

    def _split(self, cue: int) -> Solution | None:
        """The split at the best place where both halves satisfy the style; None without any."""
        limits, room = self._limits[cue], dict(self._rooms(cue))[Way.BOTH]
        if limits.max_ms is None or readable_ms(self._width(cue), limits) <= limits.max_ms:
            return None
        shown, free = CueTimes(self._starts[cue], self._ends[cue]), CueTimes(*room)
        for halves in self._splitting.halves(cue, limits, shown, free):
            times = split_times(halves, shown, free, limits, self._unit_ms)
            if times is not None:
                return self._as_split(cue, halves, *times)
        return None

    @cached_property
    def _splitting(self) -> Splitting:
        return Splitting(self._work, self._written, self._profile)

    def _as_split(self, cue: int, halves: Halves, one: CueTimes, other: CueTimes) -> Solution:
        rates = (
            reading_rate(width, span.end_ms - span.start_ms)
            for width, span in ((halves.one, one), (halves.other, other))
        )
        parting = Parting(halves.slot, one.end_ms, other.start_ms)
        times = {cue: one.start_ms}, {cue: other.end_ms}
        return Solution(cue, Way.SPLIT, *times, self._speed(cue), max(rates), True, parting)

    def _speed(self, cue: int) -> float:
        return reading_rate(self._width(cue), max(1, self._ends[cue] - self._starts[cue]))

    def _needed(self, cue: int) -> int:
        """Least duration of a cue by the style, in ms."""
        limits = self._limits[cue]
        least = readable_ms(self._width(cue), limits)
        return least if limits.max_ms is None else min(least, limits.max_ms)

    def _width(self, cue: int) -> float:
        limits: Limits = self._limits[cue]
        return sum(line_widths(self._cues[cue], self._format, limits.counting))
