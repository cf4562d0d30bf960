# SPDX-License-Identifier: Apache-2.0
"""What workers tell whoever shares the files out; all of it can be pickled, and is small."""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.errors import InterpunctError
from interpunct.folders.counted_findings import ToldFile
from interpunct.folders.outcomes import Outcome
from interpunct.folders.report_writing import EntryText


@dataclass(frozen=True, slots=True)
class Ready:
    """A worker has its model; `pid` is its process, on its machine."""

    pid: int


@dataclass(frozen=True, slots=True)
class Begun:
    """A file is open, and `share` of it (0 to 1) is done."""

    place: int
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class FileTold:
    """What became of a file; the `outcome` has no result, `file` says what is told of it.

    The `entry` is there where a report is wanted.
    """

    place: int
    outcome: Outcome
    file: ToldFile | None = None
    entry: EntryText | None = None


@dataclass(frozen=True, slots=True)
class Broken:
    """The model fails, so that no file can be worked on."""

    error: InterpunctError


@dataclass(frozen=True, slots=True)
class Lost:
    """A worker has ended unasked; `reason` goes on after "the process that had it"."""

    reason: str


Message = Ready | Begun | FileTold | Broken | Lost
WorkerStep = Begun | FileTold
