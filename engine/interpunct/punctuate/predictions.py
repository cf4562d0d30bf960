# SPDX-License-Identifier: Apache-2.0
"""What a bundle says of a transcript: calibrated probabilities, slot by slot, word by word."""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.arrays import FloatArray


@dataclass(frozen=True, slots=True)
class Predictions:
    """Probabilities of a run of slots that starts at slot `first`.

    `labels` has shape (slots, 4), columns in the order of `Label`; `casings` has shape (slots, 3),
    columns in the order of `Casing`, for the word before each slot, given that no sentence starts
    with it: a sentence's capital is a matter of the marks. Rows sum to one.
    """

    first: int
    labels: FloatArray
    casings: FloatArray

    def __len__(self) -> int:
        return len(self.labels)
