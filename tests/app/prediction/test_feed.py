# SPDX-License-Identifier: Apache-2.0
"""Predictions that arrive while the user works: progress, cancelling, failing, other models."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from interpunct.errors import BundleError
from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Transcript
from interpunct_app.pages.page import Page
from interpunct_app.prediction import feed as feed_module
from interpunct_app.prediction.background_prediction import PIECE, LoadedModel, LoadModel
from interpunct_app.settings.options import MARKS
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]


class Endless(Predictor):
    """Predicts nothing until it is cancelled."""

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        while not cancelled():
            pass
        yield from ()


class Halting(Predictor):
    """Predicts the first slots at once and the rest as the gate opens; notes what is asked."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.gate = threading.Event()
        self.asked: list[tuple[int, MarksMode]] = []

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        self.asked.append((first, marks))
        yield uncertain(0, self.first)
        while not self.gate.wait(0.01) and not cancelled():
            pass
        yield uncertain(self.first, len(transcript))


def uncertain(start: int, stop: int) -> Predictions:
    labels = np.tile(np.array([0.4, 0.3, 0.2, 0.1], np.float32), (stop - start, 1))
    casings = np.tile(np.array([0.8, 0.15, 0.05], np.float32), (stop - start, 1))
    return Predictions(start, labels, casings)


def test_the_prediction_can_be_cancelled(
    qtbot: QtBot, make_window: MakeWindow, sample: Path
) -> None:
    window = make_window(lambda _: LoadedModel(Endless(), "endless"))
    page = window.pages.open_file(sample)
    qtbot.waitUntil(lambda: page.progress is not None, timeout=8000)
    assert window.strip.cancel.isVisible()
    window.strip.cancel.click()
    assert page.progress is None
    assert page.feed is not None
    assert not page.feed.is_running
    assert not window.strip.cancel.isVisible()


def test_the_model_is_loaded_before_the_words_are_read_and_once(
    qtbot: QtBot, make_window: MakeWindow, load_fake: LoadModel, sample: Path
) -> None:
    loads = []

    def load(_folder: Path | None) -> LoadedModel:
        loads.append(1)
        return load_fake(None)

    window = make_window(load)
    services = window.services
    with qtbot.waitSignal(services.model.loaded, timeout=8000):
        services.model.load_ahead(services.models)
    page = window.pages.open_file(sample)
    qtbot.waitUntil(lambda: page.reviewer is not None and page.progress is None, timeout=8000)
    assert len(loads) == 1


class Noting(Predictor):
    """Is sure of no slot; notes how many words it is given."""

    def __init__(self) -> None:
        self.given: list[int] = []

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        self.given.append(len(transcript))
        yield uncertain(0, len(transcript))


def test_what_a_long_file_needs_is_loaded_while_its_words_are_read(
    qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt
) -> None:
    model = Noting()
    window = make_window(lambda _: LoadedModel(model, "noting"))
    page = window.pages.open_file(write_srt("long.srt", ["one two"] * 1200))
    qtbot.waitUntil(lambda: page.reviewer is not None and page.progress is None, timeout=8000)
    assert model.given == [220, 2400]
    assert page.can_resume is False


def test_what_is_in_sight_of_a_long_file_is_predicted_once_while_its_words_are_read(
    qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt
) -> None:
    model = Noting()
    window = make_window(lambda _: LoadedModel(model, "noting"))
    text = "one two three four five six seven eight nine ten"
    page = window.pages.open_file(write_srt("long.srt", [text] * 1200))
    qtbot.waitUntil(lambda: page.reviewer is not None and page.progress is None, timeout=8000)
    assert model.given == [220, 12_000]
    assert page.can_resume is False


def test_a_model_that_cannot_be_loaded_is_one_sentence(
    qtbot: QtBot, make_window: MakeWindow, sample: Path
) -> None:
    def broken(_folder: object) -> LoadedModel:
        raise BundleError("the bundle is damaged.", remedy="Install it again.")

    page = make_window(broken).pages.open_file(sample)
    qtbot.waitUntil(lambda: bool(page.banner.text), timeout=8000)
    assert page.banner.text == "The bundle is damaged. Install it again."
    assert page.reviewer is not None
    assert page.progress is None
    QTest.keyClicks(page.pane.slot_view, "l")  # the file can be worked on all the same


def test_the_first_slots_can_be_reviewed_while_the_rest_is_predicted(
    qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt
) -> None:
    model = Halting(10)
    window = make_window(lambda _: LoadedModel(model, "halting"))
    page = window.pages.open_file(write_srt("long.srt", ["one two three four five"] * 8))
    qtbot.waitUntil(lambda: page.progress == (10, 40), timeout=8000)
    reviewer = page.reviewer
    assert reviewer is not None
    assert reviewer.slot == 0
    QTest.keyClicks(page.pane.slot_view, "!")
    model.gate.set()
    qtbot.waitUntil(lambda: not reviewer.work.unpredicted(), timeout=8000)
    assert reviewer.work.mark(0) == "!"
    qtbot.waitUntil(lambda: page.progress is None, timeout=8000)


def test_a_prediction_does_not_overwrite_what_is_being_typed(
    qtbot: QtBot, make_window: MakeWindow, sample: Path
) -> None:
    model = Halting(3)
    page = make_window(lambda _: LoadedModel(model, "halting")).pages.open_file(sample)
    qtbot.waitUntil(lambda: page.progress is not None, timeout=8000)
    reviewer = page.reviewer
    assert reviewer is not None
    page.table.edit_cue(1)
    (editor,) = page.table.viewport().findChildren(QPlainTextEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "somebody told us")
    model.gate.set()
    qtbot.waitUntil(lambda: not reviewer.work.unpredicted(), timeout=8000)
    assert editor.toPlainText() == "somebody told us"
    QTest.keyClick(editor, Qt.Key.Key_Return)
    cue = reviewer.work.slots_of_cue(1)
    words = [reviewer.work.transcript.words[slot].text.lower() for slot in cue]
    assert words == ["somebody", "told", "us"]


def test_predictions_wait_while_somebody_reads_the_state(
    qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt
) -> None:
    model = Halting(10)
    window = make_window(lambda _: LoadedModel(model, "halting"))
    page = window.pages.open_file(write_srt("long.srt", ["one two three four five"] * 8))
    qtbot.waitUntil(lambda: page.progress == (10, 40), timeout=8000)
    feed, reviewer = page.feed, page.reviewer
    assert feed is not None
    assert reviewer is not None
    page.hold()
    model.gate.set()
    qtbot.waitUntil(lambda: bool(feed._pieces), timeout=8000)
    assert len(reviewer.work.unpredicted()) == 1
    page.let_go()
    qtbot.waitUntil(lambda: not reviewer.work.unpredicted(), timeout=8000)


def test_long_stretches_come_in_pieces(
    qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt
) -> None:
    model = Halting(5 * PIECE // 2)
    model.gate.set()
    window = make_window(lambda _: LoadedModel(model, "halting"))
    page = window.pages.open_file(write_srt("long.srt", ["one two three four five"] * 200))
    done: list[int] = []
    page.progressed.connect(lambda: done.append(page.progress[0] if page.progress else -1))
    qtbot.waitUntil(
        lambda: page.reviewer is not None and not page.reviewer.work.unpredicted(),
        timeout=15_000,
    )
    assert done == sorted(done)
    assert done[-1] == 1000


def test_better_predictions_of_known_slots_take_no_progress_back(
    qtbot: QtBot, make_window: MakeWindow, write_srt: WriteSrt, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One piece a turn. All slots come again at the first estimate from cue ends.
    clock = itertools.count()
    monkeypatch.setattr(feed_module, "monotonic", lambda: next(clock) * feed_module._SLICE / 1.5)
    model = Halting(2 * PIECE)
    window = make_window(lambda _: LoadedModel(model, "halting"))
    page = window.pages.open_file(write_srt("long.srt", ["one two three four five"] * 200))
    qtbot.waitUntil(lambda: page.progress == (2 * PIECE, 1000), timeout=8000)
    done = [2 * PIECE]
    page.progressed.connect(lambda: done.append(page.progress[0] if page.progress else 1000))
    model.gate.set()
    qtbot.waitUntil(lambda: done[-1] == 1000, timeout=15_000)
    assert done == sorted(done)


def test_other_modes_of_the_marks_are_asked_of_the_model(
    qtbot: QtBot, make_window: MakeWindow, sample: Path, open_page: OpenPage
) -> None:
    model = Halting(3)
    model.gate.set()
    window = make_window(lambda _: LoadedModel(model, "halting"))
    page = open_page(window, sample)
    window.menus.marks.choose(MarksMode.SUGGEST)
    assert len(model.asked) == 1  # the model sees the same text
    window.menus.marks.choose(MarksMode.REPLACE)
    qtbot.waitUntil(lambda: len(model.asked) == 2, timeout=8000)
    assert model.asked[-1][1] is MarksMode.REPLACE
    assert MARKS.of(window.services.settings) is MarksMode.REPLACE
    qtbot.waitUntil(lambda: page.progress is None, timeout=8000)


def test_where_a_model_runs_is_told_once(
    qtbot: QtBot, make_window: MakeWindow, sample: Path, write_srt: WriteSrt, open_page: OpenPage
) -> None:
    model = Halting(3)
    model.gate.set()
    loads: list[int] = []

    def load(_folder: Path | None) -> LoadedModel:
        loads.append(1)
        return LoadedModel(model, "halting 2", "There is no GPU; the CPU predicts.")

    window = make_window(load)
    page = open_page(window, sample)
    qtbot.waitUntil(lambda: page.banner.text == "There is no GPU; the CPU predicts.", timeout=8000)
    assert window.strip._model.text() == "halting 2"
    open_page(window, write_srt("other.srt", ["one two three four five"]))
    assert len(loads) == 1
