# SPDX-License-Identifier: Apache-2.0
"""Messages of workers to the process that shares the files out; small, and can be pickled."""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.errors import InterpunctError
from interpunct.folders.counted_findings import ToldFile
from interpunct.folders.outcomes import Outcome
from interpunct.folders.report_writing import EntryText


@dataclass(frozen=True, slots=True)
class Ready:
    """A worker has loaded its model; `pid` is its process, on its machine."""

    pid: int


@dataclass(frozen=True, slots=True)
class Begun:
    """A file is open, and `share` of it (0 to 1) is done."""

    place: int
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class FileTold:
    """Result of a file: the `outcome` without its result, and the summary `file`.

    The `entry` is present where a report is wanted.
    """

    place: int
    outcome: Outcome
    file: ToldFile | None = None
    entry: EntryText | None = None


@dataclass(frozen=True, slots=True)
class Broken:
    """The model fails, so that no file can be processed."""

    error: InterpunctError


@dataclass(frozen=True, slots=True)
class Lost:
    """A worker has ended unexpectedly; `reason` continues "the process that had it"."""

    reason: str


Message = Ready | Begun | FileTold | Broken | Lost
WorkerStep = Begun | FileTold
