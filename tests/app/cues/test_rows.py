# SPDX-License-Identifier: Apache-2.0
"""Rows look the same when they are painted again without cached layouts, whatever is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QImage, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from interpunct.cutting.profiles import load_profile
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.finding import Hit
from interpunct_app.cues.columns import Column
from interpunct_app.cues.layouts import Layouts
from interpunct_app.cues.model import BOOKMARK_ROLE
from interpunct_app.looks.theme import Scheme, apply_scheme
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

OpenPage = Callable[[MainWindow, Path], Page]
WriteSrt = Callable[[str, list[str]], Path]

TEXTS = [
    "so we asked what the harbour was for and nobody could tell us a word about it",
    "<i>two\nlines</i>",
    "yes",
    "שלום לכולם מה שלומכם",
]


@pytest.fixture(autouse=True)
def _light() -> Iterator[None]:
    apply_scheme(Scheme.LIGHT)
    yield
    apply_scheme(Scheme.LIGHT)


@pytest.fixture
def busy_page(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """A page on which there is everything that a table can show."""
    window.resize(1240, 860)
    page = open_page(window, write_srt("busy.srt", TEXTS * 20))
    page.set_profile(load_profile("netflix"))
    page.do(lambda work: SetBookmarks.plan(work, {3: "look again"}))
    page.model.show_found({0: [Hit(3, 5), Hit(9, 14)], 1: [Hit(3, 9)]})
    page.table.set_misspelt(lambda cue: [word for word in cue.words if word.slot % 5 == 1])
    page.table.selectRow(5)
    page.table.show_cue(4)
    return page


def painted(page: Page) -> QImage:
    QApplication.processEvents()  # a font or a palette is passed on
    return page.table.viewport().grab().toImage()


def is_painted_alike(page: Page) -> bool:
    """Whether new delegates without layouts paint the same."""
    before = painted(page)
    page.table._set_delegates()
    page.table._delegate._layouts = Layouts(100)
    return before == painted(page)


def test_everything_that_a_table_shows(busy_page: Page) -> None:
    assert busy_page.table.selected_cues()
    assert busy_page.model.index(1, Column.NUMBER).data(BOOKMARK_ROLE) is None
    assert is_painted_alike(busy_page)


def is_predicted(page: Page) -> bool:
    return page.feed is not None and not page.feed.is_running


def test_after_edits_undo_and_redo(qtbot: QtBot, busy_page: Page) -> None:
    reviewer = busy_page.reviewer
    assert reviewer is not None
    before = painted(busy_page)
    for cue in (4, 6):
        reviewer.jump_to_cue(cue)
        reviewer.decide(reviewer.slot or 0, "!")
        assert is_painted_alike(busy_page)
    assert busy_page.model.setData(busy_page.model.index(5, Column.TEXT), "so\nother\nlines")
    qtbot.waitUntil(lambda: is_predicted(busy_page), timeout=5000)
    assert is_painted_alike(busy_page)
    after = painted(busy_page)
    for _ in range(3):
        reviewer.undo()
        qtbot.waitUntil(lambda: is_predicted(busy_page), timeout=5000)
        assert is_painted_alike(busy_page)
    reviewer.redo()
    qtbot.waitUntil(lambda: is_predicted(busy_page), timeout=5000)
    assert is_painted_alike(busy_page)
    assert before != after


def test_in_every_scheme_font_and_width(window: MainWindow, busy_page: Page) -> None:
    font = QFont(busy_page.table.font())
    seen = [painted(busy_page)]
    for size in (18.0, font.pointSizeF()):
        for scheme in (Scheme.DARK, Scheme.LIGHT):
            apply_scheme(scheme)
            font.setPointSizeF(size)
            busy_page.table.setFont(font)
            assert is_painted_alike(busy_page)
            seen.append(painted(busy_page))
    assert seen[0] != seen[1] != seen[2] != seen[3] != seen[4]
    for width in (700, 1000):
        window.resize(width, 700)
        assert is_painted_alike(busy_page)
    busy_page.services.table_look.set_compact(True)
    assert is_painted_alike(busy_page)
    busy_page.table.horizontalHeader().resizeSection(Column.START, 60)
    assert is_painted_alike(busy_page)


def test_selected_focused_hovered_and_waiting(busy_page: Page) -> None:
    table = busy_page.table
    table.selectAll()
    assert is_painted_alike(busy_page)
    table.go_to(6)
    assert table.hasFocus()
    assert is_painted_alike(busy_page)
    table.setCurrentIndex(busy_page.model.index(6, Column.END))
    assert is_painted_alike(busy_page)
    table.clearSelection()
    assert is_painted_alike(busy_page)
    QTest.mouseMove(table.viewport(), table.visualRect(busy_page.model.index(8, 1)).center())
    assert is_painted_alike(busy_page)
    busy_page.hold()
    assert is_painted_alike(busy_page)
    busy_page.let_go()
    assert is_painted_alike(busy_page)


def test_from_right_to_left(
    window: MainWindow,
    open_page: OpenPage,
    write_srt: WriteSrt,
) -> None:
    page = open_page(
        window, write_srt("he.srt", ["שלום לכולם אני גר בעיר קטנה", "ומה\nשלומך"] * 9)
    )
    page.set_profile(load_profile("netflix"))
    assert page.table.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert is_painted_alike(page)


def test_a_part_of_the_table_is_painted_as_in_the_whole(busy_page: Page) -> None:
    table = busy_page.table
    whole = painted(busy_page)
    picture = QPixmap(whole.size())
    picture.fill(table.palette().base().color())
    for area in (QRect(0, 0, 300, 90), QRect(300, 0, 926, 90), QRect(0, 90, 1226, 900)):
        table.viewport().render(picture, area.topLeft(), QRegion(area))
    assert picture.toImage().convertToFormat(whole.format()) == whole
