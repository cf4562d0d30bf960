# SPDX-License-Identifier: Apache-2.0
"""What calibrated confidences let one expect: errors left, and which slots are worth a look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence


def expected_errors(confidences: Sequence[float]) -> float:
    """How many of these slots are expected to be wrong."""
    return float(np.sum(1.0 - np.asarray(confidences, dtype=np.float64)))


def threshold_for_budget(confidences: Sequence[float], percent: float) -> float:
    """The confidence below which `percent` of the slots lie, so that just those are shown."""
    if not len(confidences) or percent <= 0:
        return 0.0
    if percent >= 100:
        return 1.0
    return float(np.quantile(np.asarray(confidences, dtype=np.float64), percent / 100))
