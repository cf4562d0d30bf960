# SPDX-License-Identifier: Apache-2.0
"""A file that is not predicted as a whole says so; the file in front is predicted first."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Transcript
from interpunct_app.pages.page import Page
from interpunct_app.prediction.background_prediction import LoadedModel, without
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    WriteSrt = Callable[[str, list[str]], Path]

TEXT = ["one two three four five"] * 8


class Stepping(Predictor):
    """Predicts ten slots a step, surely; a step is made for each `release` of `steps`."""

    def __init__(self) -> None:
        self.steps = threading.Semaphore(0)
        self.asked: list[str] = []
        self.done: list[tuple[str, int]] = []  # the first word of the file, the first slot

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        self.asked.append(transcript.words[0].text)
        for start in range(first // 10 * 10, len(transcript), 10):
            while not self.steps.acquire(timeout=0.01):
                if cancelled():
                    return
            if cancelled():
                self.steps.release()  # which was made for whoever asks next
                return
            self.done.append((transcript.words[0].text, start))
            labels = np.tile(np.array([0.97, 0.01, 0.01, 0.01], np.float32), (10, 1))
            casings = np.tile(np.array([0.995, 0.004, 0.001], np.float32), (10, 1))
            yield Predictions(start, labels, casings)


class Blocked(Stepping):
    """A `Stepping` predictor that answers nothing, not even a cancellation, before `gate`."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = threading.Event()

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        if not self.asked:
            self.asked.append(transcript.words[0].text)
            self.gate.wait()
        yield from super().predict(transcript, marks=marks, first=first, cancelled=cancelled)


@pytest.fixture
def model() -> Stepping:
    return Stepping()


@pytest.fixture
def half_way(qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt, model: Stepping) -> Page:
    """A file of 40 slots, of which 10 are predicted; the others are waited for."""
    page = make_window(lambda _: LoadedModel(model, "stepping")).pages.open_file(
        write_srt("long.srt", TEXT)
    )
    model.steps.release()
    qtbot.waitUntil(lambda: page.progress == (10, 40), timeout=8000)
    return page


def window_of(page: Page) -> MainWindow:
    window = page.window()
    assert isinstance(window, MainWindow)
    return window


def counters(page: Page) -> str:
    return page.pane.queue_bar._counters.text()


def test_nothing_is_said_to_be_done_while_predictions_come(qtbot: QtBot, half_way: Page) -> None:
    qtbot.waitUntil(lambda: counters(half_way) == "Predicting: to 0:00:02, 25 %", timeout=8000)
    assert half_way.pane.slot_view._message == "Predicting the marks…"
    assert not window_of(half_way).menus.resume.isEnabled()


def test_a_prediction_that_was_stopped_says_how_far_it_came(qtbot: QtBot, half_way: Page) -> None:
    window = window_of(half_way)
    QTest.mouseClick(window.strip.cancel, Qt.MouseButton.LeftButton)
    assert counters(half_way) == "Predicted to 0:00:02, 25 %"
    sentence = "Predicted to 0:00:02, 25 %; the rest is as in the file."
    assert half_way.pane.slot_view._message == sentence
    assert half_way.banner.text == sentence
    assert half_way.banner.isVisible()
    assert window.menus.resume.isEnabled()


@pytest.mark.parametrize("by_menu", [False, True])
def test_a_prediction_that_was_stopped_can_be_resumed(
    qtbot: QtBot, half_way: Page, model: Stepping, *, by_menu: bool
) -> None:
    window = window_of(half_way)
    QTest.mouseClick(window.strip.cancel, Qt.MouseButton.LeftButton)
    if by_menu:
        window.menus.resume.trigger()
    else:
        QTest.mouseClick(half_way.banner._button, Qt.MouseButton.LeftButton)
    assert not half_way.banner.isVisible()
    model.steps.release(4)
    qtbot.waitUntil(lambda: counters(half_way).startswith("Nothing left"), timeout=8000)
    qtbot.waitUntil(lambda: half_way.progress is None, timeout=8000)
    assert not window.menus.resume.isEnabled()
    assert not half_way.banner.isVisible()


def test_what_was_stopped_does_not_start_by_itself(qtbot: QtBot, half_way: Page) -> None:
    QTest.mouseClick(window_of(half_way).strip.cancel, Qt.MouseButton.LeftButton)
    assert half_way.reviewer is not None
    half_way.reviewer.jump(1)
    QTest.keyClicks(half_way.pane.slot_view, "/")  # splits the cue
    assert len(half_way.reviewer.work.document.cues) == 9
    assert half_way.feed is not None
    assert not half_way.feed.is_running


def test_the_file_in_front_is_predicted_first(
    qtbot: QtBot, half_way: Page, model: Stepping, write_srt: WriteSrt
) -> None:
    window = window_of(half_way)
    second = window.pages.open_file(write_srt("second.srt", ["six two three four five"] * 8))
    qtbot.waitUntil(lambda: model.asked == ["one", "six"], timeout=8000)
    model.steps.release()
    qtbot.waitUntil(lambda: second.progress == (10, 40), timeout=8000)
    assert model.done == [("one", 0), ("six", 0)]
    bar = window.pages.tabBar()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(0).center())
    assert window.pages.current() is half_way
    qtbot.waitUntil(lambda: model.asked == ["one", "six", "one"], timeout=8000)
    model.steps.release(3)
    qtbot.waitUntil(lambda: half_way.progress is None, timeout=8000)
    model.steps.release(3)
    qtbot.waitUntil(lambda: second.progress is None, timeout=8000)
    assert model.done[2:] == [(word, slot) for word in ("one", "six") for slot in (10, 20, 30)]
    assert second.reviewer is not None
    assert not second.reviewer.work.unpredicted()


def test_a_file_that_comes_to_the_front_again_is_predicted_first(
    qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt
) -> None:
    model = Blocked()
    pages = make_window(lambda _: LoadedModel(model, "blocked")).pages
    opened: list[Page] = []
    for word in ("one", "six", "ten"):
        file = write_srt(f"{word}.srt", [f"{word} two three four five"] * 8)
        opened.append(pages.open_file(file))
        qtbot.waitUntil(lambda: opened[-1].feed is not None, timeout=8000)
    qtbot.waitUntil(lambda: model.asked == ["one"], timeout=8000)
    for place in (1, 2):
        pages.setCurrentWidget(opened[place])
    model.steps.release(12)
    model.gate.set()
    qtbot.waitUntil(lambda: len(model.done) == 12, timeout=8000)
    assert [word for word, _ in model.done][:4] == ["ten"] * 4
    qtbot.waitUntil(lambda: all(page.progress is None for page in opened), timeout=8000)


def test_stretches_without_a_part() -> None:
    stretches = (range(5), range(10, 20))
    assert without(stretches, range(3, 12)) == (range(3), range(12, 20))
    assert without(stretches, range(12, 14)) == (range(5), range(10, 12), range(14, 20))
    assert without(stretches, range(30)) == ()
