# SPDX-License-Identifier: Apache-2.0
"""Keys and clicks as the windowing system sends them: no key does harm, wherever the focus is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPlainTextEdit, QWidget

from interpunct.labels import MarksMode
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.pages.page import Page
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[..., object]], None]
    WriteSrt = Callable[[str, list[str]], Path]
    Strike = Callable[..., None]

Key = Qt.Key
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


def click_row(
    page: Page, row: int, held: Qt.KeyboardModifier = NONE, column: Column = Column.TEXT
) -> None:
    area = page.table.visualRect(page.model.index(row, column))
    place = page.table.viewport().mapTo(page.window(), area.topLeft() + QPoint(10, 10))
    handle: Any = page.window().windowHandle()
    QTest.mouseClick(handle, LEFT, held, place)


def double_click_row(page: Page, row: int) -> None:
    area = page.table.visualRect(page.model.index(row, Column.TEXT))
    place = page.table.viewport().mapTo(page.window(), area.topLeft() + QPoint(10, 10))
    handle: Any = page.window().windowHandle()
    QTest.mouseDClick(handle, LEFT, NONE, place)


def throw_away(box: QMessageBox) -> None:
    (button,) = (it for it in box.buttons() if it.text() == "Throw away")
    QTest.mouseClick(button, LEFT)


def focus() -> QWidget | None:
    return QApplication.focusWidget()


def test_tab_in_the_table_goes_to_the_next_slot_in_doubt(
    window: MainWindow, page: Page, reviewer: Reviewer, strike: Strike
) -> None:
    click_row(page, 0)
    first = reviewer.slot
    following = reviewer.queue.next_entry(reviewer.entry)
    strike(Key.Key_Tab)
    assert reviewer.entry == following
    assert focus() is page.table
    strike(Key.Key_Tab, SHIFT)
    assert reviewer.slot == first
    strike(Key.Key_Space)
    assert window.pages.count() == 1
    assert first in reviewer.work.decisions


def test_tab_in_the_review_goes_to_the_next_slot_in_doubt(
    page: Page, reviewer: Reviewer, strike: Strike
) -> None:
    first = reviewer.slot
    following = reviewer.queue.next_entry(reviewer.entry)
    strike(Key.Key_Tab)
    assert reviewer.entry == following
    strike(Key.Key_Tab, SHIFT)
    assert reviewer.slot == first
    assert focus() is page.pane.slot_view


def test_no_number_of_tabs_leads_to_a_button_that_closes(
    window: MainWindow, page: Page, strike: Strike
) -> None:
    page.banner.tell("The disk is full.")
    window.panel(QualityCheck).dock.show()
    seen = []
    for start in (
        window.pages.tabBar(),
        window.panel(QualityCheck).dock.list,
        page.pane.queue_bar._slider,
    ):
        start.setFocus()
        for _ in range(40):
            strike(Key.Key_Tab)
            seen.append(focus())
    names = {widget.accessibleName() for widget in seen if widget is not None}
    assert not {name for name in names if name.startswith("Close")}


def test_the_question_about_unsaved_steps_saves_and_loses_nothing_by_space_or_enter(
    window: MainWindow, page: Page, sample: Path, strike: Strike, when_asked: WhenAsked
) -> None:
    before = sample.read_bytes()
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_Enter):
        strike(Key.Key_Exclam)
        assert page.is_modified

        def stray(box: QMessageBox, key: Qt.Key = key) -> None:
            assert box.focusWidget() is box.button(QMessageBox.StandardButton.Cancel)
            strike(key)

        when_asked(stray)
        strike(Key.Key_W, CTRL)
        assert window.pages.count() == 1
        assert page.is_modified
    assert sample.read_bytes() == before


def test_keys_with_ctrl_do_not_select_more_cues(
    window: MainWindow,
    open_page: OpenPage,
    write_srt: WriteSrt,
    strike: Strike,
    qtbot: QtBot,
) -> None:
    page = open_page(window, write_srt("eight.srt", ["so it was and then we went"] * 8))
    assert page.reviewer is not None
    click_row(page, 0)
    for _ in range(4):
        strike(Key.Key_Return, CTRL)
    assert len(page.table.selected_cues()) == 1
    assert page.table.selected_cues() == [page.table.current_cue()]


def test_a_selection_made_by_hand_shrinks_to_the_row_of_the_slot_and_never_grows(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt, strike: Strike
) -> None:
    page = open_page(window, write_srt("eight.srt", ["so it was and then we went"] * 8))
    click_row(page, 1)
    click_row(page, 3, CTRL)
    assert page.table.selected_cues() == [1, 3]
    strike(Key.Key_Return, CTRL)
    assert page.table.selected_cues() == [page.table.current_cue()]


def test_ctrl_held_while_the_panel_jumps_selects_one_cue(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt, strike: Strike
) -> None:
    page = open_page(window, write_srt("eight.srt", ["so it was and then we went"] * 8))
    click_row(page, 1)
    handle: Any = window.windowHandle()
    QTest.keyPress(handle, Key.Key_Control, CTRL)
    window.panel(QualityCheck).dock.cue_wanted.emit(5)
    page.table.edit_cue(6)
    QTest.keyRelease(handle, Key.Key_Control, NONE)
    assert page.table.selected_cues() == [6]


def editor(page: Page) -> QPlainTextEdit:
    return page.table.viewport().findChildren(QPlainTextEdit)[-1]


REFUSED = "one\n\n2\n00:00:01,000 --> 00:00:02,000\ntwo"


@pytest.mark.parametrize("leaving", ["enter", "tab", "click", "save", "split"])
def test_a_text_that_is_refused_stays_in_the_editor(
    window: MainWindow, page: Page, reviewer: Reviewer, strike: Strike, leaving: str
) -> None:
    page.pane.slot_view.setFocus()
    strike(Key.Key_F2)
    editor(page).setPlainText(REFUSED)
    editor(page).document().setModified(True)
    leave: dict[str, Callable[[], object]] = {
        "enter": lambda: strike(Key.Key_Return),
        "tab": lambda: strike(Key.Key_Tab),
        "click": lambda: click_row(page, 2, column=Column.NUMBER),  # the editor has six lines
        "save": lambda: strike(Key.Key_S, CTRL),
        "split": lambda: QTest.mouseClick(page.pane._boundary_button, LEFT),
    }
    leave[leaving]()
    assert editor(page).isVisible()
    assert editor(page).toPlainText() == REFUSED
    assert focus() is editor(page)
    assert page.banner.isVisible()
    assert page.pane._mode.text() == "EDIT TEXT"
    assert reviewer.undoable is None
    editor(page).setPlainText("so quiet")
    strike(Key.Key_Return)
    assert reviewer.work.cue_text(0).text.lower().startswith("so quiet")
    assert not page.banner.isVisible()
    assert page.pane._mode.text() == "REVIEW"


def test_no_other_text_is_opened_while_one_is_refused(
    page: Page, reviewer: Reviewer, strike: Strike, when_asked: WhenAsked
) -> None:
    page.pane.slot_view.setFocus()
    strike(Key.Key_F2)
    editor(page).setPlainText(REFUSED)
    double_click_row(page, 2)
    (only,) = [it for it in page.table.viewport().findChildren(QPlainTextEdit) if it.isVisible()]
    assert only.toPlainText() == REFUSED
    when_asked(throw_away)
    strike(Key.Key_Escape)
    double_click_row(page, 2)
    assert "we asked" in editor(page).toPlainText().lower()


def test_a_text_that_is_refused_keeps_the_file_open_until_it_is_given_up(
    window: MainWindow, page: Page, strike: Strike, when_asked: WhenAsked
) -> None:
    page.pane.slot_view.setFocus()
    strike(Key.Key_F2)
    editor(page).setPlainText(REFUSED)
    strike(Key.Key_W, CTRL)
    strike(Key.Key_Q, CTRL)
    assert window.isVisible()
    assert window.pages.all() == [page]
    assert editor(page).toPlainText() == REFUSED
    when_asked(throw_away)
    strike(Key.Key_Escape)
    assert page.pane._mode.text() == "REVIEW"
    strike(Key.Key_W, CTRL)
    assert window.pages.count() == 0


def test_an_editor_that_goes_while_it_is_asked_about_takes_nothing_with_it(
    page: Page, strike: Strike
) -> None:
    page.pane.slot_view.setFocus()
    strike(Key.Key_F2)
    typed = editor(page)
    typed.setPlainText("so quiet")
    answering = QTimer()

    def answer() -> None:
        if not shiboken6.isValid(typed):
            answering.stop()
            throw_away(QApplication.activeModalWidget())  # type: ignore[arg-type]

    answering.timeout.connect(answer)
    answering.start(10)
    QTimer.singleShot(0, page.model, lambda: page.model.reset_source(page.model.source))
    strike(Key.Key_Escape)
    assert not answering.isActive()
    strike(Key.Key_Tab)
    assert page.pane._mode.text() == "REVIEW"


def test_a_text_cannot_be_edited_before_the_review_begins(
    window: MainWindow, write_srt: WriteSrt, qtbot: QtBot
) -> None:
    page = window.pages.open_file(write_srt("long.srt", ["yes"] * 2000))
    seen: list[bool] = []

    def look() -> None:
        index = page.model.index(0, Column.TEXT)
        seen.append(bool(page.model.flags(index) & Qt.ItemFlag.ItemIsEditable))

    page.opener.document_read.connect(look)
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    look()
    assert seen == [False, True]


def quit_with(window: MainWindow, strike: Strike, when_asked: WhenAsked, pages: int) -> list[str]:
    """Ctrl+Q, and Save in the question about each page; gives what was asked."""
    asked: list[str] = []

    def save(box: QMessageBox) -> None:
        asked.append(box.text())
        box.button(QMessageBox.StandardButton.Save).click()

    for _ in range(pages):
        when_asked(save)
    strike(Key.Key_Q, CTRL)
    return asked


def test_ctrl_q_and_save_quits(
    qtbot: QtBot, window: MainWindow, page: Page, strike: Strike, when_asked: WhenAsked
) -> None:
    strike(Key.Key_Exclam)
    path = page.path
    asked = quit_with(window, strike, when_asked, 1)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=5000)
    assert asked == ["Save your steps in harbour.srt?"]
    assert b"!" in path.read_bytes()


def test_ctrl_q_and_save_quits_with_several_files(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    open_page: OpenPage,
    write_srt: WriteSrt,
    strike: Strike,
    when_asked: WhenAsked,
) -> None:
    strike(Key.Key_Exclam)
    others = [open_page(window, write_srt(f"{n}.srt", ["so we went"] * n)) for n in (2, 3, 4)]
    for other in others[:2]:
        window.pages.setCurrentWidget(other)
        other.pane.slot_view.setFocus()
        strike(Key.Key_Exclam)
    paths = [it.path for it in (page, *others)]
    asked = quit_with(window, strike, when_asked, 3)
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=8000)
    assert asked == [f"Save your steps in {path.name}?" for path in paths[:3]]
    assert [b"!" in path.read_bytes() for path in paths] == [True, True, True, False]


def test_ctrl_q_stays_where_saving_fails_and_says_why(
    qtbot: QtBot, window: MainWindow, page: Page, strike: Strike, when_asked: WhenAsked
) -> None:
    strike(Key.Key_Exclam)
    folder = page.path.parent
    page.path = folder / "missing" / page.path.name  # nothing can be written there
    quit_with(window, strike, when_asked, 1)

    def says_why() -> bool:
        text = page.banner.text if page.banner.isVisible() else ""
        return "cannot be written" in text and str(page.path) in text

    qtbot.waitUntil(says_why, timeout=5000)
    watch = window.changed_files.watch
    with qtbot.waitSignal(watch.found, timeout=8000):  # that there is no such file
        watch.look_anew(page)
    assert says_why()
    assert window.isVisible()
    assert window.pages.all() == [page]
    assert page.is_modified
    (folder / "missing").mkdir()
    strike(Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: not page.is_modified, timeout=5000)
    qtbot.waitUntil(lambda: not page.banner.isVisible(), timeout=5000)


def test_a_refusal_goes_at_the_next_step_that_succeeds(
    page: Page, reviewer: Reviewer, strike: Strike
) -> None:
    page.pane.slot_view.setFocus()
    reviewer.jump(len(reviewer.work.transcript) - 1)
    strike(Key.Key_M)
    assert page.banner.isVisible()
    strike(Key.Key_L)
    assert page.banner.isVisible()
    strike(Key.Key_Exclam)
    assert not page.banner.isVisible()


def test_saving_under_another_name_is_among_the_last_files(
    qtbot: QtBot, window: MainWindow, page: Page, strike: Strike, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = page.path.with_name("other.srt")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    before = page.path
    strike(Key.Key_S, CTRL | SHIFT)
    qtbot.waitUntil(lambda: page.path == other, timeout=5000)
    assert window.services.settings.recent_files == [other, before]


def shown(page: Page) -> list[object]:
    """The texts of all cues, and the signs of doubt in them."""
    rows = range(page.model.rowCount())
    return [page.model.index(row, Column.TEXT).data(SHOWN_ROLE) for row in rows]


def test_an_edit_undone_leaves_every_cue_as_it_was(
    qtbot: QtBot, window: MainWindow, page: Page, reviewer: Reviewer, strike: Strike
) -> None:
    page.pane.slot_view.setFocus()
    before, written = shown(page), reviewer.work.to_bytes()
    strike(Key.Key_F2)
    strike(Key.Key_Home, CTRL)
    for key in (Key.Key_S, Key.Key_O, Key.Key_Space, Key.Key_I, Key.Key_T, Key.Key_Space):
        strike(key)
    strike(Key.Key_Return)
    qtbot.waitUntil(lambda: not reviewer.work.unpredicted(), timeout=5000)
    edited = shown(page)
    assert edited[1:] == [replace_slots(cue, 2) for cue in before[1:]]
    strike(Key.Key_Z, CTRL)
    assert shown(page) == before
    assert reviewer.work.to_bytes() == written
    strike(Key.Key_Y, CTRL)
    assert shown(page) == edited


def replace_slots(cue: object, shift: int) -> object:
    """A cue as it is shown once `shift` words more stand before it."""
    assert isinstance(cue, ShownCue)
    gaps, words = (
        tuple(replace(gap, slot=gap.slot + shift) for gap in part)
        for part in (cue.gaps, cue.words)
    )
    return replace(cue, gaps=gaps, words=words)


def test_what_was_not_predicted_when_marks_were_replaced_is_predicted_when_that_is_undone(
    qtbot: QtBot, window: MainWindow, sample: Path, strike: Strike
) -> None:
    page = window.pages.open_file(sample)
    page.began.connect(window.commands.cancel_prediction)
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert page.reviewer is not None
    work = page.reviewer.work
    assert work.unpredicted()
    window.menus.marks.choose(MarksMode.REPLACE)
    qtbot.waitUntil(lambda: not work.unpredicted(), timeout=5000)
    strike(Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: not work.unpredicted(), timeout=5000)
    assert work.marks_mode is MarksMode.COMPLETE
