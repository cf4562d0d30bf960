# SPDX-License-Identifier: Apache-2.0
"""Lines of a report on disk: each is written at once, and by one run at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from interpunct.errors import ReportError
from interpunct.folders.byte_locks import lock
from interpunct.folders.journal import append_line
from interpunct.folders.report_reading import EntryPlace, ReportIndex

_FLAGS = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class KeptLines:
    """Lines in the open `file`, which no other run adds to."""

    file: int

    def append(self, line: bytes) -> EntryPlace:
        """Add a line, whole or not at all; returns its place. Raises OSError."""
        start = os.fstat(self.file).st_size
        append_line(self.file, line)
        return EntryPlace(self.file, start, len(line) - 1)

    def clear(self) -> None:
        """Remove all lines, whose content is now elsewhere."""
        os.ftruncate(self.file, 0)


@contextmanager
def kept_lines(path: Path, report: Path, index: ReportIndex) -> Iterator[KeptLines]:
    """The lines at `path` of a `report`, after the complete lines of earlier runs.

    Earlier lines go into the `index`. A file without lines is removed. Raises ReportError where
    another run is adding to them, or they are not lines of a report.
    """
    file = _locked(path, report)
    try:
        os.ftruncate(file, index.read(report, file))
        yield KeptLines(file)
        os.fsync(file)
    finally:
        if os.fstat(file).st_size == 0:
            with suppress(OSError):  # Windows cannot remove an open file
                path.unlink()
        os.close(file)


def _locked(path: Path, report: Path) -> int:
    """The open and locked file at `path`; opened again if another run has just removed it.

    Closing another descriptor of the file in this process would release the lock.
    """
    while True:
        file = os.open(path, _FLAGS, 0o666)
        if not lock(file, 0):
            os.close(file)
            raise ReportError(
                "another run writes this report.",
                file=report,
                remedy="Let it end, or give this report another name.",
            )
        with suppress(OSError):
            if os.path.samestat(os.fstat(file), path.stat()):
                return file
        os.close(file)
