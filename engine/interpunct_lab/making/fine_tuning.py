# SPDX-License-Identifier: Apache-2.0
"""Fine-tuning of a published system on little text: weights are pulled to where they began.

Li et al. 2018 (L2-SP) decay weights towards those of the pre-trained model and not towards zero.
Here the decay is decoupled from the gradient, as in AdamW, so that one strength fits all layers.
With Adam no weight can drift farther than about one over the pull.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from interpunct.bundles.bundle import Bundle, written_description
from interpunct.errors import LabError
from interpunct.labels import LabelSet
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct.runtime.system_files import load_system, save_system
from interpunct.runtime.systems import systems
from interpunct.transcript.lettercase import model_form
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.making.evidence import Scope, refuse_evidence
from interpunct_lab.making.finished_text import Finished
from interpunct_lab.training.objective import Objective, Prepared, Schedule
from interpunct_lab.training.trainer import Trainer


@dataclass(frozen=True, slots=True)
class Pace:
    """Length, rates and pull of a fine-tuning.

    `rate` is that of the heads, `body_rate` that of everything below; `pull` is the strength that
    holds the weights.
    """

    steps: int
    rate: float
    pull: float
    body_rate: float = 0.0
    seed: int = 1


class PulledObjective(Objective):
    """A `module` whose `heads` and `body` learn from `loss`, with rates that fall to zero.

    `batch` draws the input of `loss` with a random generator.
    """

    measures = False
    remedy = "Adapt it with fewer --steps."

    def __init__(
        self,
        module: nn.Module,
        heads: Sequence[Tensor],
        body: Sequence[Tensor],
        *,
        batch: Callable[[np.random.Generator], Any],
        loss: Callable[[Any], Tensor],
        pace: Pace,
    ) -> None:
        self.module, self.pace = module, pace
        self.sameness = {"pace": asdict(pace)}
        self.schedule = Schedule(pace.steps, 0, decay=1.0, clip=1.0, check_every=pace.steps)
        self._groups = [(list(heads), pace.rate), (list(body), pace.body_rate)]
        self._starts = [[value.detach().clone() for value in part] for part, _ in self._groups]
        self._batch, self._loss_of = batch, loss

    def optimizer(self) -> torch.optim.Optimizer:
        """See `Objective.optimizer`."""
        groups = [{"params": part, "lr": rate} for part, rate in self._groups if part]
        return torch.optim.AdamW(groups, weight_decay=0.0)

    def draw(self, step: int, process: int) -> Prepared:
        """See `Objective.draw`."""
        random = np.random.default_rng((self.pace.seed, step, process))
        return Prepared([(self._batch(random), 1.0)], 0, int(random.integers(2**63)))

    def loss(self, batch: Any) -> tuple[Tensor, Tensor]:
        """See `Objective.loss`."""
        loss = self._loss_of(batch)
        return loss, loss

    def after_step(self, step: int) -> None:
        """See `Objective.after_step`: pull the weights back."""
        left = self.schedule.factor(step - 1)
        for (part, rate), start in zip(self._groups, self._starts, strict=True):
            if part:
                share = min(1.0, rate * left * self.pace.pull)
                torch._foreach_lerp_([weight.data for weight in part], start, share)


_STRETCHES = 8  # of a step
_RATE, _BODY_RATE, _PULL = 1e-3, 3e-5, 40.0


def write_adapted_system(
    bundle: Bundle, texts: Sequence[Finished], out: Path, *, scope: Scope, steps: int, seed: int
) -> None:
    """Fine-tune the system in `bundle` on `texts` and write it to `out`.

    Raises LabError where it is no torch system, or has n-grams.
    """
    refuse_evidence(bundle)
    system = load_system(bundle) if bundle.system in systems() else None
    if not isinstance(system, System):
        raise LabError(
            f"the weights of a bundle of the system {bundle.system} are not fine-tuned.",
            file=bundle.folder,
            remedy=f"Use --scope {Scope.NGRAMS}, which suits any bundle.",
        )
    stretches = [
        stretch
        for text in texts
        for stretch in _stretches(text, system.window_words, bundle.label_set)
    ]

    def batch(random: np.random.Generator) -> Batch:
        chosen = random.choice(len(stretches), min(_STRETCHES, len(stretches)), replace=False)
        return system.batch([stretches[index] for index in chosen])

    heads, body = _parameters(system, scope)
    pace = Pace(steps, _RATE, _PULL, _BODY_RATE, seed)
    objective = PulledObjective(system, heads, body, batch=batch, loss=system.loss, pace=pace)
    with torch.random.fork_rng(devices=[]):  # of dropout
        Trainer(objective, None).run()
    save_system(system.eval(), out, written_description(bundle.folder))


def _parameters(system: System, scope: Scope) -> tuple[list[Tensor], list[Tensor]]:
    """The weights of the last layer, and the learnt ones below it; all others are frozen."""
    last = [part for part in system.modules() if list(part.parameters(recurse=False))][-1]
    heads: list[Tensor] = list(last.parameters())
    known = {id(value) for value in heads}
    body: list[Tensor] = [value for value in system.parameters() if id(value) not in known]
    system.requires_grad_(scope is Scope.ALL)
    last.requires_grad_(True)
    return heads, body if scope is Scope.ALL else []


def _stretches(text: Finished, words: int, labels_of: LabelSet) -> list[LabelledStretch]:
    """The parts of `text`, of `words` words each, with a scored slot."""
    labels = np.where(text.scored, text.labels_in(labels_of).astype(np.int64), NOT_SCORED)
    spoken = text.transcript.words
    parts = [slice(start, start + words) for start in range(0, len(text), words)]
    return [
        LabelledStretch(
            [model_form(word.text, word.language) for word in spoken[part]],
            labels[part],
            [word.language for word in spoken[part]],
        )
        for part in parts
        if (labels[part] != NOT_SCORED).any()
    ]
