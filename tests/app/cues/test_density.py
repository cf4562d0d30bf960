# SPDX-License-Identifier: Apache-2.0
"""Rows and columns of the table of cues: how high, how wide, which, and in which direction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QWidget

from interpunct_app.cues.cells import FIGURE_MARGIN
from interpunct_app.cues.columns import Column
from interpunct_app.cues.delegate import row_height
from interpunct_app.cues.table import CueTable
from interpunct_app.cues.table_look import ColumnsMenu
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

OpenPage = Callable[[MainWindow, Path], Page]
WriteSrt = Callable[[str, list[str]], Path]

LINES = ["one line", "two\nlines", "now\nthese\nthree", "four\nof\nthem\nhere"]
LONG = 300


@pytest.fixture
def large_letters(window: MainWindow) -> Iterator[None]:
    """Letters of 18 points in the whole application."""
    before = QApplication.font()
    font = QFont(before)
    font.setPointSizeF(18)
    QApplication.setFont(font)
    yield
    QApplication.setFont(before)


def heights(page: Page, rows: int) -> list[int]:
    return [page.table.rowHeight(row) for row in range(rows)]


def columns(page: Page) -> list[Column]:
    return [column for column in Column if not page.table.isColumnHidden(column)]


def test_a_row_is_as_high_as_the_lines_of_its_cue(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("lines.srt", LINES))
    assert heights(page, 4) == [row_height(page.table.font(), lines) for lines in (1, 2, 3, 4)]


def test_rows_out_of_sight_are_not_laid_out(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_srt("long.srt", LINES * LONG)
    seen: set[int] = set()
    height_of = CueTable._height_of

    def noted(table: CueTable, row: int) -> int:
        seen.add(row)
        return height_of(table, row)

    monkeypatch.setattr(CueTable, "_height_of", noted)
    page = open_page(window, path)
    assert page.table.rowHeight(LONG) == row_height(page.table.font(), 1)
    assert page.table.rowHeight(LONG + 3) == row_height(page.table.font(), 4)
    assert max(seen) < 100


def test_a_long_line_is_wrapped_and_its_row_grows_once_it_is_in_sight(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    texts = [*["yes"] * 200, "and so we went on and on " * 20]
    page = open_page(window, write_srt("wide.srt", texts))
    one_line = row_height(page.table.font(), 1)
    assert page.table.rowHeight(200) == one_line
    page.table.go_to(200)
    assert page.table.rowHeight(200) >= 2 * one_line


def test_rows_follow_the_width_of_the_texts(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("wide.srt", ["yes", "and so we went on " * 6]))
    before = heights(page, 2)
    window.menus.of_action[Action.QUALITY].trigger()
    window.resize(900, 820)
    QApplication.processEvents()
    assert heights(page, 2)[0] == before[0]
    assert heights(page, 2)[1] > before[1]


def test_a_row_follows_an_edit_of_its_text(page: Page) -> None:
    assert page.reviewer is not None
    page.table.edit_cue(1)
    editor = QApplication.focusWidget()
    assert editor is not None
    QTest.keyClick(editor, Qt.Key.Key_End)
    QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(editor, "or who")
    assert editor.height() >= 2 * editor.fontMetrics().lineSpacing()
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert page.table.rowHeight(1) == row_height(page.table.font(), 2)
    page.reviewer.undo()
    assert page.table.rowHeight(1) == row_height(page.table.font(), 1)


def test_one_line_a_cue_is_chosen_for_all_pages_and_kept(
    window: MainWindow, page: Page, make_window: Callable[..., MainWindow], open_page: OpenPage,
    write_srt: WriteSrt,
) -> None:  # fmt: skip
    one, two = (row_height(page.table.font(), lines) for lines in (1, 2))
    assert heights(page, 3) == [two, one, two]
    window.menus.compact.trigger()
    assert heights(page, 3) == [one, one, one]
    another = open_page(make_window(), write_srt("another.srt", LINES))
    assert heights(another, 4) == [one, one, one, one]


def test_fourteen_cues_fit_on_one_line_each_in_a_window_of_1080_lines(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    window.resize(1920, 1080)
    page = open_page(window, write_srt("long.srt", ["two\nlines"] * 50))
    window.menus.compact.trigger()
    assert len(page.table.visible_cues()) > 14  # the last one may be seen in part


def test_the_text_on_one_line_is_edited_in_a_box_with_all_of_its_lines(
    window: MainWindow, page: Page
) -> None:
    window.menus.compact.trigger()
    page.table.edit_cue(2)
    editor = QApplication.focusWidget()
    assert editor is not None
    assert editor.height() > page.table.rowHeight(2)
    assert editor.geometry().bottom() <= page.table.viewport().height()
    QTest.keyClick(editor, Qt.Key.Key_Escape)


def test_a_gap_is_found_where_the_text_stands_on_one_line(window: MainWindow, page: Page) -> None:
    window.resize(1180, 820)
    window.menus.compact.trigger()
    assert page.reviewer is not None
    area = page.table.visualRect(page.model.index(0, Column.TEXT))
    slots = {page.table.slot_at(QPoint(x, area.center().y()).toPointF()) for x in
             range(area.left(), area.right())}  # fmt: skip
    assert slots - {None} == set(page.reviewer.work.slots_of_cue(0))


def test_a_file_from_right_to_left_has_its_numbers_at_the_right(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    texts = ["שלום לכולם אני גר בעיר קטנה", "ומה שלומך"]
    page = open_page(window, write_srt("he.srt", texts))
    assert page.table.layoutDirection() is Qt.LayoutDirection.RightToLeft
    x = [page.table.visualRect(page.model.index(0, column)).x() for column in Column]
    assert x == sorted(x, reverse=True)
    english = open_page(window, write_srt("en.srt", ["the harbour was quiet when we came"]))
    assert english.table.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_a_line_from_right_to_left_among_others_stands_beside_its_number(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    english = "the harbour was quiet when we came down to the water"
    page = open_page(window, write_srt("mixed.srt", [english, "שלום לכולם", english]))
    area = page.table.visualRect(page.model.index(1, Column.TEXT))
    picture = page.table.viewport().grab(area).toImage()
    half = picture.width() // 2
    assert has_ink(picture.copy(0, 0, half, picture.height()))
    assert not has_ink(picture.copy(half, 0, half, picture.height()))


def has_ink(picture: QImage) -> bool:
    """Whether a picture has more than one colour."""
    ys = range(2, picture.height() - 2)
    return len({picture.pixel(x, y) for x in range(picture.width()) for y in ys}) > 1


def test_the_speed_of_a_cue_that_flashes_by_is_read_whole(page: Page) -> None:
    table = page.table
    room = table.columnWidth(Column.SPEED) - 2 * FIGURE_MARGIN
    assert room >= table.fontMetrics().horizontalAdvance("▲ 4400")


def test_columns_are_chosen_for_all_pages_and_kept(
    window: MainWindow, page: Page, make_window: Callable[..., MainWindow], open_page: OpenPage,
    write_srt: WriteSrt,
) -> None:  # fmt: skip
    entries = {entry.text(): entry for entry in window.menus.columns.actions()}
    assert list(entries) == [
        "Number", "Start", "End", "Duration", "Characters a second", "Language", "Speaker",
        "Text",
    ]  # fmt: skip
    assert not entries["Text"].isEnabled()
    entries["Language"].trigger()
    entries["End"].trigger()
    wanted = [Column.NUMBER, Column.START, Column.DURATION, Column.SPEED, Column.TEXT]
    assert columns(page) == wanted
    assert not entries["End"].isChecked()
    assert columns(open_page(make_window(), write_srt("another.srt", LINES))) == wanted
    entries["End"].trigger()
    assert Column.END in columns(page)


def test_a_right_click_on_the_header_offers_the_columns(page: Page) -> None:
    header = page.table.horizontalHeader()
    header.customContextMenuRequested.emit(QPoint(5, 5))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ColumnsMenu)
    choose(menu, Column.NUMBER)
    assert Column.NUMBER not in columns(page)


def choose(menu: QMenu, place: int) -> None:
    area = menu.actionGeometry(menu.actions()[place])
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=area.center())


def test_widths_are_kept_and_follow_the_font(
    page: Page, make_window: Callable[..., MainWindow], open_page: OpenPage, write_srt: WriteSrt
) -> None:
    wide = page.table.columnWidth(Column.NUMBER) * 2
    page.table.horizontalHeader().resizeSection(Column.NUMBER, wide)
    another = open_page(make_window(), write_srt("another.srt", LINES))
    assert another.table.columnWidth(Column.NUMBER) == pytest.approx(wide, abs=1)
    font = QFont(another.table.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    another.table.setFont(font)
    assert another.table.columnWidth(Column.NUMBER) > wide * 1.2


def test_all_of_it_fits_in_a_small_window_with_large_letters(
    window: MainWindow, large_letters: None, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    window.resize(900, 600)
    page = open_page(window, write_srt("long.srt", ["so the harbour was quiet\nwhen we"] * 50))
    page.banner.hide()
    QApplication.processEvents()
    assert (window.width(), window.height()) == (900, 600)
    table = page.table
    assert len(table.visible_cues()) >= 4
    assert table.rowViewportPosition(4) <= table.viewport().height()
    assert page.pane.slot_view.height() >= table.fontMetrics().height() * 1.3
    assert Column.TEXT in columns(page)
    assert table.columnWidth(Column.TEXT) >= 20 * table.fontMetrics().averageCharWidth()
    inside = window.rect()
    for child in window.findChildren(QWidget):
        is_parked = isinstance(child, QTabBar) and child.parent() is window  # of hidden panels
        if child.isVisible() and child.window() is window and not is_parked:
            place = child.mapTo(window, QPoint(0, 0))
            is_scrolled = table.viewport().isAncestorOf(child)
            assert is_scrolled or inside.contains(place), child
