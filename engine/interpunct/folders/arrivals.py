# SPDX-License-Identifier: Apache-2.0
"""Files that land in a folder: which of them are whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

_QUIET_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen of a file: bytes, and nanoseconds since 1970."""

    size: int
    mtime_ns: int
    ctime_ns: int

    @classmethod
    def at(cls, path: Path) -> Self | None:
        """Look at a file; None where there is none, or no plain one."""
        try:
            found = path.stat()
        except OSError:
            return None
        if not path.is_file():
            return None
        # On Windows that is when the file was made.
        changed = found.st_mtime_ns if os.name == "nt" else found.st_ctime_ns
        return cls(found.st_size, found.st_mtime_ns, changed)

    @property
    def is_let_go(self) -> bool:
        """Whether something was done to the file after it was last written to.

        It was renamed, or got its time or its rights: whoever wrote it has finished.
        """
        return self.size > 0 and self.ctime_ns > self.mtime_ns


class Arrivals:
    """The files of a folder that were seen, each until it is whole.

    A file is whole once nothing of it has changed for `quiet` seconds; one that came by being
    renamed is whole at once. It is given out once, and again only when it has changed.
    """

    def __init__(self, quiet: float = _QUIET_SECONDS) -> None:
        self._quiet = quiet
        self._waiting: dict[Path, tuple[Look, float]] = {}
        self._given: dict[Path, Look] = {}

    @property
    def waits(self) -> bool:
        """Whether a file was seen that is not whole yet."""
        return bool(self._waiting)

    def see(self, path: Path, look: Look | None, now: float) -> None:
        """Note what was seen of a file at the time `now`, in seconds of any clock."""
        if look is None:
            self._waiting.pop(path, None)
            self._given.pop(path, None)
        elif look != self._given.get(path) and look != self._waiting_look(path):
            self._waiting[path] = (look, now)

    def _waiting_look(self, path: Path) -> Look | None:
        return self._waiting[path][0] if path in self._waiting else None

    def look_again(self, now: float) -> None:
        """Look at all that are not whole yet."""
        for path in list(self._waiting):
            self.see(path, Look.at(path), now)

    def whole(self, now: float) -> list[Path]:
        """The files that are whole now and were not before, by name."""
        ready = sorted(self._whole(now))
        for path in ready:
            self._given[path], _ = self._waiting.pop(path)
        return ready

    def _whole(self, now: float) -> Iterator[Path]:
        for path, (look, since) in self._waiting.items():
            if look.is_let_go or now - since >= self._quiet:
                yield path
