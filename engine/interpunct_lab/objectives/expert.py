# SPDX-License-Identifier: Apache-2.0
"""Objective of an expert: labels and casing of the words of one language."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import numpy as np
import torch
from msgspec import structs
from torch import Tensor
from torch.nn import functional

from interpunct.arrays import IntArray
from interpunct.bundles.description import Check, Fit, uncalibrated
from interpunct.labels import LabelSet, PaperLabel
from interpunct.runtime.calibration import ALL_LANGUAGES
from interpunct.runtime.experts.description import ExpertDescription, ExpertFigures
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.keys import KeyIndex
from interpunct.runtime.labelling import ExpertPunctuator
from interpunct_lab.architectures.expert_network import ExpertNetwork, RowFinder, Rows
from interpunct_lab.evaluation.bundle_figures import figures_of, half_given_gain, measure
from interpunct_lab.evaluation.calibrating import calibrated_loss, fit_calibration
from interpunct_lab.sampling.expert_recipe import ExpertRecipe, Learning
from interpunct_lab.sampling.word_windows import IGNORED, WindowSource, WordBatch
from interpunct_lab.text.corpus import Corpus
from interpunct_lab.text.labelled import LabelledText
from interpunct_lab.training.objective import Objective, Prepared, Schedule


class ExpertObjective(Objective):
    """An expert with tables of these `keys`; learns from `corpus`, is checked on `fitting`.

    `start` is the language of the expert that it begins from, if any.
    """

    module: ExpertNetwork

    def __init__(
        self,
        corpus: Corpus,
        fitting: LabelledText,
        recipe: ExpertRecipe,
        keys: Mapping[str, KeyIndex],
        start: str = "",
    ) -> None:
        text, learning = corpus.text, recipe.learning
        self.corpus, self.fitting, self.recipe = corpus, fitting, recipe
        self.keys, self.start = keys, start
        labels = list(text.label_set.names)
        self.sameness = {"recipe": asdict(recipe), "text": corpus.digest, "labels": labels}
        torch.manual_seed(learning.seed)
        kinds = len(recipe.features.words)
        self.module = ExpertNetwork(recipe.shape, kinds, keys, learning, text.label_set)
        self._windows = WindowSource(corpus, recipe)
        self._finder = RowFinder(text.types, recipe.features, keys)
        self._pass = (0, self._windows.starts(0))
        self._steps_a_pass = max(1, len(self._pass[1]) // learning.windows)
        self.schedule = _schedule(learning, self._steps_a_pass)

    @property
    def language(self) -> str:
        """Language of the expert."""
        return self.corpus.text.language

    def optimizer(self) -> torch.optim.Optimizer:
        """See `Objective.optimizer`."""
        groups = _parameter_groups(self.module, self.recipe.learning)
        return torch.optim.AdamW(groups, betas=(0.9, 0.98), fused=True)

    def draw(self, step: int, process: int) -> Prepared:  # noqa: ARG002
        """See `Objective.draw`."""
        learning = self.recipe.learning
        random = np.random.default_rng((learning.seed, 1 << 32, step))
        seed = int(random.integers(1 << 62))
        batch = self._windows.batch(self._starts(step), random)
        rows = self._finder.rows(batch, hidden=learning.evidence_dropout, random=random)
        return Prepared([((batch, rows), 1.0)], batch.words.size, seed)

    def _starts(self, step: int) -> IntArray:
        """The windows of a step; each pass has as many as the first."""
        number, place = divmod(step, self._steps_a_pass)
        if number != self._pass[0]:
            self._pass = (number, self._windows.starts(number))
        windows = self.recipe.learning.windows
        starts = np.resize(self._pass[1], self._steps_a_pass * windows)
        return starts[place * windows :][:windows]

    def loss(self, batch: tuple[WordBatch, Rows]) -> tuple[Tensor, Tensor]:
        """See `Objective.loss`; that of the labels is reported."""
        words, rows = batch
        labels, casings = self.module(rows)
        label_set, detail = self.corpus.text.label_set, self.recipe.learning.detail_loss
        loss = label_loss(labels, words.labels, label_set, detail)
        casing = _cross_entropy(casings, words.casings)
        return loss + self.recipe.learning.casing_loss * casing, loss

    def check(self, step: int, losses: list[float]) -> Check:
        """See `Objective.check`."""
        found = measure(on_its_own(self.expert()), self.fitting).by_paper_labels()
        scores = found.scores()
        return Check(
            step,
            losses[0],
            scores.micro_f1,
            scores.macro_f1,
            scores.slot_error_rate,
            casing_f1=found.casing_f1() if found.has_casing() else None,
            log_loss=calibrated_loss(found.log_scores(), found.wanted),
        )

    def expert(self) -> Expert:
        """The expert as it is now, with unrounded weights."""
        self.module.eval()
        labels = self.corpus.text.label_set
        description = ExpertDescription(
            language=self.language,
            features=self.recipe.features,
            shape=self.recipe.shape,
            casing_inside=True,
            labels=tuple(labels.described()),
            calibration=uncalibrated(labels)[ALL_LANGUAGES],
        )
        return Expert(description, self.module.weights(self.keys))

    def state(self) -> dict[str, Any]:
        """See `Objective.state`."""
        keys = {name: torch.from_numpy(index.keys) for name, index in self.keys.items()}
        return {"keys": keys, "start": self.start}

    def take_up(self, state: Mapping[str, Any]) -> None:
        """See `Objective.take_up`."""
        self.start = str(state["start"])


def label_loss(scores: Tensor, targets: IntArray, labels: LabelSet, detail: float) -> Tensor:
    """Cross-entropy of `scores` (words, windows, labels) for the columns `targets`.

    The choice among labels that count as the same label of the papers has the weight `detail`.
    """
    known = targets != IGNORED
    counted = labels.counted_as(np.where(known, targets, 0)).astype(np.int64)
    counted[~known] = IGNORED
    alike = [scores[..., labels.columns_of(label)].logsumexp(-1) for label in PaperLabel]
    by_paper_labels = _cross_entropy(torch.stack(alike, -1), counted)
    return detail * _cross_entropy(scores, targets) + (1 - detail) * by_paper_labels


def _cross_entropy(scores: Tensor, targets: IntArray) -> Tensor:
    wanted = torch.from_numpy(targets).view(-1)
    total = functional.cross_entropy(
        scores.flatten(0, -2), wanted, ignore_index=IGNORED, reduction="sum"
    )
    return total / max(1, int((targets != IGNORED).sum()))


def _schedule(learning: Learning, steps_a_pass: int) -> Schedule:
    wanted = learning.least_words / (learning.words * learning.windows)
    passes = max(learning.passes, min(learning.most_passes, wanted / steps_a_pass))
    steps = max(1, min(round(passes * steps_a_pass), learning.most_steps))
    return Schedule(
        steps,
        warm_up=min(learning.warm_up, steps // 10),
        decay=learning.decay,
        clip=learning.clip,
        check_every=learning.check_every,
        patience=learning.patience,
    )


def _parameter_groups(network: ExpertNetwork, learning: Learning) -> list[dict[str, Any]]:
    """Evidence learns at a rate of its own; only the matrices of the network are held small."""
    tables: list[Tensor] = [network.slot_evidence, network.casing_evidence]
    kinds = (network.words, network.marks, network.cases)
    embeddings: list[Tensor] = [kind.weight for kind in kinds]
    known = {id(parameter) for parameter in (*tables, *embeddings)}
    others: list[Tensor] = [p for p in network.parameters() if id(p) not in known]
    return [
        {"params": tables, "lr": learning.evidence_rate, "weight_decay": 0.0},
        {"params": embeddings, "lr": learning.rate, "weight_decay": 0.0},
        {"params": others, "lr": learning.rate, "weight_decay": learning.weight_decay},
    ]


def on_its_own(expert: Expert) -> ExpertPunctuator:
    """A predictor with this expert alone, by its own calibration."""
    facts = expert.description
    return ExpertPunctuator(
        {facts.language: expert}, {facts.language: facts.calibration}, facts.label_set
    )


def fit_expert(expert: Expert, text: LabelledText) -> Fit:
    """The calibration of an expert that has none yet."""
    bare = measure(on_its_own(expert), text)
    return fit_calibration(bare.log_scores(), bare.wanted)


def measure_expert(expert: Expert, text: LabelledText) -> ExpertFigures:
    """All figures of an expert on its own; its mixture with an encoder is better."""
    predictor = on_its_own(expert)
    bare = measure(predictor, text)
    gain = half_given_gain(predictor, text, bare, np.random.default_rng(0))
    return ExpertFigures(
        **structs.asdict(figures_of(bare)),
        half_given_gain=round(gain, 4),
        log_loss=round(bare.log_loss(), 4),
    )


def words_per_second(expert: Expert, text: LabelledText, words: int = 20_000) -> float:
    """Speed of the best of three runs over a text of `words` words."""
    forms = [text.types[form] for form in np.resize(text.words, words).tolist()]
    durations = []
    for _ in range(3):
        started = time.perf_counter()
        expert.scores(forms)
        durations.append(time.perf_counter() - started)
    return words / min(durations)
