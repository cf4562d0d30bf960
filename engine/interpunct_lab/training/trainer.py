# SPDX-License-Identifier: Apache-2.0
"""The training loop of every objective; goes on bit-exactly from its last checkpoint after a kill.

Every random choice of a step comes from the seed, the number of the step and the number of the
process alone. So a checkpoint holds no random state. Several GPUs or machines each draw their own
batches; accelerate averages their gradients. Imports torch and numpy only.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, Generic, TypeVar

import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, Dataset

from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct_lab.training.accelerating import Alone, said_by_first, same_sums
from interpunct_lab.training.checkpoints import (
    BEGIN_ANEW,
    BEST,
    check_same,
    is_begun,
    load_checkpoint,
    save_checkpoint,
    taking_up,
)
from interpunct_lab.training.objective import Objective, Prepared
from interpunct_lab.training.weights import load_weights, save_weights

Aim = TypeVar("Aim", bound=Objective)
_CLOCK_STEPS = 10  # several processes look at the clock together: it takes a message


def _silent(_: object) -> None:
    """Report to nobody."""


class _Loss(nn.Module):
    """The loss as a module's output, where gradients of several processes are averaged."""

    def __init__(self, objective: Objective) -> None:
        super().__init__()
        self.module = objective.module
        self._of = objective.loss

    def forward(self, batch: Any) -> tuple[Tensor, Tensor]:
        return self._of(batch)


class Trainer(Generic[Aim]):
    """An objective in training, its optimiser and its progress.

    `folder` holds the checkpoint and the best weights; with None neither is written. `processes`
    is an `Accelerator`, or `Alone`.
    """

    def __init__(self, objective: Aim, folder: Path | None, processes: Any = None) -> None:
        self.objective = objective
        self.folder = folder
        self.progress = objective.progress_kind()
        self._processes = processes or Alone()
        self.sameness = {
            **objective.sameness,
            "processes": self._processes.num_processes,
            "precision": self._processes.mixed_precision,
        }
        optimizer = objective.optimizer()
        self._full_rates = [group["lr"] for group in optimizer.param_groups]
        prepared: tuple[Any, Any] = self._processes.prepare(_Loss(objective), optimizer)
        self._loss, self._optimizer = prepared
        self._losses: list[Tensor] = []

    @property
    def steps(self) -> int:
        """The number of steps of the whole schedule."""
        return self.objective.schedule.steps

    @property
    def is_done(self) -> bool:
        """Whether the schedule is at its end, or nothing better is found any more."""
        return self._is_last or self.progress.is_stuck(self.objective.schedule.patience)

    @property
    def _is_last(self) -> bool:
        return self.progress.step == self.steps

    def run(
        self,
        *,
        checked: Callable[[Any], object] = _silent,
        stepped: Callable[[int], object] = _silent,
        workers: int = 0,
        until: float | None = None,
    ) -> bool:
        """Train until `is_done`, or `until` a time of `time.monotonic`; whether it is done.

        `checked` and `stepped` are called after every check and step; `workers` processes prepare
        the steps. Raises LabError where the weights are no numbers any more.
        """
        progress = self.progress
        began = time.monotonic() - progress.seconds
        cpu_began = time.process_time() - progress.cpu_seconds
        with same_sums(), closing(self._drawn(workers)) as steps:
            while not self.is_done:
                self._step(next(steps))
                stepped(self.progress.step)
                late = self._is_late(until)
                found = self._check() if self._is_due(late) else None
                progress.seconds = time.monotonic() - began
                progress.cpu_seconds = time.process_time() - cpu_began
                if found is not None or late:
                    self._save()
                if found is not None:
                    checked(found)
                if late:
                    break
        return self.is_done

    def _is_due(self, late: bool) -> bool:
        """Whether a check is due; a training that ends early has one at least."""
        every = self.objective.schedule.check_every
        lacks_one = late and self.objective.measures and not self.progress.checks
        return self._is_last or self.progress.step % every == 0 or lacks_one

    def _is_late(self, until: float | None) -> bool:
        """Whether it is `until`, by the clock of the first process."""
        several = self._processes.num_processes > 1
        if until is None or (several and self.progress.step % _CLOCK_STEPS):
            return False
        return said_by_first(self._processes, time.monotonic() >= until)

    def _drawn(self, workers: int) -> Generator[Prepared]:
        process = self._processes.process_index
        return drawn_steps(self.objective, process, self.progress.step, self.steps, workers)

    def _step(self, drawn: Prepared) -> None:
        step, schedule = self.progress.step, self.objective.schedule
        torch.manual_seed(drawn.seed)
        self.objective.module.train()
        self.objective.before_step(step)
        for group, rate in zip(self._optimizer.param_groups, self._full_rates, strict=True):
            group["lr"] = rate * schedule.factor(step)
        losses = [
            self._learn(batch, share, number == len(drawn.parts))
            for number, (batch, share) in enumerate(drawn.parts, 1)
        ]
        self._processes.clip_grad_norm_(self._loss.parameters(), schedule.clip)
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        self._losses.append(torch.stack(losses).sum(0))
        self.progress.step += 1
        self.progress.words += drawn.words * self._processes.num_processes
        self.objective.after_step(self.progress.step)

    def _learn(self, batch: Any, share: float, is_last: bool) -> Tensor:
        """Add the gradients of a part of a step; the processes average theirs after the last."""
        with nullcontext() if is_last else self._processes.no_sync(self._loss):
            loss, reported = self._loss(batch)
            if share != 1:
                loss, reported = loss * share, reported * share
            self._processes.backward(loss)
        part: Tensor = reported.detach()  # not yet a number: that would wait for the GPU
        return part

    def _check(self) -> Any:
        """Check, in all processes, and keep the weights if they are the best so far."""
        losses = torch.stack(self._losses).mean(0).reshape(-1).tolist()
        self._losses.clear()
        found = None
        if said_by_first(self._processes, math.isfinite(sum(losses)) and self._is_finite()):
            found = self.objective.check(self.progress.step, losses)
        if found is None:
            raise LabError(
                f"the weights are not finite numbers at step {self.progress.step}.",
                file=self.folder,
                remedy=self.objective.remedy,
            )
        if self.objective.measures:
            self.progress.checks.append(found)
            if self.progress.best is found:
                self._keep_best()
        return found

    def _is_finite(self) -> bool:
        weights = self.objective.module.parameters()
        return all(bool(torch.isfinite(weight).all()) for weight in weights)

    def _keep_best(self) -> None:
        """Write the weights; a kill leaves the ones before or these whole."""
        if self.folder is not None and self._processes.is_main_process:
            self.folder.mkdir(parents=True, exist_ok=True)
            module = self.objective.module
            replace_file(self.folder / BEST, lambda path: save_weights(module, path))

    def load_best(self) -> None:
        """Give the module the weights of the best check, for use.

        Raises LabError where nothing is trained yet, BundleError where they are damaged.
        """
        if self.folder is None or not is_begun(self.folder):
            raise LabError(
                "nothing is trained here yet.", file=self.folder, remedy="Run train first."
            )
        load_weights(self.objective.module, self.folder / BEST, remedy=BEGIN_ANEW)
        self.objective.module.eval()

    def _save(self) -> None:
        """Write the checkpoint; a kill at any moment leaves the one before or this one whole."""
        if self.folder is not None and self._processes.is_main_process:
            save_checkpoint(self.folder, self._state())
            self.objective.write_beside(self.folder, self.progress)

    def resume(self) -> bool:
        """Take up the checkpoint; false where there is none.

        Raises LabError where it is damaged or that of another training.
        """
        kept = None if self.folder is None else load_checkpoint(self.folder)
        if self.folder is None or kept is None:
            return False
        with taking_up(self.folder):
            check_same(kept["sameness"], self.sameness, self.folder)
            self._take_up(kept, self.folder)
        if self._processes.is_main_process:
            self.objective.write_beside(self.folder, self.progress)
        return True

    def _take_up(self, kept: Mapping[str, Any], folder: Path) -> None:
        progress = self.objective.progress_kind.read(kept["progress"], folder)
        if self.objective.measures and not progress.checks:
            raise ValueError("a checkpoint is written after a check")
        self.objective.module.load_state_dict(kept["model"])
        self._optimizer.load_state_dict(kept["optimizer"])
        if self._processes.scaler is not None:
            self._processes.scaler.load_state_dict(kept["scaler"])
        self._losses = list(kept["losses"].to(self._processes.device))
        self.objective.take_up(kept)
        self.progress = progress

    def _state(self) -> dict[str, Any]:
        scaler = self._processes.scaler
        return {
            "sameness": self.sameness,
            "model": self.objective.module.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "scaler": None if scaler is None else scaler.state_dict(),
            "losses": torch.stack(self._losses) if self._losses else torch.zeros(0),
            "progress": self.progress.as_dict(),
            **self.objective.state(),
        }


_FORK = "fork"  # what another start method would copy is all of the text


class _Steps(Dataset[Prepared]):
    """The steps of a training by their numbers, as one of its processes sees them."""

    def __init__(self, objective: Objective, process: int) -> None:
        self._objective = objective
        self._process = process

    def __getitem__(self, step: int) -> Prepared:
        return self._objective.draw(step, self._process)


def drawn_steps(
    objective: Objective, process: int, first: int, last: int, workers: int
) -> Generator[Prepared]:
    """The steps from `first` to before `last`; `workers` processes prepare them ahead.

    A step depends on its number alone, so it is the same in every process. Where processes cannot
    be forked they are prepared in place.
    """
    steps = _Steps(objective, process)
    if not workers or _FORK not in multiprocessing.get_all_start_methods():
        yield from map(steps.__getitem__, range(first, last))
        return
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")  # its threads do not survive a fork
    loader = DataLoader(
        steps,
        batch_size=None,
        sampler=range(first, last),
        num_workers=workers,
        collate_fn=_as_it_is,
        multiprocessing_context=_FORK,
        generator=torch.Generator(),  # the default one belongs to the steps
    )
    yield from loader


def _as_it_is(drawn: Any) -> Any:
    return drawn
