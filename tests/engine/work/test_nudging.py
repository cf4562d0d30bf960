# SPDX-License-Identifier: Apache-2.0
"""Borders of cues moved by steps, between their neighbours."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.errors import SessionError
from interpunct.work.nudging import Border, by_frames, by_ms, nudged, snapped, with_room


def cues(*spans: tuple[int, int]) -> list[Cue]:
    return [Cue("", start_ms, end_ms, "", "so") for start_ms, end_ms in spans]


SPANS = st.lists(
    st.tuples(st.integers(0, 9_000), st.integers(1, 4_000)).map(lambda it: (it[0], it[0] + it[1])),
    min_size=1,
    max_size=6,
)


def test_a_step_moves_a_border_and_leaves_the_other() -> None:
    talk = cues((1_000, 2_000), (2_500, 4_000))
    assert nudged(talk, [1], by_ms(-40), Border.START) == {1: (2_460, 4_000, False)}
    assert nudged(talk, [0], by_ms(40), Border.END) == {0: (1_000, 2_040, False)}


def test_a_step_of_the_whole_row_takes_its_words_along() -> None:
    talk = cues((1_000, 2_000), (2_500, 4_000))
    assert nudged(talk, [1], by_ms(40), Border.BOTH) == {1: (2_540, 4_040, True)}


def test_rows_together_keep_their_distances_where_one_of_them_meets_another_row() -> None:
    talk = cues((0, 900), (1_000, 2_000), (2_500, 4_000), (4_030, 5_000))
    assert nudged(talk, [1, 2], by_ms(100), Border.BOTH) == {
        1: (1_030, 2_030, True),
        2: (2_530, 4_030, True),
    }


def test_the_least_gap_stays() -> None:
    talk = cues((1_000, 2_000), (2_100, 4_000))
    assert nudged(talk, [0], by_ms(40), Border.END, gap_ms=80) == {0: (1_000, 2_020, False)}
    assert nudged(talk, [0], by_ms(40), Border.END, gap_ms=120) == {}  # it is too small already


def test_a_border_stops_before_the_other() -> None:
    talk = cues((1_000, 1_120))
    assert nudged(talk, [0], by_ms(40), Border.START) == {0: (1_020, 1_120, False)}
    assert nudged(cues((1_000, 1_040)), [0], by_ms(40), Border.START) == {}


@given(SPANS, st.integers(-3_000, 3_000), st.sampled_from(Border), st.integers(0, 200), st.data())
def test_no_step_makes_rows_meet_or_takes_a_gap(
    spans: list[tuple[int, int]], by: int, border: Border, gap: int, data: st.DataObject
) -> None:
    chosen = data.draw(st.sets(st.integers(0, len(spans) - 1), min_size=1))
    plan = nudged(cues(*spans), chosen, by_ms(by), border, gap)
    after = [plan[at][:2] if at in plan else span for at, span in enumerate(spans)]
    assert set(plan) <= chosen
    assert all(0 <= start < end for start, end in after)
    for one, other in combinations(range(len(spans)), 2):
        was, now = (apart(them[one], them[other]) for them in (spans, after))
        assert now >= min(was, gap) or was < 0


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Time between two spans; below 0 where they overlap."""
    return max(one[0], other[0]) - min(one[1], other[1])


@pytest.mark.parametrize(
    ("border", "by", "after"),
    [
        (Border.START, -40, {0: (960, 2_000, False)}),
        (Border.END, 40, {2: (3_000, 4_040, False)}),
        (Border.START, 40, {0: (1_040, 2_000, False), 1: (2_040, 3_000, False)}),
    ],
)
def test_chosen_rows_that_touch_stop_at_each_other(
    border: Border, by: int, after: dict[int, tuple[int, int, bool]]
) -> None:
    talk = cues((1_000, 2_000), (2_000, 3_000), (3_000, 4_000))
    chosen = [0, 1] if border is Border.START else [1, 2]
    assert nudged(talk, chosen, by_ms(by), border) == after


def test_a_row_without_a_duration_can_get_one() -> None:
    assert nudged(cues((1_000, 1_000)), [0], by_ms(40), Border.END) == {0: (1_000, 1_040, False)}


def test_no_room_at_all_is_told() -> None:
    with pytest.raises(SessionError, match="there is no room"):
        with_room(nudged(cues((0, 1_000), (1_000, 2_000)), [0], by_ms(40), Border.END))


@pytest.mark.parametrize(("rate", "count"), [(24, 24), (30, 30), (60, 60)])
def test_as_many_steps_as_frames_in_a_nominal_second_take_the_time_of_ntsc(
    rate: int, count: int
) -> None:
    row, step = cues((0, 10_010)), by_frames(1, Fraction(rate * 1000, 1001))
    for _ in range(count):
        row = cues(nudged(row, [0], step, Border.END)[0][:2])
    assert row[0].end_ms == 11_011


@given(st.integers(0, 10**7), st.sampled_from([24, 25, 30, 60]), st.booleans(), st.integers(1, 99))
def test_steps_go_from_frame_to_frame(start: int, nominal: int, ntsc: bool, count: int) -> None:
    rate = nominal / 1.001 if ntsc else float(nominal)
    step = by_frames(1, Fraction(nominal * 1000, 1001) if ntsc else Fraction(nominal))
    at = first = step(start)
    for _ in range(count):
        at = step(at)
    assert abs(at * rate / 1000 - round(at * rate / 1000)) < rate / 1000  # a millisecond
    assert abs(at - first - count * 1000 / rate) <= 1
    assert 0 < first - start < 1600 / rate


def test_the_nearest_target_attracts_within_its_reach() -> None:
    assert snapped(1_000, [940, 1_050], 60) == 1_050
    assert snapped(1_000, [900, 1_100], 60) == 1_000
    assert snapped(1_000, [], 60) == 1_000
