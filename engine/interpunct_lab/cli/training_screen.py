# SPDX-License-Identifier: Apache-2.0
"""Display of a training: a bar on a terminal, and a line at every check."""

import time

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn

from interpunct.bundles.description import Check
from interpunct.cli.console import progress, say


class TrainingScreen:
    """Progress on the terminal; a `Listener` of the laboratory."""

    def __init__(self) -> None:
        columns = (TextColumn("step"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = progress(*columns, prints=True)
        self._task = self._bar.add_task("steps", total=None)
        self._steps = 0
        self._began = time.monotonic()

    def started(self, step: int, steps: int) -> None:
        """Show the bar, which stands at `step` of `steps`."""
        if step:
            self.report(f"The training resumes after step {step:,}.")
        self._steps = steps
        self._bar.update(self._task, completed=step, total=steps)
        self._bar.start()

    def report(self, sentence: str) -> None:
        """Print a line."""
        say(sentence)

    def stepped(self, step: int) -> None:
        """Move the bar on."""
        self._bar.update(self._task, completed=step)

    def checked(self, check: Check) -> None:
        """Print loss, F1 and slot error rate, and how well capitals are found, if at all."""
        casing = "" if check.casing_f1 is None else f"casing F1 {check.casing_f1:.1%}  "
        minutes = (time.monotonic() - self._began) / 60
        self.report(
            f"step {check.step:,}/{self._steps:,}  loss {check.loss:.4f}  "
            f"dev F1 {check.micro_f1:.1%} (macro {check.macro_f1:.1%})  "
            f"SER {check.slot_error_rate:.1%}  {casing}{minutes:.1f} min"
        )

    def close(self) -> None:
        """Take the bar off the screen."""
        self._bar.stop()
