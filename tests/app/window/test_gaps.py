# SPDX-License-Identifier: Apache-2.0
"""The mouse on the gaps of a text: a click goes there, a right click offers what may stand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPlainTextEdit, QToolTip, QWidget

from interpunct.labels import PAPER_LABELS, Label, PaperLabel
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.review.slot_box import opened
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

LEFT = Qt.MouseButton.LeftButton
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
TEXTS = {
    "words": "so we went down to it",
    "tags": "so <i>we went</i> down to <b>it</b>",
    "Hebrew": "שלום לכולם אני גר בעיר קטנה",
    "Hebrew with tags": "שלום <i>לכולם אני</i> גר בעיר",
    "emoji": "so \N{GRINNING FACE} we went 😀😀 down to it",
    "Chinese": "今天天气很好我们去公园",
}


@pytest.fixture(params=TEXTS)
def texts_page(
    request: pytest.FixtureRequest, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> Page:
    """A file of one text three times."""
    return open_page(window, write_srt("texts.srt", [TEXTS[request.param]] * 3))


def reviewer_of(page: Page) -> Reviewer:
    assert page.reviewer is not None
    return page.reviewer


def click(widget: QWidget, place: QPoint, held: Qt.KeyboardModifier = NONE) -> None:
    """A click as the windowing system sends it."""
    window = widget.window()
    handle: Any = window.windowHandle()
    QTest.mouseClick(handle, LEFT, held, widget.mapTo(window, place))


def right_click(widget: QWidget, place: QPoint) -> None:
    """Ask for a menu as the mouse does.

    The offscreen platform now and then hands such a request to the widget in the window's corner
    when it is made from a click; so the widget is asked itself.
    """
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, asked)


def strike(key: Qt.Key) -> None:
    front = QApplication.activeWindow()
    assert front is not None
    handle: Any = front.windowHandle()
    QTest.keyClick(handle, key)


def place_in_line(text: str, offset: int, font: QFont, width: float, right_to_left: bool) -> float:
    """How far from the left the cursor before `offset` stands in a line of so much room."""
    advance = QFontMetricsF(font).horizontalAdvance(text[:offset])
    return width - advance if right_to_left else advance


def in_pane(page: Page, slot: int) -> QPoint:
    """Where the gap of `slot` is in the large line, reckoned by the width of the text before."""
    view = page.pane.slot_view
    assert view.scene is not None
    cue, _ = opened(view.scene.current.cue, view.scene.gap)
    gap = next(gap for gap in cue.gaps if gap.slot == slot)
    width = view.text_width()
    x = place_in_line(cue.text, gap.start, view._large(), width, cue.right_to_left)
    return QPoint(round(view.text_left() + x), round(view.height() * 0.46))


def shown(page: Page, row: int) -> ShownCue:
    cue = page.model.index(row, Column.TEXT).data(SHOWN_ROLE)
    assert isinstance(cue, ShownCue)
    return cue


def in_grid(page: Page, row: int, slot: int) -> QPoint:
    """Where the gap of `slot` is in the table, reckoned in the same way.

    The text stands beside the figures of its row, after the strip for the signs of findings.
    """
    cue, font, table = shown(page, row), page.table.font(), page.table
    gap = next(gap for gap in cue.gaps if gap.slot == slot)
    area = table.visualRect(page.model.index(row, Column.TEXT)).adjusted(5, 0, -5, 0)
    strip = table.fontMetrics().height()
    width = QFontMetricsF(font).horizontalAdvance(cue.text)
    x = place_in_line(cue.text, gap.start, font, width, cue.right_to_left)
    is_mirrored = table.layoutDirection() is Qt.LayoutDirection.RightToLeft
    left = area.right() - strip - width if is_mirrored else area.left() + strip
    return QPoint(round(left + x), area.center().y())


def test_a_click_on_any_gap_of_the_large_line_opens_that_slot(texts_page: Page) -> None:
    reviewer = reviewer_of(texts_page)
    slots = reviewer.work.slots_of_cue(1)
    assert len(slots) > 3
    reviewer.jump(slots[0])
    for slot in (*slots, *reversed(slots)):
        texts_page.table.setFocus()
        click(texts_page.pane.slot_view, in_pane(texts_page, slot))
        assert reviewer.slot == slot
        assert QApplication.focusWidget() is texts_page.pane.slot_view
    assert not reviewer.work.decisions


def test_a_click_on_any_gap_in_the_table_opens_that_slot(texts_page: Page) -> None:
    reviewer = reviewer_of(texts_page)
    for row in (2, 0):
        for slot in reviewer.work.slots_of_cue(row):
            texts_page.table.setFocus()
            click(texts_page.table.viewport(), in_grid(texts_page, row, slot))
            assert reviewer.slot == slot
            assert texts_page.table.selected_cues() == [row]
            assert QApplication.focusWidget() is texts_page.pane.slot_view
    assert not reviewer.work.decisions


def test_the_key_after_a_click_on_a_gap_sets_its_mark_and_no_other(
    page: Page, reviewer: Reviewer
) -> None:
    slot = reviewer.work.slots_of_cue(1)[2]
    click(page.table.viewport(), in_grid(page, 1, slot))
    strike(Qt.Key.Key_Exclam)
    assert {at: made.mark for at, made in reviewer.work.decisions.items()} == {slot: "!"}


def test_a_click_on_a_word_or_beside_the_text_chooses_the_row_alone(
    page: Page, reviewer: Reviewer
) -> None:
    slot = reviewer.work.slots_of_cue(1)[0]
    in_word = in_grid(page, 1, slot) - QPoint(14, 0)
    beside = QPoint(page.table.viewport().width() - 4, in_word.y())
    for place in (in_word, beside):
        reviewer.jump(0)
        page.table.setFocus()
        click(page.table.viewport(), place)
        assert page.table.selected_cues() == [1]
        assert QApplication.focusWidget() is page.table


def test_ctrl_and_a_click_on_a_gap_chooses_one_more_row(page: Page, reviewer: Reviewer) -> None:
    page.table.go_to(0)
    slot = reviewer.work.slots_of_cue(1)[2]
    click(page.table.viewport(), in_grid(page, 1, slot), CTRL)
    assert page.table.selected_cues() == [0, 1]
    assert QApplication.focusWidget() is page.table


def test_a_drag_from_a_gap_chooses_rows(page: Page, reviewer: Reviewer) -> None:
    start = in_grid(page, 0, 2)
    end = in_grid(page, 1, reviewer.work.slots_of_cue(1)[3])
    page.table.setFocus()
    viewport, handle = page.table.viewport(), page.window().windowHandle()
    window: Any = handle
    QTest.mousePress(window, LEFT, NONE, viewport.mapTo(page.window(), start))
    QTest.mouseMove(window, viewport.mapTo(page.window(), end))
    QTest.mouseRelease(window, LEFT, NONE, viewport.mapTo(page.window(), end))
    assert QApplication.focusWidget() is page.table


def test_a_double_click_on_a_gap_opens_the_text(page: Page, reviewer: Reviewer) -> None:
    place = in_grid(page, 1, reviewer.work.slots_of_cue(1)[2])
    window: Any = page.window().windowHandle()
    QTest.mouseDClick(window, LEFT, NONE, page.table.viewport().mapTo(page.window(), place))
    editor = page.table.viewport().findChild(QPlainTextEdit)
    assert editor is not None
    assert QApplication.focusWidget() is editor


def menu_of(page: Page) -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize("where", ["pane", "table"])
def test_a_right_click_on_a_gap_offers_its_marks_and_the_choice_decides(
    page: Page, reviewer: Reviewer, where: str
) -> None:
    slot = reviewer.work.slots_of_cue(1)[2]
    reviewer.jump(slot - 2)
    if where == "pane":
        right_click(page.pane.slot_view, in_pane(page, slot))
    else:
        right_click(page.table.viewport(), in_grid(page, 1, slot))
    menu = menu_of(page)
    names = ("No mark", "Comma", "Full stop", "Question mark")
    by_label = {one.label: one for one in reviewer.work.alternatives(slot)}
    assert [action.text() for action in menu.actions()] == [
        f"{name}  {by_label[label].probability * 100:.0f} %"
        for name, label in zip(names, PAPER_LABELS, strict=True)
    ]
    ticked = [action.text() for action in menu.actions() if action.isChecked()]
    current = reviewer.work.label(slot)
    assert ticked == [menu.actions()[PAPER_LABELS.column(current)].text()]
    chosen = menu.actionGeometry(menu.actions()[PaperLabel.QUESTION]).center()
    QTest.mouseClick(menu, LEFT, NONE, chosen)
    assert {at: made.label for at, made in reviewer.work.decisions.items()} == {
        slot: Label.QUESTION
    }


def test_a_menu_that_is_left_decides_nothing(page: Page, reviewer: Reviewer) -> None:
    slot = reviewer.work.slots_of_cue(1)[3]
    right_click(page.table.viewport(), in_grid(page, 1, slot))
    QTest.keyClick(menu_of(page), Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert not reviewer.work.decisions


def test_there_is_no_menu_beside_the_gaps_and_none_without_predictions(
    qtbot: QtBot, window: MainWindow, sample: Path
) -> None:
    page = window.pages.open_file(sample)
    page.began.connect(window.commands.cancel_prediction)
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    reviewer = reviewer_of(page)
    reviewer.jump(0)
    right_click(page.table.viewport(), in_grid(page, 1, reviewer.work.slots_of_cue(1)[1]))
    view = page.pane.slot_view
    right_click(view, QPoint(view.text_left() // 2, view.height() // 2))
    assert QApplication.activePopupWidget() is None


def test_a_mouse_that_rests_on_a_gap_is_told_its_marks(
    qtbot: QtBot, page: Page, reviewer: Reviewer
) -> None:
    slot = reviewer.work.slots_of_cue(1)[2]
    reviewer.jump(slot - 2)
    view = page.pane.slot_view
    window: Any = page.window().windowHandle()
    QTest.mouseMove(window, view.mapTo(page.window(), in_pane(page, slot)))
    assert view.cursor().shape() is Qt.CursorShape.PointingHandCursor
    qtbot.waitUntil(QToolTip.isVisible, timeout=5000)
    first = reviewer.work.alternatives(slot)[0]
    lines = QToolTip.text().splitlines()
    assert len(lines) == len(PAPER_LABELS)
    assert lines[PAPER_LABELS.column(first.label)].endswith(f"  {first.probability * 100:.0f} %")
    QTest.mouseMove(window, view.mapTo(page.window(), QPoint(4, 4)))
    assert view.cursor().shape() is Qt.CursorShape.ArrowCursor
    QToolTip.hideText()


def test_a_text_that_is_refused_keeps_a_click_on_a_gap_from_going_there(
    page: Page, reviewer: Reviewer
) -> None:
    page.table.edit_cue(0)
    editor = page.table.viewport().findChild(QPlainTextEdit)
    assert editor is not None
    editor.setPlainText("one\n\n2\n00:00:01,000 --> 00:00:02,000\ntwo")
    slots = reviewer.work.slots_of_cue(1)
    for asked, slot in ((click, slots[1]), (right_click, slots[2])):
        asked(page.table.viewport(), in_grid(page, 1, slot))
        assert QApplication.activePopupWidget() is None
        assert QApplication.focusWidget() is editor
        assert reviewer.slot != slot
    editor.setPlainText("one")
    QTest.keyClick(editor, Qt.Key.Key_Return)
