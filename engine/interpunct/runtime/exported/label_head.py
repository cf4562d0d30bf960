# SPDX-License-Identifier: Apache-2.0
"""The head of a system with an exported encoder, in NumPy: from states to label scores."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

import numpy as np

from interpunct.arrays import ArrayKind, FloatArray, read_arrays
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.description import LabelHead
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS

HEAD = "head.npz"

Activation = Literal["relu", "selu"]


@dataclass(frozen=True, slots=True)
class HeadWeights:
    """Two layers: `hidden` (width, states) and `out` (labels, width), each with its bias."""

    hidden: FloatArray
    hidden_bias: FloatArray
    out: FloatArray
    out_bias: FloatArray

    @classmethod
    def load(
        cls, path: Path, states: int, told: LabelHead, labels: int = len(PAPER_LABELS)
    ) -> HeadWeights:
        """Read a file of `save`, for a head over states of width `states`, with `labels` labels.

        Raises BundleError for an array that is missing, damaged or of another shape.
        """
        kinds = {
            "hidden": ArrayKind((told.width, states)),
            "hidden_bias": ArrayKind((told.width,)),
            "out": ArrayKind((labels, told.width)),
            "out_bias": ArrayKind((labels,)),
        }
        return cls(**read_arrays(path, kinds, BundleError, remedy=GET_ANOTHER))

    def save(self, path: Path) -> None:
        """Write the arrays in float32."""
        np.savez(path, **asdict(self))

    def scores(self, states: FloatArray, activation: Activation) -> FloatArray:
        """Label scores (slots, labels) of the states (slots, states) at the slots."""
        inner = _ACTIVATIONS[activation](states @ self.hidden.T + self.hidden_bias)
        result: FloatArray = inner @ self.out.T + self.out_bias
        return result


def _relu(values: FloatArray) -> FloatArray:
    result: FloatArray = np.maximum(values, 0)
    return result


def _selu(values: FloatArray) -> FloatArray:
    """SELU (Klambauer et al. 2017, with their constants)."""
    below = _SELU_ALPHA * np.expm1(np.minimum(values, 0))
    result: FloatArray = _SELU_SCALE * np.where(values > 0, values, below)
    return result


_SELU_ALPHA, _SELU_SCALE = np.float32(1.6732632423543772), np.float32(1.0507009873554805)
_ACTIVATIONS = {"relu": _relu, "selu": _selu}
