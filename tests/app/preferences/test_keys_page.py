# SPDX-License-Identifier: Apache-2.0
"""The page of the keys, by key presses and clicks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton

from interpunct_app.keys.choice import KeyChoice
from interpunct_app.keys.sets import row_name
from interpunct_app.preferences.keys_page import KeysPage
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def keys_page(qtbot: QtBot, window: MainWindow) -> KeysPage:
    page = KeysPage(window.services.keys)
    qtbot.addWidget(page)
    page.show()
    return page


def keys_of(page: KeysPage, name: str) -> str:
    return next(row.keys for row in page._keys.rows if row_name(row) == name)


def press_for(
    page: KeysPage, name: str, key: Qt.Key, held: Qt.KeyboardModifier = CTRL & ~CTRL
) -> None:
    """Choose an action, ask for a key and press it."""
    page.list.choose(name)
    click(page.editor.add)
    QTest.keyClick(page.editor.field, key, held)


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, LEFT)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        (Key.Key_Y, "Y"),
        (Key.Key_F20, "F20"),
        (Key.Key_F21, "F21"),
        (Key.Key_F22, "F22"),
    ],
)
def test_a_pressed_key_is_added_and_clicking_it_takes_it_away(
    keys_page: KeysPage, key: Qt.Key, name: str
) -> None:
    press_for(keys_page, "review/split", key)
    assert keys_of(keys_page, "review/split") == f"/ {name}"
    assert [button.text() for button in keys_page.editor.key_buttons] == ["/  ✕", f"{name}  ✕"]
    click(keys_page.editor.key_buttons[0])
    assert keys_of(keys_page, "review/split") == name
    click(keys_page.editor.clear)
    assert keys_of(keys_page, "review/split") == ""
    click(keys_page.editor.restore)
    assert keys_of(keys_page, "review/split") == "/"
    assert not keys_page.editor.restore.isEnabled()


def test_tab_is_a_key_like_any_other_while_one_is_asked_for(keys_page: KeysPage) -> None:
    press_for(keys_page, "review/next doubt", Key.Key_Tab, CTRL)
    assert keys_of(keys_page, "review/next doubt") == "Tab Ctrl+Tab"
    press_for(keys_page, "review/split", Key.Key_Tab)
    assert "Next uncertain gap" in keys_page.editor.message.text()


def test_a_key_of_another_action_is_told_of_and_only_taken_when_wanted(
    keys_page: KeysPage,
) -> None:
    press_for(keys_page, "window/history", Key.Key_F, CTRL)
    assert keys_page.editor.message.text() == "Ctrl+F is a key of “Find”."
    assert keys_of(keys_page, "window/history") == "Ctrl+Alt+Z"
    assert keys_of(keys_page, "window/find") == "Ctrl+F"
    click(keys_page.editor.take)
    assert keys_of(keys_page, "window/history") == "Ctrl+Alt+Z Ctrl+F"
    assert keys_of(keys_page, "window/find") == ""
    assert not keys_page.editor.take.isVisible()


def test_a_key_that_another_has_got_is_not_restored_unasked(keys_page: KeysPage) -> None:
    press_for(keys_page, "window/history", Key.Key_F, CTRL)
    click(keys_page.editor.take)
    keys_page.list.choose("window/find")
    click(keys_page.editor.restore)
    assert keys_page.editor.message.text() == "Ctrl+F is a key of “History”."
    assert keys_of(keys_page, "window/find") == ""
    click(keys_page.editor.take)
    assert keys_of(keys_page, "window/find") == "Ctrl+F"
    assert keys_of(keys_page, "window/history") == "Ctrl+Alt+Z"


@pytest.mark.parametrize(
    ("name", "key"), [("window/save", Key.Key_Y), ("review/split", Key.Key_2)]
)
def test_a_key_that_cannot_work_there_is_refused(
    keys_page: KeysPage, name: str, key: Qt.Key
) -> None:
    before = keys_of(keys_page, name)
    press_for(keys_page, name, key)
    assert keys_page.editor.message.text()
    assert not keys_page.editor.take.isVisible()
    assert keys_of(keys_page, name) == before


def test_the_keys_of_marks_cannot_be_changed(keys_page: KeysPage) -> None:
    keys_page.list.choose("review/mark")
    assert not keys_page.editor.add.isEnabled()
    assert not keys_page.editor.key_buttons[0].isEnabled()
    assert keys_page.editor.message.text()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("find pre", ["window/find previous"]),
        ("f8", ["window/next finding"]),
        ("SPLIT cue", ["review/split"]),
        ("no such words", []),
    ],
)
def test_actions_are_found_by_words_and_by_keys(
    keys_page: KeysPage, words: str, found: list[str]
) -> None:
    QTest.keyClicks(keys_page.search, words)
    items = keys_page.list._items.items()
    assert [name for name, item in items if not item.isHidden()] == found


def test_another_set_replaces_own_changes_only_when_agreed(
    keys_page: KeysPage, when_asked: WhenAsked
) -> None:
    press_for(keys_page, "review/split", Key.Key_Y)
    place = keys_page.sets.findData("aegisub")
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Cancel).click())
    keys_page.sets.activated.emit(place)
    assert keys_of(keys_page, "review/split") == "/ Y"
    assert keys_page.sets.currentData() == "interpunct"
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Ok).click())
    keys_page.sets.activated.emit(place)
    assert keys_page._keys.choice == KeyChoice("aegisub")
    assert keys_page.sets.currentData() == "aegisub"


def test_keys_go_out_and_come_in_by_a_file(keys_page: KeysPage, tmp_path: Path) -> None:
    press_for(keys_page, "review/split", Key.Key_Y)
    before = keys_page._keys.choice
    keys_page.export_to(tmp_path / "keys.json")
    keys_page.restore()
    assert keys_of(keys_page, "review/split") == "/"
    keys_page.import_from(tmp_path / "keys.json")
    assert keys_page._keys.choice == before


def test_a_broken_file_is_told_of_and_changes_nothing(keys_page: KeysPage, tmp_path: Path) -> None:
    press_for(keys_page, "review/split", Key.Key_Y)
    before = keys_page._keys.choice
    broken = tmp_path / "keys.json"
    broken.write_text('{"set": "aegisub", "keys": {"window/save": "B"}}', encoding="utf-8")
    keys_page.import_from(broken)
    assert keys_page.editor.message.text().startswith(f"{broken}, window/save: B types")
    assert keys_page._keys.choice == before


def test_a_folder_that_cannot_be_written_to_is_told_of(
    keys_page: KeysPage, tmp_path: Path
) -> None:
    keys_page.export_to(tmp_path / "gone" / "keys.json")
    assert "cannot be written" in keys_page.editor.message.text()
