# SPDX-License-Identifier: Apache-2.0
"""Sessions to reopen: sessions that were not closed, and reviews that were saved and closed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import platformdirs

from interpunct.errors import SessionError
from interpunct.review import journal as journals
from interpunct.review import session_files
from interpunct.review.session_files import is_held, take_lock
from interpunct.sentences import Sentence
from interpunct.work.options import Json


@dataclass(frozen=True, slots=True)
class FoundSession:
    """A session that was not closed, with the data for a recovery dialog.

    `caption` is the file of the last save. `versions` are the SHA-256 of its bytes at each save,
    `sha256` that at the start of the session. `modified` is the time of the last write to the
    journal, UTC. `steps` counts the user's steps. `has_typing` says that text was being typed.
    """

    journal: Path
    caption: str
    sha256: str
    versions: frozenset[str]
    options: Mapping[str, Json]
    modified: datetime
    steps: int
    has_typing: bool = False

    @property
    def is_worth_recovering(self) -> bool:
        """Whether discarding it would lose anything."""
        return self.steps > 0 or self.has_typing

    def source_bytes(self) -> bytes:
        """The caption file at the start of the session; SessionError where it is lost."""
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
        """End the session: saved work is kept, the rest stays in the archive.

        Raises SessionError where an editor has opened it meanwhile.
        """
        lock = take_lock(self.journal.with_suffix(".lock"), Path(self.caption))
        session_files.put_away(self.journal)
        lock.release()


def sessions_folder() -> Path:
    """Default folder of the sessions: in the user's data folder."""
    return platformdirs.user_data_path("interpunct", appauthor=False) / "sessions"


def open_sessions(folder: Path | None = None) -> list[FoundSession]:
    """The sessions that have work to recover and that no editor holds, newest first.

    Journals without a complete header are skipped.
    """
    places = (folder or sessions_folder()).glob("*.journal")
    found = [found_at(path) for path in places if not is_held(path.with_suffix(".lock"))]
    worth = (session for session in found if session and session.is_worth_recovering)
    return sorted(worth, key=lambda session: session.modified, reverse=True)


def find_session(
    source: bytes, folder: Path | None = None, caption: Path | None = None
) -> FoundSession | None:
    """The open session of a caption file with these bytes: as opened, or as saved in between.

    With a `caption`, first the session of that file, started under this name or saved under it.
    Otherwise a session whose own file was moved away: a copy beside the original is another file.
    Without a `caption`, the newest of all.
    """
    digest = sha256(source).hexdigest()
    fitting = [
        session
        for session in open_sessions(folder)
        if digest == session.sha256 or digest in session.versions
    ]
    if caption is not None:
        name = session_files.session_name(digest, caption)
        own = [
            session
            for session in fitting
            if session.journal.stem == name or Path(session.caption).resolve() == caption.resolve()
        ]
        fitting = own or [session for session in fitting if not Path(session.caption).exists()]
    return next(iter(fitting), None)


def find_saved(source: bytes, caption: Path, folder: Path | None = None) -> FoundSession | None:
    """The saved and closed review of the file `caption`, which now has these bytes."""
    digest = sha256(source).hexdigest()
    place = session_files.saved_review(folder or sessions_folder(), digest, caption)
    return None if place is None else found_at(place)


def found_at(path: Path) -> FoundSession | None:
    """The session of the journal at `path`; None if it has no complete header."""
    try:
        header = journals.read_header(path)
        survey = journals.survey(path)
        stat = path.stat()
    except (SessionError, OSError):
        return None
    modified = datetime.fromtimestamp(stat.st_mtime, UTC)
    saves = survey.saves
    return FoundSession(
        path,
        caption=saves[-1].saved.caption if saves else header.caption,
        sha256=header.sha256,
        versions=frozenset(point.saved.sha256 for point in saves),
        options=header.options,
        modified=modified,
        steps=survey.steps,
        has_typing=survey.has_typing,
    )
