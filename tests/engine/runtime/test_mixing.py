# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest

from interpunct.arrays import log_softmax
from interpunct.bundles.description import CasingFit, Mixture
from interpunct.runtime.experts.opinions import Opinion
from interpunct.runtime.punctuator import mixed_casings, mixed_labels

PLAIN = CasingFit(1.0, (0.0, 0.0, 0.0))
ROWS = 3
LANGUAGES = ["en", "en", "xx"]


def log_probabilities(seed: int, classes: int) -> np.ndarray:
    scores = np.random.default_rng(seed).normal(size=(ROWS, classes)).astype(np.float32)
    return log_softmax(scores)


@pytest.fixture
def opinion() -> Opinion:
    known = np.array([True, False, False])
    return Opinion(log_probabilities(1, 4), log_probabilities(2, 3), known, known)


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_an_expert_has_its_share_where_it_says_anything(opinion: Opinion, share: float) -> None:
    encoder, mixtures = log_probabilities(3, 4), {"en": Mixture(share, share, PLAIN)}
    labels = mixed_labels(encoder, opinion, mixtures, LANGUAGES)
    np.testing.assert_allclose(
        labels[0], (1 - share) * encoder[0] + share * opinion.labels[0], rtol=1e-6
    )
    np.testing.assert_array_equal(labels[1:], encoder[1:])


def test_casings_are_calibrated_where_both_speak(opinion: Opinion) -> None:
    encoder = log_probabilities(4, 3)
    fit = CasingFit(2.0, (0.0, 1.0, -1.0))
    casings = mixed_casings(encoder, opinion, {"en": Mixture(0.0, 0.25, fit)}, LANGUAGES)
    scores = (0.75 * encoder[0] + 0.25 * opinion.casings[0]) / 2 + [0, 1, -1]
    np.testing.assert_allclose(np.log(casings[0]), log_softmax(scores[None])[0], atol=1e-5)
    np.testing.assert_allclose(casings[1:], np.exp(encoder[1:]), rtol=1e-5)
