# SPDX-License-Identifier: Apache-2.0
"""The reports of shards as one, in JSON Lines or as a document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from interpunct.batch.file_report import Counts
from interpunct.batch.outcomes import Outcome, Standing, Status
from interpunct.batch.report import Entry, Totals
from interpunct.batch.report_writing import EntryText, ReportWriter
from interpunct.batch.told import ToldFile
from interpunct.decoding import json_as
from interpunct.errors import ManifestError


class _File(msgspec.Struct, frozen=True):
    """What is needed of a file's line."""

    path: str
    status: Status
    seconds: float = 0.0
    standing: Standing | None = None
    counts: Counts | None = None
    was_punctuated: bool = False

    def told(self) -> ToldFile | None:
        """What is counted of it."""
        return None if self.counts is None else ToldFile(self.counts, self.was_punctuated)


class _End(msgspec.Struct, frozen=True):
    complete: bool


@dataclass(frozen=True, slots=True)
class _Place:
    """Where the line of a file is, and what is needed of it."""

    report: Path
    offset: int
    file: _File


@dataclass(slots=True)
class Reports:
    """The lines of several reports: one of each file, its last word.

    A file that was done and then found done by a job that was started again keeps the line that
    tells of its words.
    """

    head: Entry | None = None
    incomplete: list[Path] = field(default_factory=list)
    _files: dict[str, _Place] = field(default_factory=dict)

    def read(self, report: Path) -> None:
        """Take in the report of a shard. Raises ManifestError where it is none of this run."""
        complete = False
        for line, offset, number in _lines(report):
            values = json_as(line, dict[str, Any], ManifestError, file=report, inside=number)
            if "interpunct" in values:
                self._take_head(values, report)
            elif "totals" in values:
                complete = json_as(line, _End, ManifestError, file=report).complete
            else:
                found = json_as(line, _File, ManifestError, file=report, inside=number)
                self._take(_Place(report, offset, found))
                complete = False
        if self.head is None:
            raise ManifestError("this is no report in JSON Lines.", file=report)
        if not complete:
            self.incomplete.append(report)

    def _take_head(self, head: Entry, report: Path) -> None:
        if self.head is not None and head != self.head:
            raise ManifestError(
                "this report is of another run: its options or its model differ.",
                file=report,
                remedy="Merge those of one manifest.",
            )
        self.head = head

    def _take(self, place: _Place) -> None:
        known = self._files.get(place.file.path)
        if known is None or place.file.standing is not Standing.DONE:
            self._files[place.file.path] = place

    def write(self, writer: ReportWriter) -> Totals:
        """Write all of it, the files by their paths; the totals."""
        totals = Totals()
        writer.begin(self.head or {})
        for name in sorted(self._files):
            place = self._files[name]
            file = place.file
            writer.add(EntryText(_line_at(place), None))
            outcome = Outcome(Path(file.path), file.status, seconds=file.seconds)
            totals.add(outcome, file.told())
        writer.close(totals, complete=not self.incomplete)
        return totals


def merged(reports: Sequence[Path]) -> Reports:
    """The lines of all these reports. Raises ManifestError for one that is none of the run."""
    found = Reports()
    for report in reports:
        found.read(report)
    return found


def _lines(report: Path) -> Iterator[tuple[bytes, int, str]]:
    """The whole lines of a report, with their offsets and names; a torn last one is none."""
    offset = 0
    try:
        with report.open("rb") as stream:
            for number, line in enumerate(stream, start=1):
                if line.endswith(b"\n"):
                    yield line, offset, f"line {number}"
                offset += len(line)
    except OSError as error:
        reason = error.strerror or error
        raise ManifestError(f"it cannot be read: {reason}.", file=report) from error


def _line_at(place: _Place) -> str:
    with place.report.open("rb") as stream:
        stream.seek(place.offset)
        return stream.readline().decode().rstrip("\n")
