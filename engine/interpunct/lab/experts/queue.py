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

from filelock import FileLock, Timeout

from interpunct.errors import LabError
from interpunct.lab.experts.options import ExpertRecipe
from interpunct.lab.experts.run import Corpora, export_expert, train_expert
from interpunct.lab.experts.training import Report
from interpunct.models.experts.description import DESCRIPTION_FILE, read_description
from interpunct.models.experts.expert import Expert

EVERYONES_START = "de"
RELATED = {
    "af": "nl",
    "ca": "es",
    "no": "da",
    "gl": "pt",
    "hr": "sl",
    "ms": "id",
    "ro": "it",
    "sk": "cs",
    "sr": "hr",
    "sv": "da",
    "uk": "ru",
    "ur": "fa",
    "zh-Hant": "zh-Hans",
}
"""The expert that each language starts from, where it has none of its own to go on from; languages
not named start from `EVERYONES_START`.
"""


@dataclass(frozen=True, slots=True)
class Queue:
    """Trains in `runs/LANGUAGE` and writes experts to `experts/LANGUAGE`.

    With the folder `starts` a language begins from its own expert there, or else from that of
    `RELATED`; it may be the folder `experts` itself.
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
        run = self.runs / language
        try:
            start = self._start(language)
            finished = train_expert(
                language, self.corpora, recipe, run, report, start=start, until=until
            )
        except LabError as error:
            report(f"{language}: {error}")
            return
        if finished:
            metrics = export_expert(language, self.corpora, recipe, run, folder).metrics
            report(f"{language}: written, {metrics}")

    def _start(self, language: str) -> Expert | None:
        """The expert to begin from: the nearest of those that are there."""
        if self.starts is None:
            return None
        for code in (language, RELATED.get(language, EVERYONES_START), EVERYONES_START):
            if is_finished(self.starts / code):
                return Expert.load(self.starts / code)
        return None


def is_finished(folder: Path) -> bool:
    """Whether a measured expert is in `folder`."""
    return (folder / DESCRIPTION_FILE).exists() and bool(read_description(folder).metrics)


def clock(text: str) -> float:
    """The `time.time()` at which the local clock next shows `text` (HH:MM); LabError if never."""
    try:
        wanted = datetime.strptime(text, "%H:%M").time()
    except ValueError as error:
        raise LabError(f"{text!r} is not a time.", remedy="Write it as 04:30.") from error
    now = datetime.now()
    moment = datetime.combine(now.date(), wanted)
    return (moment if moment > now else moment + timedelta(days=1)).timestamp()
