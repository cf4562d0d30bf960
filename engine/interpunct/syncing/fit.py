# SPDX-License-Identifier: Apache-2.0
"""A fit: the offset and the rate that carry the times of one file to those of another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from interpunct.captions.cues import Cue
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
class Fit:
    """New times are `factor` times the old ones plus `offset_ms`.

    `certainty` is from 0 to 1. For words it is the share of those that fit; for a pattern it is
    the lead over the next best offset. A few words or cues are never certain.
    """

    offset_ms: float
    factor: float
    certainty: float
    by: Evidence

    @property
    def is_sure(self) -> bool:
        """Whether no other file or sound is likely to fit as well by chance."""
        return self.certainty >= _SURE[self.by]

    def at(self, milliseconds: float) -> int:
        """New time for an old one."""
        return round(milliseconds * self.factor + self.offset_ms)

    def plan(self, cues: Sequence[Cue]) -> TimePlan:
        """All `cues`, with their words, at their new times.

        A cue that would begin before the film begins with it, if it ends later.
        """
        points = ((old, self.at(old)) for old in (0, _FAR_MS))
        plan = scaled(cues, range(len(cues)), *points)
        return {
            cue: times._replace(start_ms=max(0, times.start_ms)) if times.end_ms > 0 else times
            for cue, times in plan.items()
        }
