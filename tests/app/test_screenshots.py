# SPDX-License-Identifier: Apache-2.0
"""The pictures of the editor: what cannot be taken is told, and not waited for."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from interpunct.errors import BackendError, CaptionError
from interpunct_app.prediction.background_prediction import LoadedModel, LoadModel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
PICTURES = ROOT / "resources" / "interpunct_resources" / "manual" / "pictures"


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


def test_the_strip_shows_a_file_from_opening_to_export(
    screenshots: ModuleType, qtbot: QtBot, tmp_path: Path, sample: Path, load_fake: LoadModel
) -> None:
    out = tmp_path / "out"
    screenshots.take_pictures(sample, out, load=load_fake)
    strip = sorted(out.glob("first-*.png"))
    assert [path.stem.split("-")[-1] for path in strip] == [
        *("open", "review", "cut", "check", "export"),
    ]
    pictures = [QImage(str(path)) for path in strip]
    assert {picture.width() for picture in pictures} == {screenshots.STRIP_SIZE[0]}
    assert len({path.read_bytes() for path in strip}) == len(strip)


def test_the_strip_of_the_manual_is_small() -> None:
    strip = [*PICTURES.glob("first-*.png")]
    assert len(strip) == 5
    assert sum(path.stat().st_size for path in strip) < 300_000
