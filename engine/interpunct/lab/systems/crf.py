# SPDX-License-Identifier: Apache-2.0
"""Trains the CRF: all text at once, by CRFsuite, without steps or checkpoints."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np

from interpunct.errors import LabError
from interpunct.lab.systems.card import system_card_text
from interpunct.lab.systems.recipes import recipe
from interpunct.lab.systems.run import check_room, describe, drawn_texts, gather
from interpunct.lab.systems.settings import configured
from interpunct.lab.text.stretches import StretchSampler

if TYPE_CHECKING:
    from interpunct.lab.systems.run import Listener, TrainingRequest

_WORDS = 100  # of a stretch


def train_crf(request: TrainingRequest, listener: Listener) -> None:
    """Train the CRF on as many stretches as the plan has steps times stretches; write the bundle.

    Raises LabError where the data or the options cannot be used.
    """
    try:
        from interpunct.models.systems.crf import Crf
        from interpunct.models.systems.crf_features import CrfConfig
        from interpunct.models.systems.crf_text import CountedText
    except ImportError as error:
        raise LabError(
            "the CRF needs python-crfsuite, which is not installed.",
            remedy="Install interpunct[train].",
        ) from error
    if request.init is not None:
        raise LabError("a CRF always learns from the beginning.", remedy="Leave out --init.")
    check_room(request)
    texts = gather(request)
    words = request.words or _WORDS
    drawn, weights = drawn_texts(request, texts)
    options = request.options or recipe("crf").options
    sampler = StretchSampler(drawn, weights, words=words, options=options)
    stretches = sampler.stretches(
        request.plan.steps * request.plan.stretches, np.random.default_rng(request.plan.seed)
    )
    learnt_from = sum(len(stretch.words) for stretch in stretches)
    listener.told(f"crf learns from {learnt_from:,} words on the CPU.")
    began = time.monotonic()
    counted = CountedText.of((text.types, text.words, text.labels) for text in drawn.values())
    crf = Crf.fit(stretches, configured(CrfConfig, request.settings), counted)
    training = {
        **texts.sizes(),
        "plan": asdict(request.plan),
        "init": None,
        "device": "cpu",
        "step": request.plan.steps,
        "words": learnt_from,
        "seconds": time.monotonic() - began,
    }
    description = describe(crf, request.out.name, texts, training)
    crf.save(request.out, description, card=system_card_text(description, "crf", crf.config))
