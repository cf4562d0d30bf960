# SPDX-License-Identifier: Apache-2.0
"""How far the table scrolls to show the row of a slot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from interpunct_app.cues.delegate import CueDelegate
from interpunct_app.cues.titled_table import Index
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

OpenPage = Callable[[MainWindow, Path], Page]
WriteSrt = Callable[[str, list[str]], Path]

MOST_ROWS = 8
"""Two cues that were current, one that is another now, and those that came into sight."""


@pytest.fixture
def long_page(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """A file of three hundred cues, of which a dozen are in sight."""
    window.resize(1240, 860)
    page = open_page(window, write_srt("long.srt", ["yes of course", "two\nlines"] * 150))
    page.table.show_cue(0)
    return page


def top_of(page: Page, cue: int) -> int:
    """Where the row of a cue begins, in pixels of what is in sight."""
    return page.table.rowViewportPosition(cue)


def bottom_of(page: Page, cue: int) -> int:
    return top_of(page, cue) + page.table.rowHeight(cue)


def test_going_on_keeps_rows_below_and_scrolls_no_further(long_page: Page) -> None:
    height = long_page.table.viewport().height()
    for cue in range(1, 60):
        before = top_of(long_page, cue)
        long_page.table.show_cue(cue)
        assert height - bottom_of(long_page, cue) >= height // 4
        assert long_page.table.visible_cues().stop > cue + 2
        assert before - top_of(long_page, cue) <= 2 * long_page.table.rowHeight(cue)


def test_going_back_keeps_rows_above_and_scrolls_no_further(long_page: Page) -> None:
    height = long_page.table.viewport().height()
    long_page.table.show_cue(200)
    for cue in range(199, 140, -1):
        before = top_of(long_page, cue)
        long_page.table.show_cue(cue)
        assert top_of(long_page, cue) >= height // 4 - 1
        assert long_page.table.visible_cues().start < cue - 1
        assert top_of(long_page, cue) - before <= 2 * long_page.table.rowHeight(cue)


def test_what_is_far_away_comes_to_the_middle(long_page: Page) -> None:
    long_page.table.show_cue(150)
    middle = (top_of(long_page, 150) + bottom_of(long_page, 150)) / 2
    half = long_page.table.viewport().height() / 2
    assert abs(middle - half) <= long_page.table.rowHeight(150)


def test_nothing_scrolls_where_a_row_has_its_context(long_page: Page) -> None:
    long_page.table.show_cue(150)
    place = long_page.table.verticalScrollBar().value()
    long_page.table.show_cue(151)
    assert long_page.table.verticalScrollBar().value() == place


def test_first_and_last_rows_are_in_sight_though_nothing_is_beyond_them(long_page: Page) -> None:
    for cue in (299, 0):
        long_page.table.show_cue(cue)
        assert cue in long_page.table.visible_cues()
        assert top_of(long_page, cue) >= 0
        assert bottom_of(long_page, cue) <= long_page.table.viewport().height()


def test_a_table_lower_than_three_rows_still_shows_the_row(
    long_page: Page,
) -> None:
    long_page.table.setFixedHeight(long_page.table.minimumSizeHint().height())
    for cue in (100, 101, 99):
        long_page.table.show_cue(cue)
        assert top_of(long_page, cue) >= 0
        assert bottom_of(long_page, cue) <= long_page.table.viewport().height()


def test_keys_of_the_review_show_their_row_and_paint_few(
    window: MainWindow,
    open_page: OpenPage,
    write_srt: WriteSrt,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.resize(1240, 860)
    page = open_page(window, write_srt("long.srt", ["yes of course", "two\nlines"] * 100))
    table, painted, paint = page.table, Counter[int](), CueDelegate.paint

    def noted(
        delegate: CueDelegate, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painted[index.row()] += 1
        paint(delegate, painter, option, index)

    monkeypatch.setattr(CueDelegate, "paint", noted)
    QApplication.processEvents()
    cues = []
    for _ in range(80):
        painted.clear()
        QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Space)
        QApplication.processEvents()
        cue = table.current_cue()
        assert cue is not None
        assert top_of(page, max(cue - 2, 0)) >= 0
        assert bottom_of(page, cue + 2) <= table.viewport().height()
        assert painted.total() <= MOST_ROWS < len(table.visible_cues())
        assert set(painted.values()) <= {1}
        cues.append(cue)
    assert cues[-1] > len(table.visible_cues())


def test_a_smaller_table_keeps_the_current_row_in_sight(long_page: Page) -> None:
    table = long_page.table
    table.show_cue(100)
    table.setFixedHeight(table.height() // 2)
    QApplication.processEvents()
    assert top_of(long_page, 100) >= 0
    assert bottom_of(long_page, 100) <= table.viewport().height()
    table.verticalScrollBar().setValue(0)  # scrolled away on purpose
    table.setFixedHeight(table.height() // 2)
    QApplication.processEvents()
    assert 0 in table.visible_cues()
