# SPDX-License-Identifier: Apache-2.0
"""Fits the mixture of encoder and expert in each language, and its calibration.

Fitted text is never measured. The labels come first; the casings of the encoder depend on the
sentence ends among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import msgspec
import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import (
    CasingFit,
    CompactDescription,
    Fit,
    Fits,
    Mixture,
    uncalibrated,
)
from interpunct.labels import PaperLabel
from interpunct.runtime.backends import open_backend
from interpunct.runtime.calibration import ALL_LANGUAGES
from interpunct.runtime.punctuator import Punctuator
from interpunct_lab.evaluation.bundle_figures import Measured, measure, measured_together
from interpunct_lab.evaluation.calibrating import fit_calibration, fit_mixture
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText

_AS_IT_IS = CasingFit(1.0, (0.0, 0.0, 0.0))
EXPERT_ALONE = Mixture(1.0, 1.0, _AS_IT_IS)


def fit_mixtures(
    bundle: Bundle, experts: Iterable[str], texts: Mapping[str, LabelledText]
) -> tuple[dict[str, Mixture], Fits]:
    """The mixture of each of `experts` and the calibration of each language, fitted on `texts`.

    The `experts` are the languages with one in `bundle`. Where no encoder reads a language, its
    expert decides alone.
    """
    known = set(experts)
    mixtures: dict[str, Mixture] = {}
    calibration: Fits = {}
    every: list[Measured] = []
    for code, text in texts.items():
        encoder = mixed(bundle, code, None if _has_encoder(bundle, code) else EXPERT_ALONE, text)
        every.append(encoder)
        if code in known:
            mixtures[code], calibration[code] = _fit_language(bundle, code, encoder, text)
        else:
            calibration[code] = fit_calibration(encoder.log_scores(), encoder.wanted)
    together = measured_together(every)
    calibration[ALL_LANGUAGES] = fit_calibration(together.log_scores(), together.wanted)
    return mixtures, calibration


def _has_encoder(bundle: Bundle, code: str) -> bool:
    facts = bundle.described(CompactDescription)
    return facts.shared_encoder or code in facts.own_encoders


def mixed(
    bundle: Bundle, code: str, mixture: Mixture | None, text: LabelledText, fit: Fit | None = None
) -> Measured:
    """Predictions of `bundle` for a text in language `code` by this mixture, or the encoder alone.

    They are not calibrated where no `fit` is given.
    """
    changed = msgspec.structs.replace(
        bundle.description,
        languages=(code,) if mixture else (),
        experts={code: mixture} if mixture else {},
        calibration={ALL_LANGUAGES: fit} if fit else uncalibrated(bundle.label_set),
    )
    backend = open_backend(replace(bundle, description=changed), "ctranslate2", "cpu")
    return measure(Punctuator(backend), text)


def _fit_language(
    bundle: Bundle, code: str, encoder: Measured, text: LabelledText
) -> tuple[Mixture, Fit]:
    is_alone = not _has_encoder(bundle, code)  # `encoder` is the expert then
    expert = encoder if is_alone else mixed(bundle, code, EXPERT_ALONE, text)
    temperature, bias, share = fit_mixture(
        encoder.log_scores(), expert.log_scores(), encoder.wanted
    )
    fit = Fit(temperature, tuple(bias))
    if is_alone:
        alone = _with_casings(EXPERT_ALONE, expert, expert)
        return msgspec.structs.replace(alone, casings=1.0), fit
    labelled = Mixture(share, 0.0, _AS_IT_IS)
    return _with_casings(labelled, mixed(bundle, code, labelled, text, fit), expert), fit


def _with_casings(mixture: Mixture, encoder: Measured, expert: Measured) -> Mixture:
    """The mixture with its casings fitted on the words inside sentences."""
    rows = _inside_sentences(encoder)
    if not rows.any():
        return mixture
    scores = [np.log(np.maximum(item.casings[rows], _LEAST)) for item in (encoder, expert)]
    temperature, bias, share = fit_mixture(scores[0], scores[1], encoder.wanted_casings[rows])
    return msgspec.structs.replace(
        mixture, casings=share, casing_fit=CasingFit(temperature, (bias[0], bias[1], bias[2]))
    )


def _inside_sentences(text: Measured) -> NDArray[np.bool_]:
    """Mask of the words of known casing inside sentences."""
    inside = np.zeros(len(text.wanted), np.bool_)
    inside[1:] = text.wanted[:-1] < PaperLabel.PERIOD
    inside &= text.wanted_casings != CASING_UNKNOWN
    return inside


_LEAST = np.float32(1e-9)
