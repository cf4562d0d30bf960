# SPDX-License-Identifier: Apache-2.0
"""Borders near shot changes: found, mended, and kept away from by a cut."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.cutting.conftest import srt_of

from interpunct.cutting.checks import Rule, check
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import Limits, load_profile
from interpunct.cutting.shot_rules import Edge, frames_from_shot, moved_to_shot
from interpunct.media.shots import Shots
from interpunct.review.retiming import Retime
from interpunct.work.mending import mending
from interpunct.work.options import Options
from interpunct.work.shot_times import at_shots
from interpunct.work.work import Work

NETFLIX = load_profile("netflix")
LIMITS = Limits(frames_near_shot=12, frames_before_shot=2)
EVER = (0, float("inf"))
# At 25 frames a second a frame lasts 40 ms: near is 480 ms.
ONE = Shots((10_000,), 25)


@pytest.mark.parametrize(
    ("at_ms", "start", "end"),
    [
        (10_000, None, 0),
        (9_920, -2, None),
        (9_960, -1, -1),
        (10_040, 1, 1),
        (10_440, 11, 11),
        (10_480, None, None),
        (9_520, None, None),
        (9_560, -11, -11),
        (20_000, None, None),
    ],
)
def test_a_start_stands_on_a_shot_and_an_end_two_frames_before_it_or_both_far_away(
    at_ms: int, start: float | None, end: float | None
) -> None:
    assert frames_from_shot(at_ms, Edge.START, ONE, LIMITS) == start
    assert frames_from_shot(at_ms, Edge.END, ONE, LIMITS) == end


def test_rounded_times_stand_on_a_shot() -> None:
    shots = Shots((10_010,), 24_000 / 1001)
    assert frames_from_shot(10_000, Edge.START, shots, LIMITS) is None  # hundredths, as ASS has
    assert frames_from_shot(9_930, Edge.END, shots, LIMITS) is None


def test_limits_without_frames_have_no_rule() -> None:
    assert frames_from_shot(10_040, Edge.START, ONE, Limits()) is None


@given(
    st.lists(st.integers(0, 20_000), max_size=12, unique=True),
    st.integers(0, 20_000),
    st.sampled_from(Edge),
    st.sampled_from([24_000 / 1001, 25.0, 30_000 / 1001, 60.0]),
)
def test_a_moved_border_is_right_for_every_shot_or_stays(
    times: list[int], at_ms: int, edge: Edge, rate: float
) -> None:
    new = moved_to_shot(at_ms, edge, Shots(tuple(sorted(times)), rate), LIMITS, EVER)
    frame_ms = 1000 / rate
    wanted = [time - (2 * frame_ms if edge is Edge.END else 0) for time in times]
    is_good = all(
        abs(new - place) <= frame_ms or abs(new - time) >= 11 * frame_ms
        for time, place in zip(times, wanted, strict=True)
    )
    assert is_good or new == at_ms
    assert abs(new - at_ms) <= 25 * frame_ms


def test_a_border_stays_where_its_room_has_no_good_place() -> None:
    assert moved_to_shot(10_040, Edge.START, ONE, LIMITS, (10_020, 10_400)) == 10_040
    assert moved_to_shot(10_040, Edge.START, ONE, LIMITS, (9_990, 10_400)) == 10_000


def work(*cues: tuple[float, float, str], shots: Shots = ONE) -> Work:
    return Work(srt_of(*cues), Options(languages=("en",), shots=shots))


def found(state: Work) -> list[tuple[int, Rule]]:
    shots = {Rule.SHOT_START, Rule.SHOT_END}
    findings = state.findings(NETFLIX)
    return [(finding.cue, finding.rule) for finding in findings if finding.rule in shots]


def times(state: Work) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in state.document.cues]


def test_both_borders_are_found_and_mended_as_one_step() -> None:
    state = work((7, 9.96, "It rained."), (10.08, 12, "Nobody went out."))
    assert found(state) == [(0, Rule.SHOT_END), (1, Rule.SHOT_START)]
    before = state.to_bytes()
    step = Retime.plan(state, at_shots(state, NETFLIX, state.findings(NETFLIX)))
    step.apply(state)
    assert times(state) == [(7_000, 9_920), (10_000, 12_000)]
    assert found(state) == []
    step.revert(state)
    assert state.to_bytes() == before


def test_a_message_names_the_frames() -> None:
    document = srt_of((10.08, 12, "Nobody went out."))
    (finding,) = check(document, None, NETFLIX, ONE)
    assert str(finding.message) == (
        "The cue starts +2.0 frames from a shot change; the minimum is 12."
    )


def test_without_shots_or_their_frames_nothing_is_found() -> None:
    document = srt_of((10.08, 12, "Nobody went out."))
    assert check(document, None, NETFLIX) == []
    assert check(document, None, load_profile("bbc"), ONE) == []


def test_a_mended_start_stays_after_the_cue_before() -> None:
    state = work((7, 10.04, "It rained."), (10.08, 12, "Nobody went out."))
    starts = [it for it in state.findings(NETFLIX) if it.rule is Rule.SHOT_START]
    assert at_shots(state, NETFLIX, starts)[1].start_ms == 10_480


def test_a_mended_start_keeps_the_gap_to_the_cue_before() -> None:
    state = work((7, 9.942, "It rained."), (10.08, 12, "Nobody went out."))
    starts = [it for it in state.findings(NETFLIX) if it.rule is Rule.SHOT_START]
    assert at_shots(state, NETFLIX, starts)[1].start_ms == 10_480


@pytest.mark.parametrize(
    ("start", "end", "mended"),
    [(3.4, 10.3, (3_400, 9_920)), (9.7, 16.6, (10_000, 16_600))],
)
def test_a_cue_does_not_get_too_long_for_a_shot(
    start: float, end: float, mended: tuple[int, int]
) -> None:
    state = work((start, end, "It rained and rained, all day."))
    plan = at_shots(state, NETFLIX, state.findings(NETFLIX))
    assert plan[0][:2] == mended  # a nearer place is more than 7 seconds from the other border


NEAR = st.integers(-700, 700)


@settings(deadline=None, max_examples=60)
@given(
    st.lists(
        st.tuples(
            *(st.integers(0, 900), st.integers(1, 9_000), st.sampled_from([1, 6])),
            *(NEAR, NEAR, NEAR),
        ),
        min_size=1,
        max_size=4,
    ),
    st.permutations(list(Rule)),
)
def test_repairs_of_several_kinds_never_undo_each_other_for_ever(
    given: list[tuple[int, int, int, int, int, int]], order: list[Rule]
) -> None:
    cues, changes, now = [], set(), 1_000
    for pause, length, sentences, *near in given:
        start, now = now + pause, now + pause + length
        cues.append((start / 1000, now / 1000, "It rained. " * sentences))
        borders = (start, now, start + 7_000)
        changes |= {border + by for border, by in zip(borders, near, strict=True)}
    state = work(*cues, shots=Shots(tuple(sorted(changes)), 25))
    for _ in range(12):
        if not sum(mended_step(state, rule) for rule in order):
            return
    pytest.fail(f"these repairs go on for ever: {times(state)}")


def mended_step(state: Work, rule: Rule) -> bool:
    """Mend all findings of a kind; whether anything changed."""
    findings = [it for it in state.findings(NETFLIX) if it.rule is rule]
    plan = mending(state, NETFLIX, findings)
    if plan:
        Retime.plan(state, plan).apply(state)
    return bool(plan)


WORDS = "the boat left the harbour early and nobody waved from the pier"


@settings(deadline=None, max_examples=25)
@given(
    st.lists(st.integers(1_000, 90_000), max_size=20, unique=True),
    st.integers(8, 14),
    st.sampled_from([24_000 / 1001, 25.0]),
)
def test_a_cut_keeps_order_and_starts_and_cutting_again_changes_nothing(
    changes: list[int], count: int, rate: float
) -> None:
    shots = Shots(tuple(sorted(changes)), rate)
    cues = [(6.0 * number, 6.0 * number + 5.6, f"{WORDS}. {WORDS}") for number in range(count)]
    plain = work(*cues, shots=Shots((), rate))
    plain.cut(plain.plan_cut(NETFLIX))
    state = work(*cues, shots=shots)
    state.cut(state.plan_cut(NETFLIX))
    assert [start for start, _ in times(state)] == [start for start, _ in times(plain)]
    assert all(one[1] <= other[0] for one, other in pairwise(times(state)))
    ends = [it for it in state.findings(NETFLIX) if it.rule is Rule.SHOT_END]
    assert at_shots(state, NETFLIX, ends) == {}  # the others have no room
    assert state.plan_cut(NETFLIX).changed == 0


def test_a_cut_that_keeps_the_cues_keeps_their_ends() -> None:
    state = work((7, 9.96, "It rained. Nobody"), (10.08, 12, "went out."))
    state.cut(state.plan_cut(NETFLIX, CutMode.KEEP_CUES))
    assert times(state) == [(7_000, 9_960), (10_080, 12_000)]


def test_a_cue_does_not_get_too_fast_for_a_shot() -> None:
    state = work((8.9, 9.96, "It rained and rained, all day."))
    ends = [it for it in state.findings(NETFLIX) if it.rule is Rule.SHOT_END]
    assert at_shots(state, NETFLIX, ends)[0].end_ms == 10_480
