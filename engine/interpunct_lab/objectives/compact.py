# SPDX-License-Identifier: Apache-2.0
"""Objective of the compact system: marks, casing and, in some trainings, masked words.

Imports torch, numpy and sentencepiece only, so that it runs on a bare GPU machine. There is no dev
text: the moving average of the weights is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from interpunct.runtime.backends.torch_network import CompactModel
from interpunct_lab.sampling.piece_windows import WindowBatch, WindowSampler
from interpunct_lab.training.objective import Objective, Prepared, Schedule


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """Length and rates of a training.

    The rate rises over `warm_up` steps, stays, and falls to zero over the last `decay` share of
    `steps`. `average` is the decay of the moving average of the weights, which is kept. With
    `bfloat16` the layers compute in it, in two thirds of the time where the processor knows it.
    """

    steps: int
    windows: int = 8
    rate: float = 2e-4
    embedding_rate: float = 1e-3
    head_rate: float = 1e-3
    warm_up: int = 200
    decay: float = 0.4
    average: float = 0.999
    casing_loss: float = 0.6
    masked_loss: float = 0.0
    weight_decay: float = 0.01
    clip: float = 1.0
    save_every: int = 100
    seed: int = 1
    bfloat16: bool = False


class CompactObjective(Objective):
    """A model that learns from the windows of `sampler` on a `device`."""

    measures = False
    remedy = "The checkpoint before is whole. Start again in another folder, without --bfloat16."

    def __init__(
        self,
        model: CompactModel,
        plan: TrainingPlan,
        sampler: WindowSampler,
        device: torch.device | str = "cpu",
    ) -> None:
        self.plan, self.sampler = plan, sampler
        config, facts = asdict(model.config), sampler.facts()
        self.sameness = {"config": config, "plan": asdict(plan), **facts}
        self.device = torch.device(device)
        self.model = model.to(self.device)
        self.masked = MaskedWords(model.config.width, model.config.vocabulary).to(self.device)
        parts = [self.model, self.masked] if plan.masked_loss else [self.model]
        self.module = nn.ModuleList(parts)
        self.average = {name: value.clone() for name, value in model.state_dict().items()}
        self.schedule = Schedule(plan.steps, plan.warm_up, plan.decay, plan.clip, plan.save_every)

    def optimizer(self) -> torch.optim.Optimizer:
        """See `Objective.optimizer`; embeddings and heads learn at rates of their own."""
        model, plan = self.model, self.plan
        heads = [*model.punctuation.parameters(), *model.casing.parameters()]
        apart = {id(parameter) for parameter in [model.pieces.weight, *heads]}
        heads += self.masked.parameters() if plan.masked_loss else []
        body = [parameter for parameter in model.parameters() if id(parameter) not in apart]
        pieces = {"params": [model.pieces.weight], "lr": plan.embedding_rate, "weight_decay": 0.0}
        return torch.optim.AdamW(
            [
                {"params": body, "lr": plan.rate},
                pieces,
                {"params": heads, "lr": plan.head_rate},
            ],
            betas=(0.9, 0.98),
            weight_decay=plan.weight_decay,
            fused=True,
        )

    def draw(self, step: int, process: int) -> Prepared:
        """See `Objective.draw`; words are counted in tokens."""
        random = np.random.default_rng((self.plan.seed, step, process))
        batch = self.sampler.batch(self.plan.windows, random)
        return Prepared([(batch, 1.0)], batch.ids.size, int(random.integers(2**63)))

    def loss(self, batch: WindowBatch) -> tuple[Tensor, Tensor]:
        """See `Objective.loss`; of marks, casing and masked words together."""
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.plan.bfloat16):
            states = self.model.encode(self._tensor(batch.ids)).flatten(0, 1)
            places = self._tensor(batch.gaps), self._tensor(batch.starts)
            labels, casings = self.model.scores(states, *places)
        loss = functional.cross_entropy(labels.float(), self._tensor(batch.labels))
        if len(batch.casings):
            wanted = functional.cross_entropy(casings.float(), self._tensor(batch.casings))
            loss = loss + self.plan.casing_loss * wanted
        if self.plan.masked_loss and len(batch.masked):
            masked, hidden = self._tensor(batch.masked), self._tensor(batch.hidden)
            guessed = self.masked(states[masked], hidden, self.model)
            loss = loss + self.plan.masked_loss * guessed
        return loss, loss

    def _tensor(self, values: NDArray[np.int64]) -> Tensor:
        return torch.from_numpy(values).to(self.device)

    @torch.no_grad()
    def after_step(self, step: int) -> None:
        """See `Objective.after_step`: average the weights."""
        share = 1 - min(self.plan.average, step / (step + 10))
        averages = list(self.average.values())
        torch._foreach_lerp_(averages, list(self.model.state_dict().values()), share)

    def state(self) -> dict[str, Any]:
        """See `Objective.state`."""
        return {"average": self.average}

    def take_up(self, state: Mapping[str, Any]) -> None:
        """See `Objective.take_up`."""
        for name, value in self.average.items():
            value.copy_(state["average"][name])


class MaskedWords(nn.Module):
    """Loss of guessing masked pieces, as an auxiliary aim (Devlin et al. 2019, section 3.1).

    Its head serves training only; the scores of the pieces are products with their own embeddings.
    """

    def __init__(self, width: int, vocabulary: int) -> None:
        super().__init__()
        self.transform = nn.Linear(width, width)
        self.norm = nn.LayerNorm(width)
        self.bias = nn.Parameter(self.transform.bias.new_zeros(vocabulary))

    def forward(self, states: Tensor, hidden: Tensor, model: CompactModel) -> Tensor:
        """Mean cross-entropy of `hidden` (n,) pieces, given the `states` (n, width) at them."""
        guessed = self.norm(functional.gelu(self.transform(states)))
        return functional.cross_entropy(guessed @ model.pieces.weight.T + self.bias, hidden)
