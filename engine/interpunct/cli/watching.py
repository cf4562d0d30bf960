# SPDX-License-Identifier: Apache-2.0
"""`interpunct watch`."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.cli import arguments
from interpunct.cli.arguments import MODEL
from interpunct.cli.commands import Subcommand, argument, option
from interpunct.cli.punctuating import PunctuationOptions
from interpunct.runtime.backends import BackendKind

if TYPE_CHECKING:
    from interpunct.folders.reported_run import Ended
    from interpunct.folders.watching import Watch


@dataclass(frozen=True, kw_only=True)
class WatchCommand(PunctuationOptions, Subcommand):
    """Watch a folder, and punctuate new files in it.

    A file is processed when it is complete: after a moment without changes, or at once after
    renaming into the folder. Each file is processed once, and again after a change. Ctrl+C
    or SIGTERM ends the watch between two files.
    """

    examples = """
    interpunct watch incoming/ done/ --language en
        runs until it is stopped, with one line for each file
    """

    folder: Path = argument("The folder to watch, with its subfolders.", metavar="IN")
    out: Path = argument(
        "The folder of the outputs, which mirrors the watched folder.", metavar="OUT"
    )
    quiet: float = option(
        2.0,
        "Seconds without a change before a file counts as complete.",
        metavar="SECONDS",
        min=0.1,
    )
    backend: BackendKind = option("auto", "Library that runs the model.", panel=MODEL)
    device: arguments.DeviceOption = "auto"

    def run(self) -> None:
        """Watch until a signal comes."""
        from interpunct.cli.console import complain
        from interpunct.cli.stopping import Stopped, Stopping
        from interpunct.folders.reported_run import Ended
        from interpunct.folders.watching import watched_folder

        watched_folder(self.folder, self.out)  # before the model, which takes seconds
        watch, written = self._watch(), 0
        complain(f"watching {self.folder}; Ctrl+C ends it.")
        try:
            with Stopping() as stopping:
                for step in watch.steps():
                    if isinstance(step, Ended):
                        written += _told(step)
                    stopping.check()
        except Stopped:
            files = "1 file was" if written == 1 else f"{written} files were"
            complain(f"stopped watching; {files} written, whole.")

    def _watch(self) -> "Watch":
        from interpunct.cli.opening import ModelChoice
        from interpunct.folders.journal import recipe_of
        from interpunct.folders.running import Run
        from interpunct.folders.watching import Watch

        options, choice = self.options(), ModelChoice(self.bundle, self.backend, self.device)
        recipe = recipe_of(options, choice.digest())
        predictor = choice.open().punctuator
        return Watch(self.folder, self.out, Run(options, predictor, recipe=recipe), self.quiet)


def _told(ended: "Ended") -> bool:
    """Print the outcome of a file, unless it was done before; returns whether it was written."""
    from interpunct.cli.console import complain, complain_of_failed, printable
    from interpunct.folders.outcomes import Standing, Status

    outcome, told = ended.outcome, ended.told
    if outcome.status is Status.FAILED:
        complain_of_failed(outcome)
        return False
    if outcome.status is Status.SKIPPED:
        if outcome.standing in (Standing.THERE, Standing.EDITED):
            complain(f"{outcome.output}: this file stays; move it away to have it made anew.")
        elif outcome.standing is not Standing.DONE:
            complain(f"{outcome.error}")
        return False
    if told is not None:
        marks, words = told.counts.marks_added, told.counts.words
        line = f"{outcome.output or outcome.path}: {words:,} words, {marks:,} marks added"
        print(printable(line), flush=True)
    return outcome.status is Status.WRITTEN
