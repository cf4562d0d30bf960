# SPDX-License-Identifier: Apache-2.0
"""Matrices in eight bits, with a 16-bit scale for each row."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Quantised:
    """A matrix (rows, columns) of int8 and the float16 scale of each row."""

    values: NDArray[np.int8]
    scales: NDArray[np.float16]

    @classmethod
    def of(cls, matrix: NDArray[np.float32]) -> Quantised:
        """The nearest matrix in eight bits."""
        largest = np.abs(matrix).max(axis=1, initial=0.0)
        scales = np.maximum(largest / 127, np.finfo(np.float16).smallest_subnormal)
        scales = scales.astype(np.float16)
        steps = np.rint(matrix / scales.astype(np.float32)[:, None])
        return cls(np.clip(steps, -127, 127).astype(np.int8), scales)

    def matrix(self) -> NDArray[np.float32]:
        """The matrix in float32."""
        return self.values.astype(np.float32) * self.scales.astype(np.float32)[:, None]
