# SPDX-License-Identifier: Apache-2.0
"""Trains any published system; goes on bit-exactly from its last checkpoint after a kill.

Every random choice of a step (which stretches, which units are dropped) comes from the seed, the
number of the step and the number of the process alone, so a checkpoint holds no random state.
Several GPUs or machines each draw their own stretches, and read their share of the dev text;
accelerate averages their gradients.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import closing, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn

from interpunct.bundles.description import Check
from interpunct.decoding import typed
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.architectures.weights import load_weights, save_weights
from interpunct_lab.systems.feeding import Prepared, Steps, prepared_steps
from interpunct_lab.systems.measuring import measured
from interpunct_lab.systems.optimizers import make_optimizer
from interpunct_lab.systems.plan import Progress, SystemPlan
from interpunct_lab.text.labelled import LabelledText
from interpunct_lab.text.stretches import StretchSampler
from interpunct_lab.training.accelerating import said_by_first, same_sums
from interpunct_lab.training.checkpoints import (
    BEGIN_ANEW,
    BEST,
    check_same,
    load_checkpoint,
    save_checkpoint,
    taking_up,
)

if TYPE_CHECKING:
    from accelerate import Accelerator

_CLOCK_STEPS = 10  # several processes look at the clock together: it takes a message


def _silent(_: object) -> None:
    """Tell nobody."""


class _Loss(nn.Module):
    """The loss as a module's output: that is where gradients of several processes are averaged."""

    def __init__(self, system: System) -> None:
        super().__init__()
        self.system = system

    def forward(self, batch: Batch) -> Tensor:
        return self.system.loss(batch)


class SystemTrainer:
    """A system in training, its optimiser and its progress; `folder` holds the checkpoint.

    `sameness` is what a training that is resumed must have in common with the one that was killed,
    in plain values: system, config and plan, and what is given besides (data, options).
    """

    def __init__(
        self,
        system: System,
        plan: SystemPlan,
        folder: Path,
        accelerator: Accelerator,
        *,
        sameness: Mapping[str, Any] | None = None,
    ) -> None:
        self.system = system
        self.plan = plan
        self.folder = folder
        self.progress = Progress()
        self._accelerator = accelerator
        self.sameness = {
            "system": system.name,
            "config": asdict(system.config),
            "plan": asdict(plan),
            "processes": accelerator.num_processes,
            "precision": accelerator.mixed_precision,
            **(sameness or {}),
        }
        groups = system.parameter_groups(plan.rate)
        self._full_rates = [group["lr"] for group in groups]
        optimizer = make_optimizer(plan.optimizer, groups, plan.weight_decay)
        self._loss, self._optimizer = accelerator.prepare(_Loss(system), optimizer)
        self._losses: list[Tensor] = []

    def run(
        self,
        sampler: StretchSampler,
        dev: Mapping[str, LabelledText],
        *,
        checked: Callable[[Check], object] = _silent,
        stepped: Callable[[int], object] = _silent,
        workers: int = 0,
        until: float | None = None,
    ) -> Progress:
        """Train to the end of the plan, or until the dev text shows no progress any more.

        At the end the first process's system has the weights of the best check. `checked` and
        `stepped` are called after every check and step; so many `workers` prepare the steps. At
        `until` (of `time.monotonic`) training ends where it is, and can be resumed from there.
        """
        began = time.monotonic() - self.progress.seconds
        with same_sums(), closing(self._steps(sampler, workers)) as steps:
            while not self.is_done:
                self._step(next(steps))
                stepped(self.progress.step)
                late = self._is_late(until)
                due = self._is_last or self.progress.step % self.plan.check_every == 0
                if due or (late and not self.progress.checks):
                    check = self._check(dev)
                    self.progress.seconds = time.monotonic() - began
                    self._keep_best()
                    self._save()
                    checked(check)
                elif late:
                    self.progress.seconds = time.monotonic() - began
                    self._save()
                if late:
                    break
        if self._accelerator.is_main_process:
            load_weights(self.system, self.folder / BEST, remedy=BEGIN_ANEW)
        self.system.eval()
        return self.progress

    @property
    def is_done(self) -> bool:
        """Whether the plan is at its end, or nothing better is found any more."""
        return self._is_last or self.progress.is_stuck(self.plan.patience)

    @property
    def _is_last(self) -> bool:
        return self.progress.step == self.plan.steps

    def _is_late(self, until: float | None) -> bool:
        """Whether it is `until`, by the clock of the first process."""
        several = self._accelerator.num_processes > 1
        if until is None or (several and self.progress.step % _CLOCK_STEPS):
            return False
        return said_by_first(self._accelerator, time.monotonic() >= until)

    def _steps(self, sampler: StretchSampler, workers: int) -> Generator[Prepared]:
        steps = Steps(self.system, sampler, self.plan, self._accelerator.process_index)
        return prepared_steps(steps, self.progress.step, self.plan.steps, workers)

    def _step(self, prepared: Prepared) -> None:
        step = self.progress.step
        torch.manual_seed(prepared.seed)
        self.system.train()
        self.system.before_step(step, self.plan.steps)
        self._set_rates(self.plan.factor(step))
        losses = [
            self._learn(batch.to(self.system.device), share, number == len(prepared.parts))
            for number, (batch, share) in enumerate(prepared.parts, 1)
        ]
        self._accelerator.clip_grad_norm_(self._loss.parameters(), self.plan.clip)
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        self._losses.append(torch.stack(losses).sum())
        self.progress.step += 1
        self.progress.words += prepared.words * self._accelerator.num_processes

    def _learn(self, batch: Batch, share: float, is_last: bool) -> Tensor:
        """Add the gradients of a part of a step; the processes average theirs after the last."""
        alone = nullcontext() if is_last else self._accelerator.no_sync(self._loss)
        with alone:
            loss = self._loss(batch)
            if share != 1:
                loss = loss * share
            self._accelerator.backward(loss)
        part: Tensor = loss.detach()  # not yet a number: that would wait for the GPU
        return part

    def _set_rates(self, factor: float) -> None:
        for group, rate in zip(self._optimizer.param_groups, self._full_rates, strict=True):
            group["lr"] = rate * factor

    def _check(self, dev: Mapping[str, LabelledText]) -> Check:
        """Measure the dev text, of which each process reads its share.

        Raises LabError, in all of them, where the weights are no numbers any more.
        """
        loss = float(torch.stack(self._losses).mean())
        self._losses.clear()
        found = None
        if said_by_first(self._accelerator, math.isfinite(loss)):
            found = measured(self.system, dev, self._accelerator)
        if found is None:
            raise LabError(
                f"the weights are no numbers any more at step {self.progress.step}.",
                file=self.folder,
                remedy="Begin anew with a lower --rate.",
            )
        check = Check(self.progress.step, loss, **found)
        self.progress.checks.append(check)
        return check

    def _keep_best(self) -> None:
        """Write the weights if they are the best; a kill leaves the ones before or these whole."""
        is_best = self.progress.best is self.progress.checks[-1]
        if is_best and self._accelerator.is_main_process:
            self.folder.mkdir(parents=True, exist_ok=True)
            replace_file(self.folder / BEST, lambda path: save_weights(self.system, path))

    def _save(self) -> None:
        """Write the checkpoint; a kill at any moment leaves the one before or this one whole."""
        if self._accelerator.is_main_process:
            save_checkpoint(self.folder, self._state())

    def resume(self) -> bool:
        """Take up the checkpoint; false where there is none.

        Raises LabError where it is that of another training, or of a version of the program that
        chose the best check otherwise: its weights are the only ones that are kept.
        """
        work = load_checkpoint(self.folder)
        if work is None:
            return False
        with taking_up(self.folder):
            self._take_up(work)
        return True

    def _take_up(self, state: Mapping[str, Any]) -> None:
        check_same(state["sameness"], self.sameness, self.folder)
        progress = typed(state["progress"], Progress, LabError, file=self.folder)
        if not progress.checks:
            raise ValueError("a checkpoint is written after a check")
        if any(check.log_loss is None for check in progress.checks):
            raise LabError(
                "the training here was begun by an earlier version, which chose its weights by "
                "another rule.",
                file=self.folder,
                remedy="Remove it and begin anew, or name another --out.",
            )
        self.system.load_state_dict(state["model"])
        self._optimizer.load_state_dict(state["optimizer"])
        if self._accelerator.scaler is not None:
            self._accelerator.scaler.load_state_dict(state["scaler"])
        self._losses = list(state["losses"].to(self.system.device))
        self.progress = progress

    def _state(self) -> dict[str, Any]:
        scaler = self._accelerator.scaler
        return {
            "sameness": self.sameness,
            "model": self.system.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "scaler": None if scaler is None else scaler.state_dict(),
            "losses": torch.stack(self._losses) if self._losses else torch.zeros(0),
            "progress": self.progress.as_dict(),
        }
