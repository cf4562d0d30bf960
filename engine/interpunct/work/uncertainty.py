# SPDX-License-Identifier: Apache-2.0
"""Which slots are uncertain enough to be looked at, and how many errors are to be expected."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray


@dataclass(frozen=True, slots=True)
class Policy:
    """Which slots are uncertain: those with the highest expected error.

    Exactly one of `threshold` (confidence below it), `percent` (of the file's slots) and
    `minutes` (at `seconds_per_decision`) decides. While predictions arrive, percent and minutes
    take their share of what has arrived. The review asks about `capitals` by the same limit, and
    they have their part in the same budget.
    """

    threshold: float | None = None
    percent: float | None = None
    minutes: float | None = None
    seconds_per_decision: float = 1.5
    capitals: bool = True

    def __post_init__(self) -> None:
        limits = (self.threshold, self.percent, self.minutes)
        if limits.count(None) != 2:
            raise ValueError("exactly one of threshold, percent and minutes is to be given")


def uncertain_slots(
    confidences: FloatArray, reviewable: NDArray[np.bool_], policy: Policy
) -> NDArray[np.intp]:
    """The slots to be looked at, in no order, of those that are `reviewable`.

    `confidences` has one a slot, NaN where nothing is predicted yet.
    """
    arrived = len(confidences) - int(np.count_nonzero(np.isnan(confidences)))
    doubts = np.where(reviewable, confidences, np.float32(np.nan))
    return least_certain(doubts, policy, len(confidences), arrived)


def least_certain(
    confidences: FloatArray, policy: Policy, slots: int, arrived: int
) -> NDArray[np.intp]:
    """The places in `confidences` to be looked at, in no order; those of NaN never are.

    Of the file's `slots` so many as have `arrived` are predicted. Of equal confidences the first
    come first.
    """
    if policy.threshold is not None:
        return np.flatnonzero(confidences < policy.threshold)
    asked = np.flatnonzero(~np.isnan(confidences))
    count = _affordable(policy, slots, arrived)
    if count >= len(asked):
        return asked
    if count <= 0:
        return asked[:0]
    found = confidences[asked]
    limit = np.partition(found, count - 1)[count - 1]  # sorting all would cost a key its time
    below, equal = asked[found < limit], asked[found == limit]
    return np.concatenate((below, equal[: count - len(below)]))


def _affordable(policy: Policy, slots: int, arrived: int) -> int:
    """How many decisions the policy's percent or minutes allow for what is predicted so far."""
    if policy.percent is not None:
        return round(arrived * policy.percent / 100)
    affordable = (policy.minutes or 0) * 60 / policy.seconds_per_decision
    return round(affordable * arrived / max(slots, 1))


def expected_errors(confidences: FloatArray) -> float:
    """How many of the slots with these calibrated confidences are expected to be wrong."""
    return float(np.sum(1 - confidences, dtype=np.float64))
