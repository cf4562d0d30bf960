# SPDX-License-Identifier: Apache-2.0
"""Reports of a shared run, the same as for a run in one process: in the order of its plan."""

from __future__ import annotations

import os
import pickle
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from interpunct.folders.planning import Plan
from interpunct.folders.report import Totals
from interpunct.folders.report_writing import ReportWriter, entry_text
from interpunct.folders.reported_run import Ended
from interpunct.folders.sharing import SharedRun
from interpunct.folders.worker import FileTold


@dataclass(frozen=True, slots=True)
class RunProgress:
    """Number of files done; open files count by their shares."""

    files: float


class InOrder:
    """Results in the order of the plan; places count from 0 without a gap.

    Early ones wait on disk, because a report may be larger than memory.
    """

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `rest`
        self._early: dict[int, int] = {}
        self._next = 0

    def add(self, told: FileTold) -> Iterator[FileTold]:
        """Add a result; yields the results whose turn it is."""
        self._early[told.place] = self._file.seek(0, os.SEEK_END)
        pickle.dump(told, self._file)
        while self._next in self._early:
            yield self._taken(self._next)
            self._next += 1

    def rest(self) -> Iterator[FileTold]:
        """The results that still wait when a run was stopped, in order; nothing follows."""
        with self._file:
            for place in sorted(self._early):
                yield self._taken(place)

    def _taken(self, place: int) -> FileTold:
        self._file.seek(self._early.pop(place))
        told: FileTold = pickle.load(self._file)
        return told


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
        self._turns = InOrder()
        self._open: dict[int, float] = {}
        self._done = 0

    def steps(self) -> Iterator[RunProgress | Ended]:
        """See `ReportedRun.steps`."""
        for outcome in self._planned.passed_over:
            yield self._ended(FileTold(-1, outcome, None, entry_text(outcome, None)))
        with closing(self._shared.steps()) as steps:
            for step in steps:
                if isinstance(step, FileTold):
                    self._open.pop(step.place, None)
                    self._done += 1
                    yield from map(self._ended, self._turns.add(step))
                else:
                    self._open[step.place] = step.share
                yield RunProgress(self._done + sum(self._open.values()))

    def close(self, *, complete: bool) -> None:
        """See `ReportedRun.close`."""
        for told in self._turns.rest():
            self._ended(told)
        for writer in self._writers:
            writer.close(complete=complete)

    def _ended(self, told: FileTold) -> Ended:
        self.totals.add(told.outcome, told.file)
        if told.entry:
            for writer in self._writers:
                writer.add(told.entry)
        return Ended(told.outcome, told.file)
