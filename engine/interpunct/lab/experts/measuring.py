# SPDX-License-Identifier: Apache-2.0
"""How good an expert is on its own, on held-out text; the mixture with an encoder is better."""

from __future__ import annotations

import time
from dataclasses import replace

import numpy as np
from msgspec.structs import asdict

from interpunct.lab.evaluation.calibrating import fit_calibration
from interpunct.lab.evaluation.measured import Measured, figures_of, half_given_gain, measure
from interpunct.lab.text.labelled import LabelledText
from interpunct.models.description import Fit
from interpunct.models.experts.description import ExpertFigures
from interpunct.models.experts.expert import Expert
from interpunct.punctuate.by_experts import ExpertPunctuator
from interpunct.punctuate.calibration import ALL_LANGUAGES, Calibration


def on_its_own(expert: Expert) -> ExpertPunctuator:
    """What predicts with this expert alone, by its own calibration."""
    told = expert.description
    return ExpertPunctuator({told.language: expert}, {told.language: told.calibration})


def fit_expert(expert: Expert, text: LabelledText) -> Fit:
    """The calibration of an expert that has none yet."""
    bare = measure(on_its_own(expert), text)
    return fit_calibration(bare.log_scores(), bare.wanted)


def fitted_loss(found: Measured) -> float:
    """The log loss that a calibration fitted to the same text leaves.

    Held-out text has more commas, or fewer, than the text that was learnt from: the calibration
    sets that right, so it is no reason to stop a training.
    """
    fit = fit_calibration(found.log_scores(), found.wanted)
    calibration = Calibration({ALL_LANGUAGES: fit})
    labels = calibration.probabilities(found.log_scores(), [ALL_LANGUAGES] * len(found.wanted))
    return replace(found, labels=labels).log_loss()


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
