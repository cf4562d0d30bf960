# SPDX-License-Identifier: Apache-2.0
"""A shared run, told as one that is worked on in this process: in the order of its plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from interpunct.folders.in_order import InOrder
from interpunct.folders.messages import FileTold
from interpunct.folders.planning import Plan
from interpunct.folders.report import Totals
from interpunct.folders.report_writing import EntryText, ReportWriter, entry_text
from interpunct.folders.reported_run import Ended
from interpunct.folders.sharing import SharedRun
from interpunct.folders.spool import Spool


@dataclass(frozen=True, slots=True)
class RunProgress:
    """How many files are done, those that are open by their shares."""

    files: float


class SharedReport:
    """What `ReportedRun` is, for files that workers share.

    What is told and reported does not depend on who worked on what, or on which file ended first.
    """

    def __init__(
        self, planned: Plan, shared: SharedRun, writers: Sequence[ReportWriter] = ()
    ) -> None:
        self.totals = Totals()
        self._planned = planned
        self._shared = shared
        self._writers = writers
        self._turns: InOrder[tuple[FileTold, int | None]] = InOrder()
        self._spool = Spool()
        self._open: dict[int, float] = {}
        self._done = 0

    def steps(self) -> Iterator[RunProgress | Ended]:
        """The steps of the run, after what the plan has found done or failed already."""
        for outcome in (*self._planned.failed, *self._planned.done):
            yield self._ended(FileTold(-1, outcome, None, entry_text(outcome, None)))
        with closing(self._shared.steps()) as steps:
            for step in steps:
                if isinstance(step, FileTold):
                    yield from self._in_turn(step)
                else:
                    self._open[step.place] = step.share
                yield RunProgress(self._done + sum(self._open.values()))

    def close(self, *, complete: bool) -> None:
        """End the reports; not `complete` where the run was stopped."""
        for waiting in self._turns.rest():
            self._ended(self._taken_up(*waiting))
        for writer in self._writers:
            writer.close(complete=complete)
        self._spool.close()

    def _in_turn(self, told: FileTold) -> Iterator[Ended]:
        """Take in a file that has ended; those whose turn it is."""
        self._open.pop(told.place, None)
        self._done += 1
        aside = None
        if self._writers and told.entry:
            aside = self._spool.put((told.entry.file, told.entry.slots))
        for waiting in self._turns.add(told.place, (replace(told, entry=None), aside)):
            yield self._ended(self._taken_up(*waiting))

    def _taken_up(self, told: FileTold, aside: int | None) -> FileTold:
        return told if aside is None else replace(told, entry=EntryText(*self._spool.get(aside)))

    def _ended(self, told: FileTold) -> Ended:
        self.totals.add(told.outcome, told.file)
        if told.entry:
            for writer in self._writers:
                writer.add(told.entry)
        return Ended(told.outcome, told.file)
