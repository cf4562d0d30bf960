# SPDX-License-Identifier: Apache-2.0
"""The training loop of the compact system: resumes bit-exactly from its last checkpoint.

Imports torch, numpy and sentencepiece only, so that it runs on a bare GPU machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import LabError
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct_lab.compact.masked_words import MaskedWords
from interpunct_lab.compact.windows import WindowBatch, WindowSampler
from interpunct_lab.training.checkpoints import check_same, load_checkpoint, save_checkpoint


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """How long and how fast to learn.

    The rate rises over `warm_up` steps, stays, and falls to zero over the last `decay` share of
    `steps`. `average` is the decay of the moving average of the weights, which is what is kept.
    With `bfloat16` the layers compute in it, which takes two thirds of the time where the
    processor knows it.
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

    def factor(self, step: int) -> float:
        """The share of the full rate at `step`."""
        left = (self.steps - step) / max(1.0, self.decay * self.steps)
        return max(0.0, min(1.0, (step + 1) / self.warm_up, left))


class Trainer:
    """A model in training: weights, their moving average, optimiser and random state."""

    def __init__(self, model: CompactModel, plan: TrainingPlan, device: str = "cpu") -> None:
        self.device = torch.device(device)
        self.model = model.to(self.device)
        self.masked = _masked_words(model, plan)
        self.plan = plan
        self.step = 0
        self.tokens = 0
        self.average = {name: value.clone() for name, value in model.state_dict().items()}
        self.random = np.random.default_rng(plan.seed)
        self._losses: list[float] = []
        self.optimizer = torch.optim.AdamW(
            _parameter_groups(model, self.masked, plan),
            betas=(0.9, 0.98),
            weight_decay=plan.weight_decay,
            fused=True,
        )

    def run(self, sampler: WindowSampler, folder: Path, report: Callable[[str], None]) -> None:
        """Train to the end of the plan; a checkpoint every `save_every` steps into `folder`."""
        while self.step < self.plan.steps:
            self.advance(sampler, folder, report)

    def advance(self, sampler: WindowSampler, folder: Path, report: Callable[[str], None]) -> None:
        """Take one step; save and report where the plan says so."""
        self.model.train()
        self._losses.append(self._learn(sampler.batch(self.plan.windows, self.random)))
        if self.step % self.plan.save_every == 0 or self.step == self.plan.steps:
            save_checkpoint(folder, self._state())
            report(f"step {self.step}  loss {np.mean(self._losses):.4f}")
            self._losses.clear()

    def _learn(self, batch: WindowBatch) -> float:
        for group in self.optimizer.param_groups:
            group["lr"] = group["full_rate"] * self.plan.factor(self.step)
        loss = self._loss(batch)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), self.plan.clip)
        self.optimizer.step()
        self.optimizer.zero_grad(set_to_none=True)
        self.step += 1
        self.tokens += batch.ids.size
        self._average_weights()
        return float(loss.detach())

    def _loss(self, batch: WindowBatch) -> Tensor:
        def tensor(values: NDArray[np.int64]) -> Tensor:
            return torch.from_numpy(values).to(self.device)

        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.plan.bfloat16):
            states = self.model.encode(tensor(batch.ids)).flatten(0, 1)
            labels, casings = self.model.scores(states, tensor(batch.gaps), tensor(batch.starts))
        loss = functional.cross_entropy(labels.float(), tensor(batch.labels))
        if len(batch.casings):
            wanted = functional.cross_entropy(casings.float(), tensor(batch.casings))
            loss = loss + self.plan.casing_loss * wanted
        if self.masked and len(batch.masked):
            guessed = self.masked(states[tensor(batch.masked)], tensor(batch.hidden), self.model)
            loss = loss + self.plan.masked_loss * guessed
        return loss

    @torch.no_grad()
    def _average_weights(self) -> None:
        share = 1 - min(self.plan.average, self.step / (self.step + 10))
        averages = list(self.average.values())
        torch._foreach_lerp_(averages, list(self.model.state_dict().values()), share)

    def resume(self, folder: Path) -> bool:
        """Take up the checkpoint in `folder`; false where there is none.

        Raises LabError where it is that of a model of other sizes.
        """
        work = load_checkpoint(folder, self.device)
        if work is None:
            return False
        own = {"config": asdict(self.model.config)}
        check_same({"config": work.get("config")}, own, folder)
        self.model.load_state_dict(work["model"])
        if self.masked:
            self.masked.load_state_dict(work["masked"])
        self.average = work["average"]
        self.optimizer.load_state_dict(work["optimizer"])
        self.step = work["step"]
        self.tokens = work["tokens"]
        self.random.bit_generator.state = json.loads(work["random"])
        torch.set_rng_state(work["torch_random"].cpu())
        return True

    def _state(self) -> dict[str, Any]:
        return {
            "config": asdict(self.model.config),
            "plan": asdict(self.plan),
            "model": self.model.state_dict(),
            "masked": self.masked.state_dict() if self.masked else {},
            "average": self.average,
            "optimizer": self.optimizer.state_dict(),
            "step": self.step,
            "tokens": self.tokens,
            "random": json.dumps(self.random.bit_generator.state),
            "torch_random": torch.get_rng_state(),
        }


def load_averaged(folder: Path) -> CompactModel:
    """The model whose weights are the moving average of the checkpoint in `folder`."""
    work = _trained(folder)
    model = CompactModel(CompactConfig(**work["config"]))
    model.load_state_dict(work["average"])
    return model.eval()


def _masked_words(model: CompactModel, plan: TrainingPlan) -> MaskedWords | None:
    if not plan.masked_loss:
        return None
    device = model.pieces.weight.device
    return MaskedWords(model.config.width, model.config.vocabulary).to(device)


def _parameter_groups(
    model: CompactModel, masked: MaskedWords | None, plan: TrainingPlan
) -> list[dict[str, Any]]:
    heads = [*model.punctuation.parameters(), *model.casing.parameters()]
    apart = {id(parameter) for parameter in [model.pieces.weight, *heads]}
    heads += masked.parameters() if masked else []
    body = [parameter for parameter in model.parameters() if id(parameter) not in apart]
    return [
        {"params": body, "full_rate": plan.rate},
        {"params": [model.pieces.weight], "full_rate": plan.embedding_rate, "weight_decay": 0.0},
        {"params": heads, "full_rate": plan.head_rate},
    ]


def checkpoint_facts(folder: Path) -> dict[str, Any]:
    """What the card tells of the training: steps taken, tokens seen and the plan."""
    work = _trained(folder, mapped=True)
    return {key: work[key] for key in ("step", "tokens", "plan")}


def _trained(folder: Path, *, mapped: bool = False) -> dict[str, Any]:
    work = load_checkpoint(folder, mapped=mapped)
    if work is None:
        raise LabError("there is no checkpoint here.", file=folder, remedy="Run train first.")
    return work
