# SPDX-License-Identifier: Apache-2.0
"""Shards: groups of files with nearly the same number of words.

The largest files are assigned first, each to the lightest shard (LPT; Graham 1969, "Bounds on
multiprocessing timing anomalies"). No two shards differ by more than the largest file.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heapreplace

_WORDS_PER_FILE = 100  # cost of a file, in words, in addition to its words
# Starting a worker costs about one second of its core; this many words take about four.
_WORDS_TO_PAY = 10_000
# A piece takes a second or two; its message and the model's last batch take hundredths.
_WORDS_PER_PIECE = 5_000
_PIECES_PER_WORKER = 16

Shard = tuple[int, ...]
"""The places of the files of a shard, in order."""


def weight_of(words: int) -> int:
    """Weight of a file in words, which includes the time to open and write it."""
    return words + _WORDS_PER_FILE


def shards_of(words: Sequence[int], count: int) -> tuple[Shard, ...]:
    """`count` shards of files with these numbers of `words`; deterministic.

    Every file is in exactly one shard; some shards are empty where there are fewer files.
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
    """Useful number of workers for files with these `words`: at least 1, at most one per core."""
    whole = sum(map(weight_of, words))
    return max(1, min(cores, len(words), whole // _WORDS_TO_PAY))


def pieces_for(words: Sequence[int], workers: int) -> tuple[Shard, ...]:
    """Shards that `workers` take one after the other, the heaviest first.

    Each worker gets the same number, so that all end together. It is several if there is enough
    work, because words are counted roughly and cores differ in speed.
    """
    whole = sum(map(weight_of, words))
    each = whole // (_WORDS_PER_PIECE * workers)
    count = workers * max(1, min(each, _PIECES_PER_WORKER))
    shards = shards_of(words, count)
    weights = weights_of(words, shards)
    order = sorted(range(count), key=lambda shard: (-weights[shard], shard))
    return tuple(shards[shard] for shard in order)


def weights_of(words: Sequence[int], shards: Sequence[Shard]) -> list[int]:
    """Weight of each shard."""
    return [sum(weight_of(words[place]) for place in shard) for shard in shards]


def imbalance(words: Sequence[int], shards: Sequence[Shard]) -> float:
    """Weight of the heaviest shard divided by the mean: 1.0 where all end at once."""
    weights = weights_of(words, shards)
    whole = sum(weights)
    return max(weights) * len(weights) / whole if whole else 1.0
