# SPDX-License-Identifier: Apache-2.0
"""Merge of the reports of shards into one, as JSON Lines or as a document."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from interpunct.errors import ManifestError, ReportError
from interpunct.folders.report import Totals
from interpunct.folders.report_reading import ReportIndex
from interpunct.folders.report_writing import ReportWriter, write_all


@dataclass(slots=True)
class MergedReports:
    """Several reports: one entry per file, and the reports that are `incomplete`."""

    index: ReportIndex = field(default_factory=ReportIndex)
    incomplete: list[Path] = field(default_factory=list)

    def read(self, report: Path) -> None:
        """Add the report of a shard. Raises ReportError, or ManifestError for another run."""
        before, self.index.head, self.index.complete = self.index.head, None, False
        try:
            self.index.read(report)
        except OSError as error:
            reason = error.strerror or error
            raise ReportError(f"it cannot be read: {reason}.", file=report) from error
        if self.index.head is None:
            raise ReportError("this is no report.", file=report)
        if before not in (None, self.index.head):
            raise ManifestError(
                "this report is of another run: its options or its model differ.",
                file=report,
                remedy="Merge those of one manifest.",
            )
        if not self.index.complete:
            self.incomplete.append(report)

    def write(self, writer: ReportWriter) -> Totals:
        """Write everything, the files by their paths; returns the totals."""
        self.index.complete = not self.incomplete
        write_all(self.index, writer, by_path=True)
        return self.index.totals()


def merged(reports: Sequence[Path]) -> MergedReports:
    """The entries of all these reports. Raises ManifestError for a report of another run."""
    found = MergedReports()
    for report in reports:
        found.read(report)
    return found
