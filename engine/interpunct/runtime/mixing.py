# SPDX-License-Identifier: Apache-2.0
"""Combination of encoder and expert: a log-linear mixture with a share by language.

The sum of weighted log probabilities (Hinton 2002, products of experts) keeps decisions on which
both are sure. In a language without an expert, the encoder decides alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from interpunct.arrays import FloatArray, softmax
from interpunct.bundles.description import Mixture
from interpunct.runtime.experts.opinions import Opinion


def mixed_labels(
    encoder: FloatArray,
    opinion: Opinion,
    mixtures: Mapping[str, Mixture],
    languages: Sequence[str],
) -> FloatArray:
    """Label scores (n, labels) from the encoder's log probabilities and the experts' opinion."""
    shares = np.array([_labels(mixtures.get(code)) for code in languages], np.float32)
    shares = np.where(opinion.known, shares, 0)[:, None]
    result: FloatArray = (1 - shares) * encoder + shares * opinion.labels
    return result


def mixed_casings(
    encoder: FloatArray,
    opinion: Opinion,
    mixtures: Mapping[str, Mixture],
    languages: Sequence[str],
) -> FloatArray:
    """Calibrated casing probabilities (n, 3) from the same inputs."""
    result = softmax(encoder)
    codes = np.array(languages)
    for code in set(languages) & set(mixtures):
        mixture, rows = mixtures[code], (codes == code) & opinion.known
        share = np.float32(mixture.casings)
        scores = (1 - share) * encoder[rows] + share * opinion.casings[rows]
        fit = mixture.casing_fit
        bias = np.array(fit.bias, np.float32)
        result[rows] = softmax(scores / np.float32(fit.temperature) + bias)
    return result


def _labels(mixture: Mixture | None) -> float:
    return mixture.labels if mixture else 0.0
