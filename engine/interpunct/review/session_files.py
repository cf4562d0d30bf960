# SPDX-License-Identifier: Apache-2.0
"""Files of ended sessions: saved reviews are kept, the rest is archived.

A session is `<name>.journal` with `<name>.source` (the captions at its start). A session saved by
an earlier version has `<name>.predictions`, too. A saved review is kept in `saved/` up to its last
save. Its name has the hashes of the saved bytes and path, and the next review saved under that
path replaces it. Unsaved work is moved to `archive/`. Both folders are bounded: files older than
half a year are deleted, and the oldest files beyond 200 MB. A session that was not closed is never
deleted.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from filelock import FileLock, Timeout

from interpunct.errors import SessionError
from interpunct.files import replaced_file
from interpunct.review import journal as journals
from interpunct.sentences import Sentence

_LONGEST_KEPT = 183 * 24 * 3600  # seconds
_MOST_KEPT = 200_000_000  # bytes
_PARTS = (".source", ".predictions", ".journal")  # the journal last: it validates the others


def saved_review(folder: Path, digest: str, caption: Path) -> Path | None:
    """The journal of the review saved as the file `caption` with this SHA-256, if kept.

    A file that was moved since is recognised by its bytes, as long as its old path is free.
    """
    place = _kept_at(folder, digest, str(caption))
    if place.exists():
        return place
    for other in place.parent.glob(f"{digest}-*.journal"):
        saves = journals.survey(other).saves
        if saves and not Path(saves[-1].saved.caption).exists():
            return other
    return None


def put_away(journal: Path) -> None:
    """End the session of `journal`: keep the saved part, archive later work.

    If the disk is full the session stays as it is, and can be recovered.
    """
    last = next(reversed(journals.survey(journal).saves), None)
    with suppress(OSError, SessionError):
        if last is not None:
            _keep(journal, last)
        if last is None or journal.stat().st_size > last.length:
            archive(journal)
        remove(journal)
        for folder in ("saved", "archive"):
            _prune(journal.parent / folder)


def archive(journal: Path) -> None:
    """Move a session to the archive; SessionError where it cannot be moved."""
    stamp = stamp_of(time.time())
    with _told_of(journal):
        for part in _parts(journal):
            part.replace(_archived(part, stamp))


def copy_to_archive(path: Path) -> None:
    """Copy one file of a session to the archive; SessionError where it cannot be copied."""
    with _told_of(path):
        _archived(path, stamp_of(time.time())).write_bytes(path.read_bytes())


def session_name(digest: str, caption: Path) -> str:
    """Name of the session for the file at `caption` whose bytes have this digest."""
    return sha256(f"{digest} {caption.resolve()}".encode(errors="surrogateescape")).hexdigest()


def keep_source(source: bytes, journal: Path) -> None:
    """Store the captions at the start of a session; SessionError where that fails."""
    try:
        with replaced_file(journal.with_suffix(".source")) as file:
            file.write_bytes(source)
    except OSError as error:
        raise SessionError(
            Sentence("the captions cannot be copied ({reason}).", reason=error.strerror),
            file=journal,
        ) from error


def copy_session(journal: Path, target: Path) -> None:
    """Copy a session, with `target` as its journal; SessionError where that fails."""
    try:
        for part in _parts(journal):
            with replaced_file(target.with_suffix(part.suffix)) as file:
                file.write_bytes(part.read_bytes())
    except OSError as error:
        raise SessionError(
            Sentence("the saved review cannot be copied ({reason}).", reason=error.strerror),
            file=journal,
        ) from error


def remove(journal: Path) -> None:
    """Delete a session."""
    for part in _parts(journal):
        part.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """Create a folder for sessions; SessionError where that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SessionError(
            Sentence(
                "the folder of the sessions cannot be made ({reason}).", reason=error.strerror
            ),
            file=folder,
        ) from error


def stamp_of(seconds: float) -> str:
    """A time in seconds since 1970 as part of a file name."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%S.%fZ")


def _keep(journal: Path, last: journals.SavePoint) -> None:
    """Keep a session up to its last save; it replaces the review saved under that path before."""
    place = _kept_at(journal.parent, last.saved.sha256, last.saved.caption)
    make_folder(place.parent)
    whole = journal.read_bytes()
    for part in _parts(journal):
        data = whole[: last.length] if part == journal else part.read_bytes()
        with replaced_file(place.with_suffix(part.suffix)) as file:
            file.write_bytes(data)
    caption = place.stem.partition("-")[2]
    for older in place.parent.glob(f"*-{caption}.journal"):
        if older != place:
            remove(older)


def _kept_at(folder: Path, digest: str, caption: str) -> Path:
    named = sha256(caption.encode(errors="surrogateescape")).hexdigest()[:16]
    return folder / "saved" / f"{digest}-{named}.journal"


def _archived(path: Path, stamp: str) -> Path:
    folder = path.parent / "archive"
    make_folder(folder)
    return folder / f"{stamp}-{path.name}"


@contextmanager
def _told_of(journal: Path) -> Iterator[None]:
    """Turn an error of the system into a SessionError about the journal."""
    try:
        yield
    except OSError as error:
        raise journals.unwritable(journal, error) from error


def _parts(journal: Path) -> Iterator[Path]:
    """The existing files of a session."""
    parts = (journal.with_suffix(suffix) for suffix in _PARTS)
    return (part for part in parts if part.exists())


def _prune(folder: Path) -> None:
    """Delete the oldest sessions of `folder` beyond its bounds."""
    dated = sorted(
        ((path.stat().st_mtime, path) for path in folder.glob("*.journal")), reverse=True
    )
    held = 0
    for modified, journal in dated:
        held += sum(part.stat().st_size for part in _parts(journal))
        if held > _MOST_KEPT or modified < time.time() - _LONGEST_KEPT:
            remove(journal)


def take_lock(path: Path, of: Path | None = None) -> FileLock:
    """Take the lock at `path`; SessionError, naming `of`, where another editor holds it.

    The system releases it when the process ends, in whatever way.
    """
    lock = FileLock(path, blocking=False, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        raise SessionError(
            "another editor has this file open.",
            file=of or path,
            remedy="Close the file there first.",
        ) from None
    except OSError as error:
        what = Sentence("the lock cannot be opened ({reason}).", reason=error.strerror)
        raise SessionError(what, file=path) from error
    return lock


def is_held(path: Path) -> bool:
    """Whether an editor holds the lock at `path` now."""
    if not path.exists():
        return False
    try:
        take_lock(path).release()
    except SessionError:
        return True
    return False
