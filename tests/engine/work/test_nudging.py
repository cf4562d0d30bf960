# SPDX-License-Identifier: Apache-2.0
"""Borders of cues moved by steps, between their neighbours."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.work.nudging import Border, nudged, snapped


def cues(*spans: tuple[int, int]) -> list[Cue]:
    return [Cue("", start_ms, end_ms, "", "so") for start_ms, end_ms in spans]


SPANS = st.lists(
    st.tuples(st.integers(0, 9_000), st.integers(1, 4_000)).map(lambda it: (it[0], it[0] + it[1])),
    min_size=1,
    max_size=6,
)


def test_a_step_moves_a_border_and_leaves_the_other() -> None:
    talk = cues((1_000, 2_000), (2_500, 4_000))
    assert nudged(talk, [1], -40, Border.START) == {1: (2_460, 4_000, False)}
    assert nudged(talk, [0], 40, Border.END) == {0: (1_000, 2_040, False)}


def test_a_step_of_the_whole_row_takes_its_words_along() -> None:
    talk = cues((1_000, 2_000), (2_500, 4_000))
    assert nudged(talk, [1], 40, Border.BOTH) == {1: (2_540, 4_040, True)}


def test_rows_together_keep_their_distances_where_one_of_them_meets_another_row() -> None:
    talk = cues((0, 900), (1_000, 2_000), (2_500, 4_000), (4_030, 5_000))
    assert nudged(talk, [1, 2], 100, Border.BOTH) == {
        1: (1_030, 2_030, True),
        2: (2_530, 4_030, True),
    }


def test_the_least_gap_stays() -> None:
    talk = cues((1_000, 2_000), (2_100, 4_000))
    assert nudged(talk, [0], 40, Border.END, gap_ms=80) == {0: (1_000, 2_020, False)}
    assert nudged(talk, [0], 40, Border.END, gap_ms=120) == {}  # it is too small already


def test_a_border_stops_before_the_other() -> None:
    talk = cues((1_000, 1_120))
    assert nudged(talk, [0], 40, Border.START) == {0: (1_020, 1_120, False)}
    assert nudged(cues((1_000, 1_040)), [0], 40, Border.START) == {}


@given(SPANS, st.integers(-3_000, 3_000), st.sampled_from(Border), st.data())
def test_no_step_makes_two_rows_meet_that_did_not(
    spans: list[tuple[int, int]], by_ms: int, border: Border, data: st.DataObject
) -> None:
    chosen = data.draw(st.sets(st.integers(0, len(spans) - 1), min_size=1))
    plan = nudged(cues(*spans), chosen, by_ms, border)
    after = [plan[at][:2] if at in plan else span for at, span in enumerate(spans)]
    assert set(plan) <= chosen
    assert all(0 <= start < end for start, end in after)
    for row in chosen:
        for other in set(range(len(spans))) - chosen:
            if not meet(spans[row], spans[other]):
                assert not meet(after[row], after[other])


def meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two spans share a moment, counted one by one."""
    return max(one[0], other[0]) < min(one[1], other[1])


def test_the_nearest_target_attracts_within_its_reach() -> None:
    assert snapped(1_000, [940, 1_050], 60) == 1_050
    assert snapped(1_000, [900, 1_100], 60) == 1_000
    assert snapped(1_000, [], 60) == 1_000
