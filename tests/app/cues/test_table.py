# SPDX-License-Identifier: Apache-2.0
"""The table of cues: what its cells say, its keys, editing in place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit, QStyleOptionViewItem

from interpunct.cutting.checks import Finding, Rule
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct_app.cues.columns import SIGNS, TIMES, Column
from interpunct_app.cues.delegate import CueDelegate
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.cues.times import duration_text, time_text
from interpunct_app.looks.plain import plain_tip
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

OpenPage = Callable[[MainWindow, Path], Page]
Press = Callable[..., None]
WhenAsked = Callable[[Callable[[QMessageBox], object]], None]
WriteSrt = Callable[[str, list[str]], Path]

Key, Role = Qt.Key, Qt.ItemDataRole
SHIFT = Qt.KeyboardModifier.ShiftModifier


def cell(page: Page, row: int, column: Column, role: int = Role.DisplayRole) -> object:
    return page.model.index(row, column).data(role)


def edited(page: Page) -> QPlainTextEdit:
    """The editor that is open in the table."""
    (editor,) = page.table.viewport().findChildren(QPlainTextEdit)
    return editor


def found(page: Page, row: int, column: Column) -> list[Finding]:
    """What a cell tells of findings."""
    findings = cell(page, row, column, FINDINGS_ROLE)
    assert isinstance(findings, list)
    return findings


def type_instead(page: Page, text: str) -> None:
    """Replace what stands in the editor."""
    QTest.keyClick(edited(page), Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(edited(page), text)


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        (0, "00:00:00,000"),
        (131_240, "00:02:11,240"),
        (359_999_999, "99:59:59,999"),
        (-1_500, "-00:00:01,500"),
    ],
)
def test_times_are_written_as_subtitle_editors_write_them(milliseconds: int, text: str) -> None:
    assert time_text(milliseconds) == text


def test_durations_have_two_decimals() -> None:
    assert duration_text(2_664) == "2.66"


def test_a_row_tells_all_of_its_cue(page: Page) -> None:
    texts = [cell(page, 1, column) for column in Column]
    assert texts[:4] == ["* 2", "00:00:03,200", "00:00:05,000", "1.80"]
    assert texts[Column.LANGUAGE] == "en"
    assert str(texts[Column.TEXT]).startswith("<i>")
    titles = [page.model.headerData(c, Qt.Orientation.Horizontal) for c in Column]
    assert titles == ["#", "Start", "End", "Duration", "CPS", "Lang", "Speaker", "Text"]
    assert page.model.headerData(0, Qt.Orientation.Vertical) is None


def test_a_screen_reader_hears_the_column_with_the_value(page: Page) -> None:
    assert cell(page, 0, Column.START, Role.AccessibleTextRole) == "Start 00:00:01,000"


def test_a_cue_that_is_too_fast_is_marked_by_its_shape(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("fast.srt", ["yes", "far too many words for one second"]))
    assert not cell(page, 0, Column.SPEED, FINDINGS_ROLE)
    assert "the profile allows" in str(cell(page, 0, Column.SPEED, Role.ToolTipRole))
    (finding,) = found(page, 1, Column.SPEED)
    assert (finding.rule, SIGNS[finding.level]) == (Rule.SPEED, "▲")
    assert cell(page, 1, Column.SPEED, Role.ToolTipRole) == plain_tip(str(finding.message))
    assert str(cell(page, 1, Column.SPEED, Role.AccessibleTextRole)).endswith(finding.message)
    window.menus.profile.choose("none")
    assert not cell(page, 1, Column.SPEED, FINDINGS_ROLE)
    assert cell(page, 1, Column.SPEED, Role.ToolTipRole) == "Characters per second."


def test_a_cue_without_a_duration_has_no_speed(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "point.srt"
    path.write_bytes(b"1\n00:00:01,000 --> 00:00:01,000\nhello there\n")
    assert cell(open_page(window, path), 0, Column.SPEED) == "–"


def test_the_table_counts_what_the_quality_check_counts(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    payload = '<font color="#ffff00">the boat left the old harbour</font> &amp; came <b>back</b>'
    page = open_page(window, write_srt("tags.srt", [payload]))
    assert page.reviewer is not None
    found = page.reviewer.work.findings(page.profile)
    (speed,) = (finding.value for finding in found if finding.rule is Rule.SPEED)
    assert str(cell(page, 0, Column.SPEED)).removeprefix("▲ ") == f"{speed:.0f}"


def test_a_decision_shows_in_the_row_at_once(page: Page, press: Press) -> None:
    before = str(cell(page, 0, Column.TEXT))
    press("!")
    assert "!" in str(cell(page, 0, Column.TEXT))
    assert before != cell(page, 0, Column.TEXT)


def test_the_model_of_the_table_keeps_qts_contract(page: Page) -> None:
    warn = QAbstractItemModelTester.FailureReportingMode.Warning
    tester = QAbstractItemModelTester(page.model, warn)
    page.model.refresh(0, 2)
    page.model.refresh(2, 99)
    assert tester.model() is page.model
    assert page.model.rowCount(page.model.index(0, 0)) == 0
    assert page.model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags


def test_only_texts_and_times_can_be_edited(page: Page) -> None:
    for column in Column:
        index = page.model.index(0, column)
        editable = bool(page.model.flags(index) & Qt.ItemFlag.ItemIsEditable)
        assert editable is (column in (*TIMES, Column.TEXT))
    assert not page.model.setData(page.model.index(0, Column.NUMBER), "7")


def test_the_table_takes_the_keys_of_the_review(page: Page, reviewer: Reviewer) -> None:
    slot = reviewer.slot
    QTest.keyClicks(page.table, "!")
    assert slot in reviewer.work.decisions
    QTest.keyClick(page.table, Key.Key_Backspace)
    assert slot not in reviewer.work.decisions


def test_arrows_move_in_the_table_and_the_review_follows(page: Page, reviewer: Reviewer) -> None:
    page.table.setFocus()
    QTest.keyClick(page.table, Key.Key_Down)
    QTest.keyClick(page.table, Key.Key_Down)
    assert page.table.current_cue() == 2
    assert reviewer.slot in reviewer.work.slots_of_cue(2)


def test_a_click_on_a_row_shows_a_slot_of_its_cue(page: Page, reviewer: Reviewer) -> None:
    area = page.table.visualRect(page.model.index(2, Column.TEXT))
    QTest.mouseClick(
        page.table.viewport(),
        Qt.MouseButton.LeftButton,
        pos=area.topLeft() + QPoint(10, 10),
    )
    assert reviewer.slot in reviewer.work.slots_of_cue(2)


def test_escape_goes_from_the_slot_to_the_table(page: Page, press: Press) -> None:
    page.window().activateWindow()
    page.pane.slot_view.setFocus()
    press(Key.Key_Escape)
    assert page.focusWidget() is page.table


def test_the_row_of_the_slot_is_scrolled_into_view(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("long.srt", ["yes of course"] * 300))
    assert page.reviewer is not None
    page.reviewer.jump(page.reviewer.work.slots_of_cue(250).start)
    assert 250 in page.table.visible_cues()
    assert page.table.current_cue() == 250
    assert 0 not in page.table.visible_cues()


def test_selected_rows_are_told_in_order(page: Page) -> None:
    page.table.selectAll()
    assert page.table.selected_cues() == [0, 1, 2]


def test_f2_opens_the_editor_and_its_text_is_a_step(
    page: Page, reviewer: Reviewer, press: Press
) -> None:
    press(Key.Key_F2)
    assert page.pane._mode.text() == "EDIT TEXT"
    type_instead(page, "so the harbour was empty when we went")
    QTest.keyClick(edited(page), Key.Key_Return)
    assert "empty" in reviewer.work.cue_text(0).text
    assert page.pane._mode.text() == "REVIEW"
    reviewer.undo()
    assert "quiet" in reviewer.work.cue_text(0).text


def test_f2_in_the_table_edits_the_row_of_the_cursor(page: Page, reviewer: Reviewer) -> None:
    page.table.go_to(2)
    QTest.keyClick(page.table, Key.Key_F2)
    assert "we asked" in edited(page).toPlainText().lower()
    type_instead(page, "we asked nobody at all")
    QTest.keyClick(edited(page), Key.Key_Enter)
    assert "nobody" in reviewer.work.cue_text(2).text


def test_f2_puts_the_caret_at_the_slot_and_selects_nothing(
    page: Page, reviewer: Reviewer, press: Press
) -> None:
    reviewer.jump(reviewer.work.slots_of_cue(1)[2])  # <i>nobody could tell us why</i>
    press(Key.Key_F2)
    assert not edited(page).textCursor().hasSelection()
    QTest.keyClicks(edited(page), "X")
    assert "tellX" in edited(page).toPlainText()
    QTest.keyClick(edited(page), Key.Key_Return)
    assert "tellX" in reviewer.work.cue_text(1).text


def test_the_caret_is_at_the_slot_beyond_line_breaks_and_emoji(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "breaks.srt"
    text = "so \N{GRINNING FACE} we went\r\ndown to it\r\n"
    path.write_bytes(f"1\r\n00:00:01,000 --> 00:00:02,000\r\n{text}".encode())
    page = open_page(window, path)
    assert page.reviewer is not None
    words = [word.text for word in page.reviewer.work.transcript.words]
    page.reviewer.jump(words.index("down"))
    QTest.keyClick(page.pane.slot_view, Key.Key_F2)
    QTest.keyClicks(edited(page), "X")
    assert "downX" in edited(page).toPlainText()
    QTest.keyClick(edited(page), Key.Key_Return)


def test_a_text_committed_as_it_was_opened_decides_nothing_that_came_meanwhile(
    page: Page, reviewer: Reviewer, press: Press
) -> None:
    press(Key.Key_F2)
    opened = edited(page).toPlainText()
    QTest.keyClicks(edited(page), "x")
    QTest.keyClick(edited(page), Key.Key_Backspace)
    work = reviewer.work
    work.use_modes(MarksMode.SUGGEST, CasingMode.KEEP)  # what comes late changes it so
    assert work.cue_text(0).text != opened
    reviewer.cues_changed.emit(0, 2)
    assert edited(page).toPlainText() == opened
    QTest.keyClick(edited(page), Key.Key_Return)
    assert reviewer.undoable is None
    assert not work.decisions
    assert page.pane._mode.text() == "REVIEW"


def test_what_came_while_a_text_was_typed_is_not_decided(
    page: Page, reviewer: Reviewer, press: Press
) -> None:
    press(Key.Key_F2)
    QTest.keyClick(edited(page), Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(edited(page), " all")
    work = reviewer.work
    work.use_modes(MarksMode.SUGGEST, CasingMode.KEEP)
    came = work.cue_text(0).text
    reviewer.cues_changed.emit(0, 2)
    QTest.keyClick(edited(page), Key.Key_Return)
    assert work.cue_text(0).text == f"{came} all"


def test_two_lines_of_a_crlf_file_committed_as_they_were_are_no_step(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "crlf.srt"
    path.write_bytes(b"1\r\n00:00:01,000 --> 00:00:02,000\r\nso we went\r\ndown to it\r\n")
    page = open_page(window, path)
    assert page.reviewer is not None
    QTest.keyClick(page.pane.slot_view, Key.Key_F2)
    QTest.keyClick(edited(page), Key.Key_Return)
    assert page.reviewer.undoable is None


def test_escape_leaves_a_text_that_nobody_changed_without_a_question(
    page: Page, reviewer: Reviewer, press: Press
) -> None:
    press(Key.Key_F2)
    QTest.keyClicks(edited(page), "x")
    QTest.keyClick(edited(page), Key.Key_Backspace)
    QTest.keyClick(edited(page), Key.Key_Escape)
    assert reviewer.undoable is None
    assert page.pane._mode.text() == "REVIEW"


def test_escape_asks_before_what_was_typed_is_lost(
    page: Page, reviewer: Reviewer, press: Press, when_asked: WhenAsked
) -> None:
    press(Key.Key_F2)
    type_instead(page, "something else")
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_Escape):  # the harmless answer
        when_asked(partial(strike_in, key))
        QTest.keyClick(edited(page), Key.Key_Escape)
        assert edited(page).toPlainText() == "something else"
        assert page.pane._mode.text() == "EDIT TEXT"
    when_asked(throw_away)
    QTest.keyClick(edited(page), Key.Key_Escape)
    assert "quiet" in reviewer.work.cue_text(0).text
    assert reviewer.undoable is None
    assert page.pane._mode.text() == "REVIEW"


def strike_in(key: Qt.Key, box: QMessageBox) -> None:
    QTest.keyClick(box.focusWidget() or box, key)


def throw_away(box: QMessageBox) -> None:
    (button,) = (it for it in box.buttons() if it.text() == "Throw away")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_first_of_all_rows_is_edited_where_the_cursor_is_nowhere(page: Page) -> None:
    page.table.setFocus()
    page.table.setCurrentIndex(QModelIndex())  # as if nothing was left to review at the opening
    QTest.keyClick(page.table, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.table, Key.Key_F2)
    assert page.table.is_editing
    assert page.table.edited_cue == 0
    assert page.table.currentIndex().column() == Column.TEXT


def test_a_text_left_as_it_is_is_no_step(page: Page, reviewer: Reviewer, press: Press) -> None:
    press(Key.Key_F2)
    QTest.keyClick(edited(page), Key.Key_Return)
    assert reviewer.undoable is None


def test_shift_enter_breaks_the_line(page: Page, reviewer: Reviewer, press: Press) -> None:
    press(Key.Key_F2)
    type_instead(page, "so quiet")
    QTest.keyClick(edited(page), Key.Key_Return, SHIFT)
    QTest.keyClicks(edited(page), "when we came down")
    QTest.keyClick(edited(page), Key.Key_Return)
    first, second = reviewer.work.cue_text(0).text.splitlines()
    assert first.lower().startswith("so quiet")
    assert second.lower().startswith("when we came down")


def test_an_editor_of_hebrew_writes_from_the_right(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("he.srt", ["שלום לכולם אני גר בעיר קטנה", "ומה שלומך"]))
    page.table.edit_cue(0)
    option = edited(page).document().defaultTextOption()
    assert option.textDirection() is Qt.LayoutDirection.RightToLeft
    QTest.keyClick(edited(page), Key.Key_Escape)


def test_rows_grow_with_the_font(page: Page) -> None:
    before = page.table.rowHeight(0)
    font = QFont(page.table.font())
    font.setPointSizeF(font.pointSizeF() * 2)
    page.table.setFont(font)
    assert page.table.rowHeight(0) > before


def test_a_selected_row_keeps_the_colour_of_its_text(page: Page) -> None:
    option = QStyleOptionViewItem()
    option.palette = page.table.palette()
    index = page.model.index(0, Column.TEXT)
    delegate = page.table.itemDelegateForIndex(index)
    assert isinstance(delegate, CueDelegate)
    delegate.look(option)
    assert option.palette.highlightedText().color() == page.table.palette().text().color()
