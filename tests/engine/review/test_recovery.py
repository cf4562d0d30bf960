# SPDX-License-Identifier: Apache-2.0
"""A recovery shows what was shown when the editor was killed, to the last confidence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError
from interpunct.review.commands import Decide, Step
from interpunct.review.found_sessions import FoundSession, found_at, open_sessions
from interpunct.review.journal_lines import BeingTyped
from interpunct.review.restructuring import EditPayload
from interpunct.review.session import Session
from interpunct.runtime.predictions import Predictions
from interpunct.work.cached_predictions import rows_to_bytes
from interpunct.work.options import Options
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]
AllOf = Callable[[Work], tuple[Any, ...]]
Predict = Callable[..., Predictions]

UNDO, REDO, PREDICT, PREDICT_MISSING, TYPE, SAVE = range(17, 23)
STEPS = st.lists(
    st.tuples(st.integers(0, SAVE), st.integers(0, 60), st.integers(0, 90)), max_size=12
)
OPTIONS = Options(languages=("en",))


class Desk:
    """A session of a fresh state, and what steps by number do to it."""

    def __init__(self, folder: Path, text: str, predict: Predict) -> None:
        self.sessions, self.caption, self.predict = folder, folder / "film.srt", predict
        self.opened: list[Session] = []
        data = text.encode()
        self.session = Session.start(
            Work.of_bytes(data, OPTIONS),
            data,
            caption=self.caption,
            options=OPTIONS.record(),
            folder=folder,
        )
        self.opened.append(self.session)

    def close(self) -> None:
        for session in self.opened:
            session.abandon()

    @property
    def work(self) -> Work:
        return self.session.work

    def take(self, first: int, stop: int, seed: int) -> None:
        if first < stop:
            stretch = self.predict(stop - first, first, seed)
            self.session.take(stretch, self.work.transcript)

    def take_missing(self, seed: int) -> None:
        for gap in self.work.unpredicted():
            self.take(gap.start, gap.stop, seed)

    def do(self, plan: Plan, step: tuple[int, int, int]) -> None:
        kind, one, other = step
        slots = len(self.work.transcript)
        acts: dict[int, Callable[[], object]] = {
            UNDO: self.session.undo,
            REDO: self.session.redo,
            PREDICT: lambda: self.take(one % slots, min(slots, one % slots + other), other),
            PREDICT_MISSING: lambda: self.take_missing(one),
            TYPE: lambda: self.session.note_typing(BeingTyped(one % 6, "was", f"is {other}")),
            SAVE: lambda: self.session.saved(self.work.to_bytes(), self.caption),
        }
        with suppress(InterpunctError, ZeroDivisionError):
            acts.get(kind, lambda: self.session.do(plan(self.work, kind, one, other)))()

    def killed(self, at: Path) -> Session:
        """The session as another process recovers it now, from a copy of what is on the disk."""
        copytree(self.sessions, at)
        for lock in at.glob("*.lock"):
            lock.unlink()
        (journal,) = at.glob("*.journal")
        self.opened.append(recovered(journal))
        return self.opened[-1]


def recovered(journal: Path) -> Session:
    found = found_at(journal)
    assert found is not None
    return Session.recover(found, work_of(found))


def work_of(found: FoundSession) -> Work:
    return Work.of_bytes(found.source_bytes(), Options.of_record(found.options))


@settings(max_examples=40)
@given(STEPS, st.integers(0, 12))
def test_a_killed_editor_shows_again_what_it_showed(
    market: str,
    plan: Plan,
    predict: Predict,
    all_of: AllOf,
    steps: list[tuple[int, int, int]],
    kill: int,
) -> None:
    with TemporaryDirectory() as folder:
        desk = Desk(Path(folder) / "sessions", market, predict)
        for step in steps[:kill]:
            desk.do(plan, step)
        again = desk.killed(Path(folder) / "after")
        assert all_of(again.work) == all_of(desk.work)
        assert again.typing == desk.session.typing
        assert again.notice is None
        for step in steps[kill:]:  # undo and redo go through what was predicted meanwhile, too
            desk.do(plan, step)
        desk.session, first = again, desk.work
        for step in steps[kill:]:
            desk.do(plan, step)
        assert all_of(again.work) == all_of(first)
        desk.close()


CHILD = """
import sys
sys.path.insert(0, sys.argv[1])
from hashlib import sha256
from pathlib import Path
from conftest import MARKET, everything, planned, predicted, state_of
from interpunct.errors import InterpunctError
from interpunct.review.session import Session

state = state_of(seed=None)
options = {"languages": ["en"], "marks": "complete", "casing": "sentence"}
session = Session.start(
    state, MARKET.encode(), caption=Path("a.srt"), options=options, folder=Path(sys.argv[2])
)
for number in range(10**6):
    gaps = state.unpredicted()
    if gaps:
        gap = gaps[0][:5]
        session.take(predicted(len(gap), gap.start, number), state.transcript)
    else:
        try:
            session.do(planned(state, (0, 3, 4, 5, 1)[number % 5], number * 7, number * 3 + 1))
        except InterpunctError:
            pass
    print(number, sha256(repr(everything(state)).encode()).hexdigest(), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is a POSIX signal")
@pytest.mark.parametrize("acknowledged", [2, 11, 40])
def test_after_a_real_kill_everything_looks_as_it_did(
    tmp_path: Path, all_of: AllOf, acknowledged: int
) -> None:
    here = str(Path(__file__).parents[1])
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, here, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    shown: list[str] = []
    with child:
        assert child.stdout is not None
        while len(shown) <= acknowledged:
            shown.append(child.stdout.readline().split()[1])
        os.kill(child.pid, signal.SIGKILL)
        shown += [words[1] for line in child.stdout if len(words := line.split()) == 2]
    (journal,) = tmp_path.glob("*.journal")
    again = recovered(journal)
    digest = sha256(repr(all_of(again.work)).encode()).hexdigest()
    if digest != shown[-1]:  # the step after the last one told was journalled, too
        assert again.work.unpredicted() or again.history.done
        assert digest not in shown
    assert again.notice is None
    again.abandon()


@pytest.fixture
def desk(tmp_path: Path, market: str, predict: Predict) -> Iterator[Desk]:
    made = Desk(tmp_path / "sessions", market, predict)
    yield made
    made.close()


def test_a_file_that_was_half_predicted_stays_half_predicted(
    desk: Desk, tmp_path: Path, all_of: AllOf
) -> None:
    desk.take(3, 11, seed=1)
    desk.session.do(EditPayload.plan(desk.work, 1, "and bought four pears"))
    again = desk.killed(tmp_path / "after")
    assert all_of(again.work) == all_of(desk.work)
    assert again.work.unpredicted() == desk.work.unpredicted() != []


def test_predictions_alone_are_nothing_to_recover(desk: Desk) -> None:
    desk.take(0, 11, seed=1)
    desk.session.abandon()
    assert open_sessions(desk.sessions) == []


def test_predictions_are_no_steps(desk: Desk) -> None:
    desk.take(0, 11, seed=1)
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    desk.take(2, 5, seed=2)
    desk.session.abandon()
    (found,) = open_sessions(desk.sessions)
    assert found.steps == 1


def test_predictions_of_words_that_were_edited_meanwhile_are_not_journalled(desk: Desk) -> None:
    old = desk.work.transcript
    desk.session.do(EditPayload.plan(desk.work, 1, "and bought four pears"))
    journal = next(desk.sessions.glob("*.journal"))
    before = journal.read_bytes()
    assert not desk.session.take(desk.predict(3, 0, 1), old)
    assert journal.read_bytes() == before


def test_cues_that_do_not_look_as_they_did_are_told(desk: Desk, tmp_path: Path) -> None:
    desk.take(0, len(desk.work.transcript), seed=1)
    journal = next(desk.sessions.glob("*.journal"))
    head, sign, tail = journal.read_bytes().partition(b'"shown":"')
    journal.write_bytes(head + sign + b"0" * 16 + tail[16:])
    again = desk.killed(tmp_path / "after")
    assert again.notice is not None
    assert "cues look different" in again.notice
    assert again.work.is_predicted


def test_text_that_is_being_typed_is_worth_recovering_until_it_is_taken(
    desk: Desk, tmp_path: Path
) -> None:
    typed = BeingTyped(1, "and bought", "and bought pears")
    desk.session.note_typing(typed)
    again = desk.killed(tmp_path / "after")
    assert again.typing == typed
    desk.session.do(EditPayload.plan(desk.work, 1, "and bought pears"))
    assert desk.session.typing is None
    assert desk.killed(tmp_path / "taken").typing is None
    desk.session.abandon()
    (found,) = open_sessions(desk.sessions)
    assert not found.has_typing


def test_text_alone_is_found_and_given_up_it_is_not(desk: Desk) -> None:
    desk.session.note_typing(BeingTyped(1, "and bought", "and bought pears"))
    desk.session.abandon()
    (found,) = open_sessions(desk.sessions)
    assert found.has_typing
    assert found.steps == 0
    session = Session.recover(found, work_of(found))
    session.note_typing(None)
    session.abandon()
    assert open_sessions(desk.sessions) == []


def test_a_saved_review_of_an_earlier_version_has_its_predictions(
    desk: Desk, tmp_path: Path, all_of: AllOf
) -> None:
    """Format 3 kept them beside the journal when a file was saved."""
    desk.session.do(Decide.plan(desk.work, 0, "!"))
    desk.work.take(desk.predict(len(desk.work.transcript), 0, 1))
    kept = rows_to_bytes(desk.work.predicted())
    desk.session.saved(desk.work.to_bytes(), desk.caption)
    journal = next(desk.sessions.glob("*.journal"))
    journal.with_suffix(".predictions").write_bytes(kept)
    name = sha256(kept).hexdigest().encode()
    old = journal.read_bytes().replace(b'"interpunct":4', b'"interpunct":3')
    journal.write_bytes(old.replace(b'"predictions":""', b'"predictions":"' + name + b'"'))
    assert all_of(desk.killed(tmp_path / "after").work) == all_of(desk.work)
