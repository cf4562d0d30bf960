# SPDX-License-Identifier: Apache-2.0
"""Synchronising by a file and by the sound: shown first, then one step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog

from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.retiming.sync_dialog import SyncDialog, Way
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[SyncDialog], object]], None]

OK, CANCEL = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
_RNG = np.random.default_rng(11)
BOUNDS = np.cumsum(_RNG.uniform(400, 3_000, 80)).round().astype(int).tolist()
SPANS = list(zip(BOUNDS[::2], BOUNDS[1::2], strict=True))
LATE_MS = 2_500


def stamp(milliseconds: int) -> str:
    minutes, rest = divmod(milliseconds, 60_000)
    return f"00:{minutes:02}:{rest // 1000:02},{rest % 1000:03}"


def srt(later_ms: int, word: str = "word") -> bytes:
    cues = (
        f"{number}\n{stamp(start + later_ms)} --> {stamp(end + later_ms)}\n{word} {number}\n"
        for number, (start, end) in enumerate(SPANS, start=1)
    )
    return "\n".join(cues).encode()


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    path = tmp_path / "late.srt"
    path.write_bytes(srt(LATE_MS))
    page = open_page(window, path)
    page.table.go_to(0)
    return page


@pytest.fixture
def right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that the user chooses, whose times are right."""
    path = tmp_path / "right & true.srt"
    path.write_bytes(srt(0))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    return path


def choose(dialog: SyncDialog, way: Way) -> None:
    dialog.way.setCurrentIndex(dialog.way.findData(way))


def press(dialog: SyncDialog, which: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(which), Qt.MouseButton.LeftButton)


def wait_for(qtbot: QtBot, dialog: SyncDialog, beginning: str) -> None:
    qtbot.waitUntil(lambda: dialog.preview.text().startswith(beginning), timeout=15_000)


def starts(page: Page) -> list[int]:
    assert page.reviewer is not None
    return [cue.start_ms for cue in page.reviewer.work.document.cues]


def synchronise(window: MainWindow) -> None:
    window.menus.of_action[Action.SYNCHRONISE].trigger()


def test_a_file_with_the_same_words_gives_its_times_as_one_step(
    qtbot: QtBot, window: MainWindow, page: Page, right: Path, when_asked: WhenAsked
) -> None:
    def act(dialog: SyncDialog) -> None:
        choose(dialog, Way.FILE)
        assert dialog.preview.text() == "Choose a file whose times are right."
        assert not dialog.buttons.button(OK).isEnabled()
        QTest.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
        wait_for(qtbot, dialog, "40 cues change.")
        assert dialog.file.text() == "right && true.srt"
        assert dialog.preview.text().splitlines()[1:] == [
            *(
                f"Cue {cue}: {stamp(right + LATE_MS)} becomes {stamp(right)}"
                for cue in (1, 21, 40)
                for right in [SPANS[cue - 1][0]]
            ),
            "100 % of the words fit.",
        ]
        press(dialog, OK)

    when_asked(act)
    synchronise(window)
    assert starts(page) == [start for start, _ in SPANS]
    assert page.reviewer is not None
    page.reviewer.undo()
    assert page.reviewer.work.document.to_bytes() == srt(LATE_MS)
    assert page.reviewer.undoable is None


def test_a_translation_gives_its_times_by_the_pattern(
    qtbot: QtBot, window: MainWindow, page: Page, right: Path, when_asked: WhenAsked
) -> None:
    right.write_bytes(srt(0, "mot").replace(b"mot ", b"mot x"))

    def act(dialog: SyncDialog) -> None:
        choose(dialog, Way.FILE)
        QTest.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
        wait_for(qtbot, dialog, "40 cues change.")
        assert dialog.preview.text().splitlines()[-1].startswith("Pattern of speech: ")
        press(dialog, OK)

    when_asked(act)
    synchronise(window)
    assert starts(page) == [start for start, _ in SPANS]


def test_a_fit_by_chance_is_called_one(
    qtbot: QtBot, window: MainWindow, page: Page, right: Path, when_asked: WhenAsked
) -> None:
    right.write_bytes(b"1\n00:10:00,000 --> 00:10:02,000\nelsewhere\n")

    def act(dialog: SyncDialog) -> None:
        choose(dialog, Way.FILE)
        QTest.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
        wait_for(qtbot, dialog, "40 cues change.")
        assert "may be a chance" in dialog.preview.text()
        press(dialog, CANCEL)

    when_asked(act)
    synchronise(window)
    assert page.reviewer is not None
    assert page.reviewer.undoable is None
    assert not page.is_held


def test_a_file_that_cannot_be_read_is_told(
    qtbot: QtBot, window: MainWindow, page: Page, right: Path, when_asked: WhenAsked
) -> None:
    right.unlink()

    def act(dialog: SyncDialog) -> None:
        choose(dialog, Way.FILE)
        QTest.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
        wait_for(qtbot, dialog, str(right))
        assert not dialog.buttons.button(OK).isEnabled()
        choose(dialog, Way.POINTS)
        assert "right" not in dialog.preview.text()

    when_asked(act)
    synchronise(window)


def test_the_pauses_of_the_sound_give_the_times(
    qtbot: QtBot, window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    edges = [0, *BOUNDS, BOUNDS[-1] + 5_000]
    page.hear(tuple(zip(edges[::2], edges[1::2], strict=True)))

    def act(dialog: SyncDialog) -> None:
        choose(dialog, Way.SOUND)
        wait_for(qtbot, dialog, "40 cues change.")
        press(dialog, OK)

    when_asked(act)
    synchronise(window)
    assert starts(page) == [start for start, _ in SPANS]


def test_without_a_sound_the_way_to_one_is_told(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    def act(dialog: SyncDialog) -> None:
        choose(dialog, Way.SOUND)
        assert dialog.preview.text().startswith("No sound is open")
        assert not dialog.buttons.button(OK).isEnabled()

    when_asked(act)
    synchronise(window)


def test_a_file_of_another_cut_gives_an_offset_to_each_part(
    qtbot: QtBot, window: MainWindow, page: Page, right: Path, when_asked: WhenAsked
) -> None:
    later = [0] * 25 + [90_000] * 15
    cues = (
        f"{number}\n{stamp(start + by)} --> {stamp(end + by)}\nword {number}\n"
        for number, ((start, end), by) in enumerate(zip(SPANS, later, strict=True), start=1)
    )
    right.write_text("\n".join(cues))

    def act(dialog: SyncDialog) -> None:
        assert not dialog.breaks.isEnabled()
        choose(dialog, Way.FILE)
        QTest.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
        wait_for(qtbot, dialog, "40 cues change.")
        QTest.mouseClick(dialog.breaks, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        assert dialog.breaks.isChecked()
        wait_for(qtbot, dialog, "40 cues change.")
        first, other = SPANS[0][0], SPANS[25][0]
        assert dialog.preview.text().splitlines()[1:] == [
            f"From cue 1: {stamp(first + LATE_MS)} becomes {stamp(first)} (-2.500 s)",
            f"From cue 26: {stamp(other + LATE_MS)} becomes {stamp(other + 90_000)} (+87.500 s)",
            "100 % of the words fit.",
        ]
        press(dialog, OK)

    when_asked(act)
    synchronise(window)
    assert starts(page) == [start + by for (start, _), by in zip(SPANS, later, strict=True)]
    assert page.reviewer is not None
    page.reviewer.undo()
    assert page.reviewer.work.document.to_bytes() == srt(LATE_MS)
