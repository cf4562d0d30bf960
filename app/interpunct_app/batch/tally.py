# SPDX-License-Identifier: Apache-2.0
"""Progress of a run: counts, pace and remaining time, and their texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from interpunct.folders.file_report import Counts
from interpunct.folders.outcomes import Status
from interpunct.folders.running import FileProgress
from interpunct_app.batch.order import FileDone

translate = QCoreApplication.translate

_MINUTE = 60
_MEASURED = 0.02  # share of the whole that is needed for an estimate


class Tally:
    """Counts a run's files by their `sizes` in bytes, as word counts are known only after reading.

    `counts` and `statuses` cover all reported files. `ended` is the number of files done, out of
    `files`.
    """

    def __init__(self, sizes: Mapping[Path, int]) -> None:
        self.counts = Counts()
        self.statuses: Counter[Status] = Counter()
        self.ended = 0
        self._sizes = {path: max(size, 1) for path, size in sizes.items()}
        self._shares: dict[Path, float] = {}
        self._words: dict[Path, int] = {}

    def note(self, step: FileProgress | FileDone) -> None:
        """Count a step."""
        if isinstance(step, FileDone):
            self.statuses[step.outcome.status] += 1
            self.counts += step.counts or Counts()
            if step.path in self._sizes:
                self.ended += 1
                self._shares[step.path] = 1.0
        else:
            self._shares[step.path] = step.share
            self._words[step.path] = step.done

    @property
    def files(self) -> int:
        """Number of files to process."""
        return len(self._sizes)

    @property
    def share(self) -> float:
        """Share of the work done, from 0 to 1."""
        done = sum(self._sizes[path] * share for path, share in self._shares.items())
        return done / sum(self._sizes.values()) if self._sizes else 1.0

    @property
    def words(self) -> int:
        """Number of predicted words."""
        return sum(self._words.values())

    def seconds_left(self, elapsed: float) -> float | None:
        """Remaining seconds at the pace of the `elapsed` ones; None if unknown."""
        share = self.share
        return None if share < _MEASURED else elapsed * (1 - share) / share


def progress_text(tally: Tally, elapsed: float) -> str:
    """Number of files done, pace, and remaining time."""
    done = translate("Batch", "{done} of {all} files").format(done=tally.ended, all=tally.files)
    return " · ".join([done, *_pace(tally, elapsed), *_rest(tally, elapsed)])


def summary_text(tally: Tally, elapsed: float, *, was_stopped: bool) -> str:
    """Results of the files, and of their marks."""
    told = {
        Status.WRITTEN: translate("Batch", "written"),
        Status.UNCHANGED: translate("Batch", "read, nothing to write"),
        Status.SKIPPED: translate("Batch", "skipped"),
        Status.FAILED: translate("Batch", "failed"),
    }
    counts = [f"{text}: {tally.statuses[it]}" for it, text in told.items() if tally.statuses[it]]
    waiting = tally.files - tally.ended
    if was_stopped and waiting:
        counts.append(translate("Batch", "not done: {count}").format(count=waiting))
    begin = translate("Batch", "Stopped.") if was_stopped else translate("Batch", "Done.")
    words = translate("Batch", "{words} words, {marks} marks added.").format(
        words=f"{tally.counts.words:,}", marks=f"{tally.counts.marks_added:,}"
    )
    pace = f" {text}." if (text := "".join(_pace(tally, elapsed))) else ""
    return f"{begin} {', '.join(counts).capitalize()}. {words}{pace}"


def _pace(tally: Tally, elapsed: float) -> list[str]:
    pace = round(tally.words / elapsed) if elapsed > 0 else 0
    return [translate("Batch", "{pace} words a second").format(pace=f"{pace:,}")] if pace else []


def _rest(tally: Tally, elapsed: float) -> list[str]:
    left = tally.seconds_left(elapsed)
    if left is None:
        return []
    if left < _MINUTE:
        return [translate("Batch", "less than a minute left")]
    minutes = round(left / _MINUTE)
    if minutes < 2 * _MINUTE:
        return [translate("Batch", "about {minutes} min left").format(minutes=minutes)]
    return [translate("Batch", "about {hours} h left").format(hours=round(minutes / _MINUTE))]
