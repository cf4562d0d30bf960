# SPDX-License-Identifier: Apache-2.0
"""The keys of an expert's tables: stable hashes of word forms, affixes and n-grams.

A sorted set of 32-bit keys has a row of a table for each; it is packed to about 2.6 bytes per key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

Hashes = NDArray[np.uint64]
Keys = NDArray[np.uint32]

HASHING = "blake2b-8/murmur3-mix/32"
"""The name of this hashing method; an expert with another method cannot be read."""

_FIRST = np.uint64(0xFF51AFD7ED558CCD)  # the multipliers of MurmurHash3's 64-bit finaliser
_SECOND = np.uint64(0xC4CEB9FE1A85EC53)
_SHIFT = np.uint64(33)
_KEY_SHIFT = np.uint64(32)


def text_hashes(texts: Iterable[str]) -> Hashes:
    """One 64-bit hash per text, the same on every machine."""
    digests = b"".join(blake2b(text.encode(), digest_size=8).digest() for text in texts)
    return np.frombuffer(digests, dtype="<u8").astype(np.uint64)


def combined(seed: int, parts: Sequence[Hashes]) -> Hashes:
    """One hash for each index of equally long `parts`; depends on their order and the seed."""
    value = np.full(len(parts[0]), seed + 1, dtype=np.uint64)
    for part in parts:
        value = _mixed((value ^ part) * _FIRST)
    return value


def keys_of(hashes: Hashes) -> Keys:
    """The upper 32 bits, the search keys of tables."""
    return (hashes >> _KEY_SHIFT).astype(np.uint32)


def _mixed(value: Hashes) -> Hashes:
    value = (value ^ (value >> _SHIFT)) * _SECOND
    return value ^ (value >> _SHIFT)


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
