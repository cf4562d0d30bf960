# SPDX-License-Identifier: Apache-2.0
"""A window over a fake model, with its settings and sessions in a scratch folder."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from zlib import crc32

import numpy as np
import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from interpunct.arrays import FloatArray
from interpunct.labels import MarksMode, PaperLabel
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Transcript
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.media.player import Player
from interpunct_app.panels.media.qt_player import qt_player
from interpunct_app.panels.panel import MakePanel
from interpunct_app.panels.registry import PANELS
from interpunct_app.prediction.background_prediction import LoadedModel, LoadModel
from interpunct_app.prediction.bundles import load_model
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.options import PROFILE
from interpunct_app.settings.settings import Settings
from interpunct_app.spelling.dictionaries import Dictionaries
from interpunct_app.translation import ENGLISH, use_language
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

STRETCH = 1000
NONE = Qt.KeyboardModifier.NoModifier


class FakePunctuator(Predictor):
    """Ends a sentence about every ninth word and sets commas between, more or less surely."""

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """Stretches of a thousand slots, the one that holds `first` first."""
        starts = list(range(0, len(transcript), STRETCH))
        begin = first // STRETCH
        for start in starts[begin:] + starts[:begin]:
            if cancelled():
                return
            stop = min(start + STRETCH, len(transcript))
            yield Predictions(start, *_made_up(transcript, start, stop))


def fake_model(folder: Path | None) -> LoadedModel:
    """A loaded model around the fake; a bundle in a folder is a real one."""
    return load_model(folder) if folder else LoadedModel(FakePunctuator(), "fake 1")


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> None:
    """The program speaks English, whatever the machine or the test before speaks."""
    use_language(qapp, ENGLISH)


@pytest.fixture
def load_fake() -> LoadModel:
    """Loads the fake model."""
    return fake_model


def _made_up(transcript: Transcript, start: int, stop: int) -> tuple[FloatArray, FloatArray]:
    labels = np.zeros((stop - start, 4), np.float32)
    casings = np.tile(np.array([0.995, 0.004, 0.001], np.float32), (stop - start, 1))
    for row, index in enumerate(range(start, stop)):
        labels[row] = _probabilities(transcript, index)
    return labels, casings


def _probabilities(transcript: Transcript, index: int) -> FloatArray:
    """One row of probabilities, from a checksum of the word and its place."""
    dice = crc32(f"{transcript.words[index].text} {index}".encode())
    last = index + 1 == len(transcript) or (
        transcript.words[index + 1].cue != transcript.words[index].cue
    )
    kind = dice % 18 if not last else dice % 4
    top = PaperLabel.PERIOD if kind == 0 else PaperLabel.COMMA if kind == 1 else PaperLabel.NONE
    top = PaperLabel.QUESTION if kind == 2 and dice % 5 == 0 else top
    sure = 0.42 + (dice >> 8) % 560 / 1000
    row = np.full(4, (1 - sure) / 3, np.float32)
    rest = [label for label in PaperLabel if label is not top]
    for share, label in zip((0.6, 0.3, 0.1), rest, strict=True):
        row[label] = (1 - sure) * share
    row[top] = sure
    normal: FloatArray = row / row.sum()
    return normal


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Any Qt warning fails a test but those of what the offscreen plugin cannot do."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


SAMPLE = """\
1
00:00:01,000 --> 00:00:03,000
so the harbour was quiet when we
came down to the water

2
00:00:03,200 --> 00:00:05,000
<i>nobody could tell us why</i>

3
00:00:05,100 --> 00:00:08,000
we asked the woman in the shop
and she laughed a little
"""


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    """A caption file without marks."""
    path = tmp_path / "harbour.srt"
    path.write_bytes(SAMPLE.encode())
    return path


@pytest.fixture
def make_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., MainWindow]]:
    """Makes windows that share settings and sessions, as runs of the program do."""
    made: list[Services] = []
    windows: list[MainWindow] = []

    def make(
        load: LoadModel = fake_model,
        make_player: Callable[[], Player] = qt_player,
        dictionaries: Dictionaries | None = None,
        panels: Sequence[MakePanel] = PANELS,
    ) -> MainWindow:
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        if not made:
            PROFILE.keep(Settings(store), "netflix")  # most tests are about a styled file
        folder = tmp_path / "sessions"
        services = Services(
            Settings(store),
            ModelHolder(load),
            folder,
            backups_folder=tmp_path / "backups",
            cache_folder=tmp_path / "cache",
            words_folder=tmp_path / "words",
        )
        made.append(services)
        none_there = Dictionaries(folders=())  # whatever the machine has
        playing = partial(MediaControl, make_player=make_player)
        made_of = [playing if panel is MediaControl else panel for panel in panels]
        window = MainWindow(services, made_of, dictionaries or none_there)
        qtbot.addWidget(window, before_close_func=_release)
        windows.append(window)
        window.show()
        return window

    yield make
    for services in made:
        services.stop()


def _release(window: MainWindow) -> None:
    """Close without questions: a question would wait for an answer."""
    if (batch := window.batch) is not None:
        batch.stop()
        while batch.is_running:
            QApplication.processEvents()
    for page in window.pages.all():
        page.table.finish_editing()
        if page.reviewer is not None:
            page.reviewer.note_saved()


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    """A window without files."""
    return make_window()


@pytest.fixture
def open_page(qtbot: QtBot) -> Callable[[MainWindow, Path], Page]:
    """Opens a file and waits for all of its predictions."""

    def opened(window: MainWindow, path: Path) -> Page:
        page = window.pages.open_file(path)
        qtbot.waitUntil(lambda: is_ready(page), timeout=15_000)
        return page

    return opened


@pytest.fixture
def page(window: MainWindow, sample: Path, open_page: Callable[[MainWindow, Path], Page]) -> Page:
    """The sample under review."""
    return open_page(window, sample)


@pytest.fixture
def reviewer(page: Page) -> Reviewer:
    """The review of the sample, at its first doubt."""
    assert page.reviewer is not None
    assert page.reviewer.slot is not None
    return page.reviewer


@pytest.fixture
def press(page: Page) -> Callable[..., None]:
    """Presses keys where the review of the sample has the focus."""

    def pressed(key: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
        if isinstance(key, str):
            QTest.keyClicks(page.pane.slot_view, key)
        else:
            QTest.keyClick(page.pane.slot_view, key, held)

    return pressed


@pytest.fixture
def write_srt(tmp_path: Path) -> Callable[[str, list[str]], Path]:
    """Writes an SRT file of one-second cues."""

    def stamp(second: int) -> str:
        return f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02},000"

    def written(name: str, texts: list[str]) -> Path:
        path = tmp_path / name
        cues = (
            f"{place + 1}\n{stamp(place)} --> {stamp(place + 1)}\n{text}\n"
            for place, text in enumerate(texts)
        )
        path.write_bytes("\n".join(cues).encode())
        return path

    return written


@pytest.fixture
def when_asked(qtbot: QtBot) -> Iterator[Callable[[Callable[[Any], object]], None]]:
    """`when_asked(act)` calls `act` with the next modal window; one must come."""
    acts: list[Callable[[Any], object]] = []
    timer = QTimer()

    def look() -> None:
        asking = QApplication.activeModalWidget()
        if asking is None or not acts:
            return
        act = acts.pop(0)
        if not acts:
            timer.stop()
        try:
            act(asking)
        finally:
            if asking.isVisible():
                asking.close()  # a window that stays would stop the test for good

    timer.timeout.connect(look)

    def expect(act: Callable[[Any], object]) -> None:
        acts.append(act)
        timer.start(0)

    yield expect
    timer.stop()
    assert not acts, "nothing was asked"


def is_ready(page: Page) -> bool:
    """Whether a page has everything that will come."""
    return page.reviewer is not None and not page.reviewer.work.unpredicted()
