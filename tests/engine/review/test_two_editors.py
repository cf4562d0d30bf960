# SPDX-License-Identifier: Apache-2.0
"""Two editors over the same files, in any order: no review is lost, and none is in the way."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
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
from interpunct.review.session_files import session_name
from interpunct.work.options import Options
from interpunct.work.work import Work

TEXT = b"1\n00:00:01,000 --> 00:00:03,000\nso the boat left early\n"
OPTIONS = Options(marks=MarksMode.SUGGEST)
SEATS = st.integers(0, 1)
NAMES = st.sampled_from(["a.srt", "b.srt"])


Named = tuple[bytes, Path]
"""What a session is named after: bytes and path of a file."""


@dataclass(frozen=True)
class Review:
    """What was given by a review that was left, and how it began and is named."""

    gave: bytes
    began: bytes
    named: Named


class Seat:
    """An editor that may have one file open, in a review that `began` as these bytes."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.path = Path()
        self.began = b""
        self.named: Named = (b"", Path())


def has_free(machine: TwoEditors) -> bool:
    """Whether an editor has no file open."""
    return any(seat.session is None for seat in machine.seats)


def has_busy(machine: TwoEditors) -> bool:
    """Whether an editor has a file open."""
    return any(seat.session is not None for seat in machine.seats)


class TwoEditors(RuleBasedStateMachine):
    """`left` has each review that was left or killed with steps, by its journal.

    A save under another name gives that name to the session, unless another session has it. Then
    the review stays where it was: its file is found by both names, and both are taken.
    """

    @initialize()
    def begin(self) -> None:
        self.folder = TemporaryDirectory()
        self.place = Path(self.folder.name)
        self.sessions = self.place / "sessions"
        self.seats = [Seat(), Seat()]
        self.left: dict[Path, Review] = {}
        for name in ("a.srt", "b.srt"):
            (self.place / name).write_bytes(TEXT)

    def teardown(self) -> None:
        for seat in getattr(self, "seats", []):
            if seat.session is not None:
                seat.session.abandon()
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def journal(self, named: Named) -> Path:
        source, path = named
        return self.sessions / f"{session_name(sha256(source).hexdigest(), path)}.journal"

    def is_held(self, named: Named) -> bool:
        return any(seat.session is not None and seat.named == named for seat in self.seats)

    def free(self, place: int) -> Seat:
        """The editor at a place, or the other one if that has a file open."""
        return next(seat for seat in self.from_place(place) if seat.session is None)

    def busy(self, place: int) -> tuple[Seat, Session]:
        """The editor at a place, or the other one if that has no file open; and its session."""
        among = ((seat, seat.session) for seat in self.from_place(place))
        return next((seat, session) for seat, session in among if session is not None)

    def from_place(self, place: int) -> list[Seat]:
        return self.seats[place:] + self.seats[:place]

    @precondition(has_free)
    @rule(place=SEATS, name=NAMES, restores=st.booleans())
    def open_file(self, place: int, name: str, *, restores: bool) -> None:
        seat = self.free(place)
        seat.path = self.place / name
        self.open_in(seat, restores=restores)

    def open_in(self, seat: Seat, *, restores: bool) -> None:
        """Begin the review of the seat's file as the editor does, unless its name is held."""
        source = seat.path.read_bytes()
        is_open = find_session(source, self.sessions) is not None
        saved = None if is_open else find_saved(source, seat.path, self.sessions)
        found = None if saved else find_session(source, self.sessions, seat.path)
        if found is not None and restores:
            self.recover(seat, found)
        elif found is not None:
            found.discard()
            del self.left[found.journal]
            self.open_in(seat, restores=restores)
        elif self.is_held((source, seat.path)):
            with pytest.raises(SessionError, match="another editor"):
                self.begun(seat.path, source, saved)
        else:
            seat.session = self.begun(seat.path, source, saved)
            seat.began = saved.source_bytes() if saved else source
            seat.named = source, seat.path

    def begun(self, path: Path, source: bytes, saved: FoundSession | None) -> Session:
        """A new review of a file, or the one that saved it."""
        if saved is not None:
            work = Work.of_bytes(saved.source_bytes(), OPTIONS)
            return Session.resume(saved, replay_saved(saved.journal, work, source), source, path)
        return Session.start(
            Work.of_bytes(source, OPTIONS),
            source,
            caption=path,
            options=OPTIONS.record(),
            folder=self.sessions,
        )

    def recover(self, seat: Seat, found: FoundSession) -> None:
        left = self.left.pop(found.journal)
        assert found.source_bytes() == left.began
        session = Session.recover(found, Work.of_bytes(left.began, OPTIONS))
        assert session.notice is None
        assert session.work.to_bytes() == left.gave
        seat.session, seat.began, seat.named = session, left.began, left.named

    @precondition(has_busy)
    @rule(place=SEATS, slot=st.integers(0, 4), mark=st.sampled_from([",", "!", "?", ""]))
    def decide(self, place: int, slot: int, mark: str) -> None:
        _, session = self.busy(place)
        session.do(Decide.plan(session.work, slot, mark))

    @precondition(has_busy)
    @rule(place=SEATS)
    def undo(self, place: int) -> None:
        _, session = self.busy(place)
        session.undo()

    @precondition(has_busy)
    @rule(place=SEATS, name=st.none() | NAMES)
    def save(self, place: int, name: str | None) -> None:
        seat, session = self.busy(place)
        seat.path = self.place / name if name else seat.path
        written = session.work.to_bytes()
        seat.path.write_bytes(written)
        named = seat.began, seat.path
        is_free = not self.is_held(named) and self.journal(named) not in self.left
        session.saved(written, seat.path)
        seat.named = named if is_free else seat.named

    @precondition(has_busy)
    @rule(place=SEATS)
    def keep_for_later(self, place: int) -> None:
        seat, session = self.busy(place)
        session.abandon()
        self.leave(seat, session)

    @precondition(has_busy)
    @rule(place=SEATS)
    def kill(self, place: int) -> None:
        seat, session = self.busy(place)
        session._journal.force()
        session._journal._file.close()
        session._lock.release()
        self.leave(seat, session)

    def leave(self, seat: Seat, session: Session) -> None:
        seat.session, journal = None, session._journal.path
        if journal.read_bytes().count(b"\n") > 1:  # else nothing was done
            self.left[journal] = Review(session.work.to_bytes(), seat.began, seat.named)

    @precondition(has_busy)
    @rule(place=SEATS)
    def close(self, place: int) -> None:
        seat, session = self.busy(place)
        session.close()
        seat.session = None

    @precondition(lambda self: self.left and has_free(self))
    @rule(place=SEATS, data=st.data())
    def restore_at_the_start(self, place: int, data: st.DataObject) -> None:
        seat = self.free(place)
        found = data.draw(st.sampled_from(open_sessions(self.sessions)))
        seat.path = Path(found.caption)
        self.recover(seat, found)

    @invariant()
    def whatever_was_left_is_offered(self) -> None:
        if hasattr(self, "left"):
            assert {found.journal for found in open_sessions(self.sessions)} == set(self.left)

    @invariant()
    def each_review_has_a_journal_of_its_own_and_by_its_name(self) -> None:
        reviews = [seat for seat in getattr(self, "seats", []) if seat.session is not None]
        journals = [seat.session._journal.path for seat in reviews]
        assert journals == [self.journal(seat.named) for seat in reviews]
        assert len({*journals}) == len(journals)


TwoEditors.TestCase.settings = settings(max_examples=30, stateful_step_count=20)
test_nothing_is_lost_between_two_editors = TwoEditors.TestCase
