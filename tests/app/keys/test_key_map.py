# SPDX-License-Identifier: Apache-2.0
"""Keys that the user has changed, by real key presses: review, menus, cheat sheet, next run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit

from interpunct_app.finding.bar import FindBar
from interpunct_app.keys.actions import Action
from interpunct_app.keys.cheat_sheet import CheatSheet
from interpunct_app.keys.choice import KeyChoice
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.sets import row_name
from interpunct_app.keys.table import Binding
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def row(keys: KeyMap, name: str) -> Binding:
    return next(row for row in keys.rows if row_name(row) == name)


def cues(page: Page) -> int:
    assert page.reviewer is not None
    return len(page.reviewer.work.document.cues)


def test_another_key_does_it_and_the_old_one_no_longer(
    window: MainWindow, page: Page, press: Press
) -> None:
    keys = window.services.keys
    keys.set_keys(row(keys, "review/split"), ["B"])
    press("/")
    assert cues(page) == 3
    press("b")
    assert cues(page) == 4
    press(Qt.Key.Key_Z, CTRL)
    assert cues(page) == 3


def test_a_key_taken_from_another_action_does_the_new_thing(
    window: MainWindow, page: Page, press: Press
) -> None:
    keys = window.services.keys
    keys.set_keys(row(keys, "review/split"), ["/", "X"])
    assert row(keys, "review/no mark").keys == "0"
    press("x")
    assert cues(page) == 4


def test_the_table_of_cues_takes_the_changed_key_too(window: MainWindow, page: Page) -> None:
    keys = window.services.keys
    keys.set_keys(row(keys, "review/edit"), ["E"])
    QTest.keyClick(page.table, Qt.Key.Key_F2)
    assert page.table.findChild(QPlainTextEdit) is None
    QTest.keyClick(page.table, Qt.Key.Key_E)
    assert page.table.findChild(QPlainTextEdit) is not None


def test_a_letter_of_the_review_types_itself_while_a_text_is_edited(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press
) -> None:
    keys = window.services.keys
    keys.set_keys(row(keys, "review/split"), ["B"])
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    press(Qt.Key.Key_F2)
    editor = page.table.findChild(QPlainTextEdit)
    assert isinstance(editor, QPlainTextEdit)
    before = len(editor.toPlainText())
    QTest.keyClicks(editor, "b")
    assert (len(editor.toPlainText()), cues(page)) == (before + 1, 3)


def test_a_letter_on_a_russian_layout_is_read_by_its_place(window: MainWindow, page: Page) -> None:
    from PySide6.QtGui import QKeyEvent

    keys = window.services.keys
    keys.set_keys(row(keys, "review/split"), ["B"])
    no_hold = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QKeyEvent.Type.KeyPress, ord("и"), no_hold, 56, 0, 0, "и")
    command = keys.command_of(event, "xcb")
    assert command is not None
    assert command.action is Action.SPLIT


def test_a_key_of_the_window_moves_at_once(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press
) -> None:
    keys = window.services.keys
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    keys.set_keys(row(keys, "window/find"), ["F7"])
    press(Qt.Key.Key_F, CTRL)
    bar = page.findChild(FindBar)
    assert isinstance(bar, FindBar)
    assert not bar.isVisible()
    press(Qt.Key.Key_F7)
    assert bar.isVisible()


def test_menus_and_tips_name_the_keys_in_force(window: MainWindow, page: Page) -> None:
    keys = window.services.keys
    entries = window.menus.of_action
    assert entries[Action.SAVE].toolTip() == "Save (Ctrl+S)"
    keys.set_keys(row(keys, "review/split"), ["B"])
    keys.set_keys(row(keys, "window/save"), ["F12"])
    assert entries[Action.SPLIT].text() == "&Split the cue here\tB"
    assert entries[Action.SAVE].toolTip() == "Save (F12)"
    assert page.pane._boundary_button.text().startswith("B ")
    keys.set_keys(row(keys, "review/split"), [])
    assert entries[Action.SPLIT].text() == "&Split the cue here"
    assert entries[Action.SPLIT].shortcuts() == []


def test_undo_in_the_menu_still_says_what_it_undoes(
    window: MainWindow, reviewer: Reviewer, press: Press
) -> None:
    press("x")
    undo = window.menus.of_action[Action.UNDO]
    window.menus.edit.aboutToShow.emit()
    before = undo.text()
    window.services.keys.use(KeyChoice("aegisub"))
    window.menus.edit.aboutToShow.emit()
    assert undo.text() == before != "&Undo"


def test_the_cheat_sheet_follows(window: MainWindow) -> None:
    window.show_keys()
    sheet = window.findChild(CheatSheet)
    assert isinstance(sheet, CheatSheet)
    keys = window.services.keys
    keys.set_keys(row(keys, "review/split"), ["B"])
    keys.set_keys(row(keys, "review/join"), [])
    texts = [label.text() for label in sheet.findChildren(QLabel)]
    shown = dict(zip(texts[1::2], texts[::2], strict=True))
    assert shown["Split the cue here"] == "B"
    assert "Join with the next cue" not in shown


def test_changes_are_there_in_the_next_run(
    make_window: MakeWindow, sample: Path, open_page: OpenPage
) -> None:
    keys = make_window().services.keys
    keys.use(KeyChoice("subtitle-edit"))
    keys.set_keys(row(keys, "review/split"), ["B"])
    window = make_window()
    page = open_page(window, sample)
    assert window.services.keys.choice == keys.choice
    assert window.menus.of_action[Action.FIND_NEXT].shortcut().toString() == "F3"
    QTest.keyClicks(page.pane.slot_view, "b")
    assert cues(page) == 4


def test_unreadable_keys_are_those_of_the_table(make_window: MakeWindow) -> None:
    make_window().services.settings.set_text("keys", '{"set": "vim"')
    assert make_window().services.keys.choice == KeyChoice("interpunct")


def test_a_set_of_another_editor_works_at_a_slot(
    window: MainWindow, page: Page, reviewer: Reviewer, press: Press
) -> None:
    window.services.keys.use(KeyChoice("aegisub"))
    first = reviewer.slot
    press("x")  # the next one in Aegisub, no mark in our own set
    assert reviewer.slot != first
    press("z")
    assert reviewer.slot == first
    press("g")
    assert reviewer.undoable is not None


def test_keys_given_back_to_the_set_are_no_difference(window: MainWindow) -> None:
    keys = window.services.keys
    keys.set_keys(row(keys, "review/split"), ["B"])
    keys.set_keys(row(keys, "review/split"), ["/"])
    assert keys.choice.keys == {}
    keys.set_keys(row(keys, "review/split"), ["B"])
    keys.restore(row(keys, "review/split"))
    assert row(keys, "review/split").keys == "/"


def test_enter_is_both_keys_of_that_name_also_for_the_window(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press
) -> None:
    keys = window.services.keys
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    keys.set_keys(row(keys, "window/find"), ["Ctrl+Alt+Enter"])
    press(Qt.Key.Key_Return, CTRL | Qt.KeyboardModifier.AltModifier)
    bar = page.findChild(FindBar)
    assert isinstance(bar, FindBar)
    assert bar.isVisible()
