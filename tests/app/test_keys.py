# SPDX-License-Identifier: Apache-2.0
"""Every key of the review, pressed on the real window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from interpunct.transcript.labels import Casing
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.reading import command_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from interpunct_app.pages.page import Page
    from interpunct_app.review.reviewer import Reviewer

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def review(page: Page) -> Reviewer:
    assert page.reviewer is not None
    assert page.reviewer.slot is not None
    return page.reviewer


def press(qtbot: QtBot, page: Page, key: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the review has the focus."""
    if isinstance(key, str):
        QTest.keyClicks(page.pane.slot_view, key)
    else:
        QTest.keyClick(page.pane.slot_view, key, held)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_accepting_decides_the_shown_mark_and_goes_on(
    qtbot: QtBot, page: Page, key: Qt.Key
) -> None:
    reviewer = review(page)
    slot, mark = reviewer.slot, reviewer.state.mark(reviewer.slot or 0)
    press(qtbot, page, key)
    assert slot is not None
    assert reviewer.state.decisions[slot].mark == mark
    assert reviewer.slot == reviewer.queue.next_slot(slot)


@pytest.mark.parametrize(
    "mark", [".", ",", "?", "!", ":", ";", "…", "،", "؟", "。", "？", "।", "։"]
)
def test_a_typed_mark_is_set(qtbot: QtBot, page: Page, mark: str) -> None:
    reviewer = review(page)
    slot = reviewer.slot
    event = QKeyEvent(QEvent.Type.KeyPress, 0, NONE, mark)
    page.pane.slot_view.keyPressEvent(event)
    assert slot is not None
    assert reviewer.state.mark(slot) == mark
    assert reviewer.slot != slot


@pytest.mark.parametrize("key", ["x", "X", "0"])
def test_no_mark(qtbot: QtBot, page: Page, key: str) -> None:
    reviewer = review(page)
    slot = reviewer.slot
    press(qtbot, page, key)
    assert slot is not None
    assert reviewer.state.decisions[slot].mark == ""


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_numbers_take_the_alternatives(qtbot: QtBot, page: Page, number: int) -> None:
    reviewer = review(page)
    slot, choices = reviewer.slot, reviewer.alternatives()
    press(qtbot, page, str(number))
    assert slot is not None
    assert reviewer.state.decisions[slot].mark == choices[number - 1].mark


@pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Z])
def test_undo_returns_to_the_slot(qtbot: QtBot, page: Page, key: Qt.Key) -> None:
    reviewer = review(page)
    slot = reviewer.slot
    press(qtbot, page, "!")
    press(qtbot, page, Key.Key_Z if key == Key.Key_Z else key)
    assert reviewer.slot == slot
    assert not reviewer.state.decisions


def test_case_keys_change_the_next_word_and_stay(qtbot: QtBot, page: Page) -> None:
    reviewer = review(page)
    slot = reviewer.slot
    assert slot is not None
    press(qtbot, page, "U")
    assert reviewer.state.casings[slot + 1].casing is Casing.CAPITALISED
    press(qtbot, page, "u")
    assert reviewer.state.casings[slot + 1].casing is Casing.LOWER
    assert reviewer.slot == slot


def test_tab_jumps_between_doubts_without_deciding(qtbot: QtBot, page: Page) -> None:
    reviewer = review(page)
    first = reviewer.slot
    press(qtbot, page, Key.Key_Tab)
    assert reviewer.slot == reviewer.queue.next_slot(first)
    press(qtbot, page, Key.Key_Backtab, SHIFT)
    assert reviewer.slot == first
    assert not reviewer.state.decisions


def test_j_and_l_visit_any_slot(qtbot: QtBot, page: Page) -> None:
    reviewer = review(page)
    first = reviewer.slot
    assert first is not None
    press(qtbot, page, "l")
    assert reviewer.slot == first + 1
    press(qtbot, page, "j")
    assert reviewer.slot == first


def test_split_and_join(qtbot: QtBot, page: Page) -> None:
    reviewer = review(page)
    reviewer.jump(2)
    press(qtbot, page, "/")
    assert len(reviewer.state.document.cues) == 4
    assert page.model.rowCount() == 4
    reviewer.jump(0)
    press(qtbot, page, "m")
    assert page.model.rowCount() == 3


def test_f2_opens_the_editor_and_its_text_is_a_step(qtbot: QtBot, page: Page) -> None:
    reviewer = review(page)
    press(qtbot, page, Key.Key_F2)
    editor = page.table.focusWidget()
    assert editor is not None
    QTest.keyClicks(editor, "so the harbour was empty when we went")
    QTest.keyClick(editor, Key.Key_Return)
    assert "empty" in reviewer.state.cue_text(0).text
    reviewer.undo()
    assert "quiet" in reviewer.state.cue_text(0).text


def test_ctrl_enter_accepts_the_rest_of_the_cue(qtbot: QtBot, page: Page) -> None:
    reviewer = review(page)
    slots = reviewer.state.slots_of_cue(0)
    reviewer.jump(slots.start)
    press(qtbot, page, Key.Key_Return, CTRL)
    assert all(reviewer.state.decided[slots.start : slots.stop])
    assert len(reviewer.session.history.done) == 1


def test_ctrl_shift_enter_asks_and_accepts_as_one_step(
    qtbot: QtBot, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(*arguments: object) -> QMessageBox.StandardButton:
        asked.append(str(arguments[2]))
        return QMessageBox.StandardButton.Ok

    monkeypatch.setattr(QMessageBox, "question", answer)
    reviewer = review(page)
    press(qtbot, page, Key.Key_Return, CTRL | SHIFT)
    count = len(reviewer.state.decisions)
    assert count > 0
    assert f" {count} " in asked[0]
    assert len(reviewer.session.history.done) == 1


def test_the_table_takes_the_same_keys(qtbot: QtBot, page: Page) -> None:
    reviewer = review(page)
    slot = reviewer.slot
    QTest.keyClick(page.table, Key.Key_Exclam, SHIFT)
    QTest.keyClicks(page.table, "!")
    assert slot in reviewer.state.decisions


def test_input_methods_are_off_in_review(page: Page) -> None:
    assert not page.pane.slot_view.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)


@pytest.mark.parametrize(
    ("text", "scan_code", "action"),
    [("ч", 53, Action.NO_MARK), ("я", 52, Action.UNDO), ("&", 10, None), ("ش", 38, None)],
)
def test_other_layouts_are_read_by_place(text: str, scan_code: int, action: Action | None) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, ord(text), NONE, scan_code, 0, 0, text)
    command = command_of(event, "xcb")
    if text == "&":
        assert command == KeyCommand(Action.ALTERNATIVE, "1")
    elif action is None:
        assert command is None
    else:
        assert command == KeyCommand(action)


def test_every_action_has_a_place_on_the_cheat_sheet(page: Page) -> None:
    from interpunct_app.keys.cheat_sheet import CheatSheet

    sheet = CheatSheet(page)
    assert sheet.layout() is not None
    sheet.deleteLater()
