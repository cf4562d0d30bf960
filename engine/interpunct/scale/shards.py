# SPDX-License-Identifier: Apache-2.0
"""Which files are worked on together: shards of nearly the same number of words.

The largest files are given out first, each to the shard that has least (LPT; Graham 1969, "Bounds
on multiprocessing timing anomalies"): no two shards differ by more than the largest file.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heapreplace

_WORDS_PER_FILE = 100  # what a file takes beside its words

Shard = tuple[int, ...]
"""The places of its files, in order."""


def weight_of(words: int) -> int:
    """What a file weighs, in words: opening and writing one takes time too."""
    return words + _WORDS_PER_FILE


def shards_of(words: Sequence[int], count: int) -> tuple[Shard, ...]:
    """`count` shards of files of so many `words`; the same for the same files.

    Every file is in exactly one; some shards are empty where there are fewer files.
    """
    files: list[list[int]] = [[] for _ in range(count)]
    lightest = [(0, shard) for shard in range(count)]
    heapify(lightest)
    for place in sorted(range(len(words)), key=lambda place: (-words[place], place)):
        weight, shard = lightest[0]
        files[shard].append(place)
        heapreplace(lightest, (weight + weight_of(words[place]), shard))
    return tuple(tuple(sorted(places)) for places in files)


def weights_of(words: Sequence[int], shards: Sequence[Shard]) -> list[int]:
    """What each shard weighs."""
    return [sum(weight_of(words[place]) for place in shard) for shard in shards]


def imbalance(words: Sequence[int], shards: Sequence[Shard]) -> float:
    """How many times the mean the heaviest shard weighs: 1.0 where all end at once."""
    weights = weights_of(words, shards)
    whole = sum(weights)
    return max(weights) * len(weights) / whole if whole else 1.0
