# SPDX-License-Identifier: Apache-2.0
"""Fit of a calibration to a short text."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.arrays import softmax
from interpunct.runtime.fitting import fit_scores


def loss(scores: np.ndarray, wanted: np.ndarray, temperature: float, bias: object) -> float:
    """Cross-entropy with the pull towards no change, by the definition."""
    shares = softmax((scores / temperature + np.array(bias)).astype(np.float32))
    pull = 4 * ((1 / temperature - 1) ** 2 + (np.array(bias) ** 2).sum()) / len(scores)
    return float(-np.log(shares[np.arange(len(wanted)), wanted]).mean() + pull)


def text(seed: int, slots: int, slope: float, bias: list[float]) -> tuple[np.ndarray, np.ndarray]:
    """Scores, and labels drawn from a known calibration of them."""
    draw = np.random.default_rng(seed)
    scores = draw.normal(0, 3, (slots, len(bias))).astype(np.float32)
    shares = softmax((scores * slope + np.array(bias)).astype(np.float32))
    wanted = [draw.choice(len(bias), p=row / row.sum()) for row in shares.astype(np.float64)]
    return scores, np.array(wanted)


@pytest.mark.parametrize("slope", [0.4, 1.0, 1.8])
def test_a_known_calibration_is_found_again(slope: float) -> None:
    scores, wanted = text(1, 20_000, slope, [0, 1.0, -0.5, 0.3])
    fit = fit_scores(scores, wanted)
    assert fit.temperature == pytest.approx(1 / slope, rel=0.05)
    np.testing.assert_allclose(fit.bias, [0, 1.0, -0.5, 0.3], atol=0.12)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 20), st.integers(1, 300), st.floats(-2, 4))
def test_no_near_calibration_is_better(seed: int, slots: int, slope: float) -> None:
    scores, wanted = text(seed, slots, slope, [0, 0.5, -1.0, 0.2, 0.0])
    fit = fit_scores(scores, wanted)
    best = loss(scores, wanted, fit.temperature, fit.bias)
    assert best <= loss(scores, wanted, 1.0, [0.0] * 5) + 1e-4
    draw = np.random.default_rng(seed)
    free = np.bincount(wanted, minlength=5) > 0
    free[0] = False
    for _ in range(10):
        bias = np.array(fit.bias) + draw.normal(0, 0.2, 5) * free
        slope = np.clip(1 / fit.temperature * np.exp(draw.normal(0, 0.1)), 0.05, 20)
        assert best <= loss(scores, wanted, 1 / slope, bias) + 1e-4


def test_a_label_that_never_occurs_keeps_its_place() -> None:
    scores, wanted = text(3, 200, 1.0, [0, 0, 0])
    fit = fit_scores(np.concatenate((scores, scores[:, :1]), axis=1), wanted)
    assert fit.bias[0] == fit.bias[3] == 0


def test_scores_without_information_stay_in_bounds() -> None:
    wanted = np.array([0, 1, 2, 0] * 50)
    wrong = 5 * (1 - np.eye(3, dtype=np.float32)[wanted])  # surely wrong everywhere
    assert 1 <= fit_scores(wrong, wanted).temperature <= 20
