# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.scale.shards import imbalance, shards_of, weight_of, weights_of

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
