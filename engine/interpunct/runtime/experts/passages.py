# SPDX-License-Identifier: Apache-2.0
"""How a long text is cut into overlapping windows, and which window answers for which word."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Passages:
    """Windows of `size` words that start at `starts`; word i is answered by window `owner[i]`.

    A word between two windows belongs to the one in which it is farther from an edge.
    """

    size: int
    starts: NDArray[np.int64]
    owner: NDArray[np.int64]

    @classmethod
    def over(cls, words: int, *, size: int, overlap: int) -> Passages:
        """Windows over a text of so many words, one where it fits; all of the same size."""
        if words <= size:
            return cls(words, np.zeros(1, np.int64), np.zeros(words, np.int64))
        step = size - overlap
        starts = np.minimum(np.arange(0, words - overlap, step), words - size)
        borders = (starts[1:] + starts[:-1] + size) // 2
        owner = np.searchsorted(borders, np.arange(words), side="right")
        return cls(size, starts.astype(np.int64), owner.astype(np.int64))

    def places(self) -> NDArray[np.int64]:
        """The word at every place of every window, (size, windows)."""
        return np.arange(self.size)[:, None] + self.starts[None, :]

    def within(self) -> NDArray[np.int64]:
        """Where word i stands in the window that answers for it."""
        return np.arange(len(self.owner)) - self.starts[self.owner]
