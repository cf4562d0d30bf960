# SPDX-License-Identifier: Apache-2.0
"""Stretches that are left alone: predictions there are suggestions until a human decides."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide, Step
from interpunct.review.found_sessions import open_sessions
from interpunct.review.restructuring import EditPayload
from interpunct.review.session import Session
from interpunct.work.work import Work

MakeState = Callable[..., Work]

WORDS = ["so", "we", "went", "down", "to", "the", "river", "where", "boats", "wait", "all", "day"]


def captions(lines: list[str]) -> str:
    """An SRT file with one cue of two seconds for each of `lines`."""
    return "\n".join(
        f"{number}\n00:{number:02}:00,000 --> 00:{number:02}:02,000\n{line}\n"
        for number, line in enumerate(lines, start=1)
    )


@settings(max_examples=40, deadline=None)
@given(
    alone=st.lists(st.booleans(), min_size=6, max_size=6),
    seed=st.integers(0, 99),
    capital=st.booleans(),
)
def test_cues_that_are_left_alone_are_written_as_they_were(
    make_state: MakeState, alone: list[bool], seed: int, capital: bool
) -> None:
    lines = [" ".join(WORDS[index:] + WORDS[:index]) for index in range(6)]
    lines = [line.capitalize() if capital else line for line in lines]
    work = make_state(captions(lines), seed=seed, casing=CasingMode.MODEL)
    cues = np.array([word.cue for word in work.transcript.words])
    work.leave_alone(np.array(alone)[cues])
    written = work.rendered().document
    for index, line in enumerate(lines):
        if alone[index]:
            assert written.cues[index].payload == line
            assert work.cue_text(index).text == line


def test_a_decision_counts_where_text_is_left_alone(make_state: MakeState) -> None:
    work = make_state(captions(["we went down", "to the river"]), casing=CasingMode.MODEL)
    work.leave_alone(np.ones(6, np.bool_))
    decision = Decide.plan(work, 2, "?")
    decision.apply(work)
    assert [work.cue_text(cue).text for cue in (0, 1)] == ["we went down?", "To the river"]
    decision.revert(work)
    assert [work.cue_text(cue).text for cue in (0, 1)] == ["we went down", "to the river"]


def test_words_typed_into_text_that_is_left_alone_are_left_alone(
    make_state: MakeState, predict_missing: Callable[[Work], None]
) -> None:
    work = make_state(captions(["we went down", "to the river", "where boats wait"]))
    work.leave_alone(np.repeat([True, False], [6, 3]))
    edit = EditPayload.plan(work, 0, "we all went far down")
    edit.apply(work)
    predict_missing(work)
    assert work.table.left_alone.tolist() == [True] * 8 + [False] * 3
    assert [work.cue_text(cue).text for cue in (0, 1)] == ["we all went far down", "to the river"]
    edit.revert(work)
    assert work.table.left_alone.tolist() == [True] * 6 + [False] * 3


@pytest.mark.parametrize(
    ("typed", "alone"),
    [
        ("too the river", [True] * 3),
        ("onto that bank", [True] * 3),
        ("to the river now and then", [True] * 6),
        ("river", [True]),
        ("so to the river", [False, True, True, True]),
    ],
)
def test_words_typed_over_text_that_is_left_alone_are_left_alone(
    make_state: MakeState, typed: str, alone: list[bool]
) -> None:
    work = make_state(captions(["we went down", "to the river", "where boats wait"]))
    work.leave_alone(np.repeat([False, True, False], [3, 3, 3]))
    edit = EditPayload.plan(work, 1, typed)
    edit.apply(work)
    assert work.table.left_alone.tolist() == [False] * 3 + alone + [False] * 3
    edit.revert(work)
    assert work.table.left_alone.tolist() == [False] * 3 + [True] * 3 + [False] * 3


GEORGIAN = ["იქ ჩემი ძველი მეგობარი შემხვდა", "და დიდხანს ვისაუბრეთ"]
MIXED = captions(["so we went down", *GEORGIAN, "to the river where", *GEORGIAN])
STEPS = st.lists(
    st.tuples(st.integers(0, 99), st.integers(0, 60), st.integers(0, 90)), min_size=1, max_size=8
)


@settings(max_examples=40, deadline=None)
@given(STEPS)
def test_nobody_is_asked_about_foreign_words_whatever_is_done_undone_and_recovered(
    plan: Callable[..., Step],
    all_of: Callable[[Work], tuple[object, ...]],
    predict_missing: Callable[[Work], None],
    steps: list[tuple[int, int, int]],
) -> None:
    work = Work.of_bytes(MIXED.encode())
    predict_missing(work)
    before = all_of(work)
    assert work.table.foreign.tolist() == [False] * 4 + [True] * 8 + [False] * 4 + [True] * 8
    with TemporaryDirectory() as name:
        session = Session.start(
            work, MIXED.encode(), caption=Path("a.srt"), options={}, folder=Path(name)
        )
        for step in steps:
            with suppress(InterpunctError):
                session.do(plan(work, *step))
            predict_missing(work)
            assert not (work.table.reviewable & work.table.foreign).any()
            assert (work.table.left_alone | ~work.table.foreign).all()
        session.abandon()
        for found in open_sessions(Path(name)):
            again = Session.recover(found, Work.of_bytes(MIXED.encode()))
            assert again.work.table.foreign.tolist() == work.table.foreign.tolist()
            while again.undo():
                pass
            predict_missing(again.work)
            assert all_of(again.work) == before
            again.abandon()
