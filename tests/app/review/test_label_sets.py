# SPDX-License-Identifier: Apache-2.0
"""A review with a model that has eight labels: choices, keys, names, undo and the saved file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct.labels import LabelSet
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct_app.pages.page import Page
from interpunct_app.prediction.background_prediction import LoadedModel
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

EIGHT = LabelSet.of(
    [
        *("NONE", "COMMA", "PERIOD", "QUESTION"),
        {"name": "EXCLAMATION", "counts_as": "PERIOD", "ends_sentence": True, "sign": "!"},
        {"name": "COLON", "counts_as": "COMMA", "is_pause": True, "sign": ":"},
        {"name": "DASH", "counts_as": "COMMA", "is_pause": True, "sign": "—"},
        {"name": "ELLIPSIS", "counts_as": "PERIOD", "ends_sentence": True, "sign": "…"},
    ]
)


class _Doubtful(Predictor):
    """Sees an exclamation mark after each fourth word, with little confidence."""

    def predict(self, transcript: Transcript, **_: Any) -> Iterator[Predictions]:
        words = len(transcript)
        labels = np.full((words, len(EIGHT)), 0.001, np.float32)
        labels[:, 0] = 0.993
        labels[3::4, 0], labels[3::4, 4] = 0.394, 0.6
        casings = np.tile(np.array([0.99, 0.005, 0.005], np.float32), (words, 1))
        yield Predictions(0, labels, casings, EIGHT)


@pytest.fixture
def page(
    make_window: Callable[..., MainWindow],
    sample: Path,
    open_page: Callable[[MainWindow, Path], Page],
) -> Page:
    return open_page(make_window(load=lambda _: LoadedModel(_Doubtful(), "eight 1")), sample)


def press(page: Page, key: str) -> None:
    QTest.keyClicks(page.pane.slot_view, key)


def test_each_label_is_offered_and_has_a_key(page: Page) -> None:
    reviewer = page.reviewer
    assert reviewer is not None
    assert reviewer.slot == 3
    assert [one.mark for one in reviewer.alternatives()] == ["", ",", ".", "?", "!", ":", "—", "…"]
    shown = [button for button in page.pane._choices if not button.isHidden()]
    assert len(shown) == 8
    assert shown[4].accessibleName().startswith("5: exclamation mark, ")
    assert shown[4].accessibleName().endswith(", likeliest")
    press(page, "8")
    assert reviewer.work.mark(3) == "…"
    assert reviewer.work.label(3).name == "ELLIPSIS"


def test_a_typed_mark_is_its_label_and_undo_takes_it_back(page: Page) -> None:
    reviewer = page.reviewer
    assert reviewer is not None
    before = reviewer.work.to_bytes()
    press(page, ":")
    assert reviewer.work.label(3).name == "COLON"
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Backspace)
    assert reviewer.slot == 3
    assert reviewer.work.to_bytes() == before


def test_the_saved_file_has_its_marks(page: Page, sample: Path, qtbot: QtBot) -> None:
    press(page, " ")
    press(page, "7")
    QTest.keyClick(page.window(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not page.is_modified, timeout=5_000)
    text = sample.read_text(encoding="utf-8")
    assert "So the harbour was! Quiet when we\ncame — down to the water" in text
