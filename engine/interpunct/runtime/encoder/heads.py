# SPDX-License-Identifier: Apache-2.0
"""The heads of the compact system in numpy: from pairs of neighbouring states to class scores."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from interpunct.arrays import ArrayKind, FloatArray, read_arrays
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS, Casing, LabelSet

HEAD_NAMES = ("punctuation", "casing")
_PARTS = ("hidden", "hidden_bias", "out", "out_bias")


@dataclass(frozen=True)
class PairHead:
    """One hidden layer with ReLU over two concatenated states.

    Shapes: `hidden` (2·width, hidden), `hidden_bias` (hidden,), `out` (hidden, classes),
    `out_bias` (classes,).
    """

    hidden: FloatArray
    hidden_bias: FloatArray
    out: FloatArray
    out_bias: FloatArray

    def scores(self, left: FloatArray, right: FloatArray) -> FloatArray:
        """Class scores (n, classes) of the pairs of states `left` and `right`, each (n, width)."""
        width = left.shape[1]
        inner = left @ self.hidden[:width] + right @ self.hidden[width:] + self.hidden_bias
        return np.maximum(inner, 0) @ self.out + self.out_bias


@dataclass(frozen=True)
class Heads:
    """The punctuation head (one class per label) and the casing head (3 casings) of a bundle."""

    punctuation: PairHead
    casing: PairHead

    @classmethod
    def load(cls, path: Path, config: CompactConfig, labels: LabelSet = PAPER_LABELS) -> Heads:
        """Read the `heads.npz` of a model of these sizes, for these labels or those of the papers.

        Raises BundleError for a damaged file, and for an array that is missing or of another
        shape.
        """
        arrays = read_arrays(path, _kinds(config), BundleError, remedy=GET_ANOTHER)
        classes = arrays["punctuation.out"].shape[1], *arrays["punctuation.out_bias"].shape
        if classes[0] != classes[1] or classes[0] not in (len(labels), len(PAPER_LABELS)):
            raise BundleError(
                f"its heads are not those of {len(labels)} labels.", file=path, remedy=GET_ANOTHER
            )
        return cls(
            *(
                PairHead(*(arrays[f"{head}.{part}"].astype(np.float32) for part in _PARTS))
                for head in HEAD_NAMES
            )
        )


def _kinds(config: CompactConfig) -> dict[str, ArrayKind]:
    kinds: dict[str, ArrayKind] = {}
    for head, classes in zip(HEAD_NAMES, (None, len(Casing)), strict=True):
        shapes: tuple[tuple[int | None, ...], ...] = (
            (2 * config.width, config.head_width),
            (config.head_width,),
            (config.head_width, classes),
            (classes,),
        )
        kinds |= {
            f"{head}.{part}": ArrayKind(shape) for part, shape in zip(_PARTS, shapes, strict=True)
        }
    return kinds
