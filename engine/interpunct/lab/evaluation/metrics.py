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

import numpy as np
from numpy.typing import ArrayLike, NDArray

from interpunct.transcript.labels import Casing, Label

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


def scores(reference: ArrayLike, hypothesis: ArrayLike) -> Scores:
    """Compare two label sequences of the same length.

    Raises ValueError where the lengths differ.
    """
    confusion = _confusion(np.asarray(reference), np.asarray(hypothesis))
    right = np.diag(confusion)
    given, wanted = confusion.sum(axis=0), confusion.sum(axis=1)
    labels = {
        label: _label_score(right[label], given[label], wanted[label]) for label in MARK_LABELS
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
        weighted_f1=_ratio(
            sum(score.f1 * score.support for score in labels.values()), micro.support
        ),
        slot_error_rate=_ratio(wrong, micro.support),
    )


def casing_f1(reference: ArrayLike, hypothesis: ArrayLike) -> float:
    """F1 of the words that need a capital (CAPITALISED or UPPER), right in the same casing."""
    wanted, given = np.asarray(reference), np.asarray(hypothesis)
    right = int(((wanted == given) & (wanted != Casing.LOWER)).sum())
    needed, raised = int((wanted != Casing.LOWER).sum()), int((given != Casing.LOWER).sum())
    return _label_score(right, raised, needed).f1


def region_balanced_calibration_error(
    probabilities: NDArray[np.float32], right: NDArray[np.bool_], *, regions: int = 10
) -> float:
    """Mean distance of confidence and accuracy over equal-width regions of confidence.

    Every region that holds a slot counts the same, so that the many certain NONE slots do not
    hide the doubtful ones (Dawkins and Nejadgholi 2022). `probabilities` are those of the shown
    labels, `right` whether each was right.
    """
    region = np.minimum((probabilities * regions).astype(int), regions - 1)
    gaps = [
        abs(float(probabilities[region == index].mean()) - float(right[region == index].mean()))
        for index in range(regions)
        if (region == index).sum() >= _LEAST_IN_REGION
    ]
    return float(np.mean(gaps)) if gaps else 0.0


_LEAST_IN_REGION = 20


def errors_caught(
    probabilities: NDArray[np.float32], right: NDArray[np.bool_], share: float
) -> float:
    """The share of all errors among the least certain `share` of the slots."""
    reviewed = np.argsort(probabilities, kind="stable")[: round(share * len(probabilities))]
    return _ratio(int((~right[reviewed]).sum()), int((~right).sum()))


@dataclass(frozen=True, slots=True)
class ReviewCurve:
    """What reviewing slots from the least to the most certain is worth, point by point.

    `reviewed` is the share of the slots, `caught` the share of all errors among them, `risk` the
    error rate of the slots that are left.
    """

    reviewed: NDArray[np.float64]
    caught: NDArray[np.float64]
    risk: NDArray[np.float64]


def review_curve(
    probabilities: NDArray[np.float32], right: NDArray[np.bool_], *, points: int = 200
) -> ReviewCurve:
    """The risk-coverage curve (El-Yaniv and Wiener 2010) at evenly spaced shares of the slots."""
    slots = len(probabilities)
    found = np.zeros(slots + 1, np.int64)
    found[1:] = np.cumsum(~right[np.argsort(probabilities, kind="stable")])
    reviewed = np.unique(np.linspace(0, slots, points, endpoint=False).astype(int))
    errors = found[-1]
    left = slots - reviewed
    return ReviewCurve(
        reviewed / slots, found[reviewed] / max(errors, 1), (errors - found[reviewed]) / left
    )


def _confusion(reference: NDArray[np.int_], hypothesis: NDArray[np.int_]) -> NDArray[np.int_]:
    if reference.shape != hypothesis.shape:
        raise ValueError(f"{len(reference)} labels against {len(hypothesis)}")
    size = len(Label)
    cells = np.bincount(reference * size + hypothesis, minlength=size * size)
    return cells.reshape(size, size)


def _label_score(right: int, given: int, wanted: int) -> LabelScore:
    precision, recall = _ratio(right, given), _ratio(right, wanted)
    return LabelScore(
        precision, recall, _ratio(2 * precision * recall, precision + recall), int(wanted)
    )


def _ratio(part: float, whole: float) -> float:
    return float(part / whole) if whole else 0.0


def mean(values: Sequence[float]) -> float:
    """The mean, 0 for nothing."""
    return _ratio(sum(values), len(values))
