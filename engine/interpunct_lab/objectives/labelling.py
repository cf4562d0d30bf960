# SPDX-License-Identifier: Apache-2.0
"""Objective of the published systems: the labels of drawn stretches, on one or several GPUs.

Each process draws its own stretches, and reads its share of the dev text.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np
from torch import Tensor
from torch.optim import Optimizer

from interpunct import scoring
from interpunct.arrays import FloatArray, IntArray
from interpunct.bundles.description import Check, marks_given
from interpunct.labels import PAPER_LABELS, Label, LabelSet
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch, TrainedSystem
from interpunct.scoring import as_given
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.evaluation.calibrating import calibrated_loss
from interpunct_lab.evaluation.input_tasks import Task, passages
from interpunct_lab.objectives.system_plan import SystemPlan, SystemProgress
from interpunct_lab.sampling.stretches import StretchSampler, labelled_stretch
from interpunct_lab.text.labelled import LabelledText
from interpunct_lab.training.objective import Objective, Prepared
from interpunct_lab.training.optimizers import make_optimizer

if TYPE_CHECKING:
    from accelerate import Accelerator


class LabellingObjective(Objective):
    """A system that learns from the stretches of `sampler` and is checked on `dev`.

    Checks read the text as the task of `level` has it.

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
        level: Task = Task.CHUNK,
    ) -> None:
        self.module, self.plan, self.schedule = system, plan, plan.schedule
        self._sampler, self._dev = sampler, dev
        self._accelerator, self._level = accelerator, level
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
        found = measured(self.module, self._dev, self._accelerator, self._level)
        return None if found is None else Check(step, losses[0], **found)


PIECE = 2_000  # words; held-out text consists of stretches of 400, so that none is cut
ScoredTexts = tuple[dict[str, FloatArray], dict[str, IntArray]]
"""Label scores (words, 4) of each text, and the right labels (words,)."""


def measured(
    system: TrainedSystem,
    dev: Mapping[str, LabelledText],
    accelerator: Accelerator,
    level: Task = Task.CHUNK,
) -> dict[str, float] | None:
    """Figures of a check on the dev text; None where the scores are no numbers any more."""
    found, wanted = shared_scores(system, dev, accelerator, level)
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
    system: TrainedSystem,
    texts: Mapping[str, LabelledText],
    accelerator: Accelerator,
    level: Task = Task.CHUNK,
) -> ScoredTexts:
    """The result of `raw_scores`, the same in all processes; each reads its share."""
    from accelerate.utils import gather_object

    inputs = _inputs(texts, level)
    own = range(len(inputs))[accelerator.process_index :: accelerator.num_processes]
    read = dict(gather_object([(number, _scores(system, inputs[number])) for number in own]))
    return _by_text(system, inputs, [read[number] for number in range(len(inputs))])


def raw_scores(
    system: TrainedSystem, texts: Mapping[str, LabelledText], level: Task = Task.CHUNK
) -> ScoredTexts:
    """Scores and right labels of texts that are read as the task of `level` has them.

    A question is a period where the system has no question mark.
    """
    inputs = _inputs(texts, level)
    return _by_text(system, inputs, [_scores(system, item) for item in inputs])


_Input = tuple[str, LabelledStretch]
"""Language and words of one input."""


def _inputs(texts: Mapping[str, LabelledText], level: Task) -> list[_Input]:
    return [
        (code, whole.part(start, stop))
        for code, text in texts.items()
        for whole in [labelled_stretch(text)]
        for start, stop in _bounds(whole.labels, level)
    ]


def _bounds(labels: IntArray, level: Task) -> Iterator[tuple[int, int]]:
    """First words of inputs, and those behind their ends."""
    if level is Task.CHUNK:
        yield from ((start, start + PIECE) for start in range(0, len(labels), PIECE))
    else:
        yield from ((passage.start, passage.stop) for passage in passages(labels, level))


def _scores(system: TrainedSystem, item: _Input) -> FloatArray:
    return system.scores(item[1].words, item[1].languages)


def _by_text(
    system: TrainedSystem, inputs: Sequence[_Input], scores: Sequence[FloatArray]
) -> ScoredTexts:
    marks, found, wanted = marks_of(system), defaultdict(list), defaultdict(list)
    for (code, stretch), part in zip(inputs, scores, strict=True):
        found[code].append(part)
        wanted[code].append(as_given(stretch.labels, marks))
    return (
        {code: np.concatenate(parts) for code, parts in found.items()},
        {code: np.concatenate(parts) for code, parts in wanted.items()},
    )


def marks_of(system: TrainedSystem) -> tuple[Label, ...]:
    """The marks that a system gives."""
    return marks_given(getattr(system.config, "labels", None), system.labels())


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
