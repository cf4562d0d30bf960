# SPDX-License-Identifier: Apache-2.0
"""Commands that change times: nothing else changes, and measured words stay or go along."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.formats import ASS, WRITTEN
from interpunct.captions.retiming import CueTimes
from interpunct.captions.writing import export
from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.profiles import load_profile
from interpunct.errors import SessionError
from interpunct.review.history import History
from interpunct.review.retiming import Retime, SetTimes
from interpunct.transcript.from_document import build_transcript
from interpunct.work.options import Options, Unroll
from interpunct.work.time_plans import MENDED, mended, scaled, shifted, snapped
from interpunct.work.work import Work

MakeState = Callable[..., Work]

ODD = (
    "7\r\n00:00:01,000  -->  00:00:03,000   X1:10\r\nIt  rained.\r\n\r\n\r\n"
    "8\n0:00:03.500 --> 00:00:05,000 \nThen the sun.\n\njunk\n"
)
KARAOKE = (
    "WEBVTT\n\nNOTE kept\n\n00:01.000 --> 00:05.000 align:start\n"
    "Close<00:01.400> the<00:01.600><c> door.</c>\n\n00:59:58.000 --> 00:59:59.900\n"
    "So<00:59:59.000> late\n"
)


def opened(text: str) -> Work:
    return Work.of_bytes(text.encode(), Options(languages=("en",), unroll=Unroll.NEVER))


def written(work: Work) -> str:
    return work.document.to_bytes().decode()


def test_only_the_stamps_that_change_are_written_and_as_they_were() -> None:
    work = opened(ODD)
    SetTimes.plan(work, 0, 1000, 3250).apply(work)
    SetTimes.plan(work, 1, 3660, 5000).apply(work)
    assert written(work) == ODD.replace("00:00:03,000", "00:00:03,250").replace(
        "0:00:03.500", "0:00:03.660"
    )


def test_a_time_line_written_oddly_is_written_anew_as_the_others_are() -> None:
    work = opened(ODD.replace("0:00:03.500", "0:0:3,500"))
    SetTimes.plan(work, 1, 3660, 5000).apply(work)
    assert "\n00:00:03,660  -->  00:00:05,000\n" in written(work)


def test_a_border_that_moves_leaves_measured_words_where_they_are_spoken() -> None:
    work = opened(KARAOKE)
    SetTimes.plan(work, 0, 900, 4000).apply(work)
    assert written(work) == KARAOKE.replace("00:01.000 --> 00:05.000", "00:00.900 --> 00:04.000")
    assert [word.start_ms for word in work.transcript.words[1:3]] == [1400, 1600]


def test_a_cue_moved_as_a_whole_takes_its_words_along() -> None:
    work = opened(KARAOKE)
    before = [word.text for word in work.transcript.words]
    SetTimes.plan(work, 1, 3_600_000 - 500, 3_600_000 + 1400).apply(work)
    assert "00:59:59.500 --> 01:00:01.400\nSo<01:00:00.500> late\n" in written(work)
    assert work.transcript.words[-1].start_ms == 3_600_500
    assert [word.text for word in work.transcript.words] == before
    assert work.transcript == build_transcript(work.document, languages=["en"])


@pytest.mark.parametrize("times", [(-1, 500), (2000, 2000), (2000, 1500)])
def test_times_that_no_cue_can_have_are_refused(times: tuple[int, int]) -> None:
    with pytest.raises(SessionError, match="would"):
        SetTimes.plan(opened(KARAOKE), 0, *times)


@pytest.mark.parametrize("cue", [2, -1])
def test_a_cue_that_does_not_exist_is_refused(cue: int) -> None:
    with pytest.raises(SessionError, match="no cue"):
        SetTimes.plan(opened(KARAOKE), cue, 0, 1)


@pytest.mark.parametrize("form", WRITTEN, ids=str)
@settings(max_examples=25)
@given(cue=st.integers(0, 5), start=st.integers(0, 4_000_000), length=st.integers(50, 9000))
def test_whatever_is_set_is_written_and_undone_exactly(
    make_state: MakeState, form: object, cue: int, start: int, length: int
) -> None:
    source = make_state(seed=None)
    work = Work.of_bytes(export(source.document, form), Options(languages=("en",)))  # type: ignore[arg-type]
    before = work.document.to_bytes()
    history = History(work)
    history.do(SetTimes.plan(work, cue, start, start + length))
    after = work.document.cues[cue]
    assert work.document.format.times.agree(after.start_ms, start)
    assert work.document.format.times.agree(after.end_ms, start + length)
    again = Work.of_bytes(work.document.to_bytes(), Options(languages=("en",)))
    assert again.document.cues == work.document.cues
    assert [word._replace(turn=0) for word in again.transcript.words] == [
        word._replace(turn=0) for word in work.transcript.words
    ]
    history.undo()
    assert work.document.to_bytes() == before


def test_a_duration_that_the_file_would_round_to_none_is_refused(make_state: MakeState) -> None:
    source = make_state(seed=None)
    work = Work.of_bytes(export(source.document, ASS), Options(languages=("en",)))
    with pytest.raises(SessionError, match="end before it starts"):
        SetTimes.plan(work, 0, 1000, 1004)


def times_of(work: Work) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in work.document.cues]


def test_a_shift_moves_cues_and_their_words_and_is_one_step(make_state: MakeState) -> None:
    work = opened(KARAOKE)
    history = History(work)
    history.do(Retime.plan(work, shifted(work.document.cues, range(2), 250)))
    assert times_of(work) == [(1250, 5250), (3_598_250, 3_600_150)]
    assert "Close<00:01.650> the<00:01.850><c> door.</c>" in written(work)
    assert history.done[-1].description == "times of 2 cues"
    history.undo()
    assert written(work) == KARAOKE


def test_cues_cannot_be_shifted_before_the_start() -> None:
    work = opened(KARAOKE)
    with pytest.raises(SessionError, match=r"cue 1: .*before the film.* Choose a later start"):
        Retime.plan(work, shifted(work.document.cues, range(2), -1500))
    with pytest.raises(SessionError, match="no cue"):
        Retime.plan(work, shifted(work.document.cues, range(2), 0))


def test_two_points_scale_everything_between_and_around_them() -> None:
    work = opened(KARAOKE)
    plan = scaled(work.document.cues, range(2), (1000, 2000), (5000, 10_000))
    assert plan[0] == CueTimes(2000, 10_000, with_words=True)
    Retime.plan(work, plan).apply(work)
    assert "Close<00:02.800> the<00:03.200><c> door.</c>" in written(work)
    for points in (((1, 2), (1, 3)), ((1, 5), (2, 5))):
        with pytest.raises(SessionError, match="two points"):
            scaled(work.document.cues, range(2), *points)


@given(st.lists(st.integers(-3000, 3000), min_size=1, max_size=5), st.integers(3, 40_000))
def test_a_cue_without_a_duration_keeps_no_file_from_getting_other_times(
    lengths: list[int], last: int
) -> None:
    starts = range(3600, 3600 * (len(lengths) + 1), 3600)
    cues = [Cue("", at, at + length, "", "") for at, length in zip(starts, lengths, strict=True)]
    every = range(len(cues))
    plans = (
        scaled(cues, every, (0, 0), (cues[-1].start_ms, last)),
        snapped(cues, every, 23.976),
        shifted(cues, every, last),
    )
    for plan in plans:
        for index, (start_ms, end_ms, _) in plan.items():
            had = lengths[index]
            assert end_ms > start_ms if had > 0 else end_ms - start_ms == had


@given(st.sampled_from([23.976, 24, 25, 29.97, 60]), st.integers(0, 10**7), st.integers(1, 9000))
def test_snapped_borders_lie_on_frames_near_by_and_stay_there(
    rate: float, start: int, length: int
) -> None:
    cue = Cue("", start, start + length, "", "")
    plan = snapped([cue], [0], rate)
    start_ms, end_ms, _ = plan.get(0, CueTimes(start, start + length))
    assert start_ms < end_ms
    assert abs(start_ms - start) <= 500 / rate + 1
    assert start_ms == round(round(start_ms * rate / 1000) * 1000 / rate)
    assert snapped([Cue("", start_ms, end_ms, "", "")], [0], rate) == {}


CROWDED = (
    "1\n00:00:01,000 --> 00:00:03,000\nOverlapped.\n\n2\n00:00:02,000 --> 00:00:04,000\n"
    "Close by.\n\n3\n00:00:04,000 --> 00:00:04,500\nFar too much for half a second.\n\n"
    "4\n00:00:08,000 --> 00:00:18,000\nToo long.\n\n5\n00:00:20,000 --> 00:00:19,000\nNone.\n"
)


@pytest.mark.parametrize(
    ("rule", "cue", "times"),
    [
        (Rule.OVERLAP, 0, (1000, 1917)),
        (Rule.GAP, 1, (2000, 3917)),
        (Rule.SPEED, 2, (4000, 5550)),
        (Rule.TOO_SHORT, 2, (4000, 5550)),
        (Rule.TOO_LONG, 3, (8000, 15_000)),
        (Rule.DURATION, 4, (20_000, 20_833)),
    ],
)
def test_a_finding_about_times_is_mended_by_another_end(
    rule: Rule, cue: int, times: tuple[int, int]
) -> None:
    work, profile = opened(CROWDED), load_profile("netflix")
    found = [finding for finding in work.findings(profile) if finding.rule is rule]
    plan = mended(work, profile, found)
    assert {index: wanted[:2] for index, wanted in plan.items()} == {cue: times}
    Retime.plan(work, plan).apply(work)
    assert rule not in {finding.rule for finding in work.findings(profile)}


def test_all_that_can_be_mended_is_mended_at_once() -> None:
    work, profile = opened(CROWDED), load_profile("netflix")
    Retime.plan(work, mended(work, profile, work.findings(profile))).apply(work)
    assert work.findings(profile) == []


def test_a_later_end_stops_before_the_next_row_in_time() -> None:
    parts = [
        "1\n00:00:01,000 --> 00:00:01,200\nhello there you",
        "2\n00:00:09,000 --> 00:00:11,000\nlate",
    ]
    parts.append("3\n00:00:01,500 --> 00:00:03,000\nnobody came")
    work, profile = opened("\n\n".join(parts) + "\n"), load_profile("netflix")
    assert mended(work, profile, work.findings(profile))[0][:2] == (1000, 1417)


def test_what_no_other_end_mends_stays_as_it_is() -> None:
    text = CROWDED.split("\n\n", maxsplit=1)[0] + "\n"
    work, profile = opened(text), load_profile("netflix")
    found = [Finding(0, rule, 0.0, 0.0) for rule in MENDED]
    assert work.findings(profile) == []
    assert mended(work, profile, found) == {}
