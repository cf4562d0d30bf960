# SPDX-License-Identifier: Apache-2.0
"""One language from its text to its files: what the commands of `__main__` do."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import to_builtins

from interpunct.lab.evaluation.calibrating import fit_calibration
from interpunct.lab.evaluation.measured import read_tagged
from interpunct.lab.experts.checkpoints import (
    is_begun,
    load_best,
    load_keys,
    read_progress,
    require_best,
    save_keys,
)
from interpunct.lab.experts.corpus import Corpus, read_corpus
from interpunct.lab.experts.measuring import (
    answer,
    completion_gain,
    figures,
    uncalibrated,
    words_per_second,
)
from interpunct.lab.experts.options import ExpertRecipe
from interpunct.lab.experts.starting import start_from
from interpunct.lab.experts.tables import choose_tables
from interpunct.lab.experts.training import ExpertTrainer, Material, Report
from interpunct.lab.text.labelled import LabelledText
from interpunct.lab.text.stretches import halves
from interpunct.models.experts.description import ExpertDescription
from interpunct.models.experts.expert import Expert
from interpunct.models.experts.weights import WEIGHTS_FILE

LOG = "log.txt"


@dataclass(frozen=True, slots=True)
class Corpora:
    """Where text comes from: `open/LANGUAGE` and `dev/LANGUAGE` in `folder`; `cache` keeps it
    labelled. `held_out_words` of dev are fitted on, and as many measured on.
    """

    folder: Path
    cache: Path
    held_out_words: int = 6_000

    def corpus(self, language: str) -> Corpus:
        """The text to learn from."""
        return read_corpus(self.folder / "open" / language, self.cache / "open")

    def halves(self, language: str) -> tuple[LabelledText, LabelledText]:
        """The text to fit on, and the text to measure on."""
        held_out = read_corpus(self.folder / "dev" / language, self.cache / "dev")
        return halves(held_out.text, self.held_out_words)


def train_expert(
    language: str,
    corpora: Corpora,
    recipe: ExpertRecipe,
    folder: Path,
    report: Report,
    *,
    start: Expert | None = None,
    until: float | None = None,
) -> bool:
    """Train the expert of `language` in `folder`, or go on; whether it is finished.

    A new training begins with what it can use of the expert `start`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    trainer = _trainer(language, corpora, recipe, folder)
    if start is not None and not is_begun(folder):
        start_from(trainer.network, trainer.material.keys, start)
        trainer.progress.start = start.description.language
    with (folder / LOG).open("a", encoding="utf-8") as log:

        def tell(line: str) -> None:
            print(line, file=log, flush=True)
            report(f"{language}: {line}")

        return trainer.run(tell, until=until)


def export_expert(
    language: str, corpora: Corpora, recipe: ExpertRecipe, run: Path, folder: Path
) -> ExpertDescription:
    """Write the best expert of a training in `run` to `folder`, calibrated and measured."""
    require_best(run)
    trainer = _trainer(language, corpora, recipe, run)
    load_best(run, trainer.network)
    weights = trainer.network.weights(trainer.material.keys)
    packed = weights.packed()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / WEIGHTS_FILE).write_bytes(packed)
    sha256 = hashlib.sha256(packed).hexdigest()
    bare = ExpertDescription(language, recipe.features, recipe.shape, sha256=sha256)
    bare.write(folder)
    fitting, measuring = corpora.halves(language)
    calibration = _calibration(Expert.load(folder), fitting)
    metrics = measure_expert(folder, measuring, calibration)
    exact = figures(answer(trainer.expert(), measuring, calibration))
    metrics["quantisation_loss"] = round(exact["micro_f1"] - metrics["micro_f1"], 4)
    description = ExpertDescription(
        language,
        recipe.features,
        recipe.shape,
        calibration,
        _training_facts(recipe, run),
        _data_facts(trainer.material.corpus),
        metrics,
        sha256,
    )
    description.write(folder)
    return description


def measure_expert(
    folder: Path, measuring: LabelledText, calibration: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """All figures of the expert in `folder`, by its own calibration where none is given."""
    expert = Expert.load(folder)
    calibration = calibration or expert.description.calibration
    bare = answer(expert, measuring, calibration)
    return {
        **figures(bare),
        "half_given_gain": completion_gain(expert, measuring, calibration, bare),
    }


def measure_tagged(folder: Path, file: Path) -> dict[str, Any]:
    """The figures on a benchmark with a word and its label a line."""
    expert = Expert.load(folder)
    text = read_tagged(file, expert.description.language)
    return figures(answer(expert, text, expert.description.calibration))


def measure_speed(folder: Path, measuring: LabelledText) -> float:
    """Words a second over 20,000 words."""
    return words_per_second(Expert.load(folder), measuring)


def _trainer(language: str, corpora: Corpora, recipe: ExpertRecipe, folder: Path) -> ExpertTrainer:
    corpus = corpora.corpus(language)
    keys = load_keys(folder)
    if keys is None:
        keys = choose_tables(corpus.text, recipe.features, recipe.sizes)
        save_keys(folder, keys)
    return ExpertTrainer(Material(corpus, corpora.halves(language)[0], keys), recipe, folder)


def _calibration(expert: Expert, fitting: LabelledText) -> dict[str, Any]:
    fit: dict[str, Any] = to_builtins(
        fit_calibration(uncalibrated(expert, fitting).labels, fitting.labels)
    )
    return fit


def _training_facts(recipe: ExpertRecipe, run: Path) -> dict[str, Any]:
    progress = read_progress(run)
    return {
        "learning": asdict(recipe.learning),
        "spoiling": asdict(recipe.spoiling),
        "table_sizes": asdict(recipe.sizes),
        "source_weights": dict(recipe.source_weights),
        "start": progress.start,
        "words_seen": progress.words,
        "cpu_seconds": round(progress.seconds),
        "steps": progress.step,
        "best_step": progress.best_step,
    }


def _data_facts(corpus: Corpus) -> dict[str, Any]:
    sizes = np.diff(corpus.stops, prepend=0).tolist()
    return {
        "words": len(corpus),
        "sources": dict(zip(corpus.sources, sizes, strict=True)),
        "sha256": corpus.digest,
    }
