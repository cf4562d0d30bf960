# SPDX-License-Identifier: Apache-2.0
"""Calibration error, errors caught by a review, bootstrap intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import PaperLabel
from interpunct.scoring import ratio


def region_balanced_calibration_error(
    probabilities: NDArray[np.float32], right: NDArray[np.bool_], *, regions: int = 10
) -> float:
    """Mean distance of confidence and accuracy over equal-width regions of confidence.

    Every region that holds a slot counts the same. So the many certain NONE slots do not hide the
    doubtful ones (Dawkins and Nejadgholi 2022). `probabilities` are those of the shown labels,
    `right` whether each was right.
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
    """Gain of a review from the least to the most certain slot, point by point.

    `reviewed` is the share of the slots, `caught` the share of all errors among them. `risk` is
    the error rate of the slots that are left.
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


Interval = tuple[float, float]
"""The lower and the upper end."""

_STRETCH = 100  # slots: some six sentences
_LEAST_STRETCHES = 20  # of fewer, one is nearly all of the text, and the figure seems certain
_DRAWS = 2_000
_SHARE = 0.95  # of the draws between both ends


def bootstrap_intervals(wanted: NDArray[Any], shown: NDArray[Any]) -> tuple[Interval, Interval]:
    """The 95 % intervals of micro F1 and of the slot error rate; the same for the same text.

    The slots of a sentence are not independent. So stretches of text are drawn anew, not slots
    (Efron and Tibshirani 1993, section 8.6). `wanted` and `shown` (slots,) are labels of the
    papers.
    """
    if not len(wanted):
        return (0.0, 0.0), (0.0, 0.0)
    length = min(_STRETCH, max(1, len(wanted) // _LEAST_STRETCHES))
    starts = np.arange(0, len(wanted), length)
    marked, given = wanted != PaperLabel.NONE, shown != PaperLabel.NONE
    columns = ((shown == wanted) & marked, given, marked, shown != wanted)
    counts = (np.add.reduceat(column.astype(np.int64), starts) for column in columns)
    even = np.full(len(starts), 1 / len(starts))
    times = np.random.default_rng(1).multinomial(len(starts), even, _DRAWS)
    right, shown_marks, marks, wrong = (times @ count for count in counts)
    f1 = 2 * right / np.maximum(shown_marks + marks, 1)
    rate = np.where(marks > 0, wrong / np.maximum(marks, 1), 0)  # as `Scores` has it
    return _ends(f1), _ends(rate)


def _ends(values: NDArray[np.float64]) -> Interval:
    low, high = np.quantile(values, [(1 - _SHARE) / 2, (1 + _SHARE) / 2])
    return round(float(low), 4), round(float(high), 4)
