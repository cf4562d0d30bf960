# SPDX-License-Identifier: Apache-2.0
"""Text that is being typed: neither saving nor closing loses it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit

from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.quality.check import QualityCheck
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
    assert "empty" in page.reviewer.work.cue_text(0).text


def test_a_menu_takes_what_is_being_typed_first(window: MainWindow, page: Page) -> None:
    page.table.selectRow(0)
    page.table.edit_cue(0)
    edited(page).selectAll()
    QTest.keyClicks(edited(page), "the harbour was empty")
    window.menus.language.choose("de")
    assert page.reviewer is not None
    work = page.reviewer.work
    assert [word.text for word in work.transcript.words][3] == "empty"
    assert work.language_of_cue(0) == "de"
    page.reviewer.undo()
    page.reviewer.undo()
    assert "quiet" in work.cue_text(0).text


def test_another_tab_takes_what_is_being_typed_first(
    window: MainWindow, page: Page, open_page: Callable[[MainWindow, Path], Page]
) -> None:
    other = page.path.with_name("other.srt")
    other.write_bytes(page.path.read_bytes().replace(b"harbour", b"island"))
    page.table.edit_cue(0)
    QTest.keyClicks(edited(page), "the harbour was empty")
    open_page(window, other)
    window.pages.setCurrentWidget(page)
    assert page.reviewer is not None
    assert "empty" in page.reviewer.work.cue_text(0).text


def test_words_can_be_typed_into_a_file_without_any(
    qtbot: QtBot, window: MainWindow, write_srt: Callable[[str, list[str]], Path]
) -> None:
    page = window.pages.open_file(write_srt("music.srt", ["♪ ♪", "[music]", ""]))
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    reviewer = page.reviewer
    assert reviewer is not None
    for key in "!,x/mzZuU1jl":
        QTest.keyClicks(page.pane.slot_view, key)
    assert reviewer.undoable is None
    page.table.edit_cue(2)
    QTest.keyClicks(edited(page), "hello there")
    QTest.keyClick(edited(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: reviewer.slot is not None, timeout=8000)
    assert reviewer.work.cue_text(2).text.lower().startswith("hello")


def test_a_file_without_cues_is_shown_and_left_as_it_is(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    path = page.path.with_name("empty.vtt")
    path.write_bytes(b"WEBVTT\n")
    empty = window.pages.open_file(path)
    qtbot.waitUntil(lambda: empty.reviewer is not None, timeout=8000)
    for key in "!,x/mzZuU1jl":
        QTest.keyClicks(empty.pane.slot_view, key)
    window.menus.of_action[Action.QUALITY].trigger()
    qtbot.waitUntil(
        lambda: window.panel(QualityCheck).dock._summary.text() == "Nothing found", timeout=5000
    )
    assert empty.model.rowCount() == 0
    with qtbot.waitSignal(window.files.told, timeout=5000):
        qtbot.waitUntil(lambda: not empty.is_held, timeout=5000)
        window.menus.of_action[Action.SAVE].trigger()
    assert path.read_bytes() == b"WEBVTT\n"


def test_no_chosen_cue_has_no_language_to_set(window: MainWindow, page: Page) -> None:
    page.table.clearSelection()
    window.menus.language.choose("de")
    assert page.banner.isVisible()
    assert page.reviewer is not None
    assert page.reviewer.undoable is None
