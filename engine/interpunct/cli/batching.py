# SPDX-License-Identifier: Apache-2.0
"""A run over many files, as a command shows it: progress, report, summary, exit code."""

import sys
from collections import Counter
from contextlib import ExitStack

from interpunct.batch.journal import recipe_of
from interpunct.batch.outcomes import Outcome, Standing, Status
from interpunct.batch.planning import Destination, Plan, is_one_file, plan
from interpunct.batch.report import options_entry, report_head
from interpunct.batch.report_writing import JsonReport, ReportWriter, report_writer
from interpunct.batch.reported import Ended, ReportedRun
from interpunct.batch.running import FileProgress, Run
from interpunct.cli.arguments import FileArguments
from interpunct.cli.commands import FAILED
from interpunct.cli.console import complain, progress
from interpunct.cli.opening import ModelChoice
from interpunct.cli.stopping import Stopping, exit_code
from interpunct.cli.summary import Summary
from interpunct.work.options import Options

_COUNTED = {
    Standing.DONE: "outputs are done already; --overwrite makes them again.",
    Standing.THERE: "outputs are there already; --overwrite replaces them.",
    Standing.EDITED: "outputs were edited since they were written, and stay; "
    "--overwrite replaces them.",
}
_NAMED = 5  # skipped files that are named one by one; more are counted


def run_batch(
    command: str,
    given: FileArguments,
    destination: Destination,
    options: Options,
    choice: ModelChoice | None = None,
) -> int:
    """Do what is `given` to `command` and give the exit code; a model is loaded if needed.

    The code is 0; 1 where a file failed, 2 where it was the only one named; 128 and the signal
    where the run was stopped. Raises InterpunctError where nothing can be done at all.
    """
    reports = () if given.report is None else (given.report,)
    recipe = None
    if given.resume and destination.writes:
        recipe = recipe_of(options, choice.digest() if choice else None)
    planned = plan(given.paths, destination, reserved=reports, recipe=recipe)
    with ExitStack() as stack:
        writers = [stack.enter_context(report_writer(path)) for path in reports]
        if given.as_json:
            writers.append(JsonReport(sys.stdout.buffer))
        model = choice.open() if choice and planned.jobs else None
        entry = None if model is None else {"name": model.name, "notice": model.notice}
        head = report_head(command, options_entry(options, dry_run=given.dry_run), entry)
        for writer in writers:
            writer.begin(head)
        run = Run(
            options,
            model.punctuator if model else None,
            dry_run=given.dry_run,
            recipe=recipe,
            begins_journals=not is_one_file(given.paths),
        )
        return _Batch(given, planned, run, writers).run()


class _Batch:
    """One run: tells the user what becomes of every file."""

    def __init__(
        self, given: FileArguments, planned: Plan, run: Run, writers: list[ReportWriter]
    ) -> None:
        self._given = given
        self._planned = planned
        self._run = ReportedRun(planned, run, writers)
        self._summary = Summary(
            run.options, one_file=is_one_file(given.paths), predicts=run.predictor is not None
        )
        self._alike = Counter(outcome.standing for outcome in planned.done)
        self._first = {outcome.standing: outcome for outcome in reversed(planned.done)}

    def run(self) -> int:
        """Work through the files, and give the exit code."""
        stopped: KeyboardInterrupt | None = None
        try:
            self._work()
        except KeyboardInterrupt as error:
            stopped = error
        self._run.close(complete=stopped is None)
        totals = self._run.totals
        failed, written = (totals.statuses[key] for key in (Status.FAILED, Status.WRITTEN))
        if stopped is not None:
            complain(f"stopped; {written} of {len(self._planned.jobs)} files are written, whole.")
            return exit_code(stopped)
        if failed and is_one_file(self._given.paths):
            return FAILED
        if not self._given.as_json:
            self._summary.show(totals)
        return 1 if failed else 0

    def _work(self) -> None:
        files, ended = len(self._planned.jobs), 0
        passed_over = len(self._planned.failed) + len(self._planned.done)
        with Stopping() as stopping, progress() as bar:
            task = bar.add_task("1 file" if files == 1 else f"{files} files", total=files)
            for step in self._run.steps():
                if isinstance(step, FileProgress):
                    bar.update(task, completed=ended - passed_over + step.share)
                else:
                    ended += 1
                    self._complain(step)
                    self._summary.add(step)
                stopping.check()

    def _complain(self, ended: Ended) -> None:
        """Say on stderr what the user should know of a file."""
        outcome = ended.outcome
        if outcome.status is Status.FAILED:
            complain(f"{outcome.error}")
        if outcome.status is Status.SKIPPED:
            self._complain_of_skipped(outcome)
        if ended.told and ended.told.notice:
            complain(f"{outcome.path}: {ended.told.notice}.")
        for note in outcome.notes:
            complain(f"{outcome.path}: {note}.")

    def _complain_of_skipped(self, outcome: Outcome) -> None:
        """Name a file that is skipped; many that are so for one reason are counted."""
        count = self._alike[outcome.standing]
        if outcome.standing not in _COUNTED or count <= _NAMED:
            complain(f"skipped: {outcome.error}")
        elif outcome is self._first[outcome.standing]:
            complain(f"skipped: {count} {_COUNTED[outcome.standing]}")
