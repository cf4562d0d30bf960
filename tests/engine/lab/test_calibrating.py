# SPDX-License-Identifier: Apache-2.0
"""What a calibration is fitted to, and what it leaves alone."""

from __future__ import annotations

import numpy as np
import pytest

from interpunct.arrays import FloatArray, IntArray, softmax
from interpunct.labels import PaperLabel
from interpunct_lab.evaluation.calibrating import fit_calibration


def drawn(slots: int = 4_000) -> tuple[FloatArray, IntArray]:
    """Scores, and labels drawn by the probabilities that they stand for."""
    random = np.random.default_rng(1)
    scores = (2 * random.normal(size=(slots, 4)) + [3, 0, 0, -1]).astype(np.float32)
    edges = softmax(scores).cumsum(axis=1)
    return scores, (random.random((slots, 1)) > edges[:, :-1]).sum(axis=1)


def test_scores_that_are_right_are_left_as_they_are() -> None:
    fit = fit_calibration(*drawn())
    assert fit.temperature == pytest.approx(1, abs=0.05)
    assert fit.bias == pytest.approx((0, 0, 0, 0), abs=0.15)


def test_scores_that_are_too_sure_are_divided() -> None:
    scores, wanted = drawn()
    assert fit_calibration(5 * scores, wanted).temperature == pytest.approx(5, abs=0.25)


def test_a_label_that_the_text_never_has_keeps_its_odds() -> None:
    scores, wanted = drawn()
    fit = fit_calibration(scores, np.minimum(wanted, PaperLabel.PERIOD))
    assert fit.bias[PaperLabel.NONE] == fit.bias[PaperLabel.QUESTION] == 0
