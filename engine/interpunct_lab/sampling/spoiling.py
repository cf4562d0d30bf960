# SPDX-License-Identifier: Apache-2.0
"""Errors of speech recognition, the same for every trainer."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import IntArray
from interpunct.labels import LabelSet
from interpunct_lab.text.columns import Block
from interpunct_lab.text.labelled import CASING_UNKNOWN


class Errors(NamedTuple):
    """A stretch after recognition, one entry a word.

    `origin` is the word of the stretch that was said, `written` the word that was recognised.
    `labels` are those of the slots after the words.
    """

    origin: IntArray
    written: IntArray
    labels: NDArray[np.uint8]

    @property
    def strange(self) -> NDArray[np.bool_]:
        """Mask of the wrongly recognised words; their casing says nothing."""
        extra = np.append([False], self.origin[1:] == self.origin[:-1])
        wrong: NDArray[np.bool_] = extra | (self.written != self.origin)
        return wrong


def recognition_errors(
    labels: NDArray[np.integer[Any]],
    label_set: LabelSet,
    *,
    rate: float,
    random: np.random.Generator,
) -> Errors:
    """Errors at `rate` of the words of a stretch with these `labels` (words,).

    A word is replaced by another of the stretch (40 %), deleted (40 %: the stronger of its label
    and the one before it stays) or followed by an extra word (20 %). The first word stays.
    """
    words = len(labels)
    fate = random.random(words) / rate
    fate[:1] = 1.0
    replaced, deleted = fate < 0.4, (fate >= 0.4) & (fate < 0.8)
    followed = (fate >= 0.8) & (fate < 1)
    kept, strength = labels.astype(np.uint8), label_set.paper_columns
    for place in np.flatnonzero(deleted)[::-1]:
        if strength[kept[place]] > strength[kept[place - 1]]:
            kept[place - 1] = kept[place]
    others = random.integers(0, words, words)
    origin = np.repeat(np.arange(words), np.where(deleted, 0, np.where(followed, 2, 1)))
    extra = np.append([False], origin[1:] == origin[:-1])[: len(origin)]
    before_extra = np.append(extra[1:], [False])[: len(origin)]
    written = np.where(extra | replaced[origin], others[origin], origin)
    return Errors(origin, written, np.where(before_extra, 0, kept[origin]).astype(np.uint8))


def with_errors(
    stretch: Block, label_set: LabelSet, *, rate: float, random: np.random.Generator
) -> Block:
    """The columns of a stretch with `recognition_errors`; a wrong word has no known casing."""
    errors = recognition_errors(stretch.labels, label_set, rate=rate, random=random)
    casings = np.where(errors.strange, CASING_UNKNOWN, stretch.casings[errors.origin])
    return Block(stretch.words[errors.written], errors.labels, casings.astype(np.uint8))
