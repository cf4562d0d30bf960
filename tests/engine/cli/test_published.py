# SPDX-License-Identifier: Apache-2.0
"""`interpunct models available` and `install` of published models."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.engine.runtime.converted.published import write_felflare, write_pcs

from interpunct.bundles.catalogue import published_models

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder, empty."""
    monkeypatch.setattr(
        "interpunct.bundles.bundle.platformdirs.user_data_path", lambda *_, **__: tmp_path / "user"
    )
    return tmp_path / "user" / "bundles"


def test_the_catalogue_is_printed_with_figures_and_their_sources(run: Invoke, place: Path) -> None:
    shown = run("models", "available").stdout
    for model in published_models():
        assert f"{model.name}: {model.title}, {model.place}" in shown
        assert f"published: {model.figures} ({model.source})" in shown
    assert "here:" not in shown


def test_the_catalogue_is_searched_by_languages(run: Invoke, place: Path) -> None:
    found = json.loads(run("models", "available", "--language", "ru", "--json").stdout)
    assert {model["name"] for model in found} == {"sbert-punc-case-ru", "pcs-47", "pcs-xlmr"}
    found = json.loads(run("models", "available", "-l", "zh-TW", "--json").stdout)
    assert "ct-transformer-zh-en" in {model["name"] for model in found}
    assert "No model" in run("models", "available", "-l", "hy").stdout


def test_an_installed_model_shows_its_figures_beside_the_default(
    run: Invoke, folder: Path, place: Path
) -> None:
    (folder / "theirs").mkdir()
    write_pcs(folder / "theirs")
    done = run("models", "install", "theirs", "--as", "pcs-47", "--name", "mine")
    assert done.exit_code == 0, done.stderr
    assert done.stdout.startswith("mine: installed. Licence: apache-2.0.\nF1 of marks on a short")
    assert done.stdout.count("(default ") == 8
    found = json.loads(run("models", "available", "--json").stdout)
    (mine,) = (model for model in found if model["installed"])
    assert (mine["name"], mine["installed"]) == ("pcs-47", "mine")
    assert set(mine["measured"]) == {"de", "en", "es", "fr", "it", "pt", "ru", "zh-Hans"}
    assert "  here: de " in run("models", "available").stdout
    card = run("models", "show", "mine").stdout
    assert "Licence: apache-2.0" in card
    assert "From: huggingface.co/1-800-BAD-CODE/punct_cap_seg_47_language" in card
    assert run("models", "remove", "mine").stdout == "mine: removed.\n"


def test_a_pickle_needs_an_option_or_an_answer(
    run: Invoke, folder: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "theirs").mkdir()
    write_felflare(folder / "theirs")
    install = ("models", "install", "theirs", "--as", "felflare")
    refused = run(*install)
    assert refused.exit_code == 2
    assert refused.stderr.count("\n") == 1
    assert "--allow-pickle" in refused.stderr
    assert not list(place.glob("*"))
    assert run(*install, "--allow-pickle").stdout.startswith("theirs: installed.")
    run("models", "remove", "theirs")


def test_a_model_is_converted_without_installing_it(
    run: Invoke, folder: Path, place: Path
) -> None:
    (folder / "theirs").mkdir()
    write_pcs(folder / "theirs")
    assert "written to ours" in run("models", "convert", "theirs", "ours").stdout
    assert (folder / "ours" / "model.onnx").exists()
    done = run("models", "convert", "theirs", "again", "--as", "no-such-model")
    assert done.exit_code == 2
    assert "no published model is called no-such-model. Known are: fullstop-large" in done.stderr
