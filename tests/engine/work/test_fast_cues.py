# SPDX-License-Identifier: Apache-2.0
"""Cues that are too fast: the mildest way to more time, and that any of the ways may be taken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.cutting.profiles import Limits, Profile
from interpunct.review.more_time import more_time
from interpunct.work.fast_cues import Solution, Unsolved, Way, solutions
from interpunct.work.options import Options
from interpunct.work.work import Work

CPS, GAP, LEAST, MOST = 10, 100, 500, 5000
STYLE = Profile("s", "S", Limits(max_cps=CPS, min_ms=LEAST, max_ms=MOST, min_gap_ms=GAP))
Spoken = tuple[int, int, int]
"""Start and end in ms, and number of letters."""


def stamp(ms: int) -> str:
    return f"00:{ms // 60_000:02}:{ms // 1000 % 60:02},{ms % 1000:03}"


def opened(cues: Sequence[Spoken]) -> Work:
    return of_texts(*((start, end, "a" * letters) for start, end, letters in cues))


def of_texts(*cues: tuple[int, int, str]) -> Work:
    blocks = (
        f"{number}\n{stamp(start)} --> {stamp(end)}\n{text}\n"
        for number, (start, end, text) in enumerate(cues, start=1)
    )
    return Work.of_bytes("\n".join(blocks).encode(), Options(languages=("en",)))


def ways(work: Work) -> list[Solution]:
    found = solutions(work, STYLE, work.findings(STYLE))
    return [one for one in found if isinstance(one, Solution)]


def solved(cues: Sequence[Spoken]) -> list[Solution]:
    return ways(opened(cues))


def after(cues: Sequence[Spoken], chosen: Sequence[Solution]) -> list[tuple[int, int]]:
    work = opened(cues)
    more_time(work, chosen).apply(work)
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
        # The neighbours touch it; they pay for both gaps too.
        (
            [(0, 2000, 5), (2000, 3000, 14), (3000, 5000, 5)],
            Way.NEIGHBOURS,
            [(0, 1700), (1800, 3200), (3300, 5000)],
        ),
        # The gap before it is too small, but a later end suffices: it stays as it is.
        (
            [(0, 1950, 5), (2000, 3000, 12), (3000, 5000, 5)],
            Way.NEIGHBOURS,
            [(0, 1950), (2000, 3200), (3300, 5000)],
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
    crowded = opened([(0, 1000, 20), (1100, 2000, 9)])
    assert solutions(crowded, STYLE, crowded.findings(STYLE)) == (Unsolved(0, 20, excess=10),)
    assert solved([(0, 1000, 9), (1100, 2100, 10)]) == []


def test_the_last_cue_gets_what_it_needs_up_to_the_longest_duration() -> None:
    (found,) = solved([(1000, 2000, 30)])
    assert found.ends == {0: 4000}
    (found,) = solved([(1000, 2000, 90)])
    assert found.ends == {0: 6000}
    assert not found.suffices


_CUES = st.lists(
    st.tuples(st.just(0) | st.integers(0, 900), st.integers(200, 3000), st.integers(1, 40)),
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
        assert gap >= (min(GAP, gap_before) if gap == gap_before else GAP)


def test_rows_in_disorder_do_not_run_into_each_other() -> None:
    rows = [(6000, 7000, 9), (1000, 2000, 15), (9000, 9500, 5), (2100, 3000, 9)]
    (found,) = solved(rows)
    assert (found.way, found.starts, found.ends) == (Way.EARLIER_START, {1: 500}, {})


def test_a_neighbour_that_overlaps_the_cue_gives_nothing() -> None:
    assert solved([(0, 3000, 5), (2950, 3950, 15), (4050, 4950, 9)]) == []
    assert solved([(0, 2950, 5), (2950, 3950, 12), (4050, 4950, 9)]) != []


LONG = "It rained all day long. Nobody had an umbrella. So we stayed at home again"


def test_a_cue_that_needs_more_time_than_one_cue_may_have_is_split_at_a_sentence_end() -> None:
    work = of_texts((5000, 10_500, LONG), (20_000, 21_000, "Yes"))
    (found,) = ways(work)
    assert (found.way, found.suffices) == (Way.SPLIT, True)
    more_time(work, [found]).apply(work)
    first, second, last = work.document.cues
    assert first.payload == "It rained all day long."
    assert second.payload == "Nobody had an umbrella. So we stayed at home again"
    assert (last.start_ms, last.end_ms) == (20_000, 21_000)
    assert work.findings(STYLE) == []


def test_a_split_that_would_come_long_after_its_speech_is_not_offered() -> None:
    (found,) = ways(of_texts((5000, 6500, LONG), (20_000, 21_000, "Yes")))
    assert found.way is not Way.SPLIT
    assert not found.suffices


_WORDS = st.sampled_from(["a", "rain.", "Yes,", "umbrella", "<i>no", "one</i>", "home\n", "why?"])
_LINES = st.lists(
    st.tuples(
        st.integers(0, 9000), st.integers(80, 99), st.lists(_WORDS, min_size=9, max_size=18)
    ),
    min_size=1,
    max_size=5,
)


@given(raw=_LINES, left_out=st.sets(st.integers(0, 4), max_size=2))
def test_splits_change_no_word_stay_between_the_neighbours_and_read_as_they_claim(
    raw: list[tuple[int, int, list[str]]], left_out: set[int]
) -> None:
    cues: list[tuple[int, int, str]] = []
    at = 0
    for wait, share, words in raw:
        text = " ".join(words).replace("\n ", "\n").strip()
        length = max(1000, len(text) * share * 10 // CPS)
        cues.append((at + wait, at + wait + length, text))
        at = cues[-1][1]
    work = of_texts(*cues)
    source = work.to_bytes()
    found = [one for one in ways(work) if one.cue not in left_out]
    if not found:
        return
    step = more_time(work, found)
    step.apply(work)
    shown = work.document.cues
    assert _spoken(cue.payload for cue in shown) == _spoken(text for _, _, text in cues)
    assert len(shown) == len(cues) + sum(one.way is Way.SPLIT for one in found)
    for cue, following in pairwise(shown):
        assert cue.start_ms < cue.end_ms <= following.start_ms
    for one in found:
        if one.way is Way.SPLIT:
            parts = sum(other.way is Way.SPLIT for other in found if other.cue < one.cue)
            for half in shown[one.cue + parts :][:2]:
                lines = re.sub("<[^>]*>", "", half.payload).splitlines()
                length = half.end_ms - half.start_ms
                assert max(LEAST, sum(map(len, lines)) * 1000 / CPS) <= length <= MOST
    step.revert(work)
    assert work.to_bytes() == source


def _spoken(payloads: Iterable[str]) -> list[tuple[str, bool]]:
    """The words of all payloads, and whether they are in italics, which may be nested."""
    found = []
    for payload in payloads:
        depth = 0
        for part in re.findall(r"</?i>|[^<\s]+", payload):
            if part in ("<i>", "</i>"):
                depth = max(0, depth + (1 if part == "<i>" else -1))
            else:
                found.append((part, depth > 0))
    return found
