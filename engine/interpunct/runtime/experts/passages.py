# SPDX-License-Identifier: Apache-2.0
"""Division of a long text into overlapping windows, and the answering window of each word."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Passages:
    """Windows of `size` words that start at `starts`; window `owner[i]` answers for word i.

    A word in two windows belongs to the window in which it is farther from an edge.
    """

    size: int
    starts: NDArray[np.int64]
    owner: NDArray[np.int64]

    @classmethod
    def over(cls, words: int, *, size: int, overlap: int) -> Passages:
        """Windows of equal size over a text of `words` words; one window if the text fits."""
        if words <= size:
            return cls(words, np.zeros(1, np.int64), np.zeros(words, np.int64))
        step = size - overlap
        starts = np.minimum(np.arange(0, words - overlap, step), words - size)
        borders = (starts[1:] + starts[:-1] + size) // 2
        owner = np.searchsorted(borders, np.arange(words), side="right")
        return cls(size, starts.astype(np.int64), owner.astype(np.int64))

    def places(self) -> NDArray[np.int64]:
        """The word at every position of every window, (size, windows)."""
        return np.arange(self.size)[:, None] + self.starts[None, :]

    def within(self) -> NDArray[np.int64]:
        """The position of each word in its answering window."""
        return np.arange(len(self.owner)) - self.starts[self.owner]
