# SPDX-License-Identifier: Apache-2.0
"""Proposals for slots from label probabilities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode
from interpunct.marking.rendering import Habit, mark_for
from interpunct.transcript.transcript import Slot, Transcript


@dataclass(frozen=True, slots=True)
class Proposal:
    """Proposal for one slot.

    `mark` is the label's mark in the style of the file, empty for NONE. With `given` it is the
    file's own mark or a mark settled by the words. Proposals are shared because a file has many
    equal ones, so they contain no probabilities.
    """

    label: Label
    mark: str
    given: bool = False


_shared = lru_cache(maxsize=1024)(Proposal)


Values = TypeVar("Values", float, FloatArray)


def as_shown(likely: Iterable[Values], labels: LabelSet) -> list[Values]:
    """Probabilities by label; a label that is only offered counts for the label shown for it."""
    shown: list[Any] = [*likely]
    for offered, instead in labels.folds:
        shown[instead] = shown[instead] + shown[offered]
        shown[offered] = shown[offered] * 0
    return shown


def shown_label(probabilities: Sequence[float], labels: LabelSet) -> Label:
    """The label to show: the likeliest label, which needs the fewest corrections."""
    likely = as_shown(probabilities, labels)
    label: Label = labels[likely.index(max(likely))]
    return label


def shown_labels(probabilities: FloatArray, labels: LabelSet) -> NDArray[np.int_]:
    """The columns of `shown_label`, for each row of `probabilities` (slots, labels)."""
    columns: NDArray[np.int_] = np.argmax(as_shown(probabilities.T, labels), axis=0)
    return columns


def confidence_in(label: Label, probabilities: Sequence[float], labels: LabelSet) -> float:
    """The probability that `label` is right for a slot, as it is shown."""
    likely = probabilities if label.offered else as_shown(probabilities, labels)
    return likely[labels.column(label)]


def propose_slot(
    slot: Slot,
    probabilities: Sequence[float],
    language_code: str,
    habit: Habit,
    marks: MarksMode = MarksMode.COMPLETE,
    *,
    labels: LabelSet = PAPER_LABELS,
) -> Proposal:
    """The proposal for one slot with calibrated label `probabilities`.

    A mark of the file stays unless marks are replaced and the model can restore it. A protected
    slot stays as it is. At a settled slot the words around it decide, not the model. A mark is
    never exchanged for another sign of the same label.
    """
    kept = marks is MarksMode.COMPLETE or not slot.is_restored_by(labels)
    if slot.protected or (slot.mark and (kept or not slot.label)):
        return _shared(slot.label, slot.mark, given=True)
    if slot.settled is not None and not slot.mark:
        return _shared(Label.NONE, slot.settled, given=True)
    label = shown_label(probabilities, labels)
    if slot.mark and label == labels.read(slot.mark, slot.label):
        return _shared(label, slot.mark)
    return _shared(label, mark_for(label, language_code, habit))


def propose(
    transcript: Transcript,
    probabilities: NDArray[np.float32],
    habit: Habit,
    marks: MarksMode = MarksMode.COMPLETE,
    *,
    labels: LabelSet = PAPER_LABELS,
) -> list[Proposal]:
    """Proposals for all slots of `transcript`; `probabilities` has shape (slots, labels)."""
    rows = zip(transcript.slots, transcript.words, probabilities.tolist(), strict=True)
    return [
        propose_slot(slot, row, word.language, habit, marks, labels=labels)
        for slot, word, row in rows
    ]
