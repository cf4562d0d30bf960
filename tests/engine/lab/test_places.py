# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct_lab.text import places
from interpunct_lab.text.places import Places

labels = st.lists(st.sampled_from([0, 0, 0, 1, 2, 3]), max_size=60).map(
    lambda values: np.array(values, np.uint8)
)


@pytest.fixture(autouse=True, scope="module")
def small_blocks() -> Iterator[None]:
    """Blocks so small that a short text has many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(places, "_BLOCK", 4)
        patch.setattr(places, "_BLOCKS_A_PASS", 3)
        yield


@given(labels, st.integers(1, 3), st.booleans())
def test_places_are_those_of_a_list_of_them(labels: np.ndarray, least: int, ends: bool) -> None:
    found = Places(labels, range(least, 4), ends=ends)
    wanted = np.flatnonzero(labels >= least)
    if ends and len(labels):
        wanted = np.union1d(wanted, [len(labels) - 1])
    assert len(found) == len(wanted)
    assert list(found) == wanted.tolist()
    assert [found[number] for number in range(len(found))] == wanted.tolist()
    for slot in range(len(labels) + 2):
        assert found.before(slot) == np.searchsorted(wanted, slot)


def test_there_is_none_past_the_last() -> None:
    with pytest.raises(IndexError):
        Places(np.array([0, 2, 0]), [2])[1]
