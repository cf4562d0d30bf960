# SPDX-License-Identifier: Apache-2.0
"""Where the sentences of a text end, without a list of all places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

_BLOCK = 1 << 14  # labels; one is looked through for every place that is asked for
_BLOCKS_A_PASS = 1 << 8


class Places:
    """The slots of `labels` (slots,) with one of the columns `chosen`, in order, counted from 0.

    With `ends` the last slot is one too, whatever its label. Only the number of places in each
    block is kept (rank and select, Jacobson 1989), so that labels can stay on the disk.
    """

    def __init__(self, labels: NDArray[Any], chosen: Sequence[int], *, ends: bool = False) -> None:
        self._labels = labels
        self._chosen = np.zeros(256, np.bool_)
        self._chosen[list(chosen)] = True
        self._ends = ends

    def __len__(self) -> int:
        return int(self._before[-1])

    def __getitem__(self, number: int) -> int:
        """The slot of the place `number`; IndexError past the last."""
        if not 0 <= number < len(self):
            raise IndexError(number)
        block = int(np.searchsorted(self._before, number, side="right")) - 1
        return self._block(block)[number - int(self._before[block])]

    def __iter__(self) -> Iterator[int]:
        for block in range(len(self._before) - 1):
            yield from self._block(block)

    def before(self, slot: int) -> int:
        """How many places there are before `slot`."""
        block = min(max(slot, 0), len(self._labels)) // _BLOCK
        if block >= len(self._before) - 1:
            return len(self)
        inside = np.searchsorted(np.array(self._block(block), np.int64), slot)
        return int(self._before[block]) + int(inside)

    def _block(self, number: int) -> list[int]:
        start = number * _BLOCK
        found = np.flatnonzero(self._is_place(start, start + _BLOCK)) + start
        places: list[int] = found.tolist()
        return places

    def _is_place(self, start: int, stop: int) -> NDArray[np.bool_]:
        is_place: NDArray[np.bool_] = self._chosen[self._labels[start:stop]]
        if self._ends and stop >= len(self._labels):
            is_place[-1:] = True
        return is_place

    @cached_property
    def _before(self) -> NDArray[np.int64]:
        """How many places there are before each block, and in all."""
        counts = [np.zeros(1, np.int64)]
        step = _BLOCK * _BLOCKS_A_PASS
        for start in range(0, len(self._labels), step):
            is_place = self._is_place(start, start + step)
            firsts = np.arange(0, len(is_place), _BLOCK)
            counts.append(np.add.reduceat(is_place, firsts, dtype=np.int64))
        return np.cumsum(np.concatenate(counts))
