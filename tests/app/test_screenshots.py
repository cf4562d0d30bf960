# SPDX-License-Identifier: Apache-2.0
"""The pictures of the editor: what cannot be taken is told, and not waited for."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

from interpunct.errors import BackendError, CaptionError
from interpunct_app.prediction.background_prediction import LoadedModel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def screenshots(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module `screenshots` of `packaging`, which stands on the path for the scripts."""
    monkeypatch.syspath_prepend(PACKAGING)
    return importlib.import_module("screenshots")


def no_model(_folder: Path | None) -> LoadedModel:
    raise BackendError("there is no model.")


def test_a_file_that_cannot_be_opened_is_told(
    screenshots: ModuleType, qtbot: QtBot, tmp_path: Path
) -> None:
    with pytest.raises(CaptionError):
        screenshots.take_pictures(tmp_path / "none.srt", tmp_path / "out", load=no_model)


def test_a_prediction_that_fails_is_told(
    screenshots: ModuleType, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "talk.srt"
    file.write_text("1\n00:00:01,000 --> 00:00:02,000\nwe left the harbour\n")
    with pytest.raises(SystemExit, match="There is no model"):
        screenshots.take_pictures(file, tmp_path / "out", load=no_model)
