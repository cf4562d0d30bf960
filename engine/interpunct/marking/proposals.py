# SPDX-License-Identifier: Apache-2.0
"""From probabilities to what is proposed for every slot."""

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
    """What is proposed for one slot.

    `mark` is the label's mark as this file writes it (empty for NONE), or, where the file's own
    mark is kept (`given`), that mark untouched; so is one that the words settle. A file has very
    many, and few different ones, which are shared; so their probabilities are not in here.
    """

    label: Label
    mark: str
    given: bool = False


_shared = lru_cache(maxsize=1024)(Proposal)


def shown_label(probabilities: Sequence[float], labels: LabelSet) -> Label:
    """The label to show: the likeliest, whose errors are the fewest to correct."""
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
    """What to propose for one slot with calibrated label `probabilities`.

    A mark of the file stays unless marks are to be replaced and a model restores it; a protected
    slot stays as it is, and the words around a settled slot decide, not the model. The mark of the
    same label is never exchanged for another sign.
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
