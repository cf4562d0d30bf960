# SPDX-License-Identifier: Apache-2.0
"""Run with counts and reports of its files, for the command line and the editor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from interpunct.folders.file_report import FileReport, ToldFile, report_of
from interpunct.folders.outcomes import Outcome
from interpunct.folders.planning import Plan
from interpunct.folders.report import Totals
from interpunct.folders.report_writing import ReportWriter, entry_text
from interpunct.folders.running import FileProgress, Run


@dataclass(frozen=True, slots=True)
class Ended:
    """The outcome of a file, and its summary where it was processed.

    `file` is the full report data, if the file was processed in this process.
    """

    outcome: Outcome
    told: ToldFile | None
    file: FileReport | None = None


class ReportedRun:
    """Run over the `planned` files; `totals` are those of the files that have ended so far."""

    def __init__(self, planned: Plan, run: Run, writers: Sequence[ReportWriter] = ()) -> None:
        self.totals = Totals()
        self._planned = planned
        self._run = run
        self._writers = writers

    def steps(self) -> Iterator[FileProgress | Ended]:
        """The steps of the run, preceded by the files that the plan found done or failed."""
        for outcome in self._planned.passed_over:
            yield self._ended(outcome)
        for step in self._run.steps(self._planned.jobs):
            yield self._ended(step) if isinstance(step, Outcome) else step

    def close(self, *, complete: bool) -> None:
        """End the reports; not `complete` where the run was stopped."""
        for writer in self._writers:
            writer.close(complete=complete)

    def _ended(self, outcome: Outcome) -> Ended:
        file = report_of(outcome)
        told = file.told if file else None
        self.totals.add(outcome, told)
        for writer in self._writers:
            writer.add(entry_text(outcome, file))
        return Ended(outcome, told, file)
