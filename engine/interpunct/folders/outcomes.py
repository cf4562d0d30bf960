# SPDX-License-Identifier: Apache-2.0
"""Outcome of each file of a run."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from interpunct.folders.pipeline import Result


class Status(StrEnum):
    """Status of a file after a run."""

    WRITTEN = "written"  # its output was written
    PLANNED = "planned"  # its output would be written; this is a dry run
    UNCHANGED = "unchanged"  # marks are only suggested, or the file is already correct
    SKIPPED = "skipped"  # it was left out on purpose; `Outcome.error` says why
    FAILED = "failed"  # it could not be read, processed or written; `Outcome.error` says why


class Standing(StrEnum):
    """Reason for skipping a file before it is read."""

    DONE = "done"  # its output exists, made from the same input by the same recipe
    THERE = "there"  # an output exists that no journal knows
    EDITED = "edited"  # its output exists, and was changed since it was written
    OUTSIDE = "outside"  # it is a link that leads out of the folder in which it was found
    TAKEN = "taken"  # another run has it, or somebody else wrote its output meanwhile


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of one file.

    `output` is the file written, or to be written. `result` is present unless the file was skipped
    or failed. In an export to another format, `exported` are the offsets of the slots in the
    output; `losses` is the content that the format cannot express. `seconds` is the time spent on
    the file, including the model's. `standing` is the reason why a file was skipped unread. The
    `notes` tell the user about its languages and its output. An `unnoted` output is missing in the
    journal of its folder, though it should be there.
    A file that `lacks_encoding` failed because its encoding is unknown, or not the named one.
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
