# SPDX-License-Identifier: Apache-2.0
"""What became of each file."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from interpunct.batch.pipeline import Result


class Status(StrEnum):
    """What became of a file."""

    WRITTEN = "written"
    """Its output was written."""

    PLANNED = "planned"
    """Its output would be written; this is a dry run."""

    UNCHANGED = "unchanged"
    """There was nothing to write: marks are only suggested, or the file is as it shall be."""

    SKIPPED = "skipped"
    """It was left out on purpose; `Outcome.error` says why."""

    FAILED = "failed"
    """It could not be read, worked on or written; `Outcome.error` says why."""


class Standing(StrEnum):
    """Why a file is skipped before it is read."""

    DONE = "done"
    """Its output is there, made of the same input by the same recipe."""

    THERE = "there"
    """An output is there that no journal knows."""

    EDITED = "edited"
    """Its output is there, and was changed since it was written."""

    OUTSIDE = "outside"
    """It is a link that leads out of the folder it was found in."""

    TAKEN = "taken"
    """Another run works on it, or somebody else has written its output meanwhile."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one file.

    `output` is the file written, or to be written. `result` is there unless the file was skipped
    or failed; `exported` are the offsets of the slots in the output where that is in another
    format than the input, and `losses` what that format cannot say. `seconds` is the time that
    the file took, of the model's too. `standing` says why a file was skipped unread, and
    the `notes` what the user should know of its languages and of how it was written. An `unnoted`
    output is one that the journal of its folder does not know, though it should. A file that
    `lacks_encoding` failed because its encoding is not known, or not the one that was named.
    """

    path: Path
    status: Status
    output: Path | None = None
    error: str | None = None
    result: Result | None = None
    exported: tuple[int | None, ...] | None = None
    losses: tuple[str, ...] = ()
    seconds: float = 0.0
    standing: Standing | None = None
    notes: tuple[str, ...] = ()
    unnoted: bool = False
    lacks_encoding: bool = False
