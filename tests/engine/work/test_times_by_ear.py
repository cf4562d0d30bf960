# SPDX-License-Identifier: Apache-2.0
"""Starts and ends set at a moment of the sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.errors import SessionError
from interpunct.review.rearranging import row_from
from interpunct.review.retiming import Retime
from interpunct.work.free_time import free_before, free_from
from interpunct.work.options import Options
from interpunct.work.time_plans import TimePlan
from interpunct.work.times_by_ear import ended_at, started_at, started_with_rest
from interpunct.work.work import Work

TALK = """\
1
00:00:01,000 --> 00:00:03,000
so the boat left

2
00:00:03,500 --> 00:00:05,000
and anna waved
"""


def opened() -> Work:
    return Work.of_bytes(TALK.encode(), Options(languages=("en",)))


def times(work: Work) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in work.document.cues]


def test_a_start_leaves_the_end_where_it_can() -> None:
    work = opened()
    Retime.plan(work, started_at(work.document.cues, 1, 4_000)).apply(work)
    assert times(work)[1] == (4_000, 5_000)
    Retime.plan(work, started_at(work.document.cues, 1, 6_000)).apply(work)
    assert times(work)[1] == (6_000, 7_000)


def test_an_end_before_the_start_is_refused() -> None:
    work = opened()
    Retime.plan(work, ended_at(work.document.cues, 0, 2_500)).apply(work)
    assert times(work)[0] == (1_000, 2_500)
    with pytest.raises(SessionError, match="would end before it starts"):
        Retime.plan(work, ended_at(work.document.cues, 0, 900))


CUES = st.lists(
    st.tuples(st.integers(0, 9_000), st.integers(1, 4_000)).map(
        lambda it: Cue("", it[0], it[0] + it[1], "", "so")
    ),
    min_size=1,
    max_size=6,
)


Plan = Callable[[Sequence[Cue], int, int, int], TimePlan]
Spans = list[tuple[int, int]]


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Time between two spans; below 0 where they overlap."""
    return max(one[0], other[0]) - min(one[1], other[1])


@given(
    CUES,
    st.integers(0, 5),
    st.integers(0, 14_000),
    st.integers(0, 200),
    st.sampled_from([started_at, ended_at, started_with_rest]),
)
def test_no_time_at_the_playhead_makes_rows_meet_or_takes_a_gap(
    cues: list[Cue], cue: int, at: int, gap: int, plan_at: Plan
) -> None:
    cue %= len(cues)
    plan = plan_at(cues, cue, at, gap)
    before: Spans = [(one.start_ms, one.end_ms) for one in cues]
    after = [plan[number][:2] if number in plan else span for number, span in enumerate(before)]
    if plan_at is ended_at and at <= before[cue][0]:
        return  # refused by the command
    assert all(0 <= start < end for start, end in after)
    for one, other in combinations(range(len(cues)), 2):
        was, now = (apart(them[one], them[other]) for them in (before, after))
        assert now >= min(was, gap) or was < 0


@given(CUES, st.integers(0, 5), st.integers(0, 12_000))
def test_the_rest_moves_along_and_keeps_its_lengths(cues: list[Cue], cue: int, at: int) -> None:
    cue %= len(cues)
    plan = started_with_rest(cues, cue, at)
    moves = set()
    for number, old in enumerate(cues):
        start, end, _ = plan.get(number, (old.start_ms, old.end_ms, True))
        assert end - start == old.end_ms - old.start_ms
        assert number >= cue or start == old.start_ms
        if number >= cue:
            moves.add(start - old.start_ms)
    (moved,) = moves
    wanted = at - cues[cue].start_ms
    assert 0 <= moved <= wanted or wanted <= moved <= 0
    if cue == 0 and wanted >= -min(old.start_ms for old in cues):
        assert moved == wanted


ROWS = [Cue("", *span, "", "so") for span in ((0, 2_900), (3_000, 4_000), (4_100, 6_000))]


@pytest.mark.parametrize(
    ("plan_at", "cue", "at", "times"),
    [
        (started_at, 1, 2_800, (2_983, 4_000)),
        (started_at, 1, 3_950, (3_900, 4_000)),
        (started_at, 1, 9_000, (3_017, 4_017)),
        (ended_at, 1, 5_000, (3_000, 4_017)),
        (ended_at, 1, 3_001, (3_000, 3_100)),
        (started_with_rest, 1, 1_000, (2_983, 3_983)),
    ],
)
def test_a_row_stops_before_others_and_at_its_shortest_length(
    plan_at: Plan, cue: int, at: int, times: tuple[int, int]
) -> None:
    assert plan_at(ROWS, cue, at, 83)[cue][:2] == times


@pytest.mark.parametrize(
    ("at", "row"),
    [
        (0, (0, 0, 917)),
        (2_000, (1, 3_083, 3_417)),  # in the first row: after it
        (3_200, (1, 3_200, 3_417)),
        (9_000, (2, 9_000, 11_000)),
    ],
)
def test_a_new_row_stands_where_its_time_is(at: int, row: tuple[int, int, int]) -> None:
    assert row_from(opened(), at, gap_ms=83) == row


def test_a_new_row_without_free_time_is_refused() -> None:
    for at in (3_400, 3_500):
        with pytest.raises(SessionError, match="no free time for a new row"):
            row_from(opened(), at, gap_ms=83)


def test_a_selected_span_is_the_new_row_as_far_as_it_is_free() -> None:
    assert row_from(opened(), 3_100, 3_150) == (1, 3_100, 3_150)
    assert row_from(opened(), 2_500, 3_400, gap_ms=83) == (1, 3_083, 3_400)
    with pytest.raises(SessionError, match="no free time for a new row"):
        row_from(opened(), 1_200, 1_300)


SORTED = st.lists(
    st.tuples(st.just(0) | st.integers(0, 900), st.integers(1, 3_000)), min_size=1, max_size=6
)


@given(SORTED, st.integers(0, 15_000), st.integers(0, 200), st.integers(0, 6))
def test_a_new_row_meets_no_other_and_has_its_gaps(
    steps: list[tuple[int, int]], at: int, gap: int, place: int
) -> None:
    spans: Spans = []
    for wait, length in steps:
        start = (spans[-1][1] if spans else 0) + wait
        spans.append((start, start + length))
    cues = [Cue("", *span, "", "so") for span in spans]
    place = min(place, len(spans))
    free = [
        (one[1] + gap, other[0] - gap)
        for one, other in pairwise([(0, -gap), *spans, (10**6, 10**6)])
    ]
    finds: list[Callable[[], tuple[int, int]]] = [
        lambda: free_from(cues, at, None, gap),
        lambda: free_before(cues, place, gap),
    ]
    for find in finds:
        try:
            start, end = find()
        except SessionError:
            continue
        assert 100 <= end - start <= 2_000
        assert all(apart((start, end), span) >= gap for span in spans)
        assert any(one <= start and end <= other for one, other in free)
    if any(one <= at and at + 100 <= other for one, other in free):
        assert free_from(cues, at, None, gap)[0] == at
    if free[place][1] - free[place][0] >= 100:
        start, end = free_before(cues, place, gap)
        assert free[place][0] <= start < end <= free[place][1]
        assert end - start == min(2_000, free[place][1] - free[place][0])
