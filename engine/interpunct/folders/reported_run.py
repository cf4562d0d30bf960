# SPDX-License-Identifier: Apache-2.0
"""Runs with counts and reports of their files, for the command line and the editor."""

from __future__ import annotations

import errno
import os
import pickle
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass

from interpunct.errors import ReportError
from interpunct.folders.file_report import FileReport, ToldFile, report_of
from interpunct.folders.outcomes import Outcome
from interpunct.folders.planning import Plan
from interpunct.folders.report import SlotChoice, Totals
from interpunct.folders.report_writing import ReportWriter, entry_text
from interpunct.folders.running import FileProgress, Run
from interpunct.folders.sharing import SharedRun
from interpunct.folders.worker import FileTold


@dataclass(frozen=True, slots=True)
class Ended:
    """The outcome of a file, and its summary where it was processed.

    `file` is the full report data, if the file was processed in this process.
    """

    outcome: Outcome
    told: ToldFile | None
    file: FileReport | None = None


@dataclass(frozen=True, slots=True)
class RunProgress:
    """Number of files done; open files count by their shares."""

    files: float


class _Reports:
    """The reports of a run; `totals` are those of the files that have ended so far."""

    def __init__(self, writers: Sequence[ReportWriter], slots: SlotChoice) -> None:
        self.totals = Totals()
        self._writers = writers
        self._slots = slots

    def close(self, *, complete: bool) -> None:
        """End the reports; not `complete` where the run was stopped."""
        for writer in self._writers:
            writer.close(complete=complete)

    def _ended(self, outcome: Outcome) -> Ended:
        file = report_of(outcome)
        entry = entry_text(outcome, file, self._slots) if self._writers else None
        return self._noted(Ended(outcome, file.told if file else None, file), entry)

    def _noted(self, ended: Ended, entry: str | None) -> Ended:
        self.totals.add(ended.outcome, ended.told)
        if entry is not None:
            for writer in self._writers:
                writer.add(entry)
        return ended


class ReportedRun(_Reports):
    """Run over the `planned` files in this process."""

    def __init__(
        self,
        planned: Plan,
        run: Run,
        writers: Sequence[ReportWriter] = (),
        slots: SlotChoice = SlotChoice.DOUBTS,
    ) -> None:
        super().__init__(writers, slots)
        self._planned = planned
        self._run = run

    def steps(self) -> Iterator[FileProgress | Ended]:
        """The steps of the run, preceded by the files that the plan found done or failed."""
        yield from map(self._ended, self._planned.passed_over)
        for step in self._run.steps(self._planned.jobs):
            yield self._ended(step) if isinstance(step, Outcome) else step


@contextmanager
def _in_temporary_folder() -> Iterator[None]:
    """Turn a failure of the disk into a ReportError that names the folder."""
    try:
        yield
    except OSError as error:
        raise ReportError(
            f"early results cannot be kept here: {error.strerror or error}.",
            file=tempfile.tempdir,
            remedy="Free disk space, or name another folder by the variable TMPDIR.",
        ) from error


class InOrder:
    """Results in the order of the plan; places count from 0 without a gap.

    Early ones wait on disk, because a report may be larger than memory. Raises ReportError where
    they cannot.
    """

    def __init__(self) -> None:
        with _in_temporary_folder():
            self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed in `rest`
        self._early: dict[int, int] = {}
        self._next = 0

    def add(self, told: FileTold) -> Iterator[FileTold]:
        """Add a result; yields the results whose turn it is."""
        data, place = pickle.dumps(told), self._file.seek(0, os.SEEK_END)
        with _in_temporary_folder():
            if self._file.write(data) < len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._early[told.place] = place
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


class SharedReport(_Reports):
    """Run over the `planned` files that workers share.

    Reports do not depend on the worker of a file, nor on the order in which files end.
    """

    def __init__(
        self, planned: Plan, shared: SharedRun, writers: Sequence[ReportWriter] = ()
    ) -> None:
        super().__init__(writers, SlotChoice.DOUBTS)  # the workers write the entries
        self._planned = planned
        self._shared = shared
        self._turns = InOrder()

    def steps(self) -> Iterator[RunProgress | Ended]:
        """See `ReportedRun.steps`."""
        yield from map(self._ended, self._planned.passed_over)
        open_shares: dict[int, float] = {}
        done = 0
        with closing(self._shared.steps()) as steps:
            for step in steps:
                if isinstance(step, FileTold):
                    open_shares.pop(step.place, None)
                    done += 1
                    yield from map(self._told, self._turns.add(step))
                else:
                    open_shares[step.place] = step.share
                yield RunProgress(done + sum(open_shares.values()))

    def close(self, *, complete: bool) -> None:
        """See `ReportedRun.close`."""
        for told in self._turns.rest():
            self._told(told)
        super().close(complete=complete)

    def _told(self, told: FileTold) -> Ended:
        return self._noted(Ended(told.outcome, told.file), told.entry)
