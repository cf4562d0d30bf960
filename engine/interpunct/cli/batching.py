# SPDX-License-Identifier: Apache-2.0
"""A run over many files, as a command shows it: progress, report, summary, exit code."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from rich.progress import Progress

from interpunct.batch.accounts import account_of
from interpunct.batch.outcomes import Outcome, Status
from interpunct.batch.planning import Destination, Plan, plan
from interpunct.batch.report import ReportWriter, Totals, options_entry, report_stream
from interpunct.batch.running import Advance, Run
from interpunct.cli.commands import FAILED, INTERRUPTED
from interpunct.cli.console import complain, messages
from interpunct.cli.summary import Summary
from interpunct.punctuate.predictor import Predictor
from interpunct.work.options import Options

_NAMED = 5  # skipped files that are named one by one; more are counted


@dataclass(frozen=True, slots=True)
class Model:
    """A model that is ready, its name, and a sentence about where it runs, if needed."""

    predictor: Predictor
    name: str
    notice: str | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """What the user asked for: a run of `command` over `paths`."""

    command: str
    paths: list[Path]
    destination: Destination
    options: Options
    report: Path | None = None
    as_json: bool = False
    dry_run: bool = False

    @property
    def is_one_file(self) -> bool:
        """Whether a single file was named, so that its failure is the run's."""
        return len(self.paths) == 1 and not self.paths[0].is_dir()


def run_batch(request: Request, load: Callable[[], Model] | None = None) -> int:
    """Do what is requested and give the exit code; `load` loads the model, if one is needed.

    The code is 0; 1 where a file failed, 2 where it was the only one named; 130 where the user
    stopped the run. Raises InterpunctError where nothing can be done at all.
    """
    reports = () if request.report is None else (request.report,)
    planned = plan(request.paths, request.destination, reserved=reports)
    with ExitStack() as stack:
        streams = [stack.enter_context(report_stream(path)) for path in reports]
        if request.as_json:
            streams.append(sys.stdout.buffer)
        model = load() if load and planned.jobs else None
        if model and model.notice:
            complain(model.notice)
        return _Batch(request, planned, model, streams).run()


class _Batch:
    """One run: tells the report, the totals and the user what becomes of every file."""

    def __init__(
        self, request: Request, planned: Plan, model: Model | None, streams: list[BinaryIO]
    ) -> None:
        self._request = request
        self._planned = planned
        self._model = model
        entry = None if model is None else {"name": model.name, "notice": model.notice}
        options = options_entry(request.options, dry_run=request.dry_run)
        self._writers = [ReportWriter(each, request.command, options, entry) for each in streams]
        self._totals = Totals()
        self._summary = Summary(
            request.options, one_file=request.is_one_file, predicts=model is not None
        )

    def run(self) -> int:
        """Work through the files, and give the exit code."""
        stopped = False
        try:
            self._work()
        except KeyboardInterrupt:
            stopped = True
        for writer in self._writers:
            writer.close(self._totals, complete=not stopped)
        failed, written = (self._totals.statuses[key] for key in (Status.FAILED, Status.WRITTEN))
        if stopped:
            complain(f"stopped; {written} of {len(self._planned.jobs)} files are written, whole.")
            return INTERRUPTED
        if failed and self._request.is_one_file:
            return FAILED
        if not self._request.as_json:
            self._summary.show(self._totals)
        return 1 if failed else 0

    def _work(self) -> None:
        planned = self._planned
        for outcome in (*planned.failed, *planned.done):
            self._tell(outcome)
        with _progress(len(planned.jobs)) as advance:
            run = Run(
                self._request.options,
                None if self._model is None else self._model.predictor,
                dry_run=self._request.dry_run,
                advance=advance,
            )
            for outcome in run.outcomes(planned.jobs):
                self._tell(outcome)

    def _tell(self, outcome: Outcome) -> None:
        account = account_of(outcome)
        self._complain(outcome)
        self._totals.add(outcome, account)
        self._summary.add(outcome, account)
        for writer in self._writers:
            writer.add(outcome, account)

    def _complain(self, outcome: Outcome) -> None:
        """Say on stderr what the user should know of a file."""
        if outcome.status is Status.FAILED:
            complain(f"{outcome.error}")
        done = len(self._planned.done)
        if outcome.status is Status.SKIPPED and (outcome.output is None or done <= _NAMED):
            complain(f"skipped: {outcome.error}")
        elif outcome.status is Status.SKIPPED and outcome is self._planned.done[0]:
            complain(f"skipped: {done} outputs are there already; --overwrite replaces them.")
        if outcome.result and outcome.result.work.notice:
            complain(f"{outcome.path}: {outcome.result.work.notice}.")


@contextmanager
def _progress(files: int) -> Iterator[Advance]:
    """A bar on stderr, on a terminal only; gives the function that moves it on."""
    console = messages()
    bar = Progress(
        *Progress.get_default_columns(),
        console=console,
        transient=True,
        redirect_stdout=False,
        disable=not console.is_terminal,
    )
    task = bar.add_task("1 file" if files == 1 else f"{files} files", total=files)
    with bar:
        yield lambda share: bar.advance(task, share)
