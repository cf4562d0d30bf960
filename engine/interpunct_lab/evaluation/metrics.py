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

Labels = NDArray[Any]
"""Labels of the papers (slots,)."""

_STRETCH = 100  # slots: some six sentences
_LEAST_STRETCHES = 20  # of fewer, one is nearly all of the text, and the figure seems certain
_DRAWS = 2_000
_SHARE = 0.95  # of the draws between both ends


@dataclass(frozen=True, slots=True)
class StretchCounts:
    """Right, shown and wanted marks, and wrong slots, of each stretch of a text (stretches,).

    The slots of a sentence are not independent. So stretches of text are drawn anew, not slots
    (Efron and Tibshirani 1993, section 8.6).
    """

    right: NDArray[np.int64]
    shown: NDArray[np.int64]
    wanted: NDArray[np.int64]
    wrong: NDArray[np.int64]

    @classmethod
    def of(cls, wanted: Labels, shown: Labels) -> StretchCounts:
        """The counts of a text; one of no slots is one empty stretch."""
        length = min(_STRETCH, max(1, len(wanted) // _LEAST_STRETCHES))
        starts = np.arange(0, max(1, len(wanted)), length)
        marked, given = wanted != PaperLabel.NONE, shown != PaperLabel.NONE
        columns = ((shown == wanted) & marked, given, marked, shown != wanted)
        ended = (np.append(column, False).astype(np.int64) for column in columns)
        return cls(*(np.add.reduceat(column, starts) for column in ended))

    def __len__(self) -> int:
        return len(self.right)

    def f1(self, times: NDArray[np.int64]) -> NDArray[np.float64]:
        """Micro F1 (draws,) where the stretches are there so many `times` (draws, stretches)."""
        marks = np.maximum(times @ (self.shown + self.wanted), 1)
        found: NDArray[np.float64] = 2 * (times @ self.right) / marks
        return found

    def error_rate(self, times: NDArray[np.int64]) -> NDArray[np.float64]:
        """Slot error rate (draws,), as `f1`; 0 without a mark, as `Scores` has it."""
        marks = times @ self.wanted
        return np.where(marks > 0, (times @ self.wrong) / np.maximum(marks, 1), 0)


def bootstrap_intervals(wanted: Labels, shown: Labels) -> tuple[Interval, Interval]:
    """The 95 % intervals of micro F1 and of the slot error rate; the same for the same text."""
    counts = StretchCounts.of(wanted, shown)
    times = _drawn(len(counts), np.random.default_rng(1))
    return _ends(counts.f1(times)), _ends(counts.error_rate(times))


@dataclass(frozen=True, slots=True)
class Difference:
    """Micro F1 of one system minus that of another, and its 95 % interval."""

    value: float
    interval: Interval

    @property
    def is_clear(self) -> bool:
        """Whether the interval has one sign."""
        low, high = self.interval
        return low > 0 or high < 0


def paired_difference(
    first: Sequence[StretchCounts], second: Sequence[StretchCounts]
) -> Difference:
    """The difference of two systems by paired bootstrap; each has one or more trainings.

    Each draw takes the same stretches for both (Berg-Kirkpatrick et al. 2012) and, of either
    system, as many trainings as there are, drawn anew. So the interval is that of another text
    and of other seeds. Raises ValueError for texts of different lengths.
    """
    stretches = len(first[0])
    if any(len(counts) != stretches for counts in (*first, *second)):
        raise ValueError("the systems were not measured on one text")
    random = np.random.default_rng(1)
    times = _drawn(stretches, random)
    drawn = _mean_f1(first, times, random) - _mean_f1(second, times, random)
    once = np.ones((1, stretches), np.int64)
    values = [np.mean([counts.f1(once) for counts in system]) for system in (first, second)]
    return Difference(float(values[0] - values[1]), _ends(drawn))


def _mean_f1(
    trainings: Sequence[StretchCounts], times: NDArray[np.int64], random: np.random.Generator
) -> NDArray[np.float64]:
    """The mean F1 (draws,) of trainings that are drawn anew."""
    f1 = np.array([counts.f1(times) for counts in trainings])
    mean_f1: NDArray[np.float64] = (f1.T * _drawn(len(f1), random)).sum(1) / len(f1)
    return mean_f1


def _drawn(count: int, random: np.random.Generator) -> NDArray[np.int64]:
    """The number of times that each of `count` things is drawn (draws, count)."""
    return random.multinomial(count, np.full(count, 1 / count), _DRAWS)


def _ends(values: NDArray[np.float64]) -> Interval:
    low, high = np.quantile(values, [(1 - _SHARE) / 2, (1 + _SHARE) / 2])
    return round(float(low), 4), round(float(high), 4)
