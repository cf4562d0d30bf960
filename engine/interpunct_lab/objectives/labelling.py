# SPDX-License-Identifier: Apache-2.0
"""Objective of the published systems: the labels of drawn stretches, on one or several GPUs.

Each process draws its own stretches, and reads its share of the dev text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np
from torch import Tensor
from torch.optim import Optimizer

from interpunct.bundles.description import Check
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.sampling.stretches import StretchSampler
from interpunct_lab.systems.measuring import measured
from interpunct_lab.systems.plan import SystemPlan, SystemProgress, make_optimizer
from interpunct_lab.text.labelled import LabelledText
from interpunct_lab.training.objective import Objective, Prepared

if TYPE_CHECKING:
    from accelerate import Accelerator


class LabellingObjective(Objective):
    """A system that learns from the stretches of `sampler` and is checked on `dev`.

    `facts` are plain values that a resumed training must share besides system, config and plan.
    """

    module: System
    progress_kind = SystemProgress
    remedy = "Begin anew with a lower --rate."

    def __init__(
        self,
        system: System,
        plan: SystemPlan,
        sampler: StretchSampler,
        dev: Mapping[str, LabelledText],
        accelerator: Accelerator,
        *,
        facts: Mapping[str, Any],
    ) -> None:
        self.module, self.plan, self.schedule = system, plan, plan.schedule
        self._sampler, self._dev = sampler, dev
        self._accelerator = accelerator
        own = {"system": system.name, "config": asdict(system.config), "plan": asdict(plan)}
        self.sameness = {**own, **facts}

    def optimizer(self) -> Optimizer:
        """See `Objective.optimizer`."""
        groups = self.module.parameter_groups(self.plan.rate)
        return make_optimizer(self.plan.optimizer, groups, self.plan.weight_decay)

    def draw(self, step: int, process: int) -> Prepared:
        """See `Objective.draw`; the share of a part is that of its scored slots."""
        plan = self.plan
        random = np.random.default_rng((plan.seed, step, process))
        stretches = self._sampler.stretches(plan.stretches, random)
        seed = int(random.integers(2**63))
        batches = [self.module.batch(part) for part in _split(stretches, plan.parts)]
        scored = [int((batch.labels != NOT_SCORED).sum()) for batch in batches]
        shares = [count / max(1, sum(scored)) for count in scored]
        words = sum(len(stretch.words) for stretch in stretches)
        return Prepared(list(zip(batches, shares, strict=True)), words, seed)

    def before_step(self, step: int) -> None:
        """See `Objective.before_step`."""
        self.module.before_step(step, self.plan.steps)

    def loss(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """See `Objective.loss`."""
        loss = self.module.loss(batch.to(self.module.device))
        return loss, loss

    def check(self, step: int, losses: list[float]) -> Check | None:
        """See `Objective.check`."""
        found = measured(self.module, self._dev, self._accelerator)
        return None if found is None else Check(step, losses[0], **found)


def _split(stretches: Sequence[LabelledStretch], parts: int) -> list[Sequence[LabelledStretch]]:
    """At most so many parts of about the same size."""
    size = -(-len(stretches) // parts)
    return [stretches[start : start + size] for start in range(0, len(stretches), size)]
