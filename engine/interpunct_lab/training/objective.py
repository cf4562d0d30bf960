# SPDX-License-Identifier: Apache-2.0
"""The base class of objectives: everything of a training that is not the same in all of them."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from torch import Tensor, nn
from torch.optim import Optimizer

from interpunct_lab.training.progress import Progress, Schedule


class Prepared(NamedTuple):
    """The batch of a step in `parts`, each with its share of the loss.

    `words` is its size. `seed` determines the random numbers while it is learnt from.
    """

    parts: Sequence[tuple[Any, float]]
    words: int
    seed: int


class Objective(ABC):
    """An aim of training: what is drawn, its loss, its parameters, its check on dev text.

    Of a subclass, `module` holds all weights that are learnt, on the device of the training;
    `sameness` holds plain values that a resumed training must share with the one before.
    `progress_kind` ranks its checks. Without `measures` there is no dev text: nothing is ranked,
    and the last weights are kept. `clock` counts the seconds. `remedy` is for weights that are no
    numbers any more.
    """

    module: nn.Module
    schedule: Schedule
    sameness: Mapping[str, Any]
    progress_kind: ClassVar[type[Progress]] = Progress
    measures: ClassVar[bool] = True
    clock: Callable[[], float] = staticmethod(time.monotonic)
    remedy: ClassVar[str] = "Begin anew with a lower learning rate."

    @abstractmethod
    def optimizer(self) -> Optimizer:
        """The optimiser of all parameter groups, each with its full rate."""

    @abstractmethod
    def draw(self, step: int, process: int) -> Prepared:
        """The batch of a step; it follows from the seed, the step and the process alone."""

    @abstractmethod
    def loss(self, batch: Any) -> tuple[Tensor, Tensor]:
        """The loss of a part of a step, and the losses (or the loss) that checks report."""

    @abstractmethod
    def check(self, step: int, losses: list[float]) -> Any:
        """The check after `step`, given the mean reported losses since the last one.

        A `Check` where it `measures`, else a line of text; None where scores are no numbers.
        """

    def before_step(self, step: int) -> None:  # noqa: B027
        """Prepare the module for `step`."""

    def after_step(self, step: int) -> None:  # noqa: B027
        """Follow the weights, of which `step` steps are taken."""

    def state(self) -> dict[str, Any]:
        """Further parts of the checkpoint."""
        return {}

    def take_up(self, state: Mapping[str, Any]) -> None:  # noqa: B027
        """Restore what `state` gave, from a checkpoint."""

    def write_beside(self, folder: Path, progress: Progress) -> None:  # noqa: B027
        """Write files for others beside a new or resumed checkpoint in `folder`."""
