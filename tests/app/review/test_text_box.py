# SPDX-License-Identifier: Apache-2.0
"""The box below the table: what it shows, and editing in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from interpunct.review.rearranging import delete_cues
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.review.measures import MeasuresLabel
from interpunct_app.settings.options import TEXT_BOX
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

NONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    return open_page(window, write_srt("talk.srt", ["so it goes", "and on", "to the end"]))


def texts(page: Page) -> list[str]:
    assert page.reviewer is not None
    return [cue.payload for cue in page.reviewer.work.document.cues]


def shown(page: Page) -> str:
    """The text in front in the box."""
    box = next(box for box in page.text_box.place.findChildren(QPlainTextEdit) if box.isVisible())
    return box.toPlainText()


def measures(page: Page) -> str:
    label = page.text_box.findChild(MeasuresLabel)
    assert isinstance(label, MeasuresLabel)
    return label.accessibleName()


def edit(page: Page) -> QPlainTextEdit:
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_F2, SHIFT)
    return opened(page)


def opened(page: Page) -> QPlainTextEdit:
    editor = page.table._editing.editor
    assert isinstance(editor, QPlainTextEdit)
    assert editor.parentWidget() is page.text_box.place
    assert editor.isVisible()
    return editor


def open_editor(page: Page) -> QPlainTextEdit:
    assert page.table.is_editing
    editor = page.table._editing.editor
    assert isinstance(editor, QPlainTextEdit)
    return editor


def strike(page: Page, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    """Press a key in the open editor."""
    QTest.keyClick(open_editor(page), key, held)


def edited(page: Page) -> tuple[int | None, str]:
    """The row whose text is open, and that text without its mark."""
    text = open_editor(page).toPlainText()
    return page.table.edited_cue, text.lower().rstrip(".,?")


def decide_all(page: Page) -> None:
    reviewer = page.reviewer
    assert reviewer is not None
    while reviewer.entry is not None:
        QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Return)
    assert reviewer.cue is None


def test_it_is_hidden_until_it_is_wanted(page: Page, window: MainWindow) -> None:
    assert not page.text_box.isVisible()
    window.menus.text_box.trigger()
    assert page.text_box.isVisible()
    assert shown(page).lower().startswith("so it goes")
    window.menus.text_box.trigger()
    assert not page.text_box.isVisible()


def test_it_shows_the_row_at_the_cursor_with_its_measures(page: Page, window: MainWindow) -> None:
    TEXT_BOX.keep(window.services.settings, True)
    assert page.reviewer is not None
    before = measures(page)
    page.reviewer.jump_to_cue(1)
    assert shown(page).lower().startswith("and on")
    assert "CPS" in measures(page)
    assert measures(page) != before


def test_a_decision_is_shown_at_once(page: Page, window: MainWindow) -> None:
    TEXT_BOX.keep(window.services.settings, True)
    assert page.reviewer is not None
    page.reviewer.jump(0)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Question)
    page.reviewer.jump(0)
    assert shown(page).startswith("So?") or shown(page).startswith("so?")


def test_enter_takes_what_was_typed_in_it(page: Page) -> None:
    editor = edit(page)
    assert page.text_box.isVisible()
    before = measures(page)
    QTest.keyClick(editor, Qt.Key.Key_End)
    QTest.keyClicks(editor, " and goes")
    assert measures(page) != before
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert "so it goes and goes" in texts(page)[0].lower()
    assert "and goes" in shown(page)


def test_ctrl_enter_goes_on_to_the_next_row_in_the_same_place(page: Page) -> None:
    editor = edit(page)
    QTest.keyClick(editor, Qt.Key.Key_End)
    QTest.keyClicks(editor, " far")
    QTest.keyClick(editor, Qt.Key.Key_Return, CTRL)
    following = opened(page)
    assert following is not editor
    assert following.toPlainText().lower().startswith("and on")
    QTest.keyClick(following, Qt.Key.Key_Return, CTRL)
    QTest.keyClick(opened(page), Qt.Key.Key_Return, CTRL)  # the last row
    assert "far" in texts(page)[0]
    assert page.table.state() is page.table.State.NoState


def test_ctrl_enter_goes_on_in_the_table_too(page: Page) -> None:
    page.table.edit_cue(0)
    editor = page.table._editing.editor
    assert editor is not None
    QTest.keyClick(editor, Qt.Key.Key_Return, CTRL)
    following = page.table._editing.editor
    assert following is not editor
    assert following is not None
    assert following.parentWidget() is page.table.viewport()
    assert page.table.current_cue() == 1


@pytest.mark.parametrize("held", [NONE, SHIFT], ids=["in the table", "in the box"])
def test_ctrl_enter_goes_on_where_nothing_is_left_to_review(
    page: Page, held: Qt.KeyboardModifier
) -> None:
    decide_all(page)
    page.table.show_cue(1)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_F2, held)
    strike(page, Qt.Key.Key_End)
    QTest.keyClicks(open_editor(page), " far")
    strike(page, Qt.Key.Key_Return, CTRL)
    assert texts(page)[1].endswith(" far")
    assert edited(page) == (2, "to the end")


@pytest.mark.parametrize("held", [NONE, SHIFT], ids=["in the table", "in the box"])
def test_ctrl_enter_goes_on_from_a_row_that_loses_its_words(
    page: Page, held: Qt.KeyboardModifier
) -> None:
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_F2, held)
    strike(page, Qt.Key.Key_A, CTRL)
    strike(page, Qt.Key.Key_Delete)
    strike(page, Qt.Key.Key_Return, CTRL)
    assert texts(page)[0] == ""
    assert edited(page) == (1, "and on")


def test_enter_stays_in_its_row_where_nothing_is_left_to_review(page: Page) -> None:
    decide_all(page)
    page.table.show_cue(1)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_F2)
    QTest.keyClicks(open_editor(page), "well ")
    strike(page, Qt.Key.Key_Return)
    assert page.table.selected_cues() == [1]


def test_the_last_row_may_go_while_its_text_is_open(page: Page) -> None:
    page.table.go_to(2)
    editor = edit(page)
    page.do(lambda work: delete_cues(work, [2]))
    assert not editor.isVisible()
    assert page.table.current_cue() == 1
    assert shown(page).lower().startswith("and on")


def test_escape_leaves_the_row_as_it_was(page: Page) -> None:
    before = texts(page)
    editor = edit(page)
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert texts(page) == before
    assert shown(page).lower().startswith("so it goes")


def test_a_click_on_the_text_edits_it(page: Page, window: MainWindow) -> None:
    TEXT_BOX.keep(window.services.settings, True)
    box = page.text_box.place.findChild(QPlainTextEdit)
    assert isinstance(box, QPlainTextEdit)
    QTest.mouseClick(box.viewport(), Qt.MouseButton.LeftButton)
    opened(page)


def test_hiding_the_box_takes_what_was_typed(page: Page, window: MainWindow) -> None:
    editor = edit(page)
    QTest.keyClicks(editor, "and ")
    window.menus.text_box.trigger()
    assert not page.text_box.isVisible()
    assert "and " in texts(page)[0]


def test_without_a_row_there_is_nothing_to_edit(page: Page, window: MainWindow) -> None:
    page.table.clearSelection()
    page.edit_large()
    assert not page.text_box.isVisible()
    assert Action.EDIT_LARGE in window.menus.of_action
