# SPDX-License-Identifier: Apache-2.0
"""A session: one state, its history, and the journal that saves both from a crash.

    session = Session.start(state, source, caption=path, options={"marks": "complete"})
    session.do(Decide.plan(state, slot, "."))  # journalled, then applied
    session.undo()
    session.saved(written, path)  # the caption file was written
    session.close()  # nothing to recover; or abandon(), which leaves the journal

    for found in open_sessions():  # the recovery dialog
        state = ...  # built from found.source_bytes() and found.options
        session = Session.recover(found, state)

    found = find_saved(source, path)  # the file is as that review saved it
    session = Session.resume(found, replay_saved(found.journal, state, source), source, path)

The folder holds, by a SHA-256 of path and first bytes of the captions (a copy has a session of its
own): `<hash>.journal`, `<hash>.source` (those bytes; a save may overwrite the file), `<hash>.lock`
and `<hash>.predictions` (what was predicted when it was saved); `saved/` with the reviews that
were saved and closed, `archive/` with what was discarded (see `keeping`), `corrections/`.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, cast

import platformdirs

from interpunct.errors import SessionError
from interpunct.files import replace_file
from interpunct.review import journal as journals
from interpunct.review import keeping
from interpunct.review.commands import Step
from interpunct.review.corrections import keep_corrections
from interpunct.review.history import History
from interpunct.review.journal_lines import AnyCommand, Done, Header, Redone, Saved, Undone
from interpunct.review.locking import is_held, take_lock
from interpunct.review.replaying import ReplayedSession, SavedState, replay_session
from interpunct.review.unsaved import UnsavedSteps, unsaved_steps
from interpunct.sentences import Sentence
from interpunct.work.kept_predictions import predictions_to_bytes
from interpunct.work.options import Json
from interpunct.work.work import Work

if TYPE_CHECKING:
    from filelock import FileLock


@dataclass(frozen=True, slots=True)
class FoundSession:
    """A session that was not closed: what a recovery dialog shows.

    `caption` is the file as it was saved last; `versions` are the SHA-256 of its bytes when it was
    saved, `sha256` that when the session began.
    `modified` is the time of the last step, UTC; `steps` counts the lines of the journal.
    """

    journal: Path
    caption: str
    sha256: str
    versions: frozenset[str]
    options: Mapping[str, Json]
    modified: datetime
    steps: int

    def source_bytes(self) -> bytes:
        """The caption file as it was when the session began; SessionError where it is lost."""
        path = self.journal.with_suffix(".source")
        try:
            data = path.read_bytes()
        except OSError as error:
            raise SessionError(
                Sentence(
                    "the copy of the captions cannot be read ({reason}).", reason=error.strerror
                ),
                file=path,
                remedy="Open the caption file itself.",
            ) from error
        if sha256(data).hexdigest() != self.sha256:
            raise SessionError(
                "the copy of the captions was changed.",
                file=path,
                remedy="Open the caption file itself.",
            )
        return data

    def discard(self) -> None:
        """Put the session away: what was saved is kept, the rest stays in the archive.

        Raises SessionError where an editor has taken it up meanwhile.
        """
        lock = take_lock(self.journal.with_suffix(".lock"), Path(self.caption))
        keeping.put_away(self.journal)
        lock.release()


def sessions_folder() -> Path:
    """Where sessions live unless a folder is given: the user's data folder."""
    return platformdirs.user_data_path("interpunct", appauthor=False) / "sessions"


def open_sessions(folder: Path | None = None) -> list[FoundSession]:
    """The sessions with steps to recover and that no editor holds, newest first.

    Journals without a whole header are passed over.
    """
    places = (folder or sessions_folder()).glob("*.journal")
    found = [_found(path) for path in places if not is_held(path.with_suffix(".lock"))]
    worth = (session for session in found if session is not None and session.steps)
    return sorted(worth, key=lambda session: session.modified, reverse=True)


def find_session(
    source: bytes, folder: Path | None = None, caption: Path | None = None
) -> FoundSession | None:
    """The open session of a caption file with these bytes: as opened, or as saved in between.

    That of the file at `caption` if there is one, begun under this name or saved under it; else
    one whose own file was moved from where it was: a copy beside it is another file. Without a
    `caption`, the newest of all.
    """
    digest = sha256(source).hexdigest()
    fitting = [
        session
        for session in open_sessions(folder)
        if digest == session.sha256 or digest in session.versions
    ]
    if caption is not None:
        name = keeping.session_name(digest, caption)
        own = [
            session
            for session in fitting
            if session.journal.stem == name or Path(session.caption).resolve() == caption.resolve()
        ]
        fitting = own or [session for session in fitting if not Path(session.caption).exists()]
    return next(iter(fitting), None)


def find_saved(source: bytes, caption: Path, folder: Path | None = None) -> FoundSession | None:
    """The review that was saved as the file `caption`, which holds these bytes now, and closed."""
    digest = sha256(source).hexdigest()
    place = keeping.saved_review(folder or sessions_folder(), digest, caption)
    return None if place is None else _found(place)


class Session:
    """A state under review with its history and its journal. Not thread-safe.

    `notice` says what could not be recovered, None if nothing was lost. `versions` are the
    SHA-256 of what this review has written to its file.
    """

    def __init__(
        self, history: History, journal: journals.Journal, header: Header, lock: FileLock
    ) -> None:
        self.history = history
        self.state: Work = history.state
        self.notice: str | None = None
        self.versions: set[str] = set()
        self._journal = journal
        self._header = header
        self._lock = lock
        self._last_save: SavedState | None = None

    @classmethod
    def start(
        cls,
        state: Work,
        source: bytes,
        *,
        caption: Path,
        options: Mapping[str, Json],
        folder: Path | None = None,
    ) -> Session:
        """Begin a session; `source` is the caption file's bytes.

        Raises SessionError where another editor holds this file's session, and where a session
        of it waits to be recovered or discarded (see `find_session`).
        """
        folder = folder or sessions_folder()
        digest = sha256(source).hexdigest()
        path = folder / f"{keeping.session_name(digest, caption)}.journal"
        keeping.make_folder(folder)
        lock = take_lock(path.with_suffix(".lock"), caption)
        header = Header(str(caption), digest, options, round(time.time(), 3))
        try:
            journal = cls._begun(path, source, header)
        except SessionError:
            lock.release()
            raise
        return cls(History(state), journal, header, lock)

    @staticmethod
    def _begun(path: Path, source: bytes, header: Header) -> journals.Journal:
        _make_way(path)
        keeping.keep_source(source, path)
        return journals.Journal.create(path, header)

    @classmethod
    def recover(cls, found: FoundSession, state: Work) -> Session:
        """Go on with a session; `state` is built from its source bytes and options.

        Of a damaged journal everything before the damage is recovered, the whole journal is kept
        in the archive, and `notice` tells. Raises SessionError where another editor holds it.
        """
        lock = take_lock(found.journal.with_suffix(".lock"), Path(found.caption))
        try:
            replayed = replay_session(found.journal, state)
            if replayed.damage is not None:
                keeping.copy_to_archive(found.journal)
            return cls._of(replayed, found.journal, lock)
        except SessionError:
            lock.release()
            raise

    @classmethod
    def resume(
        cls, found: FoundSession, replayed: ReplayedSession, source: bytes, caption: Path
    ) -> Session:
        """Take up a review that was saved and closed where it was saved.

        `source` are the bytes of the file `caption`, `replayed` is what `replay_saved` gave.
        Raises SessionError where another editor holds a session of the file, and where one waits
        to be recovered or discarded.
        """
        name = keeping.session_name(sha256(source).hexdigest(), caption)
        path = found.journal.parent.parent / f"{name}.journal"
        lock = _copied(found.journal, path, caption)
        try:
            return cls._of(replayed, path, lock)
        except SessionError:
            lock.release()
            raise

    @classmethod
    def _of(cls, replayed: ReplayedSession, path: Path, lock: FileLock) -> Session:
        """The session that goes on with the journal at `path`, of which this was replayed."""
        journal = journals.Journal(path, replayed.length)
        session = cls(replayed.history, journal, replayed.header, lock)
        session.notice = None if replayed.damage is None else replayed.damage.sentence
        session.versions = {save.saved.sha256 for save in replayed.saves}
        session._last_save = replayed.saves[-1] if replayed.saves else None
        return session

    def do(self, step: Step) -> None:
        """Journal a step, then apply it; nothing is changed where SessionError is raised."""
        at = round(time.time(), 3)
        self._journal.append(Done(cast("AnyCommand", step.command), at))
        self.history.do(step)

    def undo(self) -> Step | None:
        """Journal and revert the last step; gives it, None when there is none."""
        if self.history.done:
            self._journal.append(Undone())
        return self.history.undo()

    def redo(self) -> Step | None:
        """Journal and apply the step undone last; gives it, None when there is none."""
        if self.history.undone:
            self._journal.append(Redone())
        return self.history.redo()

    def saved(self, written: bytes, caption: Path, *, seen_only: bool = False) -> None:
        """Note that the caption file is now `caption` and holds `written`.

        What is predicted is kept with it, so that the review can be taken up where it was saved.
        With another file the session goes along, and the one before can be opened again.
        `seen_only` says that marks which nobody had seen were left out of what was written.
        """
        digest = sha256(written).hexdigest()
        predictions = self._keep_predictions()
        at = round(time.time(), 3)
        line = Saved(digest, str(caption), predictions, seen_only, at)
        self._journal.append(line)
        self.versions.add(digest)
        self._last_save = SavedState(line, tuple(self.history.done))
        with suppress(SessionError):  # else it stays where it is, and is found under both names
            self._go_along(caption)

    def _go_along(self, caption: Path) -> None:
        """Call the session after the file `caption`; SessionError where another is in the way."""
        before = self._journal.path
        path = before.with_name(f"{keeping.session_name(self._header.sha256, caption)}.journal")
        if path == before:
            return
        lock = _copied(before, path, caption)
        try:
            journal = journals.Journal(path, before.stat().st_size)
            journal.force()
        except SessionError:
            lock.release()
            raise
        with suppress(SessionError):
            self._journal.close()
        with suppress(OSError):
            keeping.remove(before)
        self._lock.release()
        self._journal, self._lock = journal, lock

    def _keep_predictions(self) -> str:
        """Write what is predicted beside the journal; gives its SHA-256, empty if that fails."""
        data = predictions_to_bytes(self.state)
        try:
            path = self._journal.path.with_suffix(".predictions")
            replace_file(path, lambda part: part.write_bytes(data))
        except OSError:  # the decisions are worth more: they are noted all the same
            return ""
        return sha256(data).hexdigest()

    @property
    def saved_step(self) -> Step | None:
        """The step that was the last one when the captions were saved; None for none."""
        return self._last_save.done[-1] if self._last_save and self._last_save.done else None

    def unsaved(self) -> UnsavedSteps:
        """What was done since the last save, or since the review began."""
        last = self._last_save
        done_then = last.done if last else ()
        since = last.saved.at if last else self._header.begun
        return unsaved_steps(done_then, self.history.done, since, is_saved=last is not None)

    def close(self, *, with_corrections: bool = True) -> None:
        """End the session: what was saved is kept, the rest goes to the archive.

        The decisions go to the corrections, those of a review in one file however often it was
        taken up. What cannot be written is left out: the review is over.
        """
        path = self._journal.path
        if with_corrections:
            name = f"{keeping.stamp_of(self._header.begun)}-{self._header.sha256[:16]}.jsonl"
            with suppress(OSError):
                keep_corrections(self.state, path.parent / "corrections" / name)
        with suppress(SessionError):  # what is kept is forced onto the disk where it is kept
            self._journal.close()
        keeping.put_away(path)
        self._lock.release()

    def abandon(self) -> None:
        """Let go of the journal and leave it for a later recovery.

        Raises SessionError where it is not sure to be on the disk; the session then goes on.
        """
        self._journal.force()
        self._journal.close()
        self._lock.release()


def _found(path: Path) -> FoundSession | None:
    """What a recovery dialog shows of the journal at `path`; None if it has no whole header."""
    try:
        header = journals.read_header(path)
        saves = journals.saves(path)
        stat = path.stat()
        with path.open("rb") as file:
            steps = sum(chunk.count(b"\n") for chunk in iter(lambda: file.read(1 << 20), b"")) - 1
    except (SessionError, OSError):
        return None
    modified = datetime.fromtimestamp(stat.st_mtime, UTC)
    caption = saves[-1].saved.caption if saves else header.caption
    versions = frozenset(point.saved.sha256 for point in saves)
    return FoundSession(path, caption, header.sha256, versions, header.options, modified, steps)


def _copied(journal: Path, path: Path, caption: Path) -> FileLock:
    """The lock on the journal at `path`, to which the session of `journal` is copied.

    Raises SessionError where another editor holds that session, and where one waits there.
    """
    lock = take_lock(path.with_suffix(".lock"), caption)
    try:
        _make_way(path)
        keeping.copy_session(journal, path)
    except SessionError:
        lock.release()
        raise
    return lock


def _make_way(path: Path) -> None:
    """Raise SessionError for a session at `path` that was not closed, unless it has no step."""
    if not path.exists():
        return
    waiting = _found(path)
    if waiting is not None and waiting.steps:
        raise SessionError(
            "a session of this file was not closed.",
            file=path,
            remedy="Recover it, or discard it.",
        )
    keeping.archive(path)  # died before its first step
