# SPDX-License-Identifier: Apache-2.0
"""How good an expert is on its own, on held-out text; the mixture with an encoder is better."""

from __future__ import annotations

import time

import numpy as np
from msgspec.structs import asdict

from interpunct.bundles.description import Fit
from interpunct.runtime.experts.description import ExpertFigures
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.labelling import ExpertPunctuator
from interpunct_lab.evaluation.calibrating import fit_calibration
from interpunct_lab.evaluation.measured import figures_of, half_given_gain, measure
from interpunct_lab.text.labelled import LabelledText


def on_its_own(expert: Expert) -> ExpertPunctuator:
    """What predicts with this expert alone, by its own calibration."""
    told = expert.description
    return ExpertPunctuator(
        {told.language: expert}, {told.language: told.calibration}, told.label_set
    )


def fit_expert(expert: Expert, text: LabelledText) -> Fit:
    """The calibration of an expert that has none yet."""
    bare = measure(on_its_own(expert), text)
    return fit_calibration(bare.log_scores(), bare.wanted)


def measure_expert(expert: Expert, text: LabelledText) -> ExpertFigures:
    """All figures of an expert."""
    predictor = on_its_own(expert)
    bare = measure(predictor, text)
    gain = half_given_gain(predictor, text, bare, np.random.default_rng(0))
    return ExpertFigures(
        **asdict(figures_of(bare)),
        half_given_gain=round(gain, 4),
        log_loss=round(bare.log_loss(), 4),
    )


def words_per_second(expert: Expert, text: LabelledText, words: int = 20_000) -> float:
    """The best of three runs over a text of so many words."""
    forms = [text.types[form] for form in np.resize(text.words, words).tolist()]
    durations = []
    for _ in range(3):
        started = time.perf_counter()
        expert.scores(forms)
        durations.append(time.perf_counter() - started)
    return words / min(durations)
