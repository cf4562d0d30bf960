# SPDX-License-Identifier: Apache-2.0
"""Shares of several models, fitted on held-out text."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import numpy as np
import pytest

from interpunct.arrays import softmax
from interpunct.labels import PAPER_LABELS, Label, LabelSet, PaperLabel
from interpunct_lab.__main__ import main
from interpunct_lab.evaluation.bundle_figures import Measured
from interpunct_lab.evaluation.calibrating import fit_mixture
from interpunct_lab.making.shares import fitted

MORE = LabelSet([*PAPER_LABELS, Label("EXCLAMATION", PaperLabel.PERIOD, "!", ends_sentence=True)])
SLOTS = 3_000


def measured(wanted: np.ndarray, sureness: float, seed: int, labels: LabelSet) -> Measured:
    """A model whose scores for the right label are higher by `sureness`."""
    random = np.random.default_rng(seed)
    scores = random.normal(size=(len(wanted), len(labels)))
    scores[np.arange(len(wanted)), wanted] += sureness
    casings = np.full((len(wanted), 3), 1 / 3, np.float32)
    zeros = np.zeros(len(wanted), np.uint8)
    found = softmax(scores.astype(np.float32))
    return Measured(found, casings, wanted, zeros, zeros == 0, labels)


@pytest.fixture
def wanted() -> np.ndarray:
    return np.random.default_rng(1).integers(0, 4, SLOTS).astype(np.uint8)


def test_the_better_model_has_the_larger_share(wanted: np.ndarray) -> None:
    good, poor = (measured(wanted, sure, seed, PAPER_LABELS) for seed, sure in ((1, 3), (2, 0)))
    for models, place in (([good, poor], 0), ([poor, good], 1)):
        shares = fitted(models).shares
        assert sum(shares) == pytest.approx(1, abs=1e-3)
        assert shares[place] > 0.9


def test_equal_models_have_equal_shares_and_three_are_fitted(wanted: np.ndarray) -> None:
    models = [measured(wanted, 2, seed, PAPER_LABELS) for seed in (1, 2, 3)]
    assert fitted(models).shares == pytest.approx((1 / 3,) * 3, abs=0.05)


def test_two_models_have_the_shares_of_encoder_and_expert(wanted: np.ndarray) -> None:
    one, other = (measured(wanted, sure, seed, PAPER_LABELS) for seed, sure in ((1, 3), (2, 2)))
    temperature, bias, share = fit_mixture(one.log_scores(), other.log_scores(), wanted)
    found = fitted([one, other])
    assert found.shares[1] == pytest.approx(share, abs=0.01)
    assert found.temperature == pytest.approx(temperature, rel=0.01)
    assert found.bias == pytest.approx(tuple(bias), abs=0.02)


def test_models_with_other_labels_are_fitted_to_the_larger_set(wanted: np.ndarray) -> None:
    models = [measured(wanted, 2, 1, PAPER_LABELS), measured(wanted, 2, 2, MORE)]
    assert len(fitted(models).bias) == len(MORE)


def test_the_command_writes_shares_and_prints_what_they_are_worth(
    tiny_bundle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "corpora" / "dev" / "en"
    folder.mkdir(parents=True)
    documents = (f"The pilot said {n}, that he came. The fog lifts.\n\n" for n in range(400))
    (folder / "x.txt.xz").write_bytes(lzma.compress("".join(documents).encode()))
    models = [str(tiny_bundle), str(tiny_bundle)]
    options = ["--languages", "en", "--data", str(tmp_path), "--words", "400"]
    main(["shares", *models, *options, "--out", str(tmp_path / "shares.json")])
    told = json.loads((tmp_path / "shares.json").read_text())
    assert told["models"] == ["tiny 1", "tiny 1"]
    assert sum(told["languages"]["en"]["shares"]) == pytest.approx(1, abs=1e-3)
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| en")]
    alone, equal = rows[0].split("|"), rows[-2].split("|")
    assert "equal shares" in rows[-2]
    assert alone[4] == equal[4]  # micro F1: a model with itself is itself
