# SPDX-License-Identifier: Apache-2.0
"""Plan of a published system's training, and the choice of its best check."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

from interpunct.bundles.description import Check
from interpunct.errors import LabError
from interpunct_lab.training.objective import Progress, Schedule
from interpunct_lab.training.optimizers import OptimizerName


@dataclass(frozen=True, slots=True)
class SystemPlan:
    """Length and rates of a training.

    The rate rises over `warm_up` steps, stays, and falls to zero over the last `decay` share of
    `steps`; with a `decay` of 0 it stays to the end. `stretches` is the size of a batch on each
    process. It goes through the system in `parts` parts, whose gradients are added. Every
    `check_every` steps the dev text is measured and a checkpoint written. Training ends after
    `patience` checks without a better one. The weights of the best check are kept; see
    `SystemProgress`.
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
        """The plan for `epochs` epochs of `epoch` steps each.

        Where `check_every` is 0, a check comes after each.
        """
        return replace(self, steps=epochs * epoch, check_every=self.check_every or epoch)

    @property
    def schedule(self) -> Schedule:
        """The plan's part that the trainer follows."""
        return Schedule(
            self.steps, self.warm_up, self.decay, self.clip, self.check_every, self.patience
        )


class SystemProgress(Progress):
    """Progress of a published system, whose best check shows right marks.

    A system without marks has a slot error rate of 1; one that shows many at first has more, and
    has learnt more. So a check with a right mark ranks before one without. The slot error rate
    ranks checks only where it is well below 1, the log loss everywhere else. Random hits before
    anything is learnt are no marks shown.
    """

    __slots__ = ()

    @classmethod
    def rank(cls, check: Check) -> tuple[bool, bool, float]:
        """See `Progress.rank`."""
        tells = check.micro_f1 > 0 and check.slot_error_rate <= _TELLING
        loss = math.inf if check.log_loss is None else check.log_loss
        return not _shows(check), not tells, check.slot_error_rate if tells else loss

    @classmethod
    def may_end(cls, check: Check) -> bool:
        """See `Progress.may_end`; a system that shows no mark yet is not stuck: all begin so."""
        return _shows(check)

    @classmethod
    def read(cls, values: Mapping[str, Any], folder: Path) -> Self:
        """See `Progress.read`.

        Raises LabError for a training of a version of the program that chose the best check
        otherwise: its weights are the only ones that are kept.
        """
        progress = super().read(values, folder)
        if any(check.log_loss is None for check in progress.checks):
            raise LabError(
                "the training here was begun by an earlier version, which chose its weights by "
                "another rule.",
                file=folder,
                remedy="Remove it and start again, or name another --out.",
            )
        return progress


_TELLING = 0.9
"""Greatest slot error rate that ranks checks; a single right mark already gives 0.999."""


_RANDOM = 2.0
"""Slot error rate of random marks; untrained systems have 3 and more."""


def _shows(check: Check) -> bool:
    """Whether a system shows right marks, and not by chance."""
    return check.micro_f1 > 0 and check.slot_error_rate <= _RANDOM
