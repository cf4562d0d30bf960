# SPDX-License-Identifier: Apache-2.0
"""The figures of punctuation restoration, always all of them: the papers mix them up.

Micro averages count every mark once; macro averages count every label once; weighted averages
weigh the labels by how often the reference has them. NONE is never a label that is averaged. The
slot error rate (Makhoul et al. 1999) is the number of wrong slots over the marks of the reference;
it can exceed one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from interpunct.labels import Casing, Label

LabelType = TypeVar("LabelType", bound="np.integer[Any]")
MARK_LABELS = (Label.COMMA, Label.PERIOD, Label.QUESTION)


@dataclass(frozen=True, slots=True)
class LabelScore:
    """Precision, recall and F1 of one label (0 to 1); `support` counts it in the reference."""

    precision: float
    recall: float
    f1: float
    support: int


@dataclass(frozen=True, slots=True)
class Scores:
    """The figures of one comparison; `confusion[r][h]` counts reference label r given label h."""

    confusion: tuple[tuple[int, ...], ...]
    labels: dict[Label, LabelScore]
    micro_precision: float
    micro_recall: float
    micro_f1: float
    macro_f1: float
    weighted_f1: float
    slot_error_rate: float


def scores(
    reference: ArrayLike, hypothesis: ArrayLike, marks: Sequence[Label] = MARK_LABELS
) -> Scores:
    """Compare two label sequences of the same length; the averages are those over `marks`.

    Raises ValueError where the lengths differ.
    """
    confusion = _confusion(np.asarray(reference), np.asarray(hypothesis))
    right = np.diag(confusion)
    given, wanted = confusion.sum(axis=0), confusion.sum(axis=1)
    labels = {label: _label_score(right[label], given[label], wanted[label]) for label in marks}
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
    """The labels of a `reference` as a system that has only these `marks` can give them.

    Where it has no question mark, a question is a period (Guerreiro et al. 2021, 3 labels).
    """
    given: NDArray[LabelType] = np.minimum(reference, reference.dtype.type(max(marks)))
    return given


def casing_f1(reference: ArrayLike, hypothesis: ArrayLike) -> float:
    """F1 of the words that need a capital (CAPITALISED or UPPER), right in the same casing."""
    wanted, given = np.asarray(reference), np.asarray(hypothesis)
    right = int(((wanted == given) & (wanted != Casing.LOWER)).sum())
    needed, raised = int((wanted != Casing.LOWER).sum()), int((given != Casing.LOWER).sum())
    return _label_score(right, raised, needed).f1


def _confusion(reference: NDArray[np.int_], hypothesis: NDArray[np.int_]) -> NDArray[np.int_]:
    if reference.shape != hypothesis.shape:
        raise ValueError(f"{len(reference)} labels against {len(hypothesis)}")
    size = len(Label)
    cells = np.bincount(reference * size + hypothesis, minlength=size * size)
    return cells.reshape(size, size)


def _label_score(right: int, given: int, wanted: int) -> LabelScore:
    precision, recall = ratio(right, given), ratio(right, wanted)
    return LabelScore(
        precision, recall, ratio(2 * precision * recall, precision + recall), int(wanted)
    )


def ratio(part: float, whole: float) -> float:
    """`part` of `whole`, 0 of nothing."""
    return float(part / whole) if whole else 0.0
