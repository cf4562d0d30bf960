# SPDX-License-Identifier: Apache-2.0
"""From the classes of a published graph to our labels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.labels import LabelSet

_LEAST = np.float32(1e-9)


class Columns:
    """Our column for each class of a graph; classes with the same label of ours are added."""

    def __init__(self, columns: Sequence[int], label_set: LabelSet) -> None:
        self.theirs, self.count = len(columns), len(label_set)
        self._ours = np.eye(self.count, dtype=np.float32)[list(columns)]

    def scores(self, logarithms: FloatArray) -> FloatArray:
        """Our label scores (n, labels) from log probabilities of their classes (n, classes)."""
        summed = np.exp(logarithms) @ self._ours
        result: FloatArray = np.log(np.maximum(summed, _LEAST))
        return result
