# SPDX-License-Identifier: Apache-2.0
"""The base class of objectives: all that differs between trainings; schedule and progress."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from torch import Tensor, nn
from torch.optim import Optimizer

from interpunct.errors import LabError

if TYPE_CHECKING:
    from interpunct.bundles.description import Check


@dataclass(slots=True)
class Progress:
    """Progress of a training, a part of its checkpoint; the best check has the lowest log loss.

    `seconds` are those of the wall clock, `cpu_seconds` those of the process on all its cores.
    """

    step: int = 0
    words: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    checks: list[Check] = field(default_factory=list)

    @property
    def best(self) -> Check | None:
        """The best check by `rank`, the first of equals."""
        return min(self.checks, key=self.rank, default=None)

    @classmethod
    def rank(cls, check: Check) -> Any:
        """Sort key of a check; smaller is better."""
        return math.inf if check.log_loss is None else check.log_loss

    @classmethod
    def may_end(cls, check: Check) -> bool:  # noqa: ARG003
        """Whether a training whose best check is `check` may end early."""
        return True

    def is_stuck(self, patience: int | None) -> bool:
        """Whether the last `patience` checks have found nothing better."""
        best = self.best
        if patience is None or best is None or not self.may_end(best):
            return False
        return len(self.checks) - self.checks.index(best) > patience

    def as_dict(self) -> dict[str, Any]:
        """Plain values for a checkpoint or a description."""
        checks = [
            {name: getattr(check, name) for name in check.__struct_fields__}
            for check in self.checks
        ]
        return {name: getattr(self, name) for name in _NUMBERS} | {"checks": checks}

    @classmethod
    def read(cls, values: Mapping[str, Any], folder: Path) -> Self:
        """Progress from what `as_dict` gave; `folder` is named in errors.

        Raises LabError, KeyError, TypeError or ValueError for other values.
        """
        checks = [_read_check(check, folder) for check in values["checks"]]
        return cls(**{name: kind(values[name]) for name, kind in _NUMBERS.items()}, checks=checks)


_NUMBERS: dict[str, Any] = {"step": int, "words": int, "seconds": float, "cpu_seconds": float}
"""The kinds of the numbers of a progress, by their names."""


def _read_check(values: Mapping[str, Any], folder: Path) -> Check:
    from interpunct.bundles.description import Check  # with msgspec, which bare machines lack
    from interpunct.decoding import typed

    return typed(values, Check, LabError, file=folder)


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


class Prepared(NamedTuple):
    """The batch of a step in `parts`, each with its share of the loss.

    `words` is its size. `seed` determines the random numbers while it is learnt from.
    """

    parts: Sequence[tuple[Any, float]]
    words: int
    seed: int


class Objective(ABC):
    """An aim of training: its batches, its loss, its parameters, its check on dev text.

    In a subclass, `module` holds all learnt weights, on the device of the training. `sameness`
    holds plain values that a resumed training must share with the one before. `progress_kind`
    ranks its checks. Without `measures` there is no dev text: nothing is ranked, and the last
    weights are kept. `remedy` is for weights that are no numbers any more.
    """

    module: nn.Module
    schedule: Schedule
    sameness: Mapping[str, Any]
    progress_kind: ClassVar[type[Progress]] = Progress
    measures: ClassVar[bool] = True
    remedy: ClassVar[str] = "Start again with a lower learning rate."

    @abstractmethod
    def optimizer(self) -> Optimizer:
        """The optimiser of all parameter groups, each with its full rate."""

    @abstractmethod
    def draw(self, step: int, process: int) -> Prepared:
        """The batch of a step; it follows from the seed, the step and the process alone."""

    @abstractmethod
    def loss(self, batch: Any) -> tuple[Tensor, Tensor]:
        """The loss of a part of a step, and the losses (or the loss) that checks report."""

    def check(self, step: int, losses: list[float]) -> Any:
        """The check after `step`, given the mean reported losses since the last one.

        A `Check` where it `measures`, else a line of text; None where scores are no numbers.
        """
        return f"step {step}  loss {losses[0]:.4f}"

    def before_step(self, step: int) -> None:  # noqa: B027
        """Prepare the module for `step`."""

    def after_step(self, step: int) -> None:  # noqa: B027
        """Follow the weights after `step` steps."""

    def state(self) -> dict[str, Any]:
        """Further parts of the checkpoint."""
        return {}

    def take_up(self, state: Mapping[str, Any]) -> None:  # noqa: B027
        """Restore what `state` gave, from a checkpoint."""

    def write_beside(self, folder: Path, progress: Progress) -> None:  # noqa: B027
        """Write files for others beside a new or resumed checkpoint in `folder`."""
