# SPDX-License-Identifier: Apache-2.0
"""The training loop of an expert: goes on bit by bit where it was killed, keeps the best."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from interpunct.arrays import IntArray
from interpunct.bundles.description import Check, uncalibrated
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct.labels import Casing
from interpunct.runtime.calibration import ALL_LANGUAGES
from interpunct.runtime.experts.description import ExpertDescription
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.hashing import Keys
from interpunct.runtime.experts.keys import KeyIndex
from interpunct_lab.architectures.weights import load_weights, save_weights
from interpunct_lab.checkpoints import (
    BEGIN_ANEW,
    BEST,
    CHECKPOINT,
    check_same,
    load_checkpoint,
    save_checkpoint,
    taking_up,
)
from interpunct_lab.evaluation.calibrating import calibrated_loss
from interpunct_lab.evaluation.measured import measure
from interpunct_lab.experts.corpus import Corpus
from interpunct_lab.experts.measuring import on_its_own
from interpunct_lab.experts.network import ExpertNetwork, RowFinder
from interpunct_lab.experts.options import ExpertRecipe, Learning
from interpunct_lab.experts.starting import start_from
from interpunct_lab.experts.tables import choose_tables
from interpunct_lab.experts.windows import IGNORED, WindowSource
from interpunct_lab.systems.plan import SystemPlan
from interpunct_lab.text.labelled import LabelledText


@dataclass(slots=True)
class ExpertProgress:
    """How far a training is: steps and words seen, CPU seconds; part of its checkpoint.

    `start` is the language of the expert that it began from, if any.
    """

    step: int = 0
    words: int = 0
    seconds: float = 0.0
    best_loss: float = math.inf
    best_step: int = 0
    start: str = ""


def is_begun(folder: Path) -> bool:
    """Whether there is a training to go on with."""
    return (folder / CHECKPOINT).exists()


def _nobody(_: object) -> None:
    """Is told, and does nothing."""


class ExpertTrainer:
    """An expert in training: learns from `corpus`, is stopped by `fitting`.

    `folder` holds its checkpoint, from which it goes on; a new training takes what it can use of
    the expert `start`. Raises LabError where the one that was begun there is another one.
    """

    def __init__(
        self,
        corpus: Corpus,
        fitting: LabelledText,
        recipe: ExpertRecipe,
        folder: Path,
        *,
        start: Expert | None = None,
    ) -> None:
        self.corpus = corpus
        self.fitting = fitting
        self.recipe = recipe
        self.folder = folder
        self.progress = ExpertProgress()
        self._sameness = {
            "recipe": asdict(recipe),
            "text": corpus.digest,
            "labels": list(corpus.text.label_set.names),
        }
        kept = load_checkpoint(folder)
        if kept is not None:
            with taking_up(folder):
                check_same(kept["sameness"], self._sameness, folder)
                self.keys = _read_keys(kept["keys"])
                self._build()
                self._take_up(kept)
            return
        self.keys = choose_tables(corpus.text, recipe.features, recipe.sizes)
        self._build()
        if start:
            start_from(self.network, self.keys, start)
            self.progress.start = start.description.language

    def _build(self) -> None:
        recipe, learning, text = self.recipe, self.recipe.learning, self.corpus.text
        torch.manual_seed(learning.seed)
        kinds = len(recipe.features.words)
        self.network = ExpertNetwork(recipe.shape, kinds, self.keys, learning, len(text.label_set))
        groups = _parameter_groups(self.network, learning)
        self._full_rates = [group["lr"] for group in groups]
        self._optimizer = torch.optim.AdamW(groups, betas=(0.9, 0.98), fused=True)
        self._windows = WindowSource(self.corpus, recipe)
        self._finder = RowFinder(text.types, recipe.features, self.keys)
        self._steps_a_pass = max(1, len(self._windows.starts(0)) // learning.windows)
        steps = _steps(learning, self._steps_a_pass)
        warm_up = min(learning.warm_up, steps // 10)
        self._plan = SystemPlan(steps, warm_up=warm_up, decay=learning.decay)
        self._losses: list[Tensor] = []

    @property
    def steps(self) -> int:
        """How many steps are to be taken in all."""
        return self._plan.steps

    @property
    def language(self) -> str:
        """The language that is learnt."""
        return self.corpus.text.language

    def run(
        self,
        *,
        checked: Callable[[Check], object] = _nobody,
        stepped: Callable[[int], object] = _nobody,
        until: float | None = None,
    ) -> bool:
        """Train to the end, or until a `time.time()` is reached; whether the end was reached.

        `checked` and `stepped` are called after every check and step.
        """
        if self._is_stuck:
            return True
        for starts in self._batches():
            self._learn(starts)
            stepped(self.progress.step)
            late = until is not None and time.time() >= until
            if self.progress.step % self.recipe.learning.check_every == 0 or self._is_last:
                checked(self._check())
                self._save()
            elif late:
                self._save()
            if self._is_stuck:
                break
            if late and not self._is_last:
                return False
        return True

    @property
    def _is_last(self) -> bool:
        return self.progress.step == self.steps

    @property
    def _is_stuck(self) -> bool:
        """Whether the last checks have found nothing better."""
        patience, progress = self.recipe.learning.patience, self.progress
        unchanged = (progress.step - progress.best_step) // self.recipe.learning.check_every
        return patience is not None and unchanged >= patience

    def expert(self) -> Expert:
        """The expert as it is now, with unrounded weights."""
        self.network.eval()
        told = ExpertDescription(
            language=self.language,
            features=self.recipe.features,
            shape=self.recipe.shape,
            casing_inside=True,
            labels=tuple(self.corpus.text.label_set.described()),
            calibration=uncalibrated(self.corpus.text.label_set)[ALL_LANGUAGES],
        )
        return Expert(told, self.network.weights(self.keys))

    def best(self) -> Expert:
        """The expert at the check with the lowest log loss; LabError where there was none yet."""
        if not is_begun(self.folder):
            raise LabError(
                "nothing is trained here yet.", file=self.folder, remedy="Run train first."
            )
        load_weights(self.network, self.folder / BEST, remedy=BEGIN_ANEW)
        return self.expert()

    def _batches(self) -> Iterator[IntArray]:
        """The windows of each step that is left."""
        starts, windows = None, self.recipe.learning.windows
        for step in range(self.progress.step, self.steps):
            number, place = divmod(step, self._steps_a_pass)
            if starts is None or not place:
                # as many as the first pass has: chance leaves out more or fewer
                starts = np.resize(self._windows.starts(number), self._steps_a_pass * windows)
            yield starts[place * windows :][:windows]

    def _learn(self, starts: IntArray) -> None:
        """One step; what is random in it follows from the seed and the step alone."""
        learning, progress = self.recipe.learning, self.progress
        began = time.process_time()
        random = np.random.default_rng((learning.seed, 1 << 32, progress.step))
        torch.manual_seed(int(random.integers(1 << 62)))
        self.network.train()
        for group, rate in zip(self._optimizer.param_groups, self._full_rates, strict=True):
            group["lr"] = rate * self._plan.factor(progress.step)
        batch = self._windows.batch(starts, random)
        rows = self._finder.rows(batch, hidden=learning.evidence_dropout, random=random)
        labels, casings = self.network(rows)
        loss = _cross_entropy(labels, batch.labels, labels.shape[-1])
        whole = loss + learning.casing_loss * _cross_entropy(casings, batch.casings, len(Casing))
        self._optimizer.zero_grad(set_to_none=True)
        whole.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), learning.clip)
        self._optimizer.step()
        self._losses.append(loss.detach())
        progress.words += batch.words.size
        progress.seconds += time.process_time() - began
        progress.step += 1

    def _check(self) -> Check:
        """Measure on the fitting text, and keep the weights where they are the best so far."""
        found, progress = measure(on_its_own(self.expert()), self.fitting), self.progress
        held_out_loss = calibrated_loss(found.log_scores(), found.wanted)
        if held_out_loss < progress.best_loss:
            progress.best_loss, progress.best_step = held_out_loss, progress.step
            self.folder.mkdir(parents=True, exist_ok=True)
            replace_file(self.folder / BEST, lambda path: save_weights(self.network, path))
        scores, loss = found.scores(), float(torch.stack(self._losses).mean())
        self._losses.clear()
        return Check(
            progress.step,
            loss,
            scores.micro_f1,
            scores.macro_f1,
            scores.slot_error_rate,
            casing_f1=found.casing_f1() if found.has_casing() else None,
            log_loss=held_out_loss,
        )

    def _save(self) -> None:
        work = {
            "sameness": self._sameness,
            "keys": {name: torch.from_numpy(index.keys) for name, index in self.keys.items()},
            "model": self.network.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "progress": asdict(self.progress),
        }
        save_checkpoint(self.folder, work)

    def _take_up(self, kept: Mapping[str, Any]) -> None:
        self.network.load_state_dict(kept["model"])
        self._optimizer.load_state_dict(kept["optimizer"])
        self.progress = ExpertProgress(**kept["progress"])


def _read_keys(kept: Mapping[str, Tensor]) -> dict[str, KeyIndex]:
    tables: dict[str, Keys] = {name: keys.numpy() for name, keys in kept.items()}
    return {name: KeyIndex(keys) for name, keys in tables.items()}


def _cross_entropy(scores: Tensor, targets: IntArray, classes: int) -> Tensor:
    wanted = torch.from_numpy(targets).view(-1)
    total = functional.cross_entropy(
        scores.view(-1, classes), wanted, ignore_index=IGNORED, reduction="sum"
    )
    return total / max(1, int((targets != IGNORED).sum()))


def _steps(learning: Learning, steps_a_pass: int) -> int:
    """How many steps to take in all."""
    wanted = learning.least_words / (learning.words * learning.windows)
    passes = max(learning.passes, min(learning.most_passes, wanted / steps_a_pass))
    return max(1, min(round(passes * steps_a_pass), learning.most_steps))


def _parameter_groups(network: ExpertNetwork, learning: Learning) -> list[dict[str, Any]]:
    """Evidence learns at a rate of its own; only the matrices of the network are held small."""
    tables: list[Tensor] = [network.slot_evidence, network.casing_evidence]
    kinds = (network.words, network.marks, network.cases, network.pauses)
    embeddings: list[Tensor] = [kind.weight for kind in kinds]
    known = {id(parameter) for parameter in (*tables, *embeddings)}
    others: list[Tensor] = [p for p in network.parameters() if id(p) not in known]
    return [
        {"params": tables, "lr": learning.evidence_rate, "weight_decay": 0.0},
        {"params": embeddings, "lr": learning.rate, "weight_decay": 0.0},
        {"params": others, "lr": learning.rate, "weight_decay": learning.weight_decay},
    ]
