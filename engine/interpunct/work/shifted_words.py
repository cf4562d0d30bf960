# SPDX-License-Identifier: Apache-2.0
"""Words whose cue and turn numbers shift when an earlier part of the file changes.

A split at the start of a long file moves all of its words. Only their shifts are changed then, and
a word is made when it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import repeat
from typing import overload

import numpy as np

from interpunct.arrays import IntArray
from interpunct.transcript.transcript import Word


class ShiftedWords(Sequence[Word]):
    """The words of a transcript, shifted; equal to a tuple of the same words.

    `shifts` (words, 2) are added to the number of the cue and to that of the turn, None for none.
    """

    def __init__(self, words: Sequence[Word], shifts: IntArray | None = None) -> None:
        self._words = tuple(words)
        self._shifts = np.zeros((len(words), 2), np.int64) if shifts is None else shifts

    @classmethod
    def of(cls, words: Sequence[Word]) -> ShiftedWords:
        """`words` as ShiftedWords; unchanged if they are already."""
        return words if isinstance(words, cls) else cls(words)

    def __len__(self) -> int:
        return len(self._words)

    @overload
    def __getitem__(self, index: int) -> Word: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Word, ...]: ...

    def __getitem__(self, index: int | slice) -> Word | tuple[Word, ...]:
        if isinstance(index, slice):
            words, shifts = self._words[index], self._shifts[index]
            return _shifted(words, shifts.tolist()) if shifts.any() else words
        cues, turns = self._shifts[index].tolist()
        return with_shift((self._words[index],), cues, turns)[0]

    def __iter__(self) -> Iterator[Word]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def exchanged(
        self, gone: range, by: Sequence[Word], cue_shift: int, turn_shift: int
    ) -> ShiftedWords:
        """These words with `by` in place of `gone`, and the later words shifted further."""
        new = np.zeros((len(by), 2), np.int64)
        later = np.add(self._shifts[gone.stop :], (cue_shift, turn_shift))
        return ShiftedWords(
            (*self._words[: gone.start], *by, *self._words[gone.stop :]),
            np.concatenate((self._shifts[: gone.start], new, later)),
        )


def with_shift(words: Sequence[Word], cues: int, turns: int) -> Sequence[Word]:
    """`words`, shifted by this number of cues and turns."""
    return _shifted(words, repeat((cues, turns))) if cues or turns else words


def _shifted(words: Iterable[Word], shifts: Iterable[Sequence[int]]) -> tuple[Word, ...]:
    return tuple(
        Word(
            text, cue + cues, start, end, language, turn + turns,
            start_ms, end_ms, timing, fixed, probability,
        )
        for (text, cue, start, end, language, turn,
            start_ms, end_ms, timing, fixed, probability), (cues, turns)
        in zip(words, shifts, strict=False)
    )  # fmt: skip
