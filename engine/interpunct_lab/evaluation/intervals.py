# SPDX-License-Identifier: Apache-2.0
"""How far a figure would move on another text of the same kind: bootstrap intervals.

The slots of a sentence are not independent, so stretches of text are drawn anew, not slots (Efron
and Tibshirani 1993, section 8.6).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import PaperLabel
from interpunct_lab.evaluation.measured import Measured

Interval = tuple[float, float]
"""The lower and the upper end."""

_STRETCH = 100  # slots: some six sentences
_LEAST_STRETCHES = 20  # of fewer, one is nearly all of the text, and the figure seems certain
_DRAWS = 2_000
_SHARE = 0.95  # of the draws between both ends


def bootstrap_intervals(measured: Measured, *, seed: int = 1) -> tuple[Interval, Interval]:
    """The 95 % intervals of micro F1 and of the slot error rate; the same for the same text."""
    if not measured.scored.any():
        return (0.0, 0.0), (0.0, 0.0)
    right, given, wanted, wrong = _counts(measured)
    even = np.full(len(wanted), 1 / len(wanted))
    times = np.random.default_rng(seed).multinomial(len(wanted), even, _DRAWS)
    f1 = 2 * (times @ right) / np.maximum(times @ (given + wanted), 1)
    marks = times @ wanted
    rate = np.where(marks > 0, (times @ wrong) / np.maximum(marks, 1), 0)  # as `Scores` has it
    return _ends(f1), _ends(rate)


def _counts(measured: Measured) -> tuple[NDArray[np.int64], ...]:
    """Marks that are right, shown and wanted, and slots that are wrong, of each stretch."""
    wanted, shown = measured.wanted[measured.scored], measured.shown[measured.scored]
    length = min(_STRETCH, max(1, len(wanted) // _LEAST_STRETCHES))
    starts = np.arange(0, len(wanted), length)
    columns = (
        (shown == wanted) & (wanted != PaperLabel.NONE),
        shown != PaperLabel.NONE,
        wanted != PaperLabel.NONE,
        shown != wanted,
    )
    return tuple(np.add.reduceat(column.astype(np.int64), starts) for column in columns)


def _ends(values: NDArray[np.float64]) -> Interval:
    low, high = np.quantile(values, [(1 - _SHARE) / 2, (1 + _SHARE) / 2])
    return round(float(low), 4), round(float(high), 4)
