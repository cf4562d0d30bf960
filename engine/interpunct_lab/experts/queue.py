# SPDX-License-Identifier: Apache-2.0
"""Many languages one after the other: the finished are skipped, the interrupted go on.

Several queues may run on the same folders at once: each takes a language that no other has.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout

from interpunct.errors import LabError
from interpunct.runtime.experts.description import DESCRIPTION_FILE, read_description
from interpunct_lab.experts.options import ExpertRecipe
from interpunct_lab.experts.run import Corpora, Report, finished_expert, train_expert
from interpunct_lab.experts.starting import nearest_expert


@dataclass(frozen=True, slots=True)
class Queue:
    """Trains in `runs/LANGUAGE` and writes experts to `experts/LANGUAGE`.

    With the folder `starts` a language begins from the nearest expert there; it may be the folder
    `experts` itself.
    """

    corpora: Corpora
    runs: Path
    experts: Path
    starts: Path | None = None

    def run(
        self, recipes: Mapping[str, ExpertRecipe], report: Report, *, until: float | None = None
    ) -> None:
        """Train and export every language that is not finished; none is begun after `until`."""
        for language, recipe in recipes.items():
            if until is not None and time.time() >= until:
                return
            self.runs.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self.runs / f"{language}.lock")
            try:
                with lock.acquire(blocking=False):
                    self._language(language, recipe, report, until)
            except Timeout:
                report(f"{language}: another queue has it")

    def _language(
        self, language: str, recipe: ExpertRecipe, report: Report, until: float | None
    ) -> None:
        folder = self.experts / language
        if is_finished(folder):
            report(f"{language}: is there already")
            return
        start = nearest_expert(self.starts, language) if self.starts else None
        try:
            trainer = self.corpora.training(language, recipe, self.runs / language, start=start)
        except LabError as error:
            report(f"{language}: {error}")
            return
        if train_expert(trainer, report, until=until):
            expert = finished_expert(trainer, self.corpora.halves(language)[1])
            expert.save(folder)
            report(f"{language}: written, {msgspec.to_builtins(expert.description.metrics)}")


def is_finished(folder: Path) -> bool:
    """Whether a measured expert is in `folder`."""
    there = (folder / DESCRIPTION_FILE).exists()
    return there and read_description(folder).metrics is not None


def clock(text: str) -> float:
    """The `time.time()` at which the local clock next shows `text` (HH:MM); LabError if never."""
    try:
        wanted = datetime.strptime(text, "%H:%M").time()
    except ValueError as error:
        raise LabError(f"{text!r} is not a time.", remedy="Write it as 04:30.") from error
    now = datetime.now()
    moment = datetime.combine(now.date(), wanted)
    return (moment if moment > now else moment + timedelta(days=1)).timestamp()
