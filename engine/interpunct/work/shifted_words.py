# SPDX-License-Identifier: Apache-2.0
"""Words whose cue and turn numbers shift when an earlier part of the file changes.

A split at the start of a long file moves all of its words. Their shifts are kept by stretches, and
a word is only made when it is read.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, overload

from interpunct.transcript.transcript import Word


class _Stretch(NamedTuple):
    """Shift of the words from number `first` on: `cues` and `turns` are added to their numbers."""

    first: int
    cues: int
    turns: int


class ShiftedWords(Sequence[Word]):
    """The words of a transcript with shifted stretches; equal to a tuple of the same words."""

    def __init__(
        self, words: Sequence[Word], stretches: Sequence[_Stretch] = (_Stretch(0, 0, 0),)
    ) -> None:
        self._words = tuple(words)
        self._stretches = tuple(stretches)
        self._firsts = [stretch.first for stretch in stretches]

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
            places = range(*index.indices(len(self._words)))
            if places.step == 1:
                return tuple(self._between(places.start, places.stop))
            return tuple(self[place] for place in places)
        word = self._words[index]
        place = index if index >= 0 else index + len(self._words)
        _, cues, turns = self._stretches[bisect_right(self._firsts, place) - 1]
        return with_shift((word,), cues, turns)[0] if cues or turns else word

    def __iter__(self) -> Iterator[Word]:
        return self._between(0, len(self._words))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def _between(self, start: int, stop: int) -> Iterator[Word]:
        for (first, cues, turns), end in self._bounded():
            part = self._words[max(first, start) : max(first, min(end, stop))]
            yield from part if not cues and not turns else with_shift(part, cues, turns)

    def _bounded(self) -> Iterator[tuple[_Stretch, int]]:
        """Every stretch with its end."""
        ends = [*self._firsts[1:], len(self._words)]
        return zip(self._stretches, ends, strict=True)

    def exchanged(
        self, gone: range, by: Sequence[Word], cue_shift: int, turn_shift: int
    ) -> ShiftedWords:
        """These words with `by` in place of `gone`, and the later words shifted further."""
        words = (*self._words[: gone.start], *by, *self._words[gone.stop :])
        growth = len(by) - len(gone)
        stretches = [stretch for stretch in self._stretches if stretch.first < gone.start]
        stretches.append(_Stretch(gone.start, 0, 0))
        for (first, cues, turns), end in self._bounded():
            if end > gone.stop:
                moved = max(first, gone.stop) + growth
                stretches.append(_Stretch(moved, cues + cue_shift, turns + turn_shift))
        return ShiftedWords(words, list(_merged(stretches)))


def _merged(stretches: Sequence[_Stretch]) -> Iterator[_Stretch]:
    """`stretches` without empty ones and without those that continue the previous shift."""
    kept: _Stretch | None = None
    for stretch, following in pairwise([*stretches, None]):
        assert stretch is not None
        if following is not None and following.first == stretch.first:
            continue
        if kept is None or (stretch.cues, stretch.turns) != (kept.cues, kept.turns):
            kept = stretch
            yield stretch


def with_shift(words: Sequence[Word], cues: int, turns: int) -> Sequence[Word]:
    """`words`, shifted by this number of cues and turns."""
    if not cues and not turns:
        return words
    return tuple(
        Word(
            text, cue + cues, start, end, language, turn + turns,
            start_ms, end_ms, timing, fixed, probability,
        )
        for text, cue, start, end, language, turn,
            start_ms, end_ms, timing, fixed, probability in words
    )  # fmt: skip
