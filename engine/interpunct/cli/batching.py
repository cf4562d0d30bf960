# SPDX-License-Identifier: Apache-2.0
"""A run over many files, as a command shows it: progress, report, summary, exit code."""

import sys
from collections.abc import Callable
from contextlib import ExitStack

from interpunct.batch.outcomes import Outcome, Status
from interpunct.batch.planning import Destination, Plan, is_one_file, plan
from interpunct.batch.report import ReportWriter, options_entry, report_stream
from interpunct.batch.reported import ReportedRun
from interpunct.batch.running import FileProgress, Run
from interpunct.cli.arguments import FileArguments
from interpunct.cli.commands import FAILED, INTERRUPTED
from interpunct.cli.console import complain, progress
from interpunct.cli.opening import Model
from interpunct.cli.summary import Summary
from interpunct.work.options import Options

_NAMED = 5  # skipped files that are named one by one; more are counted


def run_batch(
    command: str,
    given: FileArguments,
    destination: Destination,
    options: Options,
    load: Callable[[], Model] | None = None,
) -> int:
    """Do what is `given` to `command` and give the exit code; `load` loads the model, if needed.

    The code is 0; 1 where a file failed, 2 where it was the only one named; 130 where the user
    stopped the run. Raises InterpunctError where nothing can be done at all.
    """
    reports = () if given.report is None else (given.report,)
    planned = plan(given.paths, destination, reserved=reports)
    with ExitStack() as stack:
        streams = [stack.enter_context(report_stream(path)) for path in reports]
        if given.as_json:
            streams.append(sys.stdout.buffer)
        model = load() if load and planned.jobs else None
        entry = None if model is None else {"name": model.name, "notice": model.notice}
        asked = options_entry(options, dry_run=given.dry_run)
        writers = [ReportWriter(stream, command, asked, entry) for stream in streams]
        return _Batch(given, planned, options, model, writers).run()


class _Batch:
    """One run: tells the user what becomes of every file."""

    def __init__(
        self,
        given: FileArguments,
        planned: Plan,
        options: Options,
        model: Model | None,
        writers: list[ReportWriter],
    ) -> None:
        self._given = given
        self._planned = planned
        run = Run(options, model.punctuator if model else None, dry_run=given.dry_run)
        self._run = ReportedRun(planned, run, writers)
        self._summary = Summary(
            options, one_file=is_one_file(given.paths), predicts=model is not None
        )

    def run(self) -> int:
        """Work through the files, and give the exit code."""
        stopped = False
        try:
            self._work()
        except KeyboardInterrupt:
            stopped = True
        self._run.close(complete=not stopped)
        totals = self._run.totals
        failed, written = (totals.statuses[key] for key in (Status.FAILED, Status.WRITTEN))
        if stopped:
            complain(f"stopped; {written} of {len(self._planned.jobs)} files are written, whole.")
            return INTERRUPTED
        if failed and is_one_file(self._given.paths):
            return FAILED
        if not self._given.as_json:
            self._summary.show(totals)
        return 1 if failed else 0

    def _work(self) -> None:
        files, ended = len(self._planned.jobs), 0
        passed_over = len(self._planned.failed) + len(self._planned.done)
        with progress() as bar:
            task = bar.add_task("1 file" if files == 1 else f"{files} files", total=files)
            for step in self._run.steps():
                if isinstance(step, FileProgress):
                    bar.update(task, completed=ended - passed_over + step.share)
                    continue
                ended += 1
                self._complain(step.outcome)
                self._summary.add(step.outcome, step.file)

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
