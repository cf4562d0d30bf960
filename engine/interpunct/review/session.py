# SPDX-License-Identifier: Apache-2.0
"""A session: one work, its history, and the journal that saves both from a crash.

    session = Session.start(work, source, caption=path, options={"marks": "complete"})
    session.take(predictions, transcript)  # shown from now on, journalled
    session.do(Decide.plan(work, slot, "."))  # journalled, then applied
    session.undo()
    session.saved(written, path)  # the caption file was written
    session.close()  # nothing to recover; or abandon(), which leaves the journal

    for found in open_sessions():  # the recovery dialog
        work = ...  # built from found.source_bytes() and found.options
        session = Session.recover(found, work)

    found = find_saved(source, path)  # the file is unchanged since the save
    session = Session.resume(found, replay_saved(found.journal, work, source), source, path)

File names in the folder are a SHA-256 of path and first bytes of the captions. So a copy has its
own session. The files are `<hash>.journal`, `<hash>.source` (those bytes; a save may overwrite the
file) and `<hash>.lock`. `saved/` has the saved and closed reviews, `archive/` the discarded
sessions (see `session_files`), and `corrections/` the decisions.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, cast

from interpunct.errors import SessionError
from interpunct.review import journal as journals
from interpunct.review import session_files
from interpunct.review.commands import Step
from interpunct.review.corrections import keep_corrections
from interpunct.review.found_sessions import FoundSession, found_at, sessions_folder
from interpunct.review.history import History
from interpunct.review.journal_lines import (
    AnyCommand,
    BeingTyped,
    Done,
    Header,
    Predicted,
    Redone,
    Saved,
    Undone,
)
from interpunct.review.replaying import ReplayedSession, SavedState, replay_session
from interpunct.review.session_files import take_lock
from interpunct.review.unsaved_work import UnsavedSteps, unsaved_steps
from interpunct.runtime.predictions import Predictions
from interpunct.sentences import Sentence
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Json
from interpunct.work.work import Work

if TYPE_CHECKING:
    from filelock import FileLock

_NOT_TYPING = BeingTyped(0, "", "")
_DIFFERS = Sentence(
    "Some cues look different: this version of Interpunct shows the same predictions in "
    "another way. All your steps are kept."
)


class Session:
    """A work under review with its history and its journal. Not thread-safe.

    `notice` describes what could not be recovered, None if nothing was lost. `versions` are the
    SHA-256 of the bytes that this review has written to its file. `typing` is text that is being
    typed and not applied yet.
    """

    def __init__(
        self, history: History, journal: journals.Journal, header: Header, lock: FileLock
    ) -> None:
        self.history = history
        self.work: Work = history.work
        self.notice: str | None = None
        self.versions: set[str] = set()
        self.typing: BeingTyped | None = None
        self._journal = journal
        self._header = header
        self._lock = lock
        self._last_save: SavedState | None = None

    @classmethod
    def start(
        cls,
        work: Work,
        source: bytes,
        *,
        caption: Path,
        options: Mapping[str, Json],
        folder: Path | None = None,
    ) -> Session:
        """Start a session; `source` is the caption file's bytes.

        Raises SessionError where another editor holds this file's session. Raises it also where a
        session of the file waits to be recovered or discarded (see `find_session`).
        """
        folder = folder or sessions_folder()
        digest = sha256(source).hexdigest()
        path = folder / f"{session_files.session_name(digest, caption)}.journal"
        session_files.make_folder(folder)
        lock = take_lock(path.with_suffix(".lock"), caption)
        header = Header(str(caption), digest, options, round(time.time(), 3))
        try:
            journal = cls._begun(path, source, header)
        except SessionError:
            lock.release()
            raise
        return cls(History(work), journal, header, lock)

    @staticmethod
    def _begun(path: Path, source: bytes, header: Header) -> journals.Journal:
        _make_way(path)
        session_files.keep_source(source, path)
        return journals.Journal.create(path, header)

    @classmethod
    def recover(cls, found: FoundSession, work: Work) -> Session:
        """Continue a session; `work` is built from its source bytes and options.

        Of a damaged journal everything before the damage is recovered, and `notice` says so. The
        whole journal is kept in the archive. Raises SessionError where another editor holds the
        session.
        """
        lock = take_lock(found.journal.with_suffix(".lock"), Path(found.caption))
        try:
            replayed = replay_session(found.journal, work)
            if replayed.damage is not None:
                session_files.copy_to_archive(found.journal)
            return cls._of(replayed, found.journal, lock)
        except SessionError:
            lock.release()
            raise

    @classmethod
    def resume(
        cls, found: FoundSession, replayed: ReplayedSession, source: bytes, caption: Path
    ) -> Session:
        """Reopen a saved and closed review of the file where it was saved.

        `source` are the bytes of the file `caption`; `replayed` is the result of `replay_saved`.
        Raises SessionError where another editor holds a session of the file, or where one waits to
        be recovered or discarded.
        """
        name = session_files.session_name(sha256(source).hexdigest(), caption)
        path = found.journal.parent.parent / f"{name}.journal"
        lock = _copied(found.journal, path, caption)
        try:
            return cls._of(replayed, path, lock)
        except SessionError:
            lock.release()
            raise

    @classmethod
    def _of(cls, replayed: ReplayedSession, path: Path, lock: FileLock) -> Session:
        """The session that continues the replayed journal at `path`."""
        journal = journals.Journal(path, replayed.length)
        session = cls(replayed.history, journal, replayed.header, lock)
        session.notice = _notice(replayed)
        session.typing = replayed.typing
        session.versions = {save.saved.sha256 for save in replayed.saves}
        session._last_save = replayed.saves[-1] if replayed.saves else None
        return session

    def do(self, step: Step) -> None:
        """Journal a step, then apply it; nothing changes where SessionError is raised."""
        at = round(time.time(), 3)
        self._journal.append(Done(cast("AnyCommand", step.command), at))
        self.typing = None
        self.history.do(step)

    def take(self, predictions: Predictions, of: Transcript) -> range:
        """Take in predictions `of` a transcript, and journal them; returns the slots.

        A recovery shows the same text, whatever was predicted or typed since. Raises SessionError
        where the journal cannot be written; the predictions are taken in all the same.
        """
        slots = self.work.take(predictions, of)
        if slots:
            self._journal.append(Predicted.of(self.work, predictions))
        return slots

    def note_typing(self, typing: BeingTyped | None) -> None:
        """Journal the text being typed, or its absence (None); SessionError where that fails."""
        if typing != self.typing:
            self._journal.append(typing or _NOT_TYPING)
            self.typing = typing

    def undo(self) -> Step | None:
        """Journal and revert the last step; returns it, None when there is none."""
        if self.history.done:
            self._journal.append(Undone())
            self.typing = None
        return self.history.undo()

    def redo(self) -> Step | None:
        """Journal and apply the last undone step; returns it, None when there is none."""
        if self.history.undone:
            self._journal.append(Redone())
            self.typing = None
        return self.history.redo()

    def saved(self, written: bytes, caption: Path, *, seen_only: bool = False) -> None:
        """Note that the caption file is now `caption` and contains `written`.

        If that is another file, the session moves to it, and the earlier file can be opened again.
        `seen_only` says that unreviewed marks were left out of the written file.
        """
        digest = sha256(written).hexdigest()
        at = round(time.time(), 3)
        line = Saved(digest, str(caption), seen_only=seen_only, at=at)
        self._journal.append(line)
        self.versions.add(digest)
        self._last_save = SavedState(line, tuple(self.history.done))
        with suppress(SessionError):  # otherwise it stays, and both names find it
            self._go_along(caption)

    def _go_along(self, caption: Path) -> None:
        """Rename the session after the file `caption`; SessionError if a session waits there."""
        before = self._journal.path
        name = session_files.session_name(self._header.sha256, caption)
        path = before.with_name(f"{name}.journal")
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
            session_files.remove(before)
        self._lock.release()
        self._journal, self._lock = journal, lock

    @property
    def saved_step(self) -> Step | None:
        """The last step at the time of the last save; None for none."""
        return self._last_save.done[-1] if self._last_save and self._last_save.done else None

    def unsaved(self) -> UnsavedSteps:
        """The steps since the last save, or since the review began."""
        last = self._last_save
        done_then = last.done if last else ()
        since = last.saved.at if last else self._header.begun
        return unsaved_steps(done_then, self.history.done, since, is_saved=last is not None)

    def close(self) -> None:
        """End the session: saved work is kept, the rest goes to the archive.

        The decisions go to the corrections, in one file per review however often it was reopened.
        Write errors are ignored, because the review is over.
        """
        path = self._journal.path
        name = f"{session_files.stamp_of(self._header.begun)}-{self._header.sha256[:16]}.jsonl"
        with suppress(OSError):
            keep_corrections(self.work, path.parent / "corrections" / name)
        with suppress(SessionError):  # kept files are forced onto the disk separately
            self._journal.close()
        session_files.put_away(path)
        self._lock.release()

    def abandon(self) -> None:
        """Close the journal and leave it for a later recovery.

        Raises SessionError where it is not certain to be on the disk; the session then continues.
        """
        self._journal.force()
        self._journal.close()
        self._lock.release()


def _notice(replayed: ReplayedSession) -> str | None:
    """Notice for a session that is not exactly as it was."""
    if replayed.damage is not None:
        return replayed.damage.sentence
    return _DIFFERS if replayed.differs else None


def _copied(journal: Path, path: Path, caption: Path) -> FileLock:
    """The lock on the journal at `path`, to which the session of `journal` is copied.

    Raises SessionError where another editor holds that session, and where one waits there.
    """
    lock = take_lock(path.with_suffix(".lock"), caption)
    try:
        _make_way(path)
        session_files.copy_session(journal, path)
    except SessionError:
        lock.release()
        raise
    return lock


def _make_way(path: Path) -> None:
    """Raise SessionError for an unclosed session at `path`, unless it has nothing to recover."""
    if not path.exists():
        return
    waiting = found_at(path)
    if waiting is not None and waiting.is_worth_recovering:
        raise SessionError(
            "a session of this file was not closed.",
            file=path,
            remedy="Recover the session, or discard it.",
        )
    session_files.archive(path)  # ended before its first step
