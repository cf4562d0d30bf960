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
    st.tuples(st.integers(0, 12), st.integers(0, 60), st.integers(0, 90), st.booleans()),
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
    state = make_state(marks=marks, casing=casing)
    with TemporaryDirectory() as name:
        session = Session.start(
            state, market.encode(), caption=Path("a.srt"), options={}, folder=Path(name)
        )
        before, opened = all_of(state), state.to_bytes()
        for *step, is_predicted in steps:
            with suppress(InterpunctError):
                session.do(plan(state, *step))
            if is_predicted:  # else the next key comes first
                predict_missing(state)
        predict_missing(state)
        after, written = all_of(state), state.to_bytes()
        while session.undo():
            pass
        assert state.document.to_bytes() == market.encode()
        assert state.to_bytes() == opened
        assert all_of(state) == before
        while session.redo():
            pass
        assert state.to_bytes() == written
        assert all_of(state) == after
        session.abandon()


@settings(max_examples=40)
@given(STEPS)
def test_what_a_journal_replays_is_what_was_shown(
    make_state: MakeState, plan: Plan, market: str, steps: list[tuple[int, int, int, bool]]
) -> None:
    source = market.upper()
    state = make_state(source, seed=None)
    with TemporaryDirectory() as name:
        folder = Path(name)
        session = Session.start(
            state, source.encode(), caption=Path("a.srt"), options={}, folder=folder
        )
        shown = state.to_bytes()
        for *step, is_undone in steps:
            with suppress(InterpunctError):
                session.do(plan(state, *step))
            if is_undone:
                session.undo()
        shown = state.to_bytes()
        session.abandon()
        for found in open_sessions(folder):
            again = Session.recover(found, make_state(source, seed=None))
            assert again.notice is None
            assert again.state.to_bytes() == shown
            assert again.state.decisions == state.decisions
            assert again.state.bookmarks == state.bookmarks
            again.abandon()


def test_marks_to_be_replaced_are_predicted_anew_and_undone_as_they_were(
    make_state: MakeState, all_of: AllOf, predict: Predict
) -> None:
    state = make_state()
    before = all_of(state)
    step = SetModes.plan(state, MarksMode.REPLACE, CasingMode.SENTENCE)
    step.apply(state)
    state.take(predict(len(state.transcript), seed=99))
    replaced = all_of(state)
    assert replaced != before
    step.revert(state)
    assert all_of(state) == before
    step.apply(state)
    assert all_of(state) == replaced


def test_an_edit_done_again_needs_no_new_predictions(
    make_state: MakeState, predict_missing: Fill
) -> None:
    state = make_state()
    step = EditPayload.plan(state, 0, "yesterday we all went to the market")
    step.apply(state)
    predict_missing(state)
    step.revert(state)
    step.apply(state)
    assert state.unpredicted() == []
