# SPDX-License-Identifier: Apache-2.0
"""Silences of the sound as evidence for the model."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Silence, Transcript
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.prediction.background_prediction import LoadedModel
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]

SILENT = [(0, 1000), (3000, 3200), (8000, 10_000)]
"""The silences of the sound; the one of 0.1 s is no pause."""


@dataclass
class Listening(Predictor):
    """Expects a comma everywhere once it hears silences; notes those that it is given."""

    heard: list[list[Silence]] = field(default_factory=list)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        self.heard.append([*transcript.silences])
        row = [0.1, 0.8, 0.05, 0.05] if transcript.silences else [0.8, 0.1, 0.05, 0.05]
        labels = np.tile(np.array(row, np.float32), (len(transcript), 1))
        casings = np.tile(np.array([0.8, 0.15, 0.05], np.float32), (len(transcript), 1))
        yield Predictions(0, labels, casings)


def opened(
    qtbot: QtBot, make_window: MakeWindow, sample: Path, model: Predictor, *, hears: bool
) -> Page:
    window = make_window(lambda _: LoadedModel(model, "listening", hears=hears))
    page = window.pages.open_file(sample)
    peaks = window.panel(MediaControl)
    qtbot.waitUntil(
        lambda: (
            page.progress is None
            and page.reviewer is not None
            and page.reviewer.work.is_predicted
            and peaks.dock.waveform.peaks.length_ms >= 9_900
        ),
        timeout=15_000,
    )
    return page


@pytest.mark.usefixtures("sound")
def test_silences_change_the_predictions_of_the_open_file(
    qtbot: QtBot, make_window: MakeWindow, sample: Path
) -> None:
    model = Listening()
    page = opened(qtbot, make_window, sample, model, hears=True)
    reviewer = page.reviewer
    assert reviewer is not None
    qtbot.waitUntil(lambda: reviewer.work.predicted().labels[0, 1] > 0.5, timeout=15_000)
    starts = np.array(model.heard[-1])
    np.testing.assert_allclose(starts, SILENT, atol=40)
    assert not page.is_modified


@pytest.mark.usefixtures("sound")
def test_a_model_that_hears_nothing_is_asked_once(
    qtbot: QtBot, make_window: MakeWindow, sample: Path
) -> None:
    model = Listening()
    page = opened(qtbot, make_window, sample, model, hears=False)
    page.hear(((0, 500),))
    assert page.feed is not None
    assert not page.feed.is_running
    assert len(model.heard) <= 2  # the first sight, and the file
