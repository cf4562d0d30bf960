# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from interpunct.bundles.description import Check
from interpunct_lab.evaluation import plots
from interpunct_lab.evaluation.bundle_figures import Measured
from interpunct_lab.evaluation.metrics import errors_caught, review_curve
from interpunct_lab.evaluation.plots import (
    confusion_matrices,
    draw_figures,
    risk_coverage,
    training_curves,
)
from interpunct_lab.text.labelled import label_text

pytestmark = pytest.mark.usefixtures("unhurried")

Draw = Callable[[Mapping[str, Measured], Path], None]

PNG = b"\x89PNG"


def synthetic(seed: int, slots: int = 400) -> Measured:
    """A model that is the more often wrong the less certain it is; no question in the text."""
    random = np.random.default_rng(seed)
    labels = random.dirichlet([0.6, 0.2, 0.2, 0.1], slots).astype(np.float32)
    wanted = np.minimum(labels.argmax(1) + (random.random(slots) < 0.1), 2).astype(np.uint8)
    casings = np.full((slots, 3), 1 / 3, np.float32)
    return Measured(labels, casings, wanted, np.zeros(slots, np.uint8), np.ones(slots, np.bool_))


@pytest.mark.parametrize("draw", [risk_coverage, confusion_matrices])
def test_figures_are_the_same_bytes_every_time(draw: Draw, tmp_path: Path) -> None:
    groups = {"Slavic": synthetic(1), "Baltic": synthetic(2)}
    for name in ("a.png", "b.png", "a.svg", "b.svg"):
        draw(groups, tmp_path / "made" / name)
    made = tmp_path / "made"
    assert (made / "a.png").read_bytes()[:4] == PNG
    assert (made / "a.png").read_bytes() == (made / "b.png").read_bytes()
    assert (made / "a.svg").read_bytes() == (made / "b.svg").read_bytes()
    assert "Baltic" in (made / "a.svg").read_text(encoding="utf-8")


def test_the_review_curve_goes_through_the_errors_caught() -> None:
    probabilities, right = synthetic(3).confidences()
    curve = review_curve(probabilities, right)
    for share, caught in zip(curve.reviewed[::20], curve.caught[::20], strict=True):
        assert caught == pytest.approx(errors_caught(probabilities, right, float(share)))


def test_the_risk_is_the_error_rate_of_what_is_left() -> None:
    probabilities = np.array([0.5, 0.6, 0.9, 0.99], np.float32)
    curve = review_curve(probabilities, np.array([False, True, False, True]))
    assert curve.reviewed.tolist() == [0, 0.25, 0.5, 0.75]
    assert curve.caught.tolist() == [0, 0.5, 0.5, 1]
    assert curve.risk.tolist() == pytest.approx([2 / 4, 1 / 3, 1 / 2, 0])


def test_a_text_without_errors_has_no_risk() -> None:
    curve = review_curve(np.array([0.5, 0.6], np.float32), np.array([True, True]))
    assert not curve.caught.any()
    assert not curve.risk.any()


def test_the_dot_of_a_training_is_the_check_that_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A system that shows no mark has a lower error rate than one that has begun to show some."""
    drawn: list[Any] = []
    monkeypatch.setattr(plots, "_save", lambda figure, path: drawn.append(figure))
    silent = Check(10, 0.6, 0.0, 0.0, 1.0, log_loss=0.5)
    learns = Check(20, 0.5, 0.2, 0.1, 1.4, log_loss=0.4)
    training_curves([silent, learns], learns, tmp_path / "curves.png")
    (dot,) = (line for line in drawn[0].axes[1].lines if line.get_marker() == "o")
    assert dot.get_xydata().tolist() == [[20, 1.4]]


def test_a_bundle_is_drawn_by_language_group(tiny_bundle: Path, tmp_path: Path) -> None:
    dev = tmp_path / "dev"
    dev.mkdir()
    label_text(["The old pilot said, when fog lifts. Come back!"] * 100, "en").save(dev / "en.npz")
    label_text(["Starý pilot mlčel."] * 10, "cs").save(dev / "cs.npz")
    told: list[str] = []
    draw_figures(tiny_bundle, dev, tmp_path / "figures", words=400, report=told.append)
    assert {path.name for path in (tmp_path / "figures").iterdir()} == {
        "risk_coverage.png",
        "confusion.png",
    }
    assert "cs: too little text, left out" in told
