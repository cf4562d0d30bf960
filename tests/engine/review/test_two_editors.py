# SPDX-License-Identifier: Apache-2.0
"""Two editors over the same files, in any order: no review is lost, and none is in the way."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from interpunct.errors import SessionError
from interpunct.labels import MarksMode
from interpunct.review.commands import Decide
from interpunct.review.found_sessions import FoundSession, find_saved, find_session, open_sessions
from interpunct.review.replaying import replay_saved
from interpunct.review.session import Session
from interpunct.work.options import Options
from interpunct.work.work import Work

TEXT = b"1\n00:00:01,000 --> 00:00:03,000\nso the boat left early\n"
OPTIONS = Options(marks=MarksMode.SUGGEST)
SEATS = st.integers(0, 1)
NAMES = st.sampled_from(["a.srt", "b.srt"])


class Seat:
    """An editor that may have one file open."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.path = Path()


class TwoEditors(RuleBasedStateMachine):
    """`left` is what a review gave that was left or killed with steps, by its journal."""

    @initialize()
    def begin(self) -> None:
        self.folder = TemporaryDirectory()
        self.place = Path(self.folder.name)
        self.sessions = self.place / "sessions"
        self.seats = [Seat(), Seat()]
        self.left: dict[Path, bytes] = {}
        for name in ("a.srt", "b.srt"):
            (self.place / name).write_bytes(TEXT)

    def teardown(self) -> None:
        for seat in getattr(self, "seats", []):
            if seat.session is not None:
                seat.session.abandon()
        if hasattr(self, "folder"):
            self.folder.cleanup()

    @rule(place=SEATS, name=NAMES, restores=st.booleans())
    def open_file(self, place: int, name: str, *, restores: bool) -> None:
        seat, path = self.seats[place], self.place / name
        if seat.session is not None:
            return
        seat.path = path
        refused = ""
        try:
            seat.session = self.opened(path, restores=restores)
        except SessionError as error:
            refused = str(error)
        other = self.seats[1 - place]
        has_it_open = other.session is not None and other.path == path
        assert not refused or (has_it_open and "another editor" in refused)

    def opened(self, path: Path, *, restores: bool) -> Session:
        """The review of a file, as the editor begins it."""
        source = path.read_bytes()
        saved = None if find_session(source, self.sessions) else self.saved(source, path)
        if saved is not None:
            work = Work.of_bytes(saved.source_bytes(), OPTIONS)
            replayed = replay_saved(saved.journal, work, source)
            return Session.resume(saved, replayed, source, path)
        found = find_session(source, self.sessions, path)
        if found is not None and restores:
            session = Session.recover(found, Work.of_bytes(found.source_bytes(), OPTIONS))
            assert session.notice is None
            assert session.work.to_bytes() == self.left.pop(found.journal)
            return session
        if found is not None:
            found.discard()
            del self.left[found.journal]
            return self.opened(path, restores=restores)
        return Session.start(
            Work.of_bytes(source, OPTIONS),
            source,
            caption=path,
            options=OPTIONS.record(),
            folder=self.sessions,
        )

    def saved(self, source: bytes, path: Path) -> FoundSession | None:
        return find_saved(source, path, self.sessions)

    @rule(place=SEATS, slot=st.integers(0, 4), mark=st.sampled_from([",", "!", "?", ""]))
    def decide(self, place: int, slot: int, mark: str) -> None:
        session = self.seats[place].session
        if session is not None:
            session.do(Decide.plan(session.work, slot, mark))

    @rule(place=SEATS)
    def undo(self, place: int) -> None:
        session = self.seats[place].session
        if session is not None:
            session.undo()

    @rule(place=SEATS, name=st.none() | NAMES)
    def save(self, place: int, name: str | None) -> None:
        seat = self.seats[place]
        if seat.session is not None:
            seat.path = self.place / name if name else seat.path
            written = seat.session.work.to_bytes()
            seat.path.write_bytes(written)
            seat.session.saved(written, seat.path)

    @rule(place=SEATS)
    def keep_for_later(self, place: int) -> None:
        session = self.seats[place].session
        if session is not None:
            session.abandon()
            self.leave(self.seats[place], session)

    @rule(place=SEATS)
    def kill(self, place: int) -> None:
        session = self.seats[place].session
        if session is not None:
            session._journal.force()
            session._journal._file.close()
            session._lock.release()
            self.leave(self.seats[place], session)

    def leave(self, seat: Seat, session: Session) -> None:
        seat.session, journal = None, session._journal.path
        if journal.read_bytes().count(b"\n") > 1:  # else nothing was done
            self.left[journal] = session.work.to_bytes()

    @rule(place=SEATS)
    def close(self, place: int) -> None:
        session = self.seats[place].session
        if session is not None:
            session.close()
            self.seats[place].session = None

    @precondition(lambda self: self.left)
    @rule(place=SEATS, data=st.data())
    def restore_at_the_start(self, place: int, data: st.DataObject) -> None:
        seat = self.seats[place]
        if seat.session is not None:
            return
        found = data.draw(st.sampled_from(open_sessions(self.sessions)))
        seat.path = Path(found.caption)
        work = Work.of_bytes(found.source_bytes(), OPTIONS)
        seat.session = Session.recover(found, work)
        assert work.to_bytes() == self.left.pop(found.journal)

    @invariant()
    def whatever_was_left_is_offered(self) -> None:
        if hasattr(self, "left"):
            assert {found.journal for found in open_sessions(self.sessions)} == set(self.left)


TwoEditors.TestCase.settings = settings(max_examples=30, stateful_step_count=20)
test_nothing_is_lost_between_two_editors = TwoEditors.TestCase
