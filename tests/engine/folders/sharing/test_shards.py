# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.folders.shards import (
    imbalance,
    pieces_for,
    shards_of,
    weight_of,
    weights_of,
    workers_for,
)

WORDS = st.lists(st.integers(0, 50_000), max_size=60)
COUNTS = st.integers(1, 9)


@given(WORDS, COUNTS)
def test_every_file_is_in_exactly_one_shard(words: list[int], count: int) -> None:
    shards = shards_of(words, count)
    assert len(shards) == count
    assert sorted(place for shard in shards for place in shard) == list(range(len(words)))
    assert all(list(shard) == sorted(shard) for shard in shards)


@given(WORDS, COUNTS)
def test_no_two_shards_differ_by_more_than_the_largest_file(words: list[int], count: int) -> None:
    weights = weights_of(words, shards_of(words, count))
    assert max(weights) - min(weights) <= max(map(weight_of, words), default=0)


@given(WORDS, COUNTS)
def test_the_same_files_give_the_same_shards(words: list[int], count: int) -> None:
    assert shards_of(words, count) == shards_of(list(words), count)


def test_empty_files_are_shared_out_too() -> None:
    assert shards_of([0, 0, 0, 0], 2) == ((0, 2), (1, 3))


def test_the_imbalance_is_the_heaviest_shard_over_the_mean() -> None:
    assert imbalance([900, 900], [(0,), (1,)]) == pytest.approx(1.0)
    assert imbalance([900, 900], [(0, 1), ()]) == pytest.approx(2.0)
    assert imbalance([], [(), ()]) == pytest.approx(1.0)


@given(WORDS, COUNTS)
def test_every_file_is_in_one_piece_and_the_heaviest_comes_first(
    words: list[int], workers: int
) -> None:
    pieces = pieces_for(words, workers)
    assert sorted(place for piece in pieces for place in piece) == list(range(len(words)))
    weights = weights_of(words, pieces)
    assert weights == sorted(weights, reverse=True)
    assert len(pieces) >= workers
    assert len(pieces) % workers == 0


@pytest.mark.parametrize("files", [20, 30, 36, 60, 100, 1_000])
@pytest.mark.parametrize("workers", [2, 3, 4])
def test_workers_that_take_piece_after_piece_end_together(files: int, workers: int) -> None:
    words = [2_000] * files
    busy = [0] * workers
    for weight in weights_of(words, pieces_for(words, workers)):
        busy[busy.index(min(busy))] += weight
    assert max(busy) - sum(busy) / workers <= 2 * weight_of(2_000)


@pytest.mark.parametrize("slow", [1.1, 1.3, 2.0])
def test_a_slow_worker_keeps_the_others_waiting_for_a_tenth_at_most(slow: float) -> None:
    words = [2_000] * 200
    speeds, busy = (1.0, 1 / slow), [0.0, 0.0]
    for weight in weights_of(words, pieces_for(words, 2)):
        free = busy.index(min(busy))
        busy[free] += weight / speeds[free]
    assert max(busy) <= 1.1 * sum(map(weight_of, words)) / sum(speeds)


@pytest.mark.parametrize(
    ("words", "workers"),
    [
        ([], 1),
        ([500] * 10, 1),
        ([9_000] * 2, 1),
        ([12_000] * 3, 3),
        ([12_000] * 9, 4),
        ([90_000], 1),
    ],
)
def test_a_worker_is_started_only_where_it_pays(words: list[int], workers: int) -> None:
    assert workers_for(words, cores=4) == workers
