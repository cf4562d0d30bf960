# SPDX-License-Identifier: Apache-2.0
"""A lock that the system lets go of when its process ends, however it ends."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from interpunct.errors import SessionError

if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _seize(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its making until `release`. The file stays, empty: removing it would race."""

    def __init__(self, path: Path) -> None:
        """Take the lock at `path`; SessionError where another process holds it."""
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise SessionError(
                f"the lock cannot be opened ({error.strerror}).", file=path
            ) from error
        try:
            _seize(self._file)
        except OSError:
            self._file.close()
            raise SessionError(
                "another editor has this session open.",
                file=path,
                remedy="Close the file there first.",
            ) from None

    def release(self) -> None:
        """Let go of the lock; doing it twice does nothing."""
        self._file.close()


def is_held(path: Path) -> bool:
    """Whether a process holds the lock at `path` now."""
    if not path.exists():
        return False
    try:
        Lock(path).release()
    except SessionError:
        return True
    return False
