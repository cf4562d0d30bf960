# SPDX-License-Identifier: Apache-2.0
"""The training loop of an expert: goes on bit by bit where it was killed, keeps the best."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from interpunct.lab.experts.checkpoints import (
    ExpertProgress,
    load_training,
    save_best,
    save_training,
)
from interpunct.lab.experts.corpus import Corpus
from interpunct.lab.experts.measuring import answer, figures
from interpunct.lab.experts.network import ExpertNetwork, RowFinder
from interpunct.lab.experts.options import ExpertRecipe, Learning
from interpunct.lab.experts.windows import IGNORED, WindowSource
from interpunct.lab.text.labelled import LabelledText
from interpunct.models.experts.description import ExpertDescription
from interpunct.models.experts.expert import Expert
from interpunct.models.experts.keys import KeyIndex
from interpunct.transcript.labels import Casing, Label

Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Material:
    """What an expert learns from (`corpus`), is stopped by (`fitting`), and its key tables."""

    corpus: Corpus
    fitting: LabelledText
    keys: Mapping[str, KeyIndex]


class ExpertTrainer:
    """An expert in training, in a folder of its own."""

    def __init__(self, material: Material, recipe: ExpertRecipe, folder: Path) -> None:
        learning = recipe.learning
        torch.manual_seed(learning.seed)
        self.material = material
        self.recipe = recipe
        self.folder = folder
        self.network = ExpertNetwork(
            recipe.shape, len(recipe.features.words), material.keys, learning
        )
        self.optimizer = torch.optim.AdamW(
            _parameter_groups(self.network, learning), betas=(0.9, 0.98), fused=True
        )
        self.progress = ExpertProgress()
        self._windows = WindowSource(material.corpus, recipe)
        self._finder = RowFinder(material.corpus.text.types, recipe.features, material.keys)
        self._steps_a_pass = max(1, len(self._windows.starts(0)) // learning.windows)
        self.steps = _steps(learning, self._steps_a_pass)

    def run(self, report: Report, *, until: float | None = None) -> bool:
        """Train to the end, or until a `time.time()` is reached; whether the end was reached."""
        load_training(self.folder, self.network, self.optimizer, self.progress)
        while self.progress.step < self.steps:
            self._pass(report, until)
            if until is not None and time.time() >= until:
                return False
        return True

    def expert(self) -> Expert:
        """The expert as it is now, with unrounded weights."""
        description = ExpertDescription(
            self.material.corpus.text.language, self.recipe.features, self.recipe.shape
        )
        return Expert(description, self.network.weights(self.material.keys))

    def _pass(self, report: Report, until: float | None) -> None:
        """The rest of the pass that the next step belongs to."""
        learning, progress = self.recipe.learning, self.progress
        starts = self._starts(progress.step // self._steps_a_pass)
        look_every = max(1, self._steps_a_pass // learning.looks)
        for place in range(progress.step % self._steps_a_pass, self._steps_a_pass):
            began = time.process_time()
            self._learn(starts[place * learning.windows :][: learning.windows])
            progress.seconds += time.process_time() - began
            progress.step += 1
            done = progress.step == self.steps
            if progress.step % look_every == 0 or done:
                self._look(report)
            late = until is not None and time.time() >= until
            if progress.step % learning.save_every == 0 or done or late:
                save_training(self.folder, self.network, self.optimizer, progress)
            if done or late:
                return

    def _starts(self, number: int) -> np.ndarray:
        """The windows of a pass, as many as the first has: chance leaves out more or fewer."""
        starts = self._windows.starts(number)
        return np.resize(starts, self._steps_a_pass * self.recipe.learning.windows)

    def _learn(self, starts: np.ndarray) -> None:
        """One step; what is random in it follows from the seed and the step alone."""
        learning, progress = self.recipe.learning, self.progress
        random = np.random.default_rng((learning.seed, 1 << 32, progress.step))
        torch.manual_seed(int(random.integers(1 << 62)))
        self.network.train()
        for group in self.optimizer.param_groups:
            group["lr"] = group["full_rate"] * _factor(progress.step, self.steps, learning)
        batch = self._windows.batch(starts, random)
        rows = self._finder.rows(batch, hidden=learning.evidence_dropout, random=random)
        labels, casings = self.network(rows)
        loss = _cross_entropy(labels, batch.labels, len(Label))
        whole = loss + learning.casing_loss * _cross_entropy(casings, batch.casings, len(Casing))
        self.optimizer.zero_grad(set_to_none=True)
        whole.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), learning.clip)
        self.optimizer.step()
        progress.words += batch.words.size
        progress.loss += 0.01 * (float(loss.detach()) - progress.loss)

    def _look(self, report: Report) -> None:
        """Measure on the fitting text, and keep the weights where they are the best so far."""
        self.network.eval()
        found = answer(self.expert(), self.material.fitting)
        progress, facts = self.progress, figures(found)
        report(
            f"step {progress.step}/{self.steps}  {progress.words:,} words  "
            f"{progress.seconds:.0f} CPU s  loss {progress.loss:.4f}  fitting "
            f"{facts['log_loss']:.4f}  F1 {facts['micro_f1']:.3f}  "
            f"SER {facts['slot_error_rate']:.3f}  casing {facts['casing_f1']}"
        )
        if found.loss() < progress.best_loss:
            progress.best_loss, progress.best_step = found.loss(), progress.step
            save_best(self.folder, self.network)


def _cross_entropy(scores: Tensor, targets: np.ndarray, classes: int) -> Tensor:
    wanted = torch.from_numpy(targets).view(-1)
    total = functional.cross_entropy(
        scores.view(-1, classes), wanted, ignore_index=IGNORED, reduction="sum"
    )
    return total / max(1, int((targets != IGNORED).sum()))


def _steps(learning: Learning, steps_a_pass: int) -> int:
    """How many steps to take in all."""
    wanted = learning.least_words / (learning.words * learning.windows)
    passes = max(learning.passes, min(learning.most_passes, wanted / steps_a_pass))
    return max(1, round(passes * steps_a_pass))


def _factor(step: int, steps: int, learning: Learning) -> float:
    """The share of the full rate at `step`."""
    left = (steps - step) / max(1.0, learning.decay * steps)
    return max(0.0, min(1.0, (step + 1) / learning.warm_up, left))


def _parameter_groups(network: ExpertNetwork, learning: Learning) -> list[dict[str, object]]:
    """Evidence learns at a rate of its own; only the matrices of the network are held small."""
    tables: list[Tensor] = [network.slot_evidence, network.casing_evidence]
    kinds = (network.words, network.marks, network.cases, network.pauses)
    embeddings: list[Tensor] = [kind.weight for kind in kinds]
    known = {id(parameter) for parameter in (*tables, *embeddings)}
    others: list[Tensor] = [p for p in network.parameters() if id(p) not in known]
    return [
        _group(tables, learning.evidence_rate, 0.0),
        _group(embeddings, learning.rate, 0.0),
        _group(others, learning.rate, learning.weight_decay),
    ]


def _group(parameters: list[Tensor], rate: float, decay: float) -> dict[str, object]:
    return {"params": parameters, "lr": rate, "full_rate": rate, "weight_decay": decay}
