# SPDX-License-Identifier: Apache-2.0
"""One language from its text to its expert."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import numpy as np
from filelock import FileLock, Timeout

from interpunct.bundles.description import Check
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct.runtime.experts.description import (
    DESCRIPTION_FILE,
    ExpertData,
    ExpertTraining,
    read_description,
)
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.keys import KeyIndex
from interpunct_lab.architectures.expert_network import nearest_expert, start_from
from interpunct_lab.making.queue_state import states_of, told
from interpunct_lab.objectives.expert import ExpertObjective, fit_expert, measure_expert
from interpunct_lab.sampling.expert_recipe import ExpertRecipe
from interpunct_lab.text.corpus import Corpus, read_corpus
from interpunct_lab.text.expert_tables import choose_tables
from interpunct_lab.text.labelled import LabelledText
from interpunct_lab.text.parts import HeldOutPart
from interpunct_lab.text.samples import halves
from interpunct_lab.training.checkpoints import load_checkpoint, taking_up
from interpunct_lab.training.trainer import Trainer

Report = Callable[[str], None]
ExpertTrainer = Trainer[ExpertObjective]

LOG = "log.txt"


@dataclass(frozen=True, slots=True)
class Corpora:
    """Text by language: `open/LANGUAGE` and `dev/LANGUAGE` in `folder`; `cache` keeps it labelled.

    `held_out_words` of the tuning part of dev are fitted on, and as many measured on. The text is
    labelled by `labels`.
    """

    folder: Path
    cache: Path
    held_out_words: int = 6_000
    labels: LabelSet = PAPER_LABELS

    def corpus(self, language: str) -> Corpus:
        """The text to learn from."""
        folder = self.folder / "open" / language
        return read_corpus(folder, self.cache / "open", labels=self.labels)

    def halves(self, language: str) -> tuple[LabelledText, LabelledText]:
        """The text to fit on, and the text to measure on; LabError where it is too little."""
        folder = self.folder / "dev" / language
        fitting, measuring = halves(
            read_corpus(
                folder, self.cache / "tuning", HeldOutPart.TUNING, labels=self.labels
            ).text,
            self.held_out_words,
        )
        if not len(measuring):
            raise LabError(
                "this text is too short for fit and measurement.",
                file=folder,
                remedy="Give a thousand words or more.",
            )
        return fitting, measuring

    def training(
        self, language: str, recipe: ExpertRecipe, folder: Path, *, start: Expert | None = None
    ) -> ExpertTrainer:
        """The training of `language` in `folder`, a new one or the one that was begun there."""
        fitting, _ = self.halves(language)
        return begin_expert(self.corpus(language), fitting, recipe, folder, start=start)


def begin_expert(
    corpus: Corpus,
    fitting: LabelledText,
    recipe: ExpertRecipe,
    folder: Path,
    *,
    start: Expert | None = None,
) -> ExpertTrainer:
    """The training of an expert in `folder`, a new one or the one that was begun there.

    A new one takes over the fitting parts of the expert `start`. Raises LabError where the one
    that was begun there is another one, or damaged.
    """
    kept = load_checkpoint(folder)
    if kept is None:
        language = start.description.language if start else ""
        keys = choose_tables(corpus.text, recipe.features, recipe.sizes)
        objective = ExpertObjective(corpus, fitting, recipe, keys, language)
        if start:
            start_from(objective.module, keys, start, corpus.text.label_set)
    else:
        with taking_up(folder):
            keys = {name: KeyIndex(table.numpy()) for name, table in kept["keys"].items()}
            objective = ExpertObjective(corpus, fitting, recipe, keys)
    trainer = Trainer(objective, folder)
    trainer.resume()
    return trainer


def train_expert(trainer: ExpertTrainer, report: Report, *, until: float | None = None) -> bool:
    """Train, and log every check, to the end or `until` a `time.time()`; whether it is done."""
    folder = trainer.folder or Path()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOG).open("a", encoding="utf-8") as log:

        def checked(check: Check) -> None:
            line = _line(trainer, check)
            print(line, file=log, flush=True)
            report(f"{trainer.objective.language}: {line}")

        limit = None if until is None else until - time.time() + time.monotonic()
        return trainer.run(checked=checked, until=limit)


def _line(trainer: ExpertTrainer, check: Check) -> str:
    progress = trainer.progress
    casing = "–" if check.casing_f1 is None else f"{check.casing_f1:.3f}"
    return (
        f"step {check.step}/{trainer.steps}  {progress.words:,} words  "
        f"{progress.cpu_seconds:.0f} CPU s  loss {check.loss:.4f}  fitting {check.log_loss:.4f}  "
        f"F1 {check.micro_f1:.3f}  SER {check.slot_error_rate:.3f}  casing {casing}"
    )


def finished_expert(trainer: ExpertTrainer, measuring: LabelledText) -> Expert:
    """The best expert of a training as it ships: rounded, calibrated, measured and described."""
    trainer.load_best()
    exact = trainer.objective.expert()
    rounded = Expert(exact.description, exact.weights.rounded())
    description = msgspec.structs.replace(
        exact.description,
        calibration=fit_expert(rounded, trainer.objective.fitting),
        training=_training_facts(trainer),
        data=_data_facts(trainer.objective.corpus),
    )
    figures, before = (
        measure_expert(Expert(description, weights), measuring)
        for weights in (rounded.weights, exact.weights)
    )
    loss = round(before.micro_f1 - figures.micro_f1, 4)
    metrics = msgspec.structs.replace(figures, quantisation_loss=loss)
    return Expert(msgspec.structs.replace(description, metrics=metrics), rounded.weights)


def _training_facts(trainer: ExpertTrainer) -> ExpertTraining:
    recipe, progress, best = trainer.objective.recipe, trainer.progress, trainer.progress.best
    return ExpertTraining(
        words_seen=progress.words,
        cpu_seconds=round(progress.cpu_seconds),
        steps=progress.step,
        best_step=0 if best is None else best.step,
        start=trainer.objective.start,
        learning=asdict(recipe.learning),
        spoiling=asdict(recipe.spoiling),
        table_sizes=asdict(recipe.sizes),
        source_weights=dict(recipe.source_weights),
    )


def _data_facts(corpus: Corpus) -> ExpertData:
    sizes = np.diff(corpus.stops, prepend=0).tolist()
    return ExpertData(
        words=len(corpus),
        sources=dict(zip(corpus.sources, sizes, strict=True)),
        sha256=corpus.digest,
    )


@dataclass(frozen=True, slots=True)
class Queue:
    """Trains many languages in order: finished ones are skipped, interrupted ones go on.

    Trains in `runs/LANGUAGE` and writes experts to `experts/LANGUAGE`. Several queues may run on
    the same folders at once: each takes a language that no other has. With the folder `starts` a
    language begins from the nearest expert there; it may be the folder `experts` itself.
    """

    corpora: Corpora
    runs: Path
    experts: Path
    starts: Path | None = None

    def run(
        self, recipes: Mapping[str, ExpertRecipe], report: Report, *, until: float | None = None
    ) -> None:
        """Train and export every unfinished language; none is begun after `until`."""
        texts = self.corpora.folder / "open"
        report(told(states_of(recipes, texts, self.runs, self.experts)))
        for language, recipe in recipes.items():
            if until is not None and time.time() >= until:
                return
            self.runs.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self.runs / f"{language}.lock")
            try:
                with lock.acquire(blocking=False):
                    self._language(language, recipe, report, until)
            except Timeout:
                report(f"{language}: another queue trains it")

    def _language(
        self, language: str, recipe: ExpertRecipe, report: Report, until: float | None
    ) -> None:
        folder = self.experts / language
        if is_finished(folder):
            report(f"{language}: exists already")
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
