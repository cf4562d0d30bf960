# SPDX-License-Identifier: Apache-2.0
"""Which run works on which file of a folder, so that several share the work.

A claim is a lock on one byte of a file in the folder of the outputs, at a place that follows from
the output's name. The system takes it back from a process that ends, however it ends, and file
servers do so for another machine: nothing is left over after a kill, and nobody has to guess
whether a claim is still alive. Where a file system has no locks, everything is free to everybody,
and two runs do some work twice; what they may write never depends on claims.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from typing import Self

from interpunct.files import clear_parts
from interpunct.folders.byte_locks import PLACES, lock, unlock

CLAIMS = ".interpunct-claims"


class Claims:
    """The claims of one run. A folder's file is open as long as something in it is claimed."""

    def __init__(self) -> None:
        self._folders: dict[Path, _Folder] = {}
        self._cleared: set[Path] = set()

    def __enter__(self) -> Self:
        """Nothing is claimed yet."""
        return self

    def __exit__(self, *_: object) -> None:
        """Give back what is still claimed."""
        for folder in self._folders.values():
            folder.close()
        self._folders.clear()

    def take(self, output: Path) -> bool:
        """Claim a file that is to be written; False where another run has claimed it.

        What runs that were killed have left in its folder is cleared on the way. Raises OSError
        where there is no such folder and it cannot be made.
        """
        place = output.parent
        place.mkdir(parents=True, exist_ok=True)
        if place not in self._cleared:
            self._cleared.add(place)
            clear_parts(place)
        folder = self._folders.setdefault(place, _Folder(place / CLAIMS))
        taken = folder.take(output.name)
        self._close_if_idle(place)
        return taken

    def drop(self, output: Path) -> None:
        """Give a file back."""
        if (folder := self._folders.get(output.parent)) is not None:
            folder.drop(output.name)
            self._close_if_idle(output.parent)

    def _close_if_idle(self, place: Path) -> None:
        if not self._folders[place].names:
            self._folders.pop(place).close()


class _Folder:
    """The claims in one folder: the `names` that this run has, and the file that it locks."""

    def __init__(self, path: Path) -> None:
        self.names: set[str] = set()
        self._path = path
        self._file: int | None = None

    def take(self, name: str) -> bool:
        if self._file is None:
            # Where it cannot be opened there are no claims; writing will tell what is wrong.
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
        """Give everything back; the file goes with the last run that has something in it."""
        for name in list(self.names):
            self.drop(name)
        if self._file is not None:
            if lock(self._file, 0, PLACES) and not self._is_gone(self._file):
                with suppress(OSError):
                    self._path.unlink()
            self._let_go()

    def _is_gone(self, file: int) -> bool:
        """Whether the file was removed since it was opened, by another run that ended then."""
        try:
            return not os.path.samestat(os.fstat(file), self._path.stat())
        except OSError:
            return True

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _place(name: str) -> int:
    """The byte of a name; two names of one byte are, at worst, not worked on at once."""
    told = hashlib.sha256(os.fsencode(name)).digest()
    return int.from_bytes(told[:8], "big") % PLACES
