# SPDX-License-Identifier: Apache-2.0
"""From the classes of a published model to our labels or casings."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from interpunct.arrays import FloatArray

_LEAST = np.float32(1e-9)


class Columns:
    """Our column, of `count`, for each class of a model; classes with the same one are added."""

    def __init__(self, columns: Sequence[int], count: int) -> None:
        self.theirs, self.count = len(columns), count
        self._ours = np.eye(count, dtype=np.float32)[np.array(columns, np.int64)]

    def scores(self, logarithms: FloatArray) -> FloatArray:
        """Our scores (n, count) from log probabilities of their classes (n, classes)."""
        return self.added(np.exp(logarithms))

    def added(self, probabilities: FloatArray) -> FloatArray:
        """Our scores (n, count) from probabilities of their classes (n, classes)."""
        result: FloatArray = np.log(np.maximum(probabilities @ self._ours, _LEAST))
        return result
