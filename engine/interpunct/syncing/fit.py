# SPDX-License-Identifier: Apache-2.0
"""A fit: the offset and the rate that carry the times of one file to those of another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from interpunct.captions.cues import Cue
from interpunct.captions.retiming import CueTimes
from interpunct.errors import SessionError
from interpunct.sentences import Sentence
from interpunct.work.time_plans import TimePlan, scaled

_FAR_MS = 10**8  # a day; far points keep the rate exact when they are rounded to milliseconds
_FRAME_RATES = (24_000 / 1001, 24.0, 25.0)

RATIOS = tuple(sorted({1.0, *(one / other for one in _FRAME_RATES for other in _FRAME_RATES)}))
"""Ratios of the frame rates at which films are shown; times grow by them."""


def samples(cues: Iterable[int]) -> list[int]:
    """The first, the middle and the last of these cues, as far as there are any."""
    order = sorted(cues)
    return sorted({order[place] for place in (0, len(order) // 2, -1)}) if order else []


class Evidence(StrEnum):
    """Evidence of a fit."""

    WORDS = "words"
    PATTERN = "pattern"


_SURE = {Evidence.WORDS: 0.5, Evidence.PATTERN: 0.4}


@dataclass(frozen=True, slots=True)
class Part:
    """The cues from number `first` on have another offset."""

    first: int
    offset_ms: float


@dataclass(frozen=True, slots=True)
class Fit:
    """New times are `factor` times the old ones plus `offset_ms`, up to the first of `breaks`.

    `certainty` is from 0 to 1. For words it is the share of those that fit; for a pattern it is
    the lead over the next best offset. A few words or cues are never certain.
    """

    offset_ms: float
    factor: float
    certainty: float
    by: Evidence
    breaks: tuple[Part, ...] = ()

    @property
    def is_sure(self) -> bool:
        """Whether no other file or sound is likely to fit as well by chance."""
        return self.certainty >= _SURE[self.by]

    @property
    def parts(self) -> tuple[Part, ...]:
        """All offsets, and their first cues."""
        return (Part(0, self.offset_ms), *self.breaks)

    def at(self, milliseconds: float) -> int:
        """New time for an old one before the first break."""
        return round(milliseconds * self.factor + self.offset_ms)

    def plan(self, cues: Sequence[Cue]) -> TimePlan:
        """All `cues`, with their words, at their new times.

        A cue that would begin before the film begins with it, if it ends later. At a break a cue
        ends early enough for the next. Raises SessionError where that is not possible: the other
        cut has no place for these cues.
        """
        plan = TimePlan()
        for part, stop in zip(
            self.parts, (*(one.first for one in self.breaks), len(cues)), strict=True
        ):
            moved = (round(ms * self.factor + part.offset_ms) for ms in (0, _FAR_MS))
            plan |= scaled(cues, range(part.first, stop), *zip((0, _FAR_MS), moved, strict=True))
        plan = {cue: _from_begin(cue, times) for cue, times in plan.items()}
        for part in self.breaks:
            plan |= _ending_before(part.first, cues, plan)
        return plan


def _from_begin(cue: int, times: CueTimes) -> CueTimes:
    if times.end_ms <= 0:
        raise SessionError(
            "the cue would end before the film begins.",
            where=Sentence("cue {number}", number=cue + 1),
            remedy="Delete the cues that it does not have, and synchronise again.",
        )
    return times._replace(start_ms=max(0, times.start_ms))


def _ending_before(cue: int, cues: Sequence[Cue], plan: TimePlan) -> TimePlan:
    """The cues that must end earlier than they would, as cue number `cue` starts then."""
    start = _times(cue, cues, plan).start_ms
    shorter = TimePlan()
    for place in range(cue):
        times = _times(place, cues, plan)
        if times.end_ms > start and cues[place].end_ms <= cues[cue].start_ms:
            if times.start_ms + times.end_ms > 2 * start:
                raise SessionError(
                    "the other cut is shorter here, but cues are shown in that time.",
                    where=Sentence("cue {number}", number=cue + 1),
                    remedy="Delete the cues that it does not have, and synchronise again.",
                )
            shorter[place] = times._replace(end_ms=start)
    return shorter


def _times(cue: int, cues: Sequence[Cue], plan: TimePlan) -> CueTimes:
    """Times of a cue after `plan`."""
    return plan.get(cue) or CueTimes(cues[cue].start_ms, cues[cue].end_ms)
