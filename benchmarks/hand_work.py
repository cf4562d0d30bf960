# SPDX-License-Identifier: Apache-2.0
"""Work of the hands: keys, clicks and decisions, and the seconds that they take.

The seconds are those of the keystroke-level model (Card, Moran and Newell, Communications of the
ACM 23(7), 1980) for an average typist. Reading is not in them: it is the same in every way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

_KEY = 0.28  # seconds
_HAND_TO_MOUSE = 0.40
_POINTING = 1.10
_PRESS_AND_RELEASE = 0.20
_DECISION = 1.35
_CLICK = 2 * _HAND_TO_MOUSE + _POINTING + _PRESS_AND_RELEASE  # and the hand goes back


@dataclass(frozen=True, slots=True)
class HandWork:
    """Numbers of keys, of clicks, and of the decisions before them."""

    keys: float
    clicks: float
    decisions: float

    @property
    def strokes(self) -> float:
        """Keys and clicks."""
        return self.keys + self.clicks

    @property
    def minutes(self) -> float:
        """Minutes by the keystroke-level model."""
        seconds = self.keys * _KEY + self.clicks * _CLICK + self.decisions * _DECISION
        return seconds / 60

    def per(self, amount: float) -> HandWork:
        """Work for one unit, where this is the work for `amount` units."""
        return HandWork(self.keys / amount, self.clicks / amount, self.decisions / amount)


def mean_work(works: Sequence[HandWork]) -> HandWork:
    """The mean of several works."""
    return HandWork(
        mean(work.keys for work in works),
        mean(work.clicks for work in works),
        mean(work.decisions for work in works),
    )
