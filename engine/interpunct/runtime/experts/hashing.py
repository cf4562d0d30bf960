# SPDX-License-Identifier: Apache-2.0
"""Stable hashes of word forms, affixes and n-grams: the keys of an expert's tables."""

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
