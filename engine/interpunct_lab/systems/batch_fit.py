# SPDX-License-Identifier: Apache-2.0
"""Trains what learns from all text at once, without steps or checkpoints: the CRF."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Protocol, Self

import numpy as np

from interpunct.errors import LabError
from interpunct.runtime.labeller import LabelledStretch, TrainedSystem
from interpunct.runtime.settings import configured
from interpunct_lab.architectures.crf.counted import NumberedText
from interpunct_lab.systems.request import (
    Listener,
    TrainingRequest,
    check_room,
    draw,
    gather,
    provenance,
    refuse_options_of_steps,
)
from interpunct_lab.systems.writing import write_trained


class LearnsAtOnce(TrainedSystem, Protocol):
    """A system that is fitted to all stretches in one go."""

    @classmethod
    def fit(
        cls,
        stretches: Iterable[LabelledStretch],
        config: Any,
        texts: Iterable[NumberedText] | None,
    ) -> Self:
        """Learn from `stretches`, which were drawn from `texts`."""


def train_at_once(
    chosen: type[LearnsAtOnce], request: TrainingRequest, listener: Listener
) -> None:
    """Train on as many stretches as the plan has steps times stretches; write the bundle.

    Raises LabError where the data or the options cannot be used.
    """
    for given, reason, option in (
        (request.init, "always learns from the beginning", "--init"),
        (request.rate, "has no learning rate", "--rate"),
        (request.device == "cuda", "learns on the CPU", "--device"),
    ):
        if given not in (None, False):
            raise LabError(f"the system {request.system} {reason}.", remedy=f"Leave out {option}.")
    refuse_options_of_steps(request)
    check_room(request)
    texts = gather(request)
    drawn = draw(request, texts, chosen.window_words)
    plan = drawn.plan(request)
    random = np.random.default_rng(plan.seed)
    stretches = drawn.sampler.stretches(plan.steps * plan.stretches, random)
    words = sum(len(stretch.words) for stretch in stretches)
    listener.told(f"{request.system} learns from {words:,} words on the CPU.")
    began = time.monotonic()
    config = configured(chosen.Config, dict(request.settings), LabError, from_text=True)
    numbered = ((text.types, text.words, text.labels) for text in drawn.texts.values())
    system = chosen.fit(stretches, config, numbered)
    training = {
        **drawn.facts,
        "plan": asdict(plan),
        "device": "cpu",
        "step": plan.steps,
        "words": words,
        "seconds": time.monotonic() - began,
        **provenance(request, texts),
    }
    listener.told(write_trained(system, request.out, texts, training))
