# SPDX-License-Identifier: Apache-2.0
"""Reports of a shared run, the same as for a run in one process: in the order of its plan."""

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
    """Number of files done; open files count by their shares."""

    files: float


class SharedReport:
    """Counterpart of `ReportedRun` for files that workers share.

    Reports do not depend on the worker of a file, nor on the order in which files end.
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
        """See `ReportedRun.steps`."""
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
        """See `ReportedRun.close`."""
        for waiting in self._turns.rest():
            self._ended(self._taken_up(*waiting))
        for writer in self._writers:
            writer.close(complete=complete)
        self._spool.close()

    def _in_turn(self, told: FileTold) -> Iterator[Ended]:
        """Add a file that has ended; yields the files whose turn it is."""
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
