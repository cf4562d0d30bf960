# SPDX-License-Identifier: Apache-2.0
"""A lock that the system releases when its process ends, in whatever way."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from interpunct.errors import SessionError
from interpunct.sentences import Sentence


def take_lock(path: Path, of: Path | None = None) -> FileLock:
    """Take the lock at `path`; SessionError, naming `of`, where another editor holds it."""
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
