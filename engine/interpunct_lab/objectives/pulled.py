# SPDX-License-Identifier: Apache-2.0
"""Objective of fine-tuning on little text: the weights are pulled back to where they began.

Li et al. 2018 (L2-SP) decay weights towards those of the pre-trained model and not towards zero;
here the decay is decoupled from the gradient, as in AdamW, so that one strength fits all layers.
With Adam no weight can drift farther than about one over the pull.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from interpunct_lab.training.objective import Objective, Prepared
from interpunct_lab.training.plan import Schedule


@dataclass(frozen=True, slots=True)
class Pace:
    """How long, how fast and how freely.

    `rate` is that of the heads, `body_rate` that of everything below; `pull` is how strongly
    weights are held.
    """

    steps: int
    rate: float
    pull: float
    body_rate: float = 0.0
    seed: int = 1


class PulledObjective(Objective):
    """A `module` of which `heads` and `body` go down `loss` at a pace, the rates falling to zero.

    `batch` draws what `loss` takes with the generator it is given.
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

    def check(self, step: int, losses: list[float]) -> str:
        """See `Objective.check`."""
        return f"step {step}  loss {losses[0]:.4f}"

    def after_step(self, step: int) -> None:
        """See `Objective.after_step`: pull the weights back."""
        left = self.schedule.factor(step - 1)
        for (part, rate), start in zip(self._groups, self._starts, strict=True):
            if part:
                share = min(1.0, rate * left * self.pace.pull)
                torch._foreach_lerp_([weight.data for weight in part], start, share)
