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

from interpunct import scoring
from interpunct.arrays import FloatArray, IntArray
from interpunct.bundles.description import Check, marks_given
from interpunct.labels import PAPER_LABELS, Label, LabelSet
from interpunct.runtime.labeller import NOT_SCORED, TrainedSystem
from interpunct.scoring import as_given
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.evaluation.calibrating import calibrated_loss
from interpunct_lab.objectives.system_plan import SystemPlan, SystemProgress
from interpunct_lab.sampling.stretches import StretchSampler, labelled_stretch
from interpunct_lab.text.labelled import LabelledText
from interpunct_lab.training.objective import Objective, Prepared
from interpunct_lab.training.optimizers import make_optimizer

if TYPE_CHECKING:
    from accelerate import Accelerator


class LabellingObjective(Objective):
    """A system that learns from the stretches of `sampler` and is checked on `dev`.

    `facts` are plain values that a resumed training must share besides system, config and plan.
    """

    module: System
    progress_kind = SystemProgress
    remedy = "Start again with a lower --rate."

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
        size = -(-len(stretches) // plan.parts)
        parts = (stretches[start : start + size] for start in range(0, len(stretches), size))
        batches = [self.module.batch(part) for part in parts]
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


PIECE = 2_000  # words; held-out text consists of stretches of 400, so that none is cut


def measured(
    system: TrainedSystem, dev: Mapping[str, LabelledText], accelerator: Accelerator
) -> dict[str, float] | None:
    """Figures of a check on the dev text; None where the scores are no numbers any more."""
    found, wanted = shared_scores(system, dev, accelerator)
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


def shared_scores(
    system: TrainedSystem, texts: Mapping[str, LabelledText], accelerator: Accelerator
) -> tuple[dict[str, FloatArray], dict[str, IntArray]]:
    """The result of `raw_scores`, the same in all processes.

    Texts are cut into pieces, of which each process reads its share.
    """
    from accelerate.utils import gather_object

    stretches = {code: labelled_stretch(text) for code, text in texts.items()}
    pieces = [
        (code, start)
        for code, stretch in stretches.items()
        for start in range(0, len(stretch.words), PIECE)
    ]
    own = pieces[accelerator.process_index :: accelerator.num_processes]
    read = []
    for code, start in own:
        stretch, rows = stretches[code], slice(start, start + PIECE)
        scores = system.scores(stretch.words[rows], stretch.languages[rows])
        read.append(((code, start), scores))
    by_piece = dict(gather_object(read))
    found = {
        code: np.concatenate([by_piece[piece] for piece in pieces if piece[0] == code])
        for code in stretches
    }
    marks = marks_of(system)
    return found, {code: as_given(item.labels, marks) for code, item in stretches.items()}


def marks_of(system: TrainedSystem) -> tuple[Label, ...]:
    """The marks that a system gives."""
    return marks_given(getattr(system.config, "labels", None), system.labels())


def raw_scores(
    system: TrainedSystem, texts: Mapping[str, LabelledText]
) -> tuple[dict[str, FloatArray], dict[str, IntArray]]:
    """Label scores (words, 4) of each text, and the right labels (words,).

    A question is a period where the system has no question mark.
    """
    stretches = {code: labelled_stretch(text) for code, text in texts.items()}
    found = {code: system.scores(item.words, item.languages) for code, item in stretches.items()}
    marks = marks_of(system)
    return found, {code: as_given(item.labels, marks) for code, item in stretches.items()}


def label_scores(
    found: Mapping[str, FloatArray],
    wanted: Mapping[str, IntArray],
    marks: Sequence[Label],
    label_set: LabelSet = PAPER_LABELS,
) -> scoring.Scores:
    """The figures of the likeliest labels over all texts together."""
    shown = [scores.argmax(axis=1) for scores in found.values()]
    right = np.concatenate(list(wanted.values()))
    return scoring.scores(right, np.concatenate(shown), marks, label_set)
