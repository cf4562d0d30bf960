# SPDX-License-Identifier: Apache-2.0
"""Lists of words by language, as hashes of 24 bits; no text.

One of a thousand other words has the hash of a word in a list of thirty thousand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

_HASH_BITS = 24
_BITS_DROPPED = 32 - _HASH_BITS

Hashes = NDArray[np.uint32]


def hashed(forms: Iterable[str]) -> Hashes:
    """The hashes of word forms, sorted, each once."""
    return np.unique(np.fromiter(map(_hash, forms), np.uint32))


def differences(hashes: Hashes) -> Hashes:
    """Sorted hashes as a file has them: each less the one before it, which compresses well."""
    return np.diff(hashes, prepend=np.uint32(0))


def hashes_in(lists: Mapping[str, Hashes], name: str) -> Hashes:
    """The sorted hashes of a list by its name; `lists` has the `differences` of each."""
    if name not in lists:
        return np.zeros(0, np.uint32)
    return np.cumsum(lists[name], dtype=np.uint32)


def shipped(file: str, name: str) -> Hashes:
    """The hashes of a list in a file of the languages, maybe none."""
    with files("interpunct_resources").joinpath("languages", file).open("rb") as stream:
        return hashes_in(np.load(stream, allow_pickle=False), name)


def holds(hashes: Hashes, form: str) -> bool:
    """Whether sorted hashes have that of `form`; a set would take twenty times the memory."""
    wanted = np.uint32(_hash(form))
    place = int(np.searchsorted(hashes, wanted))
    return place < len(hashes) and hashes[place] == wanted


def _hash(form: str) -> int:
    return crc32(form.encode()) >> _BITS_DROPPED
