# SPDX-License-Identifier: Apache-2.0
"""Locks on single bytes of an open file; the bytes need not exist.

The system releases them when a process ends, in whatever way. On POSIX they belong to the process:
it must not open and close the same file a second time while it holds one.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress

PLACES = 2**31 - 1
"""Number of lockable bytes; some systems allow no more."""

_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def _system_lock(file: int, place: int, count: int, *, waits: bool) -> None:
        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_LOCK if waits else msvcrt.LK_NBLCK, count)

    def unlock(file: int, place: int) -> None:
        """Give the lock on a byte back."""
        os.lseek(file, place, os.SEEK_SET)
        with suppress(OSError):
            msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _system_lock(file: int, place: int, count: int, *, waits: bool) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB), count, place)

    def unlock(file: int, place: int) -> None:
        """Give the lock on a byte back."""
        with suppress(OSError):
            fcntl.lockf(file, fcntl.LOCK_UN, 1, place)


def lock(file: int, place: int, count: int = 1, *, waits: bool = False) -> bool:
    """Lock `count` bytes from `place` on; False where another process has one of them.

    Always True on a file system without locks.
    """
    try:
        _system_lock(file, place, count, waits=waits)
    except OSError as error:
        return error.errno not in _HELD
    return True
