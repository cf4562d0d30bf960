# SPDX-License-Identifier: Apache-2.0
"""Run of a command over many files: progress, report, summary and exit code."""

import sys
from collections import Counter
from contextlib import ExitStack
from dataclasses import replace

from interpunct.bundles.bundle import find_bundle
from interpunct.cli.arguments import FileArguments
from interpunct.cli.commands import FAILED
from interpunct.cli.console import complain, progress
from interpunct.cli.opening import Model, ModelChoice
from interpunct.cli.second_opinion import announce
from interpunct.cli.sharing import Sharing
from interpunct.cli.standard import standard_plan
from interpunct.cli.stopping import Stopping, exit_code
from interpunct.cli.summary import Summary, sentence_of_totals
from interpunct.cli.telling import Pace, Telling
from interpunct.folders.journal import recipe_of
from interpunct.folders.manifest import Manifest
from interpunct.folders.missing_entries import with_untold
from interpunct.folders.outcomes import Outcome, Standing, Status
from interpunct.folders.planning import Destination, Job, Plan, is_one_file, plan, plan_of
from interpunct.folders.report import Entry, SlotChoice, Totals, options_entry, report_head
from interpunct.folders.report_writing import JsonReport, report_writer
from interpunct.folders.reported_run import Ended, ReportedRun, RunProgress, SharedReport
from interpunct.folders.running import FileProgress, Run
from interpunct.work.options import Options

_COUNTED = {
    Standing.DONE: "outputs are already done; --overwrite writes them again.",
    Standing.THERE: "outputs already exist; --overwrite replaces them.",
    Standing.EDITED: "outputs were edited and stay unchanged; --overwrite replaces them.",
    Standing.OUTSIDE: "links lead out of their folder and are skipped; name the links to read.",
}
_NAMED = 5  # largest number of skipped files that are named; more are counted


def run_batch(
    command: str,
    given: FileArguments,
    destination: Destination,
    options: Options,
    *,
    choice: ModelChoice | None = None,
    sharing: Sharing | None = None,
) -> int:
    """Run `command` with its `given` arguments and return the exit code; loads a model if needed.

    The code is 0; 1 where a file failed; 2 where it was the only file named; 128 and the signal
    where the run was stopped. Raises InterpunctError where nothing can be done at all.
    """
    recipe = None
    if given.resume and destination.writes:
        recipe = recipe_of(options, choice.digest() if choice else None)
    planned = standard_plan(given, destination, options, recipe)
    if planned is None:
        planned = plan(
            given.paths,
            destination,
            reserved=given.reserved,
            recipe=recipe,
            patterns=given.patterns(),
        )
    else:
        sharing = None  # one document cannot be shared
    begins = not is_one_file(given.paths)
    run = Run(options, dry_run=given.dry_run, recipe=recipe, begins_journals=begins)
    return run_planned(command, given, planned, run, choice=choice, sharing=sharing)


def run_planned(
    command: str,
    given: FileArguments,
    planned: Plan,
    run: Run,
    *,
    choice: ModelChoice | None = None,
    sharing: Sharing | None = None,
) -> int:
    """Run a plan, as `run_batch` does; `run` has no predictor yet."""
    if given.report is not None:
        planned = with_untold(planned, given.report)
    if run.options.second_opinion is not None:
        announce(planned, run.options.second_opinion)
    slots = SlotChoice.ALL if given.all_slots else SlotChoice.DOUBTS
    with ExitStack() as stack:
        asked_for = Telling(quiet=given.quiet, verbose=given.verbose, log=given.log_file)
        telling = stack.enter_context(asked_for)
        reports = () if given.report is None else (given.report,)
        writers = [stack.enter_context(report_writer(path)) for path in reports]
        if given.as_json:
            writers.append(JsonReport(sys.stdout.buffer))
        used = choice if planned.jobs else None
        shared = sharing.shared(planned, run, used, writers, slots) if sharing and used else None
        model = used.open() if used and not shared else None
        asked = options_entry(run.options, dry_run=given.dry_run, slots=slots)
        head = report_head(command, asked, _model_entry(used, model))
        for writer in writers:
            writer.begin(head)
        stopping = Stopping()
        run = replace(run, predictor=model.punctuator if model else None, cancelled=stopping.stops)
        reported = shared or ReportedRun(planned, run, writers, slots)
        summary = Summary(
            run.options, one_file=is_one_file(given.paths), predicts=used is not None
        )
        return _Batch(given, planned, reported, summary, telling=telling, stopping=stopping).run()


def _model_entry(used: ModelChoice | None, model: Model | None) -> Entry | None:
    """Entry of the model in a report; `model` is None where only the workers have it."""
    if model is not None:
        return {"name": model.name, "notice": model.notice}
    return None if used is None else {"name": used.name, "notice": None}


class _Batch:
    """One run, which reports the outcome of every file to the user."""

    def __init__(
        self,
        given: FileArguments,
        planned: Plan,
        run: ReportedRun | SharedReport,
        summary: Summary,
        *,
        telling: Telling,
        stopping: Stopping,
    ) -> None:
        self._given = given
        self._planned = planned
        self._run = run
        self._summary = summary
        self._telling = telling
        self._stopping = stopping
        self._alike = Counter(outcome.standing for outcome in planned.done)
        self._first = {outcome.standing: outcome for outcome in reversed(planned.done)}

    def run(self) -> int:
        """Process the files, and return the exit code."""
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
        self._sum_up(totals)
        return 1 if failed else 0

    def _sum_up(self, totals: Totals) -> None:
        """Print the summary where it is wanted."""
        self._telling.log(sentence_of_totals(totals))
        if self._given.quiet:
            return
        if any(job.sink for job in self._planned.jobs):
            self._summary.tell(totals)
        elif not self._given.as_json:
            self._summary.show(totals)

    def _work(self) -> None:
        files, ended = len(self._planned.jobs), 0
        passed_over = len(self._planned.passed_over)
        with self._stopping as stopping, progress(hidden=self._given.quiet) as bar:
            task = bar.add_task("1 file" if files == 1 else f"{files} files", total=files)
            pace = Pace(files)
            for step in self._run.steps():
                done: float = max(0, ended - passed_over)
                if isinstance(step, RunProgress):
                    done = step.files
                elif isinstance(step, FileProgress):
                    done += step.share
                else:
                    ended += 1
                    self._complain(step)
                    self._summary.add(step)
                bar.update(task, completed=done)
                self._tell_progress(pace, done, shown=not bar.disable)
                stopping.check()

    def _tell_progress(self, pace: Pace, done: float, *, shown: bool) -> None:
        """Print a line about the progress from time to time, if no bar shows it."""
        line = pace.line(done, self._run.totals.statuses[Status.FAILED])
        if line is not None and not shown:
            self._telling.notice(f"{line}.")

    def _complain(self, ended: Ended) -> None:
        """Print on stderr what the user should know about a file."""
        outcome = ended.outcome
        if outcome.status is Status.SKIPPED:
            self._complain_of_skipped(outcome)
        else:
            self._telling.ended(ended)
        if ended.told and ended.told.notice:
            self._telling.notice(f"{outcome.path}: {ended.told.notice}.")
        for note in (*outcome.notes, *outcome.losses):
            self._telling.notice(f"{outcome.path}: {note}.")

    def _complain_of_skipped(self, outcome: Outcome) -> None:
        """Name a skipped file; many files skipped for one reason are counted."""
        count = self._alike[outcome.standing]
        if outcome.standing not in _COUNTED or count <= _NAMED:
            self._telling.notice(f"skipped: {outcome.error}")
        elif outcome is self._first[outcome.standing]:
            self._telling.notice(f"skipped: {count} {_COUNTED[outcome.standing]}")


def run_shard(
    manifest: Manifest, shard: int, given: FileArguments, choice: ModelChoice, sharing: Sharing
) -> int:
    """Run a shard of a manifest, and return the exit code, as `run_batch` does.

    Raises InterpunctError where the manifest does not match this machine.
    """
    manifest.check_bundle(find_bundle(choice.bundle))
    options = manifest.head.options
    recipe = recipe_of(options, choice.digest()) if given.resume else None
    planned = _planned(manifest, shard, recipe)
    run = Run(options, dry_run=given.dry_run, recipe=recipe)
    return run_planned("punctuate", given, planned, run, choice=choice, sharing=sharing)


def _planned(manifest: Manifest, shard: int, recipe: str | None) -> Plan:
    """The plan for a shard; files changed since the manifest fail."""
    jobs: list[Job] = []
    changed: list[Outcome] = []
    for entry in manifest.shard(shard):
        failure = manifest.changed(entry)
        if failure is None:
            jobs.append(manifest.job(entry))
        else:
            changed.append(failure)
    destination = Destination(overwrite=manifest.head.overwrite)
    planned = plan_of(jobs, destination, recipe=recipe)
    return replace(planned, failed=(*changed, *planned.failed))
