# SPDX-License-Identifier: Apache-2.0
"""Messages of a run over many files: on stderr, and in a log file."""

import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Self, TextIO

from interpunct.cli.console import complain, complain_of_failed, listen, printable, tell
from interpunct.errors import InterpunctError

if TYPE_CHECKING:
    from interpunct.folders.reported_run import Ended

SECONDS_BETWEEN = 30.0
_LINE = re.compile(r"\d{4}-\d\d-\d\dT[\d:]+\+00:00 ")
_MINUTE = 60


class LogError(InterpunctError):
    """A log file that cannot be written, or that is another file."""


class Telling:
    """The messages of one run, as the user asked for them.

    Failures are always printed. `quiet` leaves out notices, progress and the summary. `verbose`
    adds a line for each file. Everything goes into the `log`, each line with the time in UTC.
    """

    def __init__(self, *, quiet: bool, verbose: bool, log: Path | None) -> None:
        self.quiet = quiet
        self._verbose = verbose
        self._path = log
        self._log: TextIO | None = None

    def __enter__(self) -> Self:
        """Open the log. Raises LogError where it cannot be written."""
        if self._path is not None:
            self._log = _opened(self._path)
            self.log(f"interpunct {' '.join(sys.argv[1:])}")
        listen(self.log)
        return self

    def __exit__(self, _kind: object, error: object, _at: object) -> None:
        """Close the log, with the failure of the run as its last line."""
        listen(None)
        if isinstance(error, InterpunctError):
            self.log(str(error))
        if self._log is not None:
            self._log.close()

    def notice(self, message: str) -> None:
        """Tell of something that is no failure."""
        if self.quiet:
            self.log(message)
        else:
            complain(message)

    def ended(self, ended: "Ended") -> None:
        """Tell of the outcome of a file."""
        from interpunct.folders.outcomes import Status

        outcome = ended.outcome
        if outcome.status is Status.FAILED:
            complain_of_failed(outcome)
        elif self._verbose:
            tell(_line_of(ended))
        else:
            self.log(_line_of(ended))

    def log(self, message: str) -> None:
        """Add a line to the log; a full disk costs the line, not the run."""
        if self._log is None:
            return
        now = datetime.now(UTC).isoformat(timespec="seconds")
        try:
            print(now, printable(message), file=self._log, flush=True)
        except OSError as error:
            self._log = None
            complain(f"{self._path}: the log ends here: {error.strerror or error}.")


def _opened(path: Path) -> TextIO:
    try:
        if path.exists():
            with path.open(encoding="utf-8", errors="replace") as text:
                begin = text.readline()
            if begin and not _LINE.match(begin):
                raise LogError(
                    "this file is not a log of Interpunct, and nothing is added to it.",
                    file=path,
                    remedy="Give the log another name.",
                )
        return path.open("a", encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        reason = error.strerror or error
        raise LogError(f"the log cannot be written: {reason}.", file=path) from error


def _line_of(ended: "Ended") -> str:
    """The outcome of a file on one line."""
    outcome, told = ended.outcome, ended.told
    parts = [f"{outcome.path}: {outcome.status}"]
    if outcome.output is not None:
        parts.append(f"to {outcome.output}")
    line = " ".join(parts)
    if told is None:
        return f"{line}. {outcome.error}" if outcome.error else f"{line}."
    counts = told.counts
    return (
        f"{line}; {counts.words:,} words, {counts.marks_added:,} marks added, "
        f"{counts.uncertain:,} uncertain, {outcome.seconds:.1f} s."
    )


class Pace:
    """Progress in lines, for a run without a terminal: one line every half minute."""

    def __init__(
        self, files: int, clock: Callable[[], float] = monotonic, between: float = SECONDS_BETWEEN
    ) -> None:
        self._files = files
        self._clock = clock
        self._between = between
        self._began = self._told = clock()

    def line(self, done: float, failed: int) -> str | None:
        """The progress of `done` files, open ones counted in parts; None if told a moment ago."""
        now = self._clock()
        if now - self._told < self._between:
            return None
        self._told = now
        parts = [f"{int(done):,} of {self._files:,} files"]
        if failed:
            parts.append(f"{failed:,} failed")
        if done:
            parts.append(_rest((now - self._began) * (self._files - done) / done))
        return ", ".join(parts)


def _rest(seconds: float) -> str:
    minutes = round(seconds / _MINUTE)
    if minutes < 1:
        return "less than a minute left"
    if minutes < 2 * _MINUTE:
        return f"about {minutes} min left"
    return f"about {round(minutes / _MINUTE)} h left"
