# SPDX-License-Identifier: Apache-2.0
"""Commands that change times: nothing else changes, and measured words stay or go along."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.formats import WRITTEN
from interpunct.captions.writing import export
from interpunct.errors import SessionError
from interpunct.review.history import History
from interpunct.review.retiming import SetTimes
from interpunct.transcript.from_document import build_transcript
from interpunct.work.options import Options, Unroll
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


def test_a_cue_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SessionError, match="no cue"):
        SetTimes.plan(opened(KARAOKE), 2, 0, 1)


@pytest.mark.parametrize("form", WRITTEN, ids=str)
@settings(max_examples=25, deadline=None)
@given(cue=st.integers(0, 5), start=st.integers(0, 4_000_000), length=st.integers(20, 9000))
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
