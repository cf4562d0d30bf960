# SPDX-License-Identifier: Apache-2.0
"""Files that arrive in a folder, and the check whether they are complete."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Self

_QUIET_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Look:
    """State of a file: size in bytes, and times in nanoseconds since 1970."""

    size: int
    mtime_ns: int
    ctime_ns: int

    @classmethod
    def at(cls, path: Path) -> Self | None:
        """Read the state of a file; None if it does not exist or is not a plain file."""
        try:
            found = path.stat()
        except OSError:
            return None
        if not path.is_file():
            return None
        # On Windows st_ctime is the time of creation.
        changed = found.st_mtime_ns if os.name == "nt" else found.st_ctime_ns
        return cls(found.st_size, found.st_mtime_ns, changed)

    @property
    def is_let_go(self) -> bool:
        """Whether the file was changed in another way after the last write.

        It was renamed, or got a new time or new rights, so its writer has finished.
        """
        return self.size > 0 and self.ctime_ns > self.mtime_ns


class Arrivals:
    """The files seen in a folder, each kept until it is complete.

    A file is complete once its state is unchanged for `quiet` seconds; a renamed file is complete
    at once. Each file is returned once, and again only after a change.
    """

    def __init__(self, quiet: float = _QUIET_SECONDS) -> None:
        self._quiet = quiet
        self._waiting: dict[Path, tuple[Look, float]] = {}
        self._given: dict[Path, Look] = {}

    @property
    def waits(self) -> bool:
        """Whether any seen file is not complete yet."""
        return bool(self._waiting)

    def see(self, path: Path, look: Look | None, now: float) -> None:
        """Note the state of a file at the time `now`, in seconds of any clock."""
        if look is None:
            self._waiting.pop(path, None)
            self._given.pop(path, None)
        elif look != self._given.get(path) and look != self._waiting_look(path):
            self._waiting[path] = (look, now)

    def _waiting_look(self, path: Path) -> Look | None:
        return self._waiting[path][0] if path in self._waiting else None

    def look_again(self, now: float) -> None:
        """Read the state of all files that are not complete yet."""
        for path in list(self._waiting):
            self.see(path, Look.at(path), now)

    def whole(self, now: float) -> list[Path]:
        """The newly completed files, by name."""
        ready = sorted(self._whole(now))
        for path in ready:
            self._given[path], _ = self._waiting.pop(path)
        return ready

    def _whole(self, now: float) -> Iterator[Path]:
        for path, (look, since) in self._waiting.items():
            if look.is_let_go or now - since >= self._quiet:
                yield path
