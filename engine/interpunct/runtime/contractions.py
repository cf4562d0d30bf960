# SPDX-License-Identifier: Apache-2.0
"""Contractions split by a tokeniser (`we 're`, `do n't`), joined to one word for models.

Speech recognisers and test sets write them split. No mark ever stands inside one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from interpunct.arrays import FloatArray, IntArray
from interpunct.labels import Casing
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.lettercase import is_enclitic
from interpunct.transcript.transcript import Slot, Transcript, Word


@dataclass(frozen=True, slots=True)
class Contracted:
    """A transcript with its contractions joined; `lasts[i]` is the last old index of word `i`."""

    transcript: Transcript
    lasts: IntArray

    def place(self, slot: int) -> int:
        """The joined slot that corresponds to, or contains, slot number `slot` of the text."""
        return int(np.searchsorted(self.lasts, slot))

    def apart(self, found: Predictions) -> Predictions:
        """Predictions of the joined words as predictions of the original words."""
        before = self.lasts[found.first - 1] if found.first else -1
        lasts = self.lasts[found.first : found.first + len(found)]
        firsts = np.append(before, lasts[:-1]) + 1
        places = np.arange(firsts[0], lasts[-1] + 1)
        words = np.searchsorted(lasts, places)
        ends, begins = lasts[words] == places, firsts[words] == places
        return Predictions(
            int(firsts[0]),
            np.where(ends[:, None], found.labels[words], _certain(0, found.labels.shape[1])),
            np.where(begins[:, None], found.casings[words], _certain(Casing.LOWER, len(Casing))),
            found.label_set,
        )


def contracted(transcript: Transcript) -> Contracted | None:
    """`transcript` with its contractions joined; None if it has no split contractions."""
    words, slots = transcript.words, transcript.slots
    joins = np.array([_joins(words, slots, index) for index in range(len(words))], np.bool_)
    if not joins.any():
        return None
    lasts = np.flatnonzero(~np.append(joins[1:], [False]))
    firsts = np.flatnonzero(~joins)
    parts = zip(firsts.tolist(), lasts.tolist(), strict=True)
    joined = tuple(_joined(words[first : last + 1]) for first, last in parts)
    return Contracted(Transcript(joined, tuple(slots[last] for last in lasts.tolist())), lasts)


def _joins(words: Sequence[Word], slots: Sequence[Slot], index: int) -> bool:
    """Whether a word joins the word before it, with no mark between them."""
    if index == 0 or slots[index - 1].mark:
        return False
    before, word = words[index - 1], words[index]
    together = (before.language, before.turn) == (word.language, word.turn)
    return together and is_enclitic(word.text, word.language)


def _joined(words: Sequence[Word]) -> Word:
    """One word made of several; its offsets in the payload are no longer needed."""
    if len(words) == 1:
        return words[0]
    text = "".join(word.text for word in words)
    return words[0]._replace(text=text, end=words[-1].end, end_ms=words[-1].end_ms)


def _certain(value: int, classes: int) -> FloatArray:
    """One row with all probability on the class `value`."""
    row: FloatArray = np.eye(classes, dtype=np.float32)[value : value + 1]
    return row
