# SPDX-License-Identifier: Apache-2.0
"""Order for a run over files, and its steps; free of Qt widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from interpunct.errors import CaptionError
from interpunct.folders.file_report import Counts
from interpunct.folders.journal import recipe_of
from interpunct.folders.missing_entries import with_untold
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.planning import Destination, Plan, plan
from interpunct.folders.report import options_entry, report_head
from interpunct.folders.report_writing import report_writer
from interpunct.folders.reported_run import Ended, ReportedRun
from interpunct.folders.running import FileProgress, Run
from interpunct.work.options import Options
from interpunct_app.prediction.background_prediction import LoadedModel
from interpunct_app.prediction.bundles import bundle_digest

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class BatchOrder:
    """Files and folders to punctuate, with options and the place of the outputs.

    Files in `left_out` are not read: the user removed them, or they are finished. The report of
    the run is written to `report`, if given. Files already done with the same options and model
    are skipped. `bundle` is the folder of the model, None for the shipped one.
    """

    paths: tuple[Path, ...]
    destination: Destination
    options: Options
    report: Path | None = None
    left_out: frozenset[Path] = frozenset()
    bundle: Path | None = None

    def recipe(self) -> str | None:
        """Recipe that identifies outputs of this order; None if nothing is written."""
        if not self.destination.writes:
            return None
        return recipe_of(self.options, bundle_digest(self.bundle))

    def plan(self) -> Plan:
        """Plan of the remaining work.

        Raises CaptionError if outputs cannot be placed as wanted.
        """
        reserved = () if self.report is None else (self.report,)
        try:
            found = plan(self.paths, self.destination, reserved=reserved, recipe=self.recipe())
        except CaptionError as error:  # the error's remedy is for the command line
            raise CaptionError(
                error.what,
                file=error.file,
                remedy=translate("Batch", "Choose another place or suffix for the outputs."),
            ) from error
        if self.report is not None:
            found = with_untold(found, self.report)
        return replace(
            found,
            jobs=tuple(job for job in found.jobs if job.source not in self.left_out),
            done=tuple(done for done in found.done if done.path not in self.left_out),
        )


@dataclass(frozen=True, slots=True)
class Began:
    """Start of a run: its plan, and the size of each file in bytes."""

    plan: Plan
    sizes: Mapping[Path, int]


@dataclass(frozen=True, slots=True)
class FileDone:
    """Result of a file, without its work, as there can be thousands of files."""

    outcome: Outcome
    counts: Counts | None = None
    was_punctuated: bool = False

    @property
    def path(self) -> Path:
        """File that was read."""
        return self.outcome.path

    @property
    def is_finished(self) -> bool:
        """Whether the file needs no more work."""
        return self.outcome.status in (Status.WRITTEN, Status.UNCHANGED)


BatchStep = Began | FileProgress | FileDone


def carried_out(
    order: BatchOrder, load: Callable[[], LoadedModel], stops: Callable[[], bool]
) -> Iterator[BatchStep]:
    """Carry out an order step by step, until the end or until `stops()` is true.

    Every file is written completely or not at all; a report covers the files that ended. Raises
    InterpunctError if nothing can be done.
    """
    if stops():
        return
    planned = order.plan()
    yield Began(planned, {job.source: _size(job.source) for job in planned.jobs})
    if stops():
        return
    with ExitStack() as stack:
        paths = () if order.report is None else (order.report,)
        writers = [stack.enter_context(report_writer(path)) for path in paths]
        model = load() if planned.jobs else None
        entry = None if model is None else {"name": model.name, "notice": model.notice}
        asked = options_entry(order.options, dry_run=False)
        for writer in writers:
            writer.begin(report_head("punctuate", asked, entry))
        predictor = None if model is None else model.predictor
        run = ReportedRun(planned, Run(order.options, predictor, recipe=order.recipe()), writers)
        yield from _steps(run, stops)


def _steps(run: ReportedRun, stops: Callable[[], bool]) -> Iterator[FileProgress | FileDone]:
    complete = False
    try:
        for step in run.steps():
            yield _done(step) if isinstance(step, Ended) else step
            if stops():
                return
        complete = True
    finally:
        run.close(complete=complete)


def _done(step: Ended) -> FileDone:
    outcome, file = replace(step.outcome, result=None, exported=None), step.file
    if file is None:
        return FileDone(outcome)
    return FileDone(outcome, file.counts, file.result.work.was_punctuated)


def skipped(plan: Plan) -> Iterator[FileDone]:
    """Results of the files in a plan that are known in advance."""
    for outcome in (*plan.failed, *plan.done):
        yield FileDone(outcome)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # reading it will report the error
        return 0
