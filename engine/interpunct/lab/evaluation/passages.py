# SPDX-License-Identifier: Apache-2.0
"""Which words a labeller is given at once, and which slots count: the three tasks of one paper.

Gale and Parthasarathy 2017, section 3.3: on single sentences every end of text is an end of
sentence; a whole text has several sentences; mid-text is the same text with its last slot left
out, for which the end of the text gives the mark away.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import ArrayLike, NDArray

from interpunct.transcript.labels import Label


class Task(StrEnum):
    """What a system is given at once, and what is asked of it.

    A chunk is running text, which the system cuts into windows anywhere.
    """

    CHUNK = "chunk"
    SINGLE_SENTENCE = "single-sentence"
    WHOLE_TEXT = "whole-text"
    MID_TEXT = "mid-text"


@dataclass(frozen=True, slots=True)
class Passage:
    """The words `start` to `stop` are given at once; their slots before `scored_stop` count."""

    start: int
    stop: int
    scored_stop: int


def passages(labels: ArrayLike, task: Task, *, sentences: int = 4) -> list[Passage]:
    """Cut running text with these `labels` at sentence ends into the passages of a task.

    A text has so many `sentences` (the paper gives no number; its longest have 150 characters).
    """
    wanted = np.asarray(labels)
    size = {Task.SINGLE_SENTENCE: 1, Task.CHUNK: len(wanted) + 1}.get(task, sentences)
    stops = (np.flatnonzero(wanted >= Label.PERIOD) + 1)[size - 1 :: size].tolist()
    if len(wanted) and (not stops or stops[-1] < len(wanted)):
        stops.append(len(wanted))
    left_out = 1 if task is Task.MID_TEXT else 0
    return [
        Passage(start, stop, stop - left_out) for start, stop in itertools.pairwise([0, *stops])
    ]


def scored(chosen: Sequence[Passage], slots: int) -> NDArray[np.bool_]:
    """Which of so many `slots` count."""
    counts = np.zeros(slots, np.bool_)
    for passage in chosen:
        counts[passage.start : passage.scored_stop] = True
    return counts
