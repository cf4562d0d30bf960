# SPDX-License-Identifier: Apache-2.0
"""The last things that were done, also in a file, which is left where the process dies."""

from __future__ import annotations

from collections import deque
from pathlib import Path

REMEMBERED = 60


class LastEvents:
    """So many lines, each written to the file before what it tells of is done."""

    def __init__(self, path: Path | None) -> None:
        self._lines: deque[str] = deque(maxlen=REMEMBERED)
        self._file = None if path is None else path.open("w", encoding="utf-8")

    def note(self, line: str) -> None:
        """Take a line down, and forget the oldest one."""
        self._lines.append(line)
        if self._file is not None:
            self._file.seek(0)
            self._file.write("\n".join((*self._lines, "")))
            self._file.truncate()  # and flush: it is in the system's hands now

    def lines(self) -> tuple[str, ...]:
        """The lines, the last one at the end."""
        return tuple(self._lines)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
