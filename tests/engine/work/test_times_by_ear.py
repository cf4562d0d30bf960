# SPDX-License-Identifier: Apache-2.0
"""Starts and ends set at a moment of the sound."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.errors import SessionError
from interpunct.review.rearranging import end_at, place_at
from interpunct.review.retiming import Retime
from interpunct.work.options import Options
from interpunct.work.time_plans import ended_at, started_at, started_with_rest
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


@given(CUES, st.integers(0, 5), st.integers(0, 12_000))
def test_the_rest_moves_along_and_keeps_its_lengths(cues: list[Cue], cue: int, at: int) -> None:
    cue %= len(cues)
    plan = started_with_rest(cues, cue, at)
    for number, old in enumerate(cues):
        start, end, _ = plan.get(number, (old.start_ms, old.end_ms, True))
        moved = at - cues[cue].start_ms if number >= cue else 0
        assert (start, end) == (old.start_ms + moved, old.end_ms + moved)


@pytest.mark.parametrize(
    ("at", "place", "end"),
    [(0, 0, 1_000), (2_000, 1, 3_500), (3_500, 2, 5_500), (9_000, 2, 11_000)],
)
def test_a_new_row_stands_where_its_time_is(at: int, place: int, end: int) -> None:
    work = opened()
    assert place_at(work, at) == place
    assert end_at(work, place, at) == end
