# SPDX-License-Identifier: Apache-2.0
"""A review belongs to its file: saved, closed and opened again, it goes on where it stood."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.formats import ASS, SRT, VTT
from interpunct.captions.writing import export
from interpunct.cutting.profiles import load_profile
from interpunct.errors import InterpunctError, SessionError
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review import session_files
from interpunct.review.commands import Decide, Step
from interpunct.review.found_sessions import FoundSession, find_saved, open_sessions
from interpunct.review.queue import Order, QueueEntry, ReviewQueue
from interpunct.review.replaying import replay_saved
from interpunct.review.restructuring import EditPayload, Recut
from interpunct.review.session import Session
from interpunct.review.session_files import is_held
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]
AllOf = Callable[[Work], tuple[Any, ...]]
Predict = Callable[..., Predictions]

FORMATS = (SRT, VTT, ASS)
UNDO, REDO, PREDICT, SAVE, CUT = range(9, 14)
STEPS = st.lists(
    st.tuples(st.integers(0, CUT), st.integers(0, 60), st.integers(0, 90)), max_size=8
)
POLICIES = (Policy(threshold=0.75), Policy(percent=20), Policy(minutes=0.3))


class Desk:
    """A folder of sessions, a caption file, and a review of it."""

    def __init__(self, folder: Path, data: bytes, options: Options, predict: Predict) -> None:
        self.sessions, self.caption = folder / "sessions", folder / "film.sub"
        self.caption.write_bytes(data)
        self.predict = predict
        work = Work.of_bytes(data, options)
        self.session = Session.start(
            work, data, caption=self.caption, options=options.record(), folder=self.sessions
        )

    @property
    def work(self) -> Work:
        return self.session.work

    def take(self, first: int, seed: int) -> None:
        """Predictions from slot `first` on: what comes before stays as it is."""
        count = len(self.work.transcript) - first
        if count > 0:
            self.session.take(self.predict(count, first, seed), self.work.transcript)

    def save(self, *, seen_only: bool = False) -> bytes:
        data = (self.work.seen_only() if seen_only else self.work).to_bytes()
        self.caption.write_bytes(data)
        self.session.saved(data, self.caption, seen_only=seen_only)
        return data

    def found(self) -> FoundSession | None:
        return find_saved(self.caption.read_bytes(), self.caption, self.sessions)

    def resume(self) -> None:
        found = self.found()
        assert found is not None
        work = Work.of_bytes(found.source_bytes(), Options.of_record(found.options))
        data = self.caption.read_bytes()
        replayed = replay_saved(found.journal, work, data)
        self.session = Session.resume(found, replayed, data, self.caption)

    def do(self, plan: Plan, step: tuple[int, int, int]) -> None:
        kind, one, other = step
        with suppress(InterpunctError):
            if kind == UNDO:
                self.session.undo()
            elif kind == REDO:
                self.session.redo()
            elif kind == PREDICT:
                self.take(one % len(self.work.transcript), other)
            elif kind == SAVE:
                self.save()
            elif kind == CUT:
                plan_ = self.work.plan_cut(load_profile("ted"))
                self.session.do(Recut.plan(self.work, plan_))
            else:
                self.session.do(plan(self.work, kind, one, other))


def queues(work: Work) -> list[list[QueueEntry]]:
    return [ReviewQueue(work, policy, order).entries() for policy in POLICIES for order in Order]


def all_texts(market: str) -> list[bytes]:
    srt = Work.of_bytes(market.encode()).document
    return [export(srt, form) for form in FORMATS]


@settings(max_examples=25)
@given(
    st.integers(0, 2),
    st.sampled_from(MarksMode),
    st.sampled_from(CasingMode),
    STEPS,
    STEPS,
    st.booleans(),
)
def test_a_file_opened_again_shows_what_was_saved(
    market: str,
    plan: Plan,
    predict: Predict,
    all_of: AllOf,
    form: int,
    marks: MarksMode,
    casing: CasingMode,
    first: list[tuple[int, int, int]],
    second: list[tuple[int, int, int]],
    seen_only: bool,
) -> None:
    with TemporaryDirectory() as folder:
        options = Options(languages=("en",), marks=marks, casing=casing)
        desk = Desk(Path(folder), all_texts(market)[form], options, predict)
        desk.take(0, 7)
        for steps in (first, second):  # the second time it is a review taken up
            for step in steps:
                desk.do(plan, step)
            written = desk.save(seen_only=seen_only)
            held, left = all_of(desk.work), queues(desk.work)
            names = [step.description for step in desk.session.history.done]
            desk.session.close()
            desk.resume()
            assert all_of(desk.work) == held
            assert queues(desk.work) == left
            assert [step.description for step in desk.session.history.done] == names
            assert desk.save(seen_only=seen_only) == written
            assert not desk.session.unsaved().decisions
            assert not desk.session.unsaved().taken_back
        desk.session.close()


@pytest.fixture
def desk(tmp_path: Path, market: str, predict: Predict) -> Iterator[Desk]:
    made = Desk(tmp_path, market.encode(), Options(languages=("en",)), predict)
    made.take(0, 7)
    yield made
    made.session.abandon()


def test_what_was_not_saved_is_gone_with_the_session(desk: Desk, all_of: AllOf) -> None:
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    desk.save()
    held = all_of(desk.work)
    desk.session.do(Decide.plan(desk.work, 1, "?"))
    desk.session.close()
    assert open_sessions(desk.sessions) == []
    desk.resume()
    assert all_of(desk.work) == held
    assert desk.session.saved_step is desk.session.history.done[-1]
    desk.session.undo()
    assert 0 not in desk.work.decisions


def test_what_was_undone_after_the_save_is_back(desk: Desk) -> None:
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    desk.save()
    desk.session.undo()
    assert desk.session.unsaved().taken_back == 1
    desk.session.close()
    desk.resume()
    assert list(desk.work.decisions) == [0]


def test_a_file_with_other_bytes_is_not_taken_up(desk: Desk) -> None:
    desk.save()
    desk.session.close()
    desk.caption.write_bytes(desk.caption.read_bytes() + b"\n")
    assert desk.found() is None


def test_another_file_with_the_same_bytes_is_a_file_of_its_own(desk: Desk, tmp_path: Path) -> None:
    data = desk.save()
    desk.session.close()
    copy = tmp_path / "copy.srt"
    copy.write_bytes(data)
    assert find_saved(data, copy, desk.sessions) is None


def test_a_file_that_was_moved_takes_its_review_along(desk: Desk, tmp_path: Path) -> None:
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    data = desk.save()
    desk.session.close()
    moved = desk.caption.rename(tmp_path / "final.srt")
    found = find_saved(data, moved, desk.sessions)
    assert found is not None
    desk.caption = moved
    desk.resume()
    assert list(desk.work.decisions) == [0]


def test_a_review_that_does_not_give_the_text_any_more_is_refused_and_stays(desk: Desk) -> None:
    desk.save()
    desk.session.close()
    found = desk.found()
    assert found is not None
    journal = found.journal.read_bytes()
    found.journal.write_bytes(journal.replace(b'"rows":"', b'"rows":"AAAA', 1))
    found = desk.found()
    with pytest.raises(SessionError, match="no longer produces the text"):
        desk.resume()
    assert open_sessions(desk.sessions) == []
    assert desk.found() == found
    with pytest.raises(
        SessionError, match="no longer produces the text"
    ):  # no lock is left behind
        desk.resume()


def test_no_lock_is_left_behind_where_a_review_waits_in_the_place(desk: Desk) -> None:
    desk.save()
    desk.session.close()
    data, found = desk.caption.read_bytes(), desk.found()
    assert found is not None
    waiting = Session.start(
        Work.of_bytes(data), data, caption=desk.caption, options={}, folder=desk.sessions
    )
    waiting.do(Decide.plan(waiting.work, 0, "!"))
    waiting.abandon()
    with pytest.raises(SessionError, match="was not closed") as caught:
        desk.resume()
    (left,) = open_sessions(desk.sessions)
    assert not is_held(left.journal.with_suffix(".lock")), caught


def test_no_lock_is_left_behind_where_the_journal_of_a_review_cannot_be_opened(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.save()
    desk.session.close()

    def unwritable(*_: object) -> None:
        raise SessionError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr("interpunct.review.journal.Journal", unwritable)
        with pytest.raises(SessionError, match="no space left") as caught:
            desk.resume()
    assert not any(map(is_held, desk.sessions.glob("*.lock"))), caught


def test_what_is_unsaved_is_counted_from_the_time_of_the_last_save(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "time", lambda: 86_400.0)
    desk.save()
    assert desk.session.unsaved().since == datetime(1970, 1, 2, tzinfo=UTC)


def test_a_crash_after_a_save_recovers_what_was_predicted_too(desk: Desk, all_of: AllOf) -> None:
    desk.save()
    desk.session.do(EditPayload.plan(desk.work, 5, "the bitter end"))
    desk.session.do(Decide.plan(desk.work, 1, "?"))
    held = all_of(desk.work)
    desk.session.abandon()
    (found,) = open_sessions(desk.sessions)
    work = Work.of_bytes(found.source_bytes(), Options.of_record(found.options))
    again = Session.recover(found, work)
    assert all_of(again.work) == held
    assert again.unsaved().decisions == again.unsaved().edits == 1
    again.abandon()


def test_recovered_steps_that_are_discarded_leave_what_was_saved(desk: Desk) -> None:
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    desk.save()
    desk.session.do(Decide.plan(desk.work, 1, "?"))
    desk.session.abandon()
    (found,) = open_sessions(desk.sessions)
    found.discard()
    assert open_sessions(desk.sessions) == []
    desk.resume()
    assert list(desk.work.decisions) == [0]


def test_a_crash_of_a_review_taken_up_loses_nothing(desk: Desk) -> None:
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    desk.save()
    desk.session.close()
    desk.resume()
    desk.session.do(Decide.plan(desk.work, 1, "?"))
    desk.session.abandon()
    (found,) = open_sessions(desk.sessions)
    work = Work.of_bytes(found.source_bytes(), Options.of_record(found.options))
    again = Session.recover(found, work)
    assert list(again.work.decisions) == [0, 1]
    again.abandon()


def test_a_review_has_one_file_of_corrections_however_often_it_is_taken_up(desk: Desk) -> None:
    for slot in (0, 1, 2):
        desk.session.do(Decide.plan(desk.work, slot, "!"))
        desk.save()
        desk.session.close()
        desk.resume()
    desk.session.close()
    (kept,) = (desk.sessions / "corrections").iterdir()
    assert len(list(map(json.loads, kept.read_text(encoding="utf-8").splitlines()))) == 3


def test_old_reviews_go_and_unsaved_ones_never(
    desk: Desk, tmp_path: Path, market: str, predict: Predict, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.save()
    desk.session.close()
    old = desk.found()
    assert old is not None
    desk.resume()
    desk.session.abandon()
    (unsaved,) = open_sessions(desk.sessions)
    for session in (old, unsaved):
        os.utime(session.journal, (0, 0))
    (tmp_path / "other").mkdir()
    other = Desk(tmp_path / "other", market.encode() + b"\n", Options(), predict)
    other.session.close()  # nothing was saved
    assert not (tmp_path / "other" / "sessions" / "saved").exists()
    other = Desk(tmp_path, market.encode() + b"\n", Options(), predict)
    other.caption = tmp_path / "other.srt"
    other.save()
    other.session.close()
    assert other.found() is not None
    assert not list(old.journal.parent.glob(f"{old.journal.stem}*"))
    monkeypatch.setattr(session_files, "_MOST_KEPT", 10)
    other.resume()
    other.session.close()
    assert other.found() is None
    assert [session.journal for session in open_sessions(desk.sessions)] == [unsaved.journal]


def test_the_marks_that_nobody_saw_can_be_left_out(desk: Desk, market: str) -> None:
    assert desk.work.unseen()
    assert desk.work.seen_only().to_bytes() == market.encode()
    first = desk.work.unseen()[0]
    shown = desk.work.mark(first)
    desk.session.do(Decide.plan(desk.work, first, "!"))
    assert first not in desk.work.unseen()
    seen = desk.work.seen_only().to_bytes().decode()
    assert seen.count("!") == 1
    assert desk.work.mark(first) == "!"
    assert shown != "!"
    assert desk.work.marks_mode is MarksMode.COMPLETE


def test_a_review_taken_up_leaves_the_file_free_and_keeps_other_editors_off(desk: Desk) -> None:
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    desk.save()
    written = desk.caption.read_bytes()
    desk.session.close()
    desk.resume()
    assert desk.caption.read_bytes() == written
    assert any(is_held(lock) for lock in desk.sessions.glob("*.lock"))
