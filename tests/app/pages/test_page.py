# SPDX-License-Identifier: Apache-2.0
"""Text that is being typed: neither saving nor closing loses it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit

from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]


def edited(page: Page) -> QPlainTextEdit:
    (editor,) = page.table.viewport().findChildren(QPlainTextEdit)
    return editor


def test_what_is_being_typed_is_saved_with_the_rest(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    page.table.edit_cue(0)
    QTest.keyClicks(edited(page), "the harbour was empty")
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[Action.SAVE].trigger()
    assert b"empty" in sample.read_bytes()
    assert not page.is_modified


def test_closing_asks_about_what_is_being_typed(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    page.table.edit_cue(0)
    QTest.keyClicks(edited(page), "the harbour was empty")
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Cancel).click())
    window.menus.of_action[Action.CLOSE].trigger()
    assert window.pages.current() is page
    assert page.reviewer is not None
    assert "empty" in page.reviewer.state.cue_text(0).text
