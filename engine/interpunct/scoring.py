# SPDX-License-Identifier: Apache-2.0
"""Scores of punctuation restoration, always complete, because papers report different ones.

Micro averages count every mark once; macro averages count every label once. Weighted averages
weight the labels by their frequency in the reference. NONE is never averaged. The slot error rate
(Makhoul et al. 1999) is the number of wrong slots divided by the number of marks in the reference;
it can exceed one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from interpunct.labels import PAPER_LABELS, Casing, Label, LabelSet

LabelType = TypeVar("LabelType", bound="np.integer[Any]")


@dataclass(frozen=True, slots=True)
class LabelScore:
    """Precision, recall and F1 of one label (0 to 1); `support` is its count in the reference."""

    precision: float
    recall: float
    f1: float
    support: int


@dataclass(frozen=True, slots=True)
class Scores:
    """The figures of one comparison.

    `confusion[r][h]` counts label h where the reference has label r, by their columns.
    """

    confusion: tuple[tuple[int, ...], ...]
    labels: dict[Label, LabelScore]
    micro_precision: float
    micro_recall: float
    micro_f1: float
    macro_f1: float
    weighted_f1: float
    slot_error_rate: float


def scores(
    reference: ArrayLike,
    hypothesis: ArrayLike,
    marks: Sequence[Label] | None = None,
    label_set: LabelSet = PAPER_LABELS,
) -> Scores:
    """Compare two sequences of columns of a label set, of the same length.

    The averages are over `marks`, by default all of the set. Raises ValueError where the lengths
    differ.
    """
    confusion = _confusion(np.asarray(reference), np.asarray(hypothesis), len(label_set))
    right = np.diag(confusion)
    given, wanted = confusion.sum(axis=0), confusion.sum(axis=1)
    columns = {label: label_set.column(label) for label in marks or label_set.marks}
    labels = {
        label: _label_score(right[column], given[column], wanted[column])
        for label, column in columns.items()
    }
    micro = _label_score(right[1:].sum(), given[1:].sum(), wanted[1:].sum())
    wrong = int(confusion.sum() - right.sum())
    return Scores(
        confusion=tuple(tuple(row) for row in confusion.tolist()),
        labels=labels,
        micro_precision=micro.precision,
        micro_recall=micro.recall,
        micro_f1=micro.f1,
        macro_f1=sum(score.f1 for score in labels.values()) / len(labels),
        weighted_f1=ratio(
            sum(score.f1 * score.support for score in labels.values()), micro.support
        ),
        slot_error_rate=ratio(wrong, micro.support),
    )


def as_given(reference: NDArray[LabelType], marks: Sequence[Label]) -> NDArray[LabelType]:
    """The papers' labels of a `reference`, limited to the `marks` of a system.

    Without a question mark, a question is a period (Guerreiro et al. 2021, 3 labels).
    """
    if any(label.is_question for label in marks):
        return reference
    highest = max(label.counts_as for label in marks)
    given: NDArray[LabelType] = np.minimum(reference, reference.dtype.type(highest))
    return given


def casing_f1(reference: ArrayLike, hypothesis: ArrayLike) -> float:
    """F1 of the words with a capital (CAPITALISED or UPPER); the same casing is right."""
    wanted, given = np.asarray(reference), np.asarray(hypothesis)
    right = int(((wanted == given) & (wanted != Casing.LOWER)).sum())
    needed, raised = int((wanted != Casing.LOWER).sum()), int((given != Casing.LOWER).sum())
    return _label_score(right, raised, needed).f1


def _confusion(
    reference: NDArray[np.int_], hypothesis: NDArray[np.int_], size: int
) -> NDArray[np.int_]:
    if reference.shape != hypothesis.shape:
        raise ValueError(f"{len(reference)} labels against {len(hypothesis)}")
    cells = np.bincount(reference * size + hypothesis, minlength=size * size)
    return cells.reshape(size, size)


def _label_score(right: int, given: int, wanted: int) -> LabelScore:
    precision, recall = ratio(right, given), ratio(right, wanted)
    return LabelScore(
        precision, recall, ratio(2 * precision * recall, precision + recall), int(wanted)
    )


def ratio(part: float, whole: float) -> float:
    """`part` divided by `whole`; 0 where `whole` is 0."""
    return float(part / whole) if whole else 0.0
