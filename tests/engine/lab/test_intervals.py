# SPDX-License-Identifier: Apache-2.0
"""How far a figure would move on another text of the same kind."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct_lab.evaluation.bundle_figures import Measured


def measured(slots: int, right: float, seed: int = 0) -> Measured:
    """A text of so many slots, a share of which is right."""
    random = np.random.default_rng(seed)
    wanted = random.choice(4, slots, p=[0.85, 0.08, 0.06, 0.01]).astype(np.uint8)
    shown = np.where(random.random(slots) < right, wanted, random.integers(0, 4, slots))
    labels = np.eye(4, dtype=np.float32)[shown]
    casings = np.full((slots, 3), 1 / 3, np.float32)
    return Measured(labels, casings, wanted, wanted * 0, np.ones(slots, np.bool_))


@given(st.integers(0, 1000), st.floats(0, 1))
def test_a_figure_is_near_its_interval_which_is_the_same_each_time(
    slots: int, right: float
) -> None:
    found = measured(slots, right)
    intervals = found.intervals()
    assert intervals == found.intervals()
    assert all(low <= high for low, high in intervals)
    scores = found.scores()
    for figure, (low, high) in zip(
        (scores.micro_f1, scores.slot_error_rate), intervals, strict=True
    ):
        if low == high:  # nothing, or everything, is right
            assert low == pytest.approx(figure, abs=1e-4)


def test_a_longer_text_tells_more() -> None:
    widths = []
    for slots in (2_000, 50_000):
        found = measured(slots, 0.8)
        (low, high), _ = found.intervals()
        assert low < found.scores().micro_f1 < high
        widths.append(high - low)
    assert widths[1] < widths[0] / 3


def test_a_short_text_tells_little() -> None:
    (low, high), _ = measured(100, 0.8).intervals()
    assert high - low > 0.1


def test_slots_that_do_not_count_are_left_out() -> None:
    found = measured(1_000, 0.5)
    found.scored[:] = False
    assert found.intervals() == ((0.0, 0.0), (0.0, 0.0))
