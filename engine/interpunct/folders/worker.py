# SPDX-License-Identifier: Apache-2.0
"""Work of a worker: it loads the model once, processes its files, and tells of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from interpunct.errors import InterpunctError
from interpunct.folders.file_report import ToldFile, report_of
from interpunct.folders.journal import Standings
from interpunct.folders.outcomes import Outcome, Standing, Status
from interpunct.folders.planning import Job
from interpunct.folders.report import SlotChoice
from interpunct.folders.report_writing import entry_text
from interpunct.folders.running import Run
from interpunct.runtime.predictor import Predictor

Loader = Callable[[], Predictor]
"""Function that loads a model; it can be pickled."""


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
    entry: str | None = None


@dataclass(frozen=True, slots=True)
class Broken:
    """The model fails, so that no file can be processed."""

    error: InterpunctError


@dataclass(frozen=True, slots=True)
class Lost:
    """A worker has ended unexpectedly; `reason` continues "the process that had it"."""

    reason: str


WorkerStep = Begun | FileTold
Message = Ready | WorkerStep | Broken | Lost
"""Messages to the process that shares the files out; small, and can be pickled."""


@dataclass(frozen=True, slots=True)
class GivenFile:
    """A job and its place in the plan; `again` after a worker was lost over it."""

    place: int
    job: Job
    again: bool = False


_SECONDS_BETWEEN = 0.1  # more frequent progress is invisible


@dataclass(frozen=True, slots=True)
class Setup:
    """The data that every worker needs: the `run` without its predictor, and the loader `load`.

    Without `load` files are only cut. `reports` are the slots in a report, None for no report.
    """

    run: Run
    load: Loader | None = None
    reports: SlotChoice | None = None

    def opened(self) -> Run:
        """The run with its predictor."""
        return self.run if self.load is None else replace(self.run, predictor=self.load())


def told_steps(
    run: Run, files: Sequence[GivenFile], *, reports: SlotChoice | None = None
) -> Generator[WorkerStep, None, None]:
    """Process the files and yield progress; between two steps no file is half-written.

    If a lost worker wrote a file but could not report it, the file is reported and not written
    again.
    """
    written = [file for file in files if file.again and _is_written(run, file.job)]
    new = [file for file in files if file not in written]
    again = [replace(file, job=replace(file.job, seen=None)) for file in written]
    yield from _steps(run, new, reports=reports, writes=Status.PLANNED)
    yield from _steps(replace(run, dry_run=True), again, reports=reports, writes=Status.WRITTEN)


def _steps(
    run: Run, files: Sequence[GivenFile], *, reports: SlotChoice | None, writes: Status
) -> Iterator[WorkerStep]:
    """The steps; the status PLANNED of a dry run is reported as `writes`."""
    places = {file.job.source: file.place for file in files}
    told = 0.0
    for step in run.steps([file.job for file in files]):
        place = places[step.path]
        if isinstance(step, Outcome):
            planned = step.status is Status.PLANNED
            outcome = replace(step, status=writes) if planned else step
            yield told_of_outcome(place, outcome, reports=reports)
        elif step.words is None or monotonic() - told > _SECONDS_BETWEEN:
            told = monotonic()
            yield Begun(place, step.share)


def told_of_outcome(place: int, outcome: Outcome, *, reports: SlotChoice | None) -> FileTold:
    """The outcome of the file at `place`, as a message."""
    file = report_of(outcome)
    plain = replace(outcome, result=None, exported=None)
    entry = None if reports is None else entry_text(outcome, file, reports)
    return FileTold(place, plain, file.told if file else None, entry)


def _is_written(run: Run, job: Job) -> bool:
    """Whether the output of this run for the input exists, according to its journal."""
    if run.recipe is None or job.output is None or not job.output.exists():
        return False
    standings = Standings(run.recipe)
    if job.output == job.source:
        return standings.is_done_in_place(job.output)
    return standings.of(job.source, job.output) is Standing.DONE
