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

The folder holds, by SHA-256 of the caption file's path and bytes (a copy has a session of its
own): `<hash>.journal`, `<hash>.source` (the bytes themselves, for the file may be overwritten by a
save), `<hash>.lock`; and `archive/` and `corrections/` with dated files.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, cast

import platformdirs

from interpunct.errors import SessionError
from interpunct.review import journal as journals
from interpunct.review.commands import Step
from interpunct.review.corrections import keep_corrections
from interpunct.review.history import History
from interpunct.review.locking import is_held, take_lock
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
                f"the copy of the captions cannot be read ({error.strerror}).",
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
        """Put the session away: it stays in the archive, but is no longer found."""
        _archive(self.journal)


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
        name = _session_name(digest, caption)
        own = [
            session
            for session in fitting
            if session.journal.stem == name or _same_file(session.caption, caption)
        ]
        fitting = own or [session for session in fitting if not Path(session.caption).exists()]
    return next(iter(fitting), None)


class Session:
    """A state under review with its history and its journal. Not thread-safe.

    `notice` says what could not be recovered, None if nothing was lost.
    """

    def __init__(
        self,
        history: History,
        journal: journals.Journal,
        lock: FileLock,
        notice: str | None = None,
    ) -> None:
        self.history = history
        self.state: Work = history.state
        self.notice = notice
        self._journal = journal
        self._lock = lock

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
        path = folder / f"{_session_name(digest, caption)}.journal"
        _make(folder)
        lock = take_lock(path.with_suffix(".lock"), caption)
        try:
            journal = cls._begun(path, source, journals.Header(str(caption), digest, options))
        except SessionError:
            lock.release()
            raise
        return cls(History(state), journal, lock)

    @staticmethod
    def _begun(path: Path, source: bytes, header: journals.Header) -> journals.Journal:
        if path.exists():
            waiting = _found(path)
            if waiting is not None and waiting.steps:
                raise SessionError(
                    "a session of this file was not closed.",
                    file=path,
                    remedy="Recover it, or discard it.",
                )
            _archive(path)  # died before its first step
        try:
            path.with_suffix(".source").write_bytes(source)
        except OSError as error:
            raise SessionError(
                f"the captions cannot be copied ({error.strerror}).", file=path
            ) from error
        return journals.Journal.create(path, header)

    @classmethod
    def recover(cls, found: FoundSession, state: Work) -> Session:
        """Go on with a session; `state` is built from its source bytes and options.

        Of a damaged journal everything before the damage is recovered, the whole journal is kept
        in the archive, and `notice` tells. Raises SessionError where another editor holds it.
        """
        lock = take_lock(found.journal.with_suffix(".lock"), Path(found.caption))
        history = History(state)
        try:
            replayed = journals.replay_sound(found.journal, history)
            if replayed.damage is not None:
                _copy_to_archive(found.journal)
            journal = journals.Journal(found.journal, replayed.length)
        except SessionError:
            lock.release()
            raise
        notice = None if replayed.damage is None else str(replayed.damage)
        return cls(history, journal, lock, notice)

    def do(self, step: Step) -> None:
        """Journal a step, then apply it; nothing is changed where SessionError is raised."""
        at = round(time.time(), 3)
        self._journal.append(journals.Done(cast("journals.AnyCommand", step.command), at))
        self.history.do(step)

    def undo(self) -> Step | None:
        """Journal and revert the last step; gives it, None when there is none."""
        if self.history.done:
            self._journal.append(journals.Undone())
        return self.history.undo()

    def redo(self) -> Step | None:
        """Journal and apply the step undone last; gives it, None when there is none."""
        if self.history.undone:
            self._journal.append(journals.Redone())
        return self.history.redo()

    def saved(self, written: bytes, caption: Path) -> None:
        """Note that the caption file is now `caption` and holds `written`."""
        self._journal.append(journals.Saved(sha256(written).hexdigest(), str(caption)))

    def close(self, *, with_corrections: bool = True) -> None:
        """End the session: the journal goes to the archive, the decisions to the corrections."""
        path = self._journal.path
        if with_corrections:
            name = f"{_stamp()}-{path.stem[:16]}.jsonl"
            keep_corrections(self.state, path.parent / "corrections" / name)
        self._journal.close()
        _archive(path)
        self._lock.release()

    def abandon(self) -> None:
        """Let go of the journal and leave it for a later recovery."""
        self._journal.close()
        self._lock.release()


def _session_name(digest: str, caption: Path) -> str:
    """What the session of the file at `caption`, whose bytes have this digest, is called."""
    return sha256(f"{digest} {caption.resolve()}".encode(errors="surrogateescape")).hexdigest()


def _same_file(caption: str, other: Path) -> bool:
    return Path(caption).resolve() == other.resolve()


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
    caption = saves[-1].caption if saves else header.caption
    versions = frozenset(saved.sha256 for saved in saves)
    return FoundSession(path, caption, header.sha256, versions, header.options, modified, steps)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SessionError(
            f"the folder of the sessions cannot be made ({error.strerror}).", file=folder
        ) from error


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")


def _archived(path: Path, stamp: str) -> Path:
    archive = path.parent / "archive"
    _make(archive)
    return archive / f"{stamp}-{path.name}"


def _archive(path: Path) -> None:
    """Move a journal and its source to the archive."""
    stamp = _stamp()
    for part in (path, path.with_suffix(".source")):
        if part.exists():
            part.replace(_archived(part, stamp))


def _copy_to_archive(path: Path) -> None:
    _archived(path, _stamp()).write_bytes(path.read_bytes())
