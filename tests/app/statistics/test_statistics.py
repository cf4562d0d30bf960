# SPDX-License-Identifier: Apache-2.0
"""The window of figures: counted in the background, with bars that lead to cues."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTableWidget

from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.statistics.dialog import StatisticsDialog
from interpunct_app.statistics.rows import amount_rows
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]
    Show = Callable[[], StatisticsDialog]

TEXTS = ["ANNA: well", "far too many words for one single second of time", "yes", "BEN: no"]


@pytest.fixture
def talk(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """A file with two speakers, and a cue that nobody can read in time."""
    return open_page(window, write_srt("talk.srt", TEXTS))


@pytest.fixture
def show(qtbot: QtBot, window: MainWindow) -> Show:
    """Shows the figures of the page in front."""

    def shown() -> StatisticsDialog:
        before = set(window.findChildren(StatisticsDialog))
        window.menus.of_action[Action.STATISTICS].trigger()

        def fresh() -> set[StatisticsDialog]:
            return set(window.findChildren(StatisticsDialog)) - before

        qtbot.waitUntil(lambda: bool(fresh()), timeout=5000)
        return fresh().pop()

    return shown


def test_figures_are_shown_with_their_names(show: Show, talk: Page) -> None:
    dialog = show()
    names = {label.accessibleName() for label in dialog.findChildren(QLabel)}
    assert {"Cues: 4", "Lines: 4", "From first to last cue: 00:00:04,000"} <= names
    assert "talk.srt" in dialog.windowTitle()
    assert not talk.is_held


def test_a_click_on_a_bar_goes_to_its_first_cue(show: Show, talk: Page) -> None:
    histogram = show().histogram
    fastest = histogram._bars[-1]
    talk.table.go_to(0)
    place = histogram.area(fastest).center().toPoint()
    QTest.mouseClick(histogram, Qt.MouseButton.LeftButton, pos=place)
    assert talk.table.current_cue() == 1
    assert "1 cues" in histogram.accessibleDescription()


def test_keys_choose_a_bar_and_enter_goes_there(show: Show, talk: Page) -> None:
    histogram = show().histogram
    talk.table.go_to(0)
    QTest.keyClick(histogram, Qt.Key.Key_Left)  # from the first round to the last
    QTest.keyClick(histogram, Qt.Key.Key_Return)
    assert talk.table.current_cue() == 1


def test_speakers_have_a_table_where_they_are_named(
    show: Show, window: MainWindow, talk: Page, open_page: OpenPage, sample: Path
) -> None:
    (table,) = show().findChildren(QTableWidget)
    cells = table.model()
    assert [cells.index(row, 0).data() for row in range(2)] == ["ANNA", "BEN"]
    open_page(window, sample)
    assert show().findChildren(QTableWidget) == []


def test_the_figures_can_be_copied_as_text(show: Show, talk: Page) -> None:
    dialog = show()
    dialog.copy.click()
    text = QGuiApplication.clipboard().text()
    assert "Cues\t4\n" in text
    assert "\nBEN\t1\t1\t00:00:01,000\t60\n" in text


def test_a_million_characters_are_shown_to_the_last(talk: Page) -> None:
    assert talk.reviewer is not None
    found = talk.reviewer.work.statistics(talk.profile)
    shown = dict(amount_rows(replace(found, characters=1_234_567.5)))
    assert shown["Characters"] == "1234567.5"


def test_the_window_is_replaced_when_it_is_asked_for_again(
    qtbot: QtBot, window: MainWindow, show: Show, talk: Page
) -> None:
    show()
    talk.table.go_to(0)
    again = show()
    qtbot.waitUntil(lambda: window.findChildren(StatisticsDialog) == [again], timeout=2000)


def test_a_file_that_is_empty_has_figures(
    window: MainWindow, open_page: OpenPage, tmp_path: Path, show: Show
) -> None:
    path = tmp_path / "empty.vtt"
    path.write_bytes(b"WEBVTT\n")
    open_page(window, path)
    histogram = show().histogram
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(histogram, key)
    histogram.grab()
