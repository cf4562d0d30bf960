# SPDX-License-Identifier: Apache-2.0
"""Bookmarks in the editor: set by a key, seen in the table, listed, gone to, kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QInputDialog, QLineEdit

from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import BOOKMARK_ROLE
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.bookmarks.control import BookmarkControl
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]

NOTE = 2


def choose(window: MainWindow, action: Action) -> None:
    window.menus.of_action[action].trigger()


def note_of(page: Page, cue: int) -> str | None:
    note: str | None = page.model.index(cue, Column.NUMBER).data(BOOKMARK_ROLE)
    return note


def listed(window: MainWindow) -> list[list[str]]:
    cells = window.panel(BookmarkControl).dock.table.model()
    return [[cells.index(row, column).data() for column in (0, 1, NOTE)] for row in rows(window)]


def rows(window: MainWindow) -> range:
    return range(window.panel(BookmarkControl).dock.table.rowCount())


@pytest.fixture
def marked(qtbot: QtBot, window: MainWindow, page: Page) -> Page:
    """The sample with bookmarks at its first and last cue, listed."""
    choose(window, Action.BOOKMARKS)
    for cue in (0, 2):
        page.table.go_to(cue)
        choose(window, Action.BOOKMARK)
    qtbot.waitUntil(lambda: len(rows(window)) == 2, timeout=2000)
    return page


def test_a_key_sets_and_removes_a_bookmark_and_undo_brings_it_back(
    window: MainWindow, page: Page
) -> None:
    page.table.go_to(1)
    key = (Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.table, *key)
    assert note_of(page, 1) == ""
    assert "Bookmark" in page.model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    QTest.keyClick(page.table, *key)
    assert note_of(page, 1) is None
    choose(window, Action.UNDO)
    assert note_of(page, 1) == ""


def test_a_note_is_asked_for_and_shown(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    def answer(asking: QInputDialog) -> None:
        line = asking.findChild(QLineEdit)
        assert line is not None
        QTest.keyClicks(line, "check the name")
        QTest.keyClick(line, Qt.Key.Key_Return)

    page.table.go_to(2)
    when_asked(answer)
    choose(window, Action.BOOKMARK_NOTE)
    assert note_of(page, 2) == "check the name"
    tip = page.model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Bookmark: check the name" in tip


def test_keys_go_to_the_next_and_the_previous_bookmark(marked: Page) -> None:
    marked.table.go_to(0)
    QTest.keyClick(marked.table, Qt.Key.Key_F4)
    assert marked.table.current_cue() == 2
    QTest.keyClick(marked.table, Qt.Key.Key_F4)
    assert marked.table.current_cue() == 0
    QTest.keyClick(marked.table, Qt.Key.Key_F4, Qt.KeyboardModifier.ShiftModifier)
    assert marked.table.current_cue() == 2


def test_that_there_is_none_is_told(window: MainWindow, page: Page) -> None:
    choose(window, Action.NEXT_BOOKMARK)
    assert "no bookmarks" in page.banner.text


def test_a_title_stands_above_what_is_in_its_column(window: MainWindow, marked: Page) -> None:
    window.menus.of_action[Action.BOOKMARKS].trigger()
    table = window.panel(BookmarkControl).dock.table
    for column in range(table.columnCount()):
        title, cell = table.horizontalHeaderItem(column), table.item(0, column)
        assert title is not None
        assert cell is not None
        assert title.textAlignment() == cell.textAlignment()


def test_the_panel_lists_them_and_enter_goes_there(window: MainWindow, marked: Page) -> None:
    assert listed(window) == [["1", "00:00:01,000", ""], ["3", "00:00:05,100", ""]]
    marked.table.go_to(1)
    table = window.panel(BookmarkControl).dock.table
    table.setCurrentCell(1, NOTE)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert marked.table.current_cue() == 2


def edited_note(window: MainWindow) -> QLineEdit:
    """The line in which the first note of the list is edited."""
    table = window.panel(BookmarkControl).dock.table
    table.setCurrentCell(0, NOTE)
    table.setFocus()
    window.panel(BookmarkControl).dock.edit.click()
    line = table.findChild(QLineEdit)
    assert line is not None
    return line


def test_a_note_is_changed_in_the_list(qtbot: QtBot, window: MainWindow, marked: Page) -> None:
    line = edited_note(window)
    QTest.keyClicks(line, "quiet?")
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: note_of(marked, 0) == "quiet?", timeout=2000)
    assert listed(window)[0][2] == "quiet?"


def test_enter_struck_twice_takes_a_note_once(
    qtbot: QtBot, window: MainWindow, marked: Page
) -> None:
    line = edited_note(window)
    QTest.keyClicks(line, "quiet?")
    for _ in range(2):
        QTest.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(
        lambda: not window.panel(BookmarkControl).dock.table.findChildren(QLineEdit), timeout=5000
    )
    assert note_of(marked, 0) == "quiet?"


def test_the_list_shows_the_note_that_is_kept(window: MainWindow, marked: Page) -> None:
    notes = window.panel(BookmarkControl).dock.table.model()
    marked.hold()  # as while it is saved: nothing may change
    notes.setData(notes.index(0, NOTE), "lost?")
    assert listed(window)[0][2] == ""
    marked.let_go()
    for typed in ("kept", "  kept "):
        notes.setData(notes.index(0, NOTE), typed)
        assert listed(window)[0][2] == note_of(marked, 0) == "kept"


def test_a_bookmark_is_removed_from_the_list(window: MainWindow, marked: Page) -> None:
    table = window.panel(BookmarkControl).dock.table
    table.setCurrentCell(0, NOTE)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert [row[0] for row in listed(window)] == ["3"]
    assert note_of(marked, 0) is None


def test_no_key_that_is_held_removes_one_bookmark_after_another(window: MainWindow) -> None:
    keys = window.panel(BookmarkControl).dock.table.actions()
    assert keys
    assert not any(key.autoRepeat() for key in keys)


def test_the_panel_that_is_opened_last_is_in_front(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    def is_in_front(panel: QDockWidget) -> bool:
        return not panel.visibleRegion().isEmpty()

    choose(window, Action.QUALITY)
    choose(window, Action.BOOKMARKS)
    qtbot.waitUntil(lambda: is_in_front(window.panel(BookmarkControl).dock), timeout=2000)
    for _ in ("closed", "opened"):
        choose(window, Action.QUALITY)
    qtbot.waitUntil(lambda: is_in_front(window.panel(QualityCheck).dock), timeout=2000)


def test_the_list_follows_when_cues_are_joined(window: MainWindow, marked: Page) -> None:
    marked.table.go_to(0)
    choose(window, Action.JOIN)
    assert [row[0] for row in listed(window)] == ["1", "2"]
    choose(window, Action.UNDO)
    assert [row[0] for row in listed(window)] == ["1", "3"]


def test_bookmarks_come_back_when_the_file_is_opened_again(
    window: MainWindow, marked: Page, sample: Path, open_page: OpenPage, qtbot: QtBot
) -> None:
    choose(window, Action.SAVE)
    qtbot.waitUntil(lambda: not marked.is_modified, timeout=5000)
    choose(window, Action.CLOSE)
    again = open_page(window, sample)
    assert [note_of(again, cue) for cue in range(3)] == ["", None, ""]
    assert [row[0] for row in listed(window)] == ["1", "3"]
