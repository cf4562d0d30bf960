# SPDX-License-Identifier: Apache-2.0
"""Proposals for slots from label probabilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

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


def shown_label(probabilities: Sequence[float], labels: LabelSet) -> Label:
    """The label to show: the likeliest label, which needs the fewest corrections."""
    label: Label = labels[probabilities.index(max(probabilities))]
    return label


def shown_labels(probabilities: NDArray[np.float32]) -> NDArray[np.int_]:
    """The columns of `shown_label`, for each row of `probabilities` (slots, labels)."""
    labels: NDArray[np.int_] = probabilities.argmax(axis=1)
    return labels


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
