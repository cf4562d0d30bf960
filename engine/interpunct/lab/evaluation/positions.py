# SPDX-License-Identifier: Apache-2.0
"""The figures of paper 1: full stops and question marks inside a text and at its end.

Li & Lin 2020, section 3.3, "distinguish the period and question mark whether they occur in the
middle of sentence or at the end"; their test items hold two to three sentences each. A mark at
the end of an item is easily found, so a figure over all places tells little.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from interpunct.lab.evaluation.metrics import LabelScore, scores
from interpunct.transcript.labels import Label


def position_scores(
    reference: ArrayLike, hypothesis: ArrayLike, ends: NDArray[np.bool_]
) -> dict[str, LabelScore]:
    """Compare the labels (slots,) of several items; `ends` (slots,) tells their last slots.

    What comes out is named as the rows of the paper's tables 3 and 4. Raises ValueError where the
    lengths differ.
    """
    labels = np.stack((np.asarray(reference, np.int64), np.asarray(hypothesis, np.int64)))
    found = {"mid": scores(*labels[:, ~ends]), "end": scores(*labels[:, ends])}
    return {
        f"{place}_{label.name.lower()}": at.labels[label]
        for label in (Label.PERIOD, Label.QUESTION)
        for place, at in found.items()
    }


def item_ends(lengths: Sequence[int]) -> NDArray[np.bool_]:
    """The last slots (slots,) of items that have `lengths` words each, one after the other."""
    sizes = np.asarray(lengths, dtype=np.int64)
    ends = np.zeros(int(sizes.sum()), dtype=np.bool_)
    ends[np.cumsum(sizes[sizes > 0]) - 1] = True
    return ends
