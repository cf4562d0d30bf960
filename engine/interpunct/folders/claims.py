# SPDX-License-Identifier: Apache-2.0
"""Claims of runs on files of a folder, so that several runs share the work.

A claim is a lock on one byte of a hidden file in the home of the run. The place of the byte
follows from the output's name. The system releases the lock when a process ends, in whatever way,
and file servers do so for other machines. So no claim is left after a kill, and none can be stale.
On a file system without locks every claim succeeds, and two runs do some work twice. The files
that a run may write never depend on claims.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from typing import Self

from interpunct.files import clear_parts
from interpunct.folders.byte_locks import PLACES, lock, unlock
from interpunct.folders.homes import name_in

CLAIMS = ".interpunct-claims"


class Claims:
    """The claims of one run. The lock file of a home is open while any claim in it is held."""

    def __init__(self) -> None:
        self._homes: dict[Path, _Home] = {}
        self._cleared: set[Path] = set()

    def __enter__(self) -> Self:
        """Start without claims."""
        return self

    def __exit__(self, *_: object) -> None:
        """Release the remaining claims."""
        for home in self._homes.values():
            home.close()
        self._homes.clear()

    def take(self, output: Path, home: Path | None = None) -> bool:
        """Claim a file that is to be written; False where another run has claimed it.

        Runs see each other's claims if they have the same home. Leftovers of killed runs in the
        folder of the file are removed. Raises OSError where that folder cannot be made.
        """
        folder = output.parent
        folder.mkdir(parents=True, exist_ok=True)
        if folder not in self._cleared:
            self._cleared.add(folder)
            clear_parts(folder)
        root, name = name_in(home, output)
        taken = self._homes.setdefault(root, _Home(root / CLAIMS)).take(name)
        self._close_if_idle(root)
        return taken

    def drop(self, output: Path, home: Path | None = None) -> None:
        """Release the claim on a file."""
        root, name = name_in(home, output)
        if (claimed := self._homes.get(root)) is not None:
            claimed.drop(name)
            self._close_if_idle(root)

    def _close_if_idle(self, root: Path) -> None:
        if not self._homes[root].names:
            self._homes.pop(root).close()


class _Home:
    """The claims in one home: the `names` claimed by this run, and the locked file."""

    def __init__(self, path: Path) -> None:
        self.names: set[str] = set()
        self._path = path
        self._file: int | None = None

    def take(self, name: str) -> bool:
        if self._file is None:
            # Without this file there are no claims; the write will report the error.
            with suppress(OSError):
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o666)
        if self._file is not None:
            if not lock(self._file, _place(name)):
                return False
            if not self.names and self._is_gone(self._file):
                self._let_go()
                return self.take(name)
        self.names.add(name)
        return True

    def drop(self, name: str) -> None:
        self.names.discard(name)
        if self._file is not None:
            unlock(self._file, _place(name))

    def close(self) -> None:
        """Release all claims; the last run with claims in the folder removes the file."""
        for name in list(self.names):
            self.drop(name)
        if self._file is not None:
            if lock(self._file, 0, PLACES) and not self._is_gone(self._file):
                with suppress(OSError):
                    self._path.unlink()
            self._let_go()

    def _is_gone(self, file: int) -> bool:
        """Whether another run that ended has removed the file since it was opened."""
        try:
            return not os.path.samestat(os.fstat(file), self._path.stat())
        except OSError:
            return True

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _place(name: str) -> int:
    """The byte of a name; two names with the same byte are merely not worked on at once."""
    told = hashlib.sha256(os.fsencode(name)).digest()
    return int.from_bytes(told[:8], "big") % PLACES
