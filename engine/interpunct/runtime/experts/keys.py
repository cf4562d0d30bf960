# SPDX-License-Identifier: Apache-2.0
"""A sorted set of 32-bit keys, each for a row of a table; packed to about 2.6 bytes per key."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from interpunct.runtime.experts.hashing import Keys

MISSING = -1
_LOW_BITS = np.uint32(16)
_DIRECTORY = 1 << 16


class KeyIndex:
    """Index of a key among `keys`, which are distinct and ascending."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys

    def __len__(self) -> int:
        return len(self.keys)

    @classmethod
    def of(cls, keys: Keys) -> KeyIndex:
        """The index of keys in any order, with or without duplicates."""
        return cls(np.unique(keys))

    def find(self, keys: Keys) -> NDArray[np.int64]:
        """The index of each key, `MISSING` for unknown keys."""
        if not len(self.keys):
            return np.full(len(keys), MISSING, np.int64)
        places = np.minimum(np.searchsorted(self.keys, keys), len(self.keys) - 1)
        return np.where(self.keys[places] == keys, places, MISSING)

    def packed(self) -> tuple[NDArray[np.uint8], NDArray[np.uint16]]:
        """The number of keys for each upper half, and their lower halves in order.

        Raises ValueError for more than 255 keys with one upper half, since hashes spread evenly.
        """
        upper = (self.keys >> _LOW_BITS).astype(np.int64)
        counts = np.bincount(upper, minlength=_DIRECTORY)
        if counts.max(initial=0) > 255:
            raise ValueError("the keys are unevenly spread")
        return counts.astype(np.uint8), (self.keys & np.uint32(0xFFFF)).astype(np.uint16)

    @classmethod
    def unpacked(cls, counts: NDArray[np.uint8], lower: NDArray[np.uint16]) -> KeyIndex:
        """The index from the arrays of `packed`. Raises ValueError if they do not match."""
        if len(counts) != _DIRECTORY or int(counts.sum()) != len(lower):
            raise ValueError("a key table is damaged")
        upper = np.repeat(np.arange(_DIRECTORY, dtype=np.uint32), counts)
        keys = (upper << _LOW_BITS) | lower
        if not (keys[1:] > keys[:-1]).all():
            raise ValueError("the keys of a table do not rise")
        return cls(keys)
