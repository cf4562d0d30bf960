# SPDX-License-Identifier: Apache-2.0
"""Progress of a run, its pace, and the remaining time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from interpunct.folders.file_report import Counts
from interpunct.folders.outcomes import Status
from interpunct.folders.running import FileProgress
from interpunct_app.batch.order import FileDone

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
            self.statuses[step.status] += 1
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
