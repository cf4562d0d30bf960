# SPDX-License-Identifier: Apache-2.0
"""The figures of paper 1: full stops and question marks inside a text and at its end.

Li & Lin 2020, section 3.3, "distinguish the period and question mark whether they occur in the
middle of sentence or at the end"; their test items hold two to three sentences each. A mark at
the end of an item is easily found, so a figure over all places tells little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from interpunct.lab.evaluation.metrics import LabelScore, scores
from interpunct.transcript.labels import Label


@dataclass(frozen=True, slots=True)
class PositionScores:
    """The rows of the paper's tables 3 and 4; `overall` is the micro average over all marks."""

    comma: LabelScore
    mid_period: LabelScore
    mid_question: LabelScore
    end_period: LabelScore
    end_question: LabelScore
    overall: LabelScore


def position_scores(
    reference: ArrayLike, hypothesis: ArrayLike, ends: NDArray[np.bool_]
) -> PositionScores:
    """Compare the labels (slots,) of several items; `ends` (slots,) tells their last slots.

    Commas count wherever they stand. Raises ValueError where the lengths differ.
    """
    wanted, given = np.asarray(reference, np.int64), np.asarray(hypothesis, np.int64)
    whole = scores(wanted, given)
    middle, end = scores(wanted[~ends], given[~ends]), scores(wanted[ends], given[ends])
    support = sum(score.support for score in whole.labels.values())
    return PositionScores(
        whole.labels[Label.COMMA],
        middle.labels[Label.PERIOD],
        middle.labels[Label.QUESTION],
        end.labels[Label.PERIOD],
        end.labels[Label.QUESTION],
        LabelScore(whole.micro_precision, whole.micro_recall, whole.micro_f1, support),
    )


def item_ends(lengths: Sequence[int]) -> NDArray[np.bool_]:
    """The last slots (slots,) of items that have `lengths` words each, one after the other."""
    sizes = np.asarray(lengths, dtype=np.int64)
    ends = np.zeros(int(sizes.sum()), dtype=np.bool_)
    ends[np.cumsum(sizes[sizes > 0]) - 1] = True
    return ends
