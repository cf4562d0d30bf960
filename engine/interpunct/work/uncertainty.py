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
    take their share of what has arrived.
    """

    threshold: float | None = None
    percent: float | None = None
    minutes: float | None = None
    seconds_per_decision: float = 1.5

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
    slots = np.flatnonzero(reviewable)
    if policy.threshold is not None:
        return slots[confidences[slots] < policy.threshold]
    least_certain_first = np.argsort(confidences[slots], kind="stable")
    return slots[least_certain_first[: _affordable(confidences, policy)]]


def _affordable(confidences: FloatArray, policy: Policy) -> int:
    """How many slots the policy's percent or minutes allow, of the slots predicted so far."""
    arrived = len(confidences) - int(np.count_nonzero(np.isnan(confidences)))
    if policy.percent is not None:
        return round(arrived * policy.percent / 100)
    affordable = (policy.minutes or 0) * 60 / policy.seconds_per_decision
    return round(affordable * arrived / max(len(confidences), 1))


def expected_errors(confidences: FloatArray) -> float:
    """How many of the slots with these calibrated confidences are expected to be wrong."""
    return float(np.sum(1 - confidences, dtype=np.float64))
