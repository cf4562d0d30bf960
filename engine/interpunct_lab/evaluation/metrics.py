# SPDX-License-Identifier: Apache-2.0
"""How far confidences can be trusted, and what a review by them is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from interpunct.scoring import ratio


def region_balanced_calibration_error(
    probabilities: NDArray[np.float32], right: NDArray[np.bool_], *, regions: int = 10
) -> float:
    """Mean distance of confidence and accuracy over equal-width regions of confidence.

    Every region that holds a slot counts the same, so that the many certain NONE slots do not
    hide the doubtful ones (Dawkins and Nejadgholi 2022). `probabilities` are those of the shown
    labels, `right` whether each was right.
    """
    region = np.minimum((probabilities * regions).astype(int), regions - 1)
    gaps = [
        abs(float(probabilities[region == index].mean()) - float(right[region == index].mean()))
        for index in range(regions)
        if (region == index).sum() >= _LEAST_IN_REGION
    ]
    return float(np.mean(gaps)) if gaps else 0.0


_LEAST_IN_REGION = 20


def errors_caught(
    probabilities: NDArray[np.float32], right: NDArray[np.bool_], share: float
) -> float:
    """The share of all errors among the least certain `share` of the slots."""
    reviewed = np.argsort(probabilities, kind="stable")[: round(share * len(probabilities))]
    return ratio(int((~right[reviewed]).sum()), int((~right).sum()))


@dataclass(frozen=True, slots=True)
class ReviewCurve:
    """What reviewing slots from the least to the most certain is worth, point by point.

    `reviewed` is the share of the slots, `caught` the share of all errors among them, `risk` the
    error rate of the slots that are left.
    """

    reviewed: NDArray[np.float64]
    caught: NDArray[np.float64]
    risk: NDArray[np.float64]


def review_curve(
    probabilities: NDArray[np.float32], right: NDArray[np.bool_], *, points: int = 200
) -> ReviewCurve:
    """The risk-coverage curve (El-Yaniv and Wiener 2010) at evenly spaced shares of the slots."""
    slots = len(probabilities)
    found = np.zeros(slots + 1, np.int64)
    found[1:] = np.cumsum(~right[np.argsort(probabilities, kind="stable")])
    reviewed = np.unique(np.linspace(0, slots, points, endpoint=False).astype(int))
    errors = found[-1]
    left = slots - reviewed
    return ReviewCurve(
        reviewed / slots, found[reviewed] / max(errors, 1), (errors - found[reviewed]) / left
    )


def mean(values: Sequence[float]) -> float:
    """The mean, 0 for nothing."""
    return ratio(sum(values), len(values))
