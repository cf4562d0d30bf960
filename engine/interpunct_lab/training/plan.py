# SPDX-License-Identifier: Apache-2.0
"""Schedule of a training: steps, learning rate, checks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Schedule:
    """Length of a training and its learning rate at every step.

    The rate rises over `warm_up` steps, stays, and falls to zero over the last `decay` share of
    `steps`; with a `decay` of 0 it stays to the end. `clip` is the largest norm of the gradients.
    A check and a checkpoint follow every `check_every` steps. Training ends early after
    `patience` checks without a better one; None is for never.
    """

    steps: int
    warm_up: float
    decay: float
    clip: float
    check_every: int
    patience: int | None = None

    def factor(self, step: int) -> float:
        """The share of the full rate at `step`, counted from 0."""
        left = (self.steps - step) / max(1.0, self.decay * self.steps)
        return max(0.0, min(1.0, (step + 1) / max(1.0, self.warm_up), left))
