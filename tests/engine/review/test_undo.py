# SPDX-License-Identifier: Apache-2.0
"""Undo without limit: whatever was done and predicted meanwhile, all is as it was before."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import SetModes, Step
from interpunct.review.found_sessions import open_sessions
from interpunct.review.restructuring import EditPayload
from interpunct.review.session import Session
from interpunct.runtime.predictions import Predictions
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]
AllOf = Callable[[Work], tuple[Any, ...]]
Fill = Callable[[Work], None]
Predict = Callable[..., Predictions]

STEPS = st.lists(
    st.tuples(st.integers(0, 14), st.integers(0, 60), st.integers(0, 90), st.booleans()),
    min_size=1,
    max_size=10,
)


@settings(max_examples=40)
@given(STEPS, st.sampled_from(MarksMode), st.sampled_from(CasingMode))
def test_all_undone_is_the_file_as_it_was_and_all_redone_is_what_was_done(
    make_state: MakeState,
    plan: Plan,
    all_of: AllOf,
    market: str,
    predict_missing: Fill,
    steps: list[tuple[int, int, int, bool]],
    marks: MarksMode,
    casing: CasingMode,
) -> None:
    work = make_state(marks=marks, casing=casing)
    with TemporaryDirectory() as name:
        session = Session.start(
            work, market.encode(), caption=Path("a.srt"), options={}, folder=Path(name)
        )
        before, opened = all_of(work), work.to_bytes()
        for *step, is_predicted in steps:
            with suppress(InterpunctError):
                session.do(plan(work, *step))
            if is_predicted:  # else the next key comes first
                predict_missing(work)
        predict_missing(work)
        after, written = all_of(work), work.to_bytes()
        while session.undo():
            pass
        assert work.document.to_bytes() == market.encode()
        assert work.to_bytes() == opened
        assert all_of(work) == before
        while session.redo():
            pass
        assert work.to_bytes() == written
        assert all_of(work) == after
        session.abandon()


@settings(max_examples=40)
@given(STEPS)
def test_what_a_journal_replays_is_what_was_shown(
    make_state: MakeState, plan: Plan, market: str, steps: list[tuple[int, int, int, bool]]
) -> None:
    source = market.upper()
    work = make_state(source, seed=None)
    with TemporaryDirectory() as name:
        folder = Path(name)
        session = Session.start(
            work, source.encode(), caption=Path("a.srt"), options={}, folder=folder
        )
        shown = work.to_bytes()
        for *step, is_undone in steps:
            with suppress(InterpunctError):
                session.do(plan(work, *step))
            if is_undone:
                session.undo()
        shown = work.to_bytes()
        session.abandon()
        for found in open_sessions(folder):
            again = Session.recover(found, make_state(source, seed=None))
            assert again.notice is None
            assert again.work.to_bytes() == shown
            assert again.work.decisions == work.decisions
            assert again.work.bookmarks == work.bookmarks
            again.abandon()


def test_marks_to_be_replaced_are_predicted_anew_and_undone_as_they_were(
    make_state: MakeState, all_of: AllOf, predict: Predict
) -> None:
    work = make_state()
    before = all_of(work)
    step = SetModes.plan(work, MarksMode.REPLACE, CasingMode.SENTENCE)
    step.apply(work)
    work.take(predict(len(work.transcript), seed=99))
    replaced = all_of(work)
    assert replaced != before
    step.revert(work)
    assert all_of(work) == before
    step.apply(work)
    assert all_of(work) == replaced


def test_an_edit_done_again_needs_no_new_predictions(
    make_state: MakeState, predict_missing: Fill
) -> None:
    work = make_state()
    step = EditPayload.plan(work, 0, "yesterday we all went to the market")
    step.apply(work)
    predict_missing(work)
    step.revert(work)
    step.apply(work)
    assert work.unpredicted() == []
