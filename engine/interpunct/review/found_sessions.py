# SPDX-License-Identifier: Apache-2.0
"""The sessions that wait: those that were not closed, and those that were saved and closed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import platformdirs

from interpunct.errors import SessionError
from interpunct.review import journal as journals
from interpunct.review import keeping
from interpunct.review.locking import is_held, take_lock
from interpunct.sentences import Sentence
from interpunct.work.options import Json


@dataclass(frozen=True, slots=True)
class FoundSession:
    """A session that was not closed: what a recovery dialog shows.

    `caption` is the file as it was saved last; `versions` are the SHA-256 of its bytes when it was
    saved, `sha256` that when the session began.
    `modified` is when the journal was written last, UTC; `steps` counts what the user did;
    `has_typing` tells that text was being typed.
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
        """Whether anything would be lost without it."""
        return self.steps > 0 or self.has_typing

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
    """The sessions with something to recover and that no editor holds, newest first.

    Journals without a whole header are passed over.
    """
    places = (folder or sessions_folder()).glob("*.journal")
    found = [found_at(path) for path in places if not is_held(path.with_suffix(".lock"))]
    worth = (session for session in found if session and session.is_worth_recovering)
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
    return None if place is None else found_at(place)


def found_at(path: Path) -> FoundSession | None:
    """What a recovery dialog shows of the journal at `path`; None if it has no whole header."""
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
