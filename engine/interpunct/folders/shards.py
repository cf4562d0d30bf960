# SPDX-License-Identifier: Apache-2.0
"""Which files are worked on together: shards of nearly the same number of words.

The largest files are given out first, each to the shard that has least (LPT; Graham 1969, "Bounds
on multiprocessing timing anomalies"): no two shards differ by more than the largest file.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heapreplace

_WORDS_PER_FILE = 100  # what a file takes beside its words
# Starting a worker costs about a second of its core; this many words take some four.
_WORDS_TO_PAY = 10_000
# A piece takes a second or two; telling of it and filling the model's last batch, hundredths.
_WORDS_PER_PIECE = 5_000
_PIECES_PER_WORKER = 16

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


def workers_for(words: Sequence[int], cores: int) -> int:
    """How many workers pay for files of so many `words`: at least 1, one a core at most."""
    whole = sum(map(weight_of, words))
    return max(1, min(cores, len(words), whole // _WORDS_TO_PAY))


def pieces_for(words: Sequence[int], workers: int) -> tuple[Shard, ...]:
    """Shards that `workers` take one after the other, the heaviest first.

    Each takes as many, so that they end together, and several where there is enough to do: words
    are counted roughly, and not every core is as fast as its neighbour.
    """
    whole = sum(map(weight_of, words))
    each = whole // (_WORDS_PER_PIECE * workers)
    count = workers * max(1, min(each, _PIECES_PER_WORKER))
    shards = shards_of(words, count)
    weights = weights_of(words, shards)
    order = sorted(range(count), key=lambda shard: (-weights[shard], shard))
    return tuple(shards[shard] for shard in order)


def weights_of(words: Sequence[int], shards: Sequence[Shard]) -> list[int]:
    """What each shard weighs."""
    return [sum(weight_of(words[place]) for place in shard) for shard in shards]


def imbalance(words: Sequence[int], shards: Sequence[Shard]) -> float:
    """How many times the mean the heaviest shard weighs: 1.0 where all end at once."""
    weights = weights_of(words, shards)
    whole = sum(weights)
    return max(weights) * len(weights) / whole if whole else 1.0
