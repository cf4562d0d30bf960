# SPDX-License-Identifier: Apache-2.0
"""What each part of the recipe is worth: short trainings that differ in one thing."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import torch
from msgspec.structs import asdict

from interpunct.lab.compact.export import write_bundle
from interpunct.lab.compact.minilm import minilm_folder, start_from_minilm
from interpunct.lab.compact.training import Trainer, TrainingPlan, load_averaged
from interpunct.lab.compact.windows import PackedLanguage, Spoiling, WindowSampler
from interpunct.lab.evaluation import metrics
from interpunct.lab.evaluation.measured import half_given_gain, halves, measure
from interpunct.lab.text.labelled import LabelledText, words_in
from interpunct.lab.text.vocabulary import language_weights
from interpunct.models.backends import open_backend
from interpunct.models.bundle import load_bundle
from interpunct.models.compact.network import CompactModel
from interpunct.models.compact.tokenizer import Tokenizer
from interpunct.models.description import AblationRow
from interpunct.models.encoder_shape import CompactConfig
from interpunct.punctuate.punctuator import Punctuator


@dataclass(frozen=True, slots=True)
class Variant:
    """A training that differs from the recipe in `plan`, `spoiling` or its start."""

    name: str
    plan: Mapping[str, Any] = field(default_factory=dict)
    spoiling: Mapping[str, Any] = field(default_factory=dict)
    random_start: bool = False


VARIANTS = (
    Variant("the recipe"),
    Variant("a random start", random_start=True),
    Variant("no errors of speech recognition", spoiling={"noisy": 0}),
    Variant("no marks or casing left in", spoiling={"some_marks": 0, "some_casing": 0}),
    Variant("no windows drawn around questions", spoiling={"question": 0}),
    Variant("no casing loss", plan={"casing_loss": 0}),
    Variant("embeddings at the rate of the body", plan={"embedding_rate": 2e-4}),
    Variant("no moving average", plan={"average": 0}),
    Variant("masked words along", plan={"masked_loss": 0.3}, spoiling={"masked_per_word": 0.1}),
)


@dataclass(frozen=True, slots=True)
class Ablation:
    """What the short trainings have in common; `held_out` is measured on, `words` a language."""

    texts: Mapping[str, LabelledText]
    held_out: Mapping[str, LabelledText]
    pieces: Path
    steps: int
    layers: int
    words: int = 4_000
    tokens: int = 128

    def run(
        self, report: Callable[[str], None], variants: tuple[Variant, ...] = VARIANTS
    ) -> list[AblationRow]:
        """Train and measure each of `variants`: rows of figures, F1 from 0 to 1."""
        tokenizer = Tokenizer(self.pieces)
        packed = {code: PackedLanguage.pack(text, tokenizer) for code, text in self.texts.items()}
        rows = []
        for variant in variants:
            with TemporaryDirectory() as folder:
                figures = self._figures(variant, packed, Path(folder), report)
            row = AblationRow(variant.name, **figures)
            report("  ".join(f"{key} {value}" for key, value in asdict(row).items()))
            rows.append(row)
        return rows

    def _figures(
        self,
        variant: Variant,
        packed: Mapping[str, PackedLanguage],
        folder: Path,
        report: Callable[[str], None],
    ) -> dict[str, float]:
        plan = replace(_SHORT, steps=self.steps, **variant.plan)
        sampler = WindowSampler(
            packed,
            language_weights(words_in(self.texts), english=0.2),
            tokens=self.tokens,
            spoiling=replace(Spoiling(), **variant.spoiling),
        )
        trainer = Trainer(self._start(random=variant.random_start), plan)
        trainer.run(sampler, folder, report)
        write_bundle(load_averaged(folder), self.pieces, folder / "bundle", _DESCRIPTION)
        return self._measure(Punctuator(open_backend(load_bundle(folder / "bundle"))))

    def _start(self, *, random: bool) -> CompactModel:
        torch.manual_seed(1)
        pieces = Tokenizer(self.pieces).pieces()
        config = CompactConfig(len(pieces), layers=self.layers, dropout=0.0)
        return (
            CompactModel(config) if random else start_from_minilm(config, minilm_folder(), pieces)
        )

    def _measure(self, punctuator: Punctuator) -> dict[str, float]:
        rows = [dataclasses.asdict(row) for row in self._rows(punctuator)]
        return {
            key: round(metrics.mean([row[key] for row in rows if row[key] is not None]), 4)
            for key in rows[0]
        }

    def _rows(self, punctuator: Punctuator) -> Iterator[_Row]:
        random = np.random.default_rng(0)
        for text in self.held_out.values():
            sample = halves(text, self.words)[1]
            bare = measure(punctuator, sample)
            yield _Row(
                bare.scores().micro_f1,
                bare.scores().macro_f1,
                bare.casing_f1() if bare.has_casing() else None,
                half_given_gain(punctuator, sample, bare, random),
            )


@dataclass(frozen=True, slots=True)
class _Row:
    micro_f1: float
    macro_f1: float
    casing_f1: float | None
    half_given_gain: float


_SHORT = TrainingPlan(steps=0, windows=8, warm_up=50, decay=0.7, average=0.99, save_every=10**9)
_DESCRIPTION = {"name": "ablation", "version": "0", "languages": [], "window": 128}
