# SPDX-License-Identifier: Apache-2.0
"""Predictions for a transcript: calibrated probabilities, slot by slot, word by word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS, Casing, LabelSet


class Rows(NamedTuple):
    """Probabilities of the same slots: labels (slots, labels of the set), casings (slots, 3)."""

    labels: FloatArray
    casings: FloatArray
    label_set: LabelSet = PAPER_LABELS

    @classmethod
    def unknown(cls, slots: int, label_set: LabelSet) -> Rows:
        """Rows for a transcript of so many slots; labels are no numbers until they are `put`."""
        labels = np.full((slots, len(label_set)), np.nan, np.float32)
        return cls(labels, np.zeros((slots, len(Casing)), np.float32), label_set)

    def put(self, part: Predictions) -> None:
        """Store a stretch of the transcript."""
        place = slice(part.first, part.first + len(part))
        self.labels[place], self.casings[place] = part.labels, part.casings


@dataclass(frozen=True, slots=True)
class Predictions:
    """Probabilities of a run of slots that starts at slot `first`.

    `labels` has shape (slots, labels), columns in the order of `label_set`. `casings` has shape
    (slots, 3), columns in the order of `Casing`, for the word before each slot. Casings assume
    that no sentence starts with the word: a sentence's capital depends on the marks. Rows sum to
    one. Raises BundleError for a probability that is not finite: finite weights may still be
    meaningless.
    """

    first: int
    labels: FloatArray
    casings: FloatArray
    label_set: LabelSet = PAPER_LABELS

    def __post_init__(self) -> None:
        if not (np.isfinite(self.labels).all() and np.isfinite(self.casings).all()):
            raise BundleError(
                "what the model answers are no numbers: its weights are damaged.",
                remedy="Install the bundle again, or use another.",
            )

    def __len__(self) -> int:
        return len(self.labels)

    @property
    def slots(self) -> range:
        """The predicted slots."""
        return range(self.first, self.first + len(self))
