# SPDX-License-Identifier: Apache-2.0
"""Ablation of the recipe: short trainings that differ in one thing."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import numpy as np
import torch
from msgspec import to_builtins
from msgspec.structs import asdict

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import AblationRow, AblationTable
from interpunct.runtime.backends import open_backend
from interpunct.runtime.encoder.tokenizer import Tokenizer
from interpunct.runtime.predictor import Predictor
from interpunct.runtime.punctuator import Punctuator
from interpunct_lab.evaluation import metrics
from interpunct_lab.evaluation.bundle_figures import half_given_gain, measure
from interpunct_lab.making.compact_export import load_averaged, write_bundle
from interpunct_lab.making.compact_training import new_model
from interpunct_lab.objectives.compact import CompactObjective, TrainingPlan
from interpunct_lab.parameters import described
from interpunct_lab.sampling.piece_windows import PackedLanguage, Spoiling, WindowSampler
from interpunct_lab.text.labelled import LabelledText, load_folder, words_in
from interpunct_lab.text.samples import halves
from interpunct_lab.text.vocabulary import language_weights
from interpunct_lab.training.trainer import Trainer


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
_WINDOW = 128  # tokens
_SHORT = TrainingPlan(steps=0, windows=8, warm_up=50, decay=0.7, average=0.99, save_every=10**9)
_DESCRIPTION = {"name": "ablation", "version": "0", "languages": [], "window": _WINDOW}


def ablate(
    labelled: Path,
    vocabulary: Path,
    dev: Annotated[Path, described("labelled held-out text")],
    out: Annotated[Path, described("the JSON file to write")],
    *,
    languages: Annotated[list[str] | None, described("only these (default: all)")] = None,
    steps: int = 300,
    layers: int = 3,
) -> None:
    """Train and measure every variant, and write the table of an `AblationTable`."""
    texts, held_out = load_folder(labelled), load_folder(dev)
    chosen = languages or sorted(texts)
    ablation = Ablation(
        {code: texts[code] for code in chosen},
        {code: held_out[code] for code in chosen},
        vocabulary,
        steps,
        layers,
    )
    rows = ablation.run(lambda line: print(line, flush=True))
    table = AblationTable(tuple(chosen), steps, layers, tuple(rows))
    out.write_text(json.dumps(to_builtins(table), indent=1) + "\n", encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Ablation:
    """Common part of the short trainings.

    `words` words of each language in `held_out` are measured on.
    """

    texts: Mapping[str, LabelledText]
    held_out: Mapping[str, LabelledText]
    pieces: Path
    steps: int
    layers: int
    words: int = 4_000

    def run(
        self, report: Callable[[str], None], variants: tuple[Variant, ...] = VARIANTS
    ) -> list[AblationRow]:
        """Train and measure each of `variants`: rows of figures, F1 from 0 to 1."""
        tokenizer = Tokenizer(self.pieces)
        packed = {code: PackedLanguage.pack(text, tokenizer) for code, text in self.texts.items()}
        rows = []
        for variant in variants:
            with TemporaryDirectory() as folder:
                punctuator = self._trained(variant, tokenizer, packed, Path(folder), report)
                row = AblationRow(variant.name, **self._measure(punctuator))
            report("  ".join(f"{key} {value}" for key, value in asdict(row).items()))
            rows.append(row)
        return rows

    def _trained(
        self,
        variant: Variant,
        tokenizer: Tokenizer,
        packed: Mapping[str, PackedLanguage],
        folder: Path,
        report: Callable[[str], None],
    ) -> Punctuator:
        """A short training in `folder`, opened as a bundle."""
        plan = replace(_SHORT, steps=self.steps, **variant.plan)
        sampler = WindowSampler(
            packed,
            language_weights(words_in(self.texts), english=0.2),
            tokens=_WINDOW,
            spoiling=replace(Spoiling(), **variant.spoiling),
        )
        torch.manual_seed(1)
        model = new_model(tokenizer, self.layers, is_random=variant.random_start)
        Trainer(CompactObjective(model, plan, sampler), folder).run(checked=report)
        write_bundle(load_averaged(folder), self.pieces, folder / "bundle", _DESCRIPTION)
        return Punctuator(open_backend(load_bundle(folder / "bundle")))

    def _measure(self, predictor: Predictor) -> dict[str, float]:
        """The figures of a row: means over the languages that have them."""
        random = np.random.default_rng(0)
        found: dict[str, list[float]] = {key: [] for key in AblationRow.__struct_fields__[1:]}
        for text in self.held_out.values():
            sample = halves(text, self.words)[1]
            bare = measure(predictor, sample)
            found["micro_f1"].append(bare.scores().micro_f1)
            found["macro_f1"].append(bare.scores().macro_f1)
            if bare.has_casing():
                found["casing_f1"].append(bare.casing_f1())
            found["half_given_gain"].append(half_given_gain(predictor, sample, bare, random))
        return {key: round(metrics.mean(values), 4) for key, values in found.items()}
