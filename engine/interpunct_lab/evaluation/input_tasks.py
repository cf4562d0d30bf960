# SPDX-License-Identifier: Apache-2.0
"""Input and scored slots of the tasks of Gale and Parthasarathy 2017 (section 3.3).

On single sentences every end of text is an end of sentence. A whole text has several sentences.
Mid-text is the same text without its last slot, whose mark the end of the text gives away.

Li and Lin 2020, section 3.3, "distinguish the period and question mark whether they occur in the
middle of sentence or at the end"; their test items hold two to three sentences each. A mark at the
end of an item is easily found, so a figure over all places says little.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import ArrayLike, NDArray

from interpunct.labels import Label, PaperLabel
from interpunct.scoring import LabelScore, scores


class Task(StrEnum):
    """Input of a system, and its scored slots.

    A chunk is running text, which the system cuts into windows anywhere.
    """

    CHUNK = "chunk"
    SINGLE_SENTENCE = "single-sentence"
    WHOLE_TEXT = "whole-text"
    MID_TEXT = "mid-text"


@dataclass(frozen=True, slots=True)
class Passage:
    """The words `start` to `stop` as one input; their slots before `scored_stop` count."""

    start: int
    stop: int
    scored_stop: int


def passages(labels: ArrayLike, task: Task, *, sentences: int = 4) -> list[Passage]:
    """Cut running text at sentence ends into the passages of a task.

    `labels` are those of the papers. `sentences` is the length of a text (the paper gives no
    number; its longest have 150 characters).
    """
    wanted = np.asarray(labels)
    size = {Task.SINGLE_SENTENCE: 1, Task.CHUNK: len(wanted) + 1}.get(task, sentences)
    stops = (np.flatnonzero(wanted >= PaperLabel.PERIOD) + 1)[size - 1 :: size].tolist()
    if len(wanted) and (not stops or stops[-1] < len(wanted)):
        stops.append(len(wanted))
    left_out = 1 if task is Task.MID_TEXT else 0
    return [
        Passage(start, stop, stop - left_out) for start, stop in itertools.pairwise([0, *stops])
    ]


def scored(chosen: Sequence[Passage], slots: int) -> NDArray[np.bool_]:
    """Mask of the scored slots (slots,)."""
    counts = np.zeros(slots, np.bool_)
    for passage in chosen:
        counts[passage.start : passage.scored_stop] = True
    return counts


def last_slots(chosen: Sequence[Passage], slots: int) -> NDArray[np.bool_]:
    """Mask of the last slots of the passages (slots,)."""
    ends = np.zeros(slots, np.bool_)
    ends[[passage.stop - 1 for passage in chosen if passage.start < passage.stop]] = True
    return ends


def position_scores(
    reference: ArrayLike, hypothesis: ArrayLike, ends: NDArray[np.bool_]
) -> dict[str, LabelScore]:
    """Compare the labels (slots,) of several texts.

    `ends` (slots,) is the mask of their last slots. The names of the scores are those of the rows
    in tables 3 and 4 of Li and Lin. Raises ValueError where the lengths differ.
    """
    labels = np.stack((np.asarray(reference, np.int64), np.asarray(hypothesis, np.int64)))
    found = {"mid": scores(*labels[:, ~ends]), "end": scores(*labels[:, ends])}
    return {
        f"{place}_{label.name.lower()}": at.labels[label]
        for label in (Label.PERIOD, Label.QUESTION)
        for place, at in found.items()
    }
