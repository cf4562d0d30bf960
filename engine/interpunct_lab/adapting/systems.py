# SPDX-License-Identifier: Apache-2.0
"""Adapts a published system: its last layer, or all of its weights."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from interpunct.bundles.bundle import Bundle, written_description
from interpunct.errors import LabError
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct.runtime.storing import load_system, save_system
from interpunct.runtime.systems import systems
from interpunct.transcript.lettercase import model_form
from interpunct_lab.adapting.evidence import refuse_evidence
from interpunct_lab.adapting.finished import Finished
from interpunct_lab.adapting.scopes import Scope
from interpunct_lab.architectures.base import Batch, System
from interpunct_lab.objectives.pulled import Pace, PulledObjective
from interpunct_lab.training.trainer import Trainer

_STRETCHES = 8  # of a step
_RATE, _BODY_RATE, _PULL = 1e-3, 3e-5, 40.0


def write_adapted_system(
    bundle: Bundle, texts: Sequence[Finished], out: Path, *, scope: Scope, steps: int, seed: int
) -> None:
    """Fine-tune the system in `bundle` on `texts` and write it to `out`.

    Raises LabError where it is no torch system, or has n-grams.
    """
    refuse_evidence(bundle)
    system = load_system(bundle) if bundle.system in systems() else None
    if not isinstance(system, System):
        raise LabError(
            f"the weights of a bundle of the system {bundle.system} are not fine-tuned.",
            file=bundle.folder,
            remedy=f"Use --scope {Scope.NGRAMS}, which suits any bundle.",
        )
    stretches = [stretch for text in texts for stretch in _stretches(text, system.window_words)]

    def batch(random: np.random.Generator) -> Batch:
        chosen = random.choice(len(stretches), min(_STRETCHES, len(stretches)), replace=False)
        return system.batch([stretches[index] for index in chosen])

    heads, body = _parameters(system, scope)
    pace = Pace(steps, _RATE, _PULL, _BODY_RATE, seed)
    objective = PulledObjective(system, heads, body, batch=batch, loss=system.loss, pace=pace)
    with torch.random.fork_rng(devices=[]):  # of dropout
        Trainer(objective, None).run()
    save_system(system.eval(), out, written_description(bundle.folder))


def _parameters(system: System, scope: Scope) -> tuple[list[Tensor], list[Tensor]]:
    """The weights of the last layer, and those below it that are learnt; the others are frozen."""
    last = [part for part in system.modules() if list(part.parameters(recurse=False))][-1]
    heads: list[Tensor] = list(last.parameters())
    known = {id(value) for value in heads}
    body: list[Tensor] = [value for value in system.parameters() if id(value) not in known]
    system.requires_grad_(scope is Scope.ALL)
    last.requires_grad_(True)
    return heads, body if scope is Scope.ALL else []


def _stretches(text: Finished, words: int) -> list[LabelledStretch]:
    """The parts of `text`, of `words` words each, in which any slot is scored."""
    labels = np.where(text.scored, text.labels.astype(np.int64), NOT_SCORED)
    spoken = text.transcript.words
    parts = [slice(start, start + words) for start in range(0, len(text), words)]
    return [
        LabelledStretch(
            [model_form(word.text, word.language) for word in spoken[part]],
            labels[part],
            [word.language for word in spoken[part]],
        )
        for part in parts
        if (labels[part] != NOT_SCORED).any()
    ]
