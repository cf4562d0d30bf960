# SPDX-License-Identifier: Apache-2.0
"""How long and how fast a system learns, and how far it is."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from interpunct.bundles.description import Check
from interpunct_lab.systems.optimizers import OptimizerName


@dataclass(frozen=True, slots=True)
class SystemPlan:
    """How long and how fast to learn.

    The rate rises over `warm_up` steps, stays, and falls to zero over the last `decay` share of
    `steps`; with a `decay` of 0 it stays to the end. `stretches` is the size of a batch on each
    process, which goes through the system in so many `parts`: their gradients are added. Every
    `check_every` steps the dev text is measured and a checkpoint written; after `patience` checks
    without a better one training ends. The weights of the best one are kept; see `Progress.best`.
    """

    steps: int
    stretches: int = 32
    rate: float = 1e-3
    warm_up: int = 100
    decay: float = 0.4
    weight_decay: float = 0.01
    clip: float = 1.0
    check_every: int = 200
    patience: int = 5
    seed: int = 1
    optimizer: OptimizerName = "adamw"
    parts: int = 1

    def over(self, epochs: int, epoch: int) -> SystemPlan:
        """The same plan for so many epochs of `epoch` steps each.

        Where `check_every` is 0, a check comes after each; the usual warm-up takes a tenth of the
        steps at most.
        """
        steps, usual = epochs * epoch, SystemPlan(0).warm_up
        warm_up = min(usual, steps // 10) if self.warm_up == usual else self.warm_up
        return replace(self, steps=steps, warm_up=warm_up, check_every=self.check_every or epoch)

    def factor(self, step: int) -> float:
        """The share of the full rate at `step`, counted from 0."""
        left = (self.steps - step) / max(1.0, self.decay * self.steps)
        return max(0.0, min(1.0, (step + 1) / max(1, self.warm_up), left))


@dataclass(slots=True)
class Progress:
    """How far a training is; part of its checkpoint."""

    step: int = 0
    words: int = 0
    seconds: float = 0.0
    checks: list[Check] = field(default_factory=list)

    @property
    def best(self) -> Check | None:
        """The best check, the first of equals.

        A system that shows no mark has a slot error rate of 1, one that shows many at first has
        more, and has learnt more. So one that shows a right mark goes before one that shows
        none, and the rate decides only where it is well below 1: everywhere else the log loss.
        What random weights hit before anything is learnt is no mark shown.
        """
        return min(self.checks, key=_rank, default=None)

    def is_stuck(self, patience: int) -> bool:
        """Whether the last `patience` checks have found nothing better.

        A system that predicts no mark yet is not stuck: all begin so.
        """
        best = self.best
        if best is None or not _shows(best):
            return False
        return len(self.checks) - self.checks.index(best) > patience

    def as_dict(self) -> dict[str, Any]:
        """Plain values for a checkpoint or a description."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return values


_TELLING = 0.9
"""The slot error rate up to which it tells checks apart; one right mark is enough for 0.999."""


_RANDOM = 2.0
"""The slot error rate above which marks are set at random: untrained systems have 3 and more."""


def _shows(check: Check) -> bool:
    """Whether a system shows right marks, and not by chance."""
    return check.micro_f1 > 0 and check.slot_error_rate <= _RANDOM


def _rank(check: Check) -> tuple[bool, bool, float]:
    """What is lower for the better check."""
    tells = check.micro_f1 > 0 and check.slot_error_rate <= _TELLING
    loss = math.inf if check.log_loss is None else check.log_loss
    return not _shows(check), not tells, check.slot_error_rate if tells else loss
