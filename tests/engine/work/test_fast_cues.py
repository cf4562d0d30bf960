# SPDX-License-Identifier: Apache-2.0
"""Cues that are too fast: the mildest way to more time, and that any of the ways may be taken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.cutting.profiles import Limits, Profile
from interpunct.review.retiming import Retime
from interpunct.work.fast_cues import Solution, Way, solutions, times_of
from interpunct.work.options import Options
from interpunct.work.work import Work

CPS, GAP, LEAST, MOST = 10, 100, 500, 5000
STYLE = Profile("s", "S", Limits(max_cps=CPS, min_ms=LEAST, max_ms=MOST, min_gap_ms=GAP))
Spoken = tuple[int, int, int]
"""Start and end in ms, and number of letters."""


def stamp(ms: int) -> str:
    return f"00:{ms // 60_000:02}:{ms // 1000 % 60:02},{ms % 1000:03}"


def opened(cues: Sequence[Spoken]) -> Work:
    blocks = (
        f"{number}\n{stamp(start)} --> {stamp(end)}\n{'a' * letters}\n"
        for number, (start, end, letters) in enumerate(cues, start=1)
    )
    return Work.of_bytes("\n".join(blocks).encode(), Options(languages=("en",)))


def solved(cues: Sequence[Spoken]) -> tuple[Solution, ...]:
    work = opened(cues)
    return solutions(work, STYLE, work.findings(STYLE))


def after(cues: Sequence[Spoken], chosen: Sequence[Solution]) -> list[tuple[int, int]]:
    work = opened(cues)
    Retime.plan(work, times_of(work, chosen)).apply(work)
    return [(cue.start_ms, cue.end_ms) for cue in work.document.cues]


@pytest.mark.parametrize(
    ("cues", "way", "times"),
    [
        # The gap after it suffices, and no more is taken than needed.
        ([(1000, 2000, 15), (3000, 4000, 5)], Way.LATER_END, [(1000, 2500), (3000, 4000)]),
        # The next cue follows at once.
        ([(1000, 2000, 14), (2100, 3000, 9)], Way.EARLIER_START, [(600, 2000), (2100, 3000)]),
        # Neither gap is enough alone.
        (
            [(0, 600, 6), (1000, 2000, 15), (2300, 3300, 10)],
            Way.BOTH,
            [(0, 600), (700, 2200), (2300, 3300)],
        ),
        # The neighbours read slowly.
        (
            [(0, 1900, 5), (2000, 3000, 15), (3100, 5000, 5)],
            Way.NEIGHBOURS,
            [(0, 1700), (1800, 3300), (3400, 5000)],
        ),
    ],
)
def test_the_mildest_way_that_suffices_is_chosen(
    cues: Sequence[Spoken], way: Way, times: Sequence[tuple[int, int]]
) -> None:
    (found,) = solved(cues)
    assert (found.way, found.suffices) == (way, True)
    assert found.new_speed <= CPS < found.speed
    assert after(cues, [found]) == times


def test_what_helps_a_little_is_said_not_to_suffice() -> None:
    (found,) = solved([(0, 900, 9), (1100, 2000, 30), (2200, 3000, 8)])
    assert not found.suffices
    assert found.speed > found.new_speed > CPS


def test_where_no_time_is_left_there_is_no_solution() -> None:
    assert solved([(0, 1000, 20), (1100, 2000, 9)]) == ()
    assert solved([(0, 1000, 9), (1100, 2100, 10)]) == ()


def test_the_last_cue_gets_what_it_needs_up_to_the_longest_duration() -> None:
    (found,) = solved([(1000, 2000, 30)])
    assert found.ends == {0: 4000}
    (found,) = solved([(1000, 2000, 90)])
    assert found.ends == {0: 6000}
    assert not found.suffices


_CUES = st.lists(
    st.tuples(st.integers(0, 900), st.integers(200, 3000), st.integers(1, 40)),
    min_size=1,
    max_size=7,
)


@given(raw=_CUES, chosen=st.sets(st.integers(0, 6)))
def test_any_of_the_solutions_keep_order_gaps_and_readable_neighbours(
    raw: list[tuple[int, int, int]], chosen: set[int]
) -> None:
    cues: list[Spoken] = []
    at = 0
    for wait, length, letters in raw:
        cues.append((at + wait, at + wait + length, letters))
        at = cues[-1][1]
    found = [one for place, one in enumerate(solved(cues)) if place in chosen]
    if not found:
        return
    times = after(cues, found)
    fast = {one.cue for one in found}
    for index, (old, new) in enumerate(zip(cues, times, strict=True)):
        length, needed = new[1] - new[0], max(LEAST, old[2] * 1000 / CPS)
        if index in fast:
            assert length > old[1] - old[0]
            assert old[0] - new[0] <= 500
            assert length <= max(MOST, old[1] - old[0])
        elif new != old[:2]:
            assert length >= needed  # a neighbour that stays readable
            assert abs(new[0] - old[0]) <= 300 >= abs(new[1] - old[1])
    for index in range(len(cues) - 1):
        gap_before = cues[index + 1][0] - cues[index][1]
        gap = times[index + 1][0] - times[index][1]
        assert gap >= min(GAP, gap_before)
