# SPDX-License-Identifier: Apache-2.0
"""Trains any published system; goes on bit-exactly from its last checkpoint after a kill.

Every random choice of a step (which stretches, which units are dropped) comes from the seed, the
number of the step and the number of the process alone, so a checkpoint holds no random state.
Several GPUs or machines each draw their own stretches; accelerate averages their gradients.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from interpunct.arrays import FloatArray, IntArray
from interpunct.decoding import typed
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct.lab.checkpoints import BEST, check_same, load_checkpoint, save_checkpoint
from interpunct.lab.evaluation.calibrating import calibrated_loss
from interpunct.lab.text.labelled import LabelledText
from interpunct.lab.text.stretches import StretchSampler, labelled_stretch
from interpunct.models.description import Check, marks_given
from interpunct.models.systems.base import Batch, System
from interpunct.models.systems.labeller import TrainedSystem
from interpunct.models.systems.weights import load_weights, save_weights
from interpunct.punctuate import scoring
from interpunct.punctuate.scoring import as_given
from interpunct.transcript.labels import Label

if TYPE_CHECKING:
    from accelerate import Accelerator


@dataclass(frozen=True, slots=True)
class SystemPlan:
    """How long and how fast to learn.

    The rate rises over `warm_up` steps, stays, and falls to zero over the last `decay` share of
    `steps`. `stretches` is the size of a batch on each process. Every `check_every` steps the dev
    text is measured and a checkpoint written; after `patience` checks without a better one
    training ends. The weights of the best one are kept; see `Progress.best`.
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
        """
        return min(self.checks, key=_rank, default=None)

    def is_stuck(self, patience: int) -> bool:
        """Whether the last `patience` checks have found nothing better.

        A system that predicts no mark yet is not stuck: all begin so.
        """
        best = self.best
        if best is None or not best.micro_f1:
            return False
        return len(self.checks) - self.checks.index(best) > patience

    def as_dict(self) -> dict[str, Any]:
        """Plain values for a checkpoint or a description."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return values


_TELLING = 0.9
"""The slot error rate up to which it tells checks apart; one right mark is enough for 0.999."""


def _rank(check: Check) -> tuple[bool, bool, float]:
    """What is lower for the better check."""
    tells = check.micro_f1 > 0 and check.slot_error_rate <= _TELLING
    loss = math.inf if check.log_loss is None else check.log_loss
    return check.micro_f1 == 0, not tells, check.slot_error_rate if tells else loss


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
            **(sameness or {}),
        }
        groups = system.parameter_groups(plan.rate)
        self._full_rates = [group["lr"] for group in groups]
        optimizer = torch.optim.AdamW(groups, weight_decay=plan.weight_decay)
        self._loss, self._optimizer = accelerator.prepare(_Loss(system), optimizer)
        self._losses: list[Tensor] = []

    def run(
        self,
        sampler: StretchSampler,
        dev: Mapping[str, LabelledText],
        *,
        checked: Callable[[Check], object] = _silent,
        stepped: Callable[[int], object] = _silent,
    ) -> Progress:
        """Train to the end of the plan, or until the dev text shows no progress any more.

        At the end the first process's system has the weights of the best check. `checked` and
        `stepped` are called after every check and step.
        """
        began = time.monotonic() - self.progress.seconds
        with _same_sums():
            while not self._is_done:
                self._step(sampler)
                stepped(self.progress.step)
                if self.progress.step % self.plan.check_every == 0 or self._is_last:
                    check = self._check(dev)
                    self.progress.seconds = time.monotonic() - began
                    self.save()
                    checked(check)
        if self._accelerator.is_main_process:
            load_weights(self.system, self.folder / BEST)
        self.system.eval()
        return self.progress

    @property
    def _is_done(self) -> bool:
        return self._is_last or self.progress.is_stuck(self.plan.patience)

    @property
    def _is_last(self) -> bool:
        return self.progress.step == self.plan.steps

    def _step(self, sampler: StretchSampler) -> None:
        step = self.progress.step
        random = self._random(step)
        stretches = sampler.stretches(self.plan.stretches, random)
        torch.manual_seed(int(random.integers(2**63)))
        self.system.train()
        self.system.before_step(step, self.plan.steps)
        self._set_rates(self.plan.factor(step))
        loss = self._loss(self.system.batch(stretches))
        self._accelerator.backward(loss)
        self._accelerator.clip_grad_norm_(self._loss.parameters(), self.plan.clip)
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        self._losses.append(loss.detach())  # not yet a number: that would wait for the GPU
        self.progress.step += 1
        words = sum(len(stretch.words) for stretch in stretches)
        self.progress.words += words * self._accelerator.num_processes

    def _random(self, step: int) -> np.random.Generator:
        return np.random.default_rng((self.plan.seed, step, self._accelerator.process_index))

    def _set_rates(self, factor: float) -> None:
        for group, rate in zip(self._optimizer.param_groups, self._full_rates, strict=True):
            group["lr"] = rate * factor

    def _check(self, dev: Mapping[str, LabelledText]) -> Check:
        """Measure the dev text in the first process; the others learn what it has found.

        Raises LabError, in all of them, where the weights are no numbers any more.
        """
        loss = float(torch.stack(self._losses).mean())
        self._losses.clear()
        found: list[Any] = [None]
        if self._accelerator.is_main_process:
            found = [_measured(self.system, dev)]
        if self._accelerator.num_processes > 1:
            from accelerate.utils import broadcast_object_list

            broadcast_object_list(found)
        if found[0] is None:
            raise LabError(
                f"the weights are no numbers any more at step {self.progress.step}.",
                file=self.folder,
                remedy="Begin anew with a lower --rate.",
            )
        check = Check(self.progress.step, loss, **found[0])
        self.progress.checks.append(check)
        return check

    def save(self) -> None:
        """Write the checkpoint, and the weights if they are the best; a kill at any moment leaves
        the one before or this one whole.
        """
        if not self._accelerator.is_main_process:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.progress.best is self.progress.checks[-1]:
            replace_file(self.folder / BEST, lambda path: save_weights(self.system, path))
        save_checkpoint(self.folder, self._state())

    def resume(self) -> bool:
        """Take up the checkpoint; false where there is none.

        Raises LabError where it is that of another training, or of a version of the program that
        chose the best check otherwise: its weights are the only ones that are kept.
        """
        state = load_checkpoint(self.folder)
        if state is None:
            return False
        check_same(state["sameness"], self.sameness, self.folder)
        progress = typed(state["progress"], Progress, LabError, file=self.folder)
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
        self.progress = progress
        return True

    def _state(self) -> dict[str, Any]:
        scaler = self._accelerator.scaler
        return {
            "sameness": self.sameness,
            "model": self.system.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "scaler": None if scaler is None else scaler.state_dict(),
            "progress": self.progress.as_dict(),
        }


@contextmanager
def _same_sums() -> Iterator[None]:
    """Add in the same order at every run; without it one resumes almost, not exactly."""
    before = torch.are_deterministic_algorithms_enabled()
    only_warned = torch.is_deterministic_algorithms_warn_only_enabled()
    torch.use_deterministic_algorithms(True, warn_only=True)
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before, warn_only=only_warned)


def open_accelerator(device: str) -> Accelerator:
    """What runs the steps on `device` (`auto`, `cpu` or `cuda`); `accelerate launch` makes it one
    of several processes.

    Raises LabError where accelerate is not installed or there is no GPU to be had.
    """
    try:
        from accelerate import Accelerator, DistributedDataParallelKwargs
    except ImportError as error:
        raise LabError(
            "training needs accelerate, which is not installed.",
            remedy="Install interpunct[train].",
        ) from error
    if device == "cuda" and not torch.cuda.is_available():
        raise LabError("torch finds no GPU.", remedy="Use --device cpu.")
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # see `_same_sums`
    # A system that thaws layer by layer has parameters without a gradient.
    several = DistributedDataParallelKwargs(find_unused_parameters=True)
    return Accelerator(cpu=device == "cpu", kwargs_handlers=[several])


def _measured(system: System, dev: Mapping[str, LabelledText]) -> dict[str, float] | None:
    """What a check tells of the dev text; None where the scores are no numbers any more."""
    found, wanted = raw_scores(system, dev)
    scores = np.concatenate(list(found.values()))
    if not np.isfinite(scores).all():
        return None
    figures = label_scores(found, wanted, marks_of(system))
    return {
        "micro_f1": figures.micro_f1,
        "macro_f1": figures.macro_f1,
        "slot_error_rate": figures.slot_error_rate,
        "log_loss": calibrated_loss(scores, np.concatenate(list(wanted.values()))),
    }


def marks_of(system: TrainedSystem) -> tuple[Label, ...]:
    """The marks that a system gives."""
    return marks_given(getattr(system.config, "labels", None))


def raw_scores(
    system: TrainedSystem, texts: Mapping[str, LabelledText]
) -> tuple[dict[str, FloatArray], dict[str, IntArray]]:
    """Label scores (words, 4) of each text, and the labels (words,) that are right.

    A question is a period where the system does not tell them apart.
    """
    stretches = {code: labelled_stretch(text) for code, text in texts.items()}
    found = {code: system.scores(item.words, item.languages) for code, item in stretches.items()}
    marks = marks_of(system)
    return found, {code: as_given(item.labels, marks) for code, item in stretches.items()}


def label_scores(
    found: Mapping[str, FloatArray], wanted: Mapping[str, IntArray], marks: Sequence[Label]
) -> scoring.Scores:
    """The figures of the likeliest labels over all texts together."""
    shown = [scores.argmax(axis=1) for scores in found.values()]
    return scoring.scores(np.concatenate(list(wanted.values())), np.concatenate(shown), marks)
