# SPDX-License-Identifier: Apache-2.0
"""The arrays that models work with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float32]
IntArray = NDArray[np.int64]


def softmax(scores: FloatArray) -> FloatArray:
    """Probabilities of scores (n, classes), row by row."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: FloatArray = powers / powers.sum(axis=1, keepdims=True)
    return result
