# SPDX-License-Identifier: Apache-2.0
"""Calibration of published models at install."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from tests.engine.runtime.converted.published import write_xlm_roberta

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import PUBLISHED
from interpunct.runtime.converted import calibrating
from interpunct.runtime.converted.calibrating import calibrate
from interpunct.runtime.converted.converting import convert_checkpoint
from interpunct.runtime.converted.importing import Import
from interpunct.runtime.opening import open_punctuator

TEXTS = sorted(files("interpunct_resources").joinpath("calibration").iterdir(), key=str)


@pytest.fixture
def bundle_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "theirs"
    folder.mkdir()
    write_xlm_roberta(folder)
    convert_checkpoint(folder, tmp_path / "ours", Import("ours", {}, ["en", "de", "cs"]))
    return tmp_path / "ours"


def test_a_model_is_calibrated_and_measured_in_its_languages(bundle_folder: Path) -> None:
    bundle = calibrate(load_bundle(bundle_folder))
    bundle.verify()
    told = bundle.description
    assert isinstance(told, PUBLISHED)
    assert set(told.calibration) == {"", "de", "en"}
    assert set(told.measured) == {"de", "en"}
    for code, figures in told.measured.items():
        assert figures.words > 300
        assert figures.default_f1 is not None
        assert figures.default_f1 > figures.micro_f1  # its weights are random
        assert f"| {code} | {figures.words} |" in bundle.card()


def test_a_calibrated_model_is_surer_of_what_is_right(bundle_folder: Path) -> None:
    before = load_bundle(bundle_folder)
    (text,) = (each for code, each in calibrating._texts(("en",)) if code == "en")
    wanted = [before.label_set.column(slot.label) for slot in text.slots]
    scored = np.array([not slot.protected for slot in text.slots])

    def loss() -> float:
        bundle = load_bundle(bundle_folder)
        found = np.zeros((len(text), len(bundle.label_set)), np.float32)
        for part in open_punctuator(bundle, device="cpu").punctuator.predict(text):
            found[part.first : part.first + len(part)] = part.labels
        return float(-np.log(found[np.arange(len(text)), wanted][scored]).mean())

    uncalibrated = loss()
    calibrate(before)
    assert loss() < uncalibrated


def test_a_model_of_other_languages_stays_as_it_is(tmp_path: Path, bundle_folder: Path) -> None:
    convert_checkpoint(tmp_path / "theirs", tmp_path / "czech", Import("x", {}, ["cs"]))
    before = (tmp_path / "czech" / "bundle.json").read_bytes()
    calibrate(load_bundle(tmp_path / "czech"))
    assert (tmp_path / "czech" / "bundle.json").read_bytes() == before


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_each_text_has_forty_sentences_with_their_marks(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 40
    assert all(line.endswith((".", "?", "。", "？")) for line in lines)
    assert sum("," in line or "，" in line for line in lines) >= 15
