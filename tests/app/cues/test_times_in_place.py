# SPDX-License-Identifier: Apache-2.0
"""Starts, ends and durations edited in the place of their cells."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit

from interpunct.cutting.checks import Rule
from interpunct.labels import MarksMode
from interpunct_app.cues.columns import Column
from interpunct_app.cues.document_cues import DocumentCues
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.looks.plain import plain_tip
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

OpenPage = Callable[[MainWindow, Path], Page]
Key = Qt.Key


def double_click(page: Page, row: int, column: Column) -> QLineEdit:
    """Open a field by a double click."""
    place = page.table.visualRect(page.model.index(row, column)).center()
    viewport = page.table.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    return field_of(page)


def field_of(page: Page) -> QLineEdit:
    (field,) = (it for it in page.table.viewport().findChildren(QLineEdit) if it.isVisible())
    return field


def times(reviewer: Reviewer) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in reviewer.work.document.cues]


@pytest.mark.parametrize(
    ("column", "shown", "typed", "becomes"),
    [
        (Column.START, "00:00:03,200", "00:00:03,500", (3_500, 5_000)),
        (Column.START, "00:00:03,200", "3.5", (3_500, 5_000)),
        (Column.END, "00:00:05,000", "0:04.25", (3_200, 4_250)),
        (Column.DURATION, "1.800", "1,5", (3_200, 4_700)),
        (Column.END, "00:00:05,000", "6.1", (3_200, 6_100)),  # beyond the next start
    ],
)
def test_a_time_is_typed_in_its_cell_and_is_one_step(
    page: Page,
    reviewer: Reviewer,
    column: Column,
    shown: str,
    typed: str,
    becomes: tuple[int, int],
) -> None:
    before = times(reviewer)
    field = double_click(page, 1, column)
    assert field.text() == shown
    assert field.accessibleName() == page.model.title(column)
    assert page.pane._mode.text() == "EDIT TIME"
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Key.Key_Return)
    assert times(reviewer) == [before[0], becomes, before[2]]
    assert page.pane._mode.text() == "REVIEW"
    reviewer.undo()
    assert times(reviewer) == before


def test_a_time_is_shown_and_typed_as_the_file_writes_it(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "short.vtt"
    path.write_bytes(b"WEBVTT\n\n00:01.000 --> 00:03.000\nthe harbour was quiet\n")
    page = open_page(window, path)
    assert page.model.index(0, Column.START).data() == "00:01.000"
    field = double_click(page, 0, Column.START)
    assert field.text() == "00:01.000"
    QTest.keyClicks(field, "1.5")
    QTest.keyClick(field, Key.Key_Return)
    assert page.reviewer is not None
    assert b"00:01.500 --> 00:03.000\n" in page.reviewer.work.document.to_bytes()


@pytest.mark.parametrize(
    ("typed", "told"), [("soon", "This is not a time. Write it as 00:01:02,500"),
                        ("9:00", "would end before it starts")],
)  # fmt: skip
def test_what_cannot_be_is_told_and_what_was_typed_stays(
    page: Page, reviewer: Reviewer, typed: str, told: str
) -> None:
    field = double_click(page, 1, Column.START)
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Key.Key_Return)
    assert told in page.banner.text
    assert field_of(page).text() == typed
    assert reviewer.undoable is None
    QTest.keyClick(field, Key.Key_Escape)
    assert times(reviewer)[1] == (3_200, 5_000)
    assert page.pane._mode.text() == "REVIEW"
    QTest.keyClicks(page.table, "!")  # the review goes on
    assert reviewer.undoable is not None


def test_escape_leaves_the_time_as_it_was(page: Page, reviewer: Reviewer) -> None:
    field = double_click(page, 1, Column.END)
    QTest.keyClicks(field, "9.9")
    QTest.keyClick(field, Key.Key_Escape)
    assert reviewer.undoable is None
    assert times(reviewer)[1] == (3_200, 5_000)


def test_shift_and_enter_finish_a_time_at_once(page: Page, reviewer: Reviewer) -> None:
    field = double_click(page, 1, Column.START)
    QTest.keyClicks(field, "3.1")
    QTest.keyClick(field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert times(reviewer)[1] == (3_100, 5_000)
    QTest.keyClick(field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)  # from a slow hand
    QApplication.processEvents()
    assert page.pane._mode.text() == "REVIEW"


@pytest.mark.parametrize("is_refused", [False, True])
def test_cues_that_become_others_close_the_field(
    page: Page, reviewer: Reviewer, *, is_refused: bool
) -> None:
    field = double_click(page, 1, Column.START)
    QTest.keyClicks(field, "soon")
    if is_refused:
        QTest.keyClick(field, Key.Key_Return)
    reviewer.restructured.emit()
    QApplication.processEvents()
    assert not field.isVisible()
    assert page.pane._mode.text() == "REVIEW"
    QTest.keyClicks(page.pane.slot_view, "!")
    assert reviewer.undoable is not None


def test_the_banner_changes_no_modes_under_what_cannot_be_taken(
    page: Page, reviewer: Reviewer
) -> None:
    field = double_click(page, 1, Column.START)
    QTest.keyClicks(field, "soon")
    page.use_modes(marks=MarksMode.REPLACE)
    assert field_of(page).text() == "soon"
    assert reviewer.undoable is None
    QTest.keyClick(field, Key.Key_Escape)


@pytest.mark.parametrize("typed", ["", "3.2", "0:03,20"])
def test_the_same_time_is_no_step(page: Page, reviewer: Reviewer, typed: str) -> None:
    field = double_click(page, 1, Column.START)
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Key.Key_Return)
    assert reviewer.undoable is None
    assert page.pane._mode.text() == "REVIEW"


def test_f2_edits_the_time_that_has_the_cursor_and_else_the_text(page: Page) -> None:
    place = page.table.visualRect(page.model.index(1, Column.END)).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(page.table, Key.Key_F2)
    assert field_of(page).text() == "00:00:05,000"
    QTest.keyClick(field_of(page), Key.Key_Escape)
    place = page.table.visualRect(page.model.index(1, Column.NUMBER)).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(page.table, Key.Key_F2)
    assert page.pane._mode.text() == "EDIT TEXT"
    QTest.keyClick(page.table.focusWidget() or page.table, Key.Key_Escape)


def test_f2_edits_the_text_where_the_time_of_the_cursor_is_hidden(page: Page) -> None:
    place = page.table.visualRect(page.model.index(1, Column.END)).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    page.services.table_look.show_column(Column.END, False)
    QTest.keyClick(page.table, Key.Key_F2)
    assert page.pane._mode.text() == "EDIT TEXT"
    QTest.keyClick(page.table.focusWidget() or page.table, Key.Key_Escape)


def test_nothing_is_edited_before_the_review_begins(page: Page) -> None:
    assert page.document is not None
    page.model.reset_source(DocumentCues(page.document))
    page.table.go_to(1)
    QTest.keyClick(page.table, Key.Key_F2)
    assert page.table.viewport().findChildren(QPlainTextEdit) == []


def test_what_is_typed_is_taken_before_the_file_is_held(page: Page, reviewer: Reviewer) -> None:
    field = double_click(page, 1, Column.END)
    QTest.keyClicks(field, "4.9")
    assert page.table.finish_editing()
    assert times(reviewer)[1] == (3_200, 4_900)
    field = double_click(page, 1, Column.END)
    QTest.keyClicks(field, "never")
    assert not page.table.finish_editing()
    QTest.keyClick(field, Key.Key_Escape)


def test_an_overlap_is_allowed_and_shown_with_both_cues(page: Page, reviewer: Reviewer) -> None:
    field = double_click(page, 1, Column.END)
    QTest.keyClicks(field, "5.4")
    QTest.keyClick(field, Key.Key_Return)
    assert times(reviewer)[2][0] == 5_100
    for row, column in ((1, Column.END), (2, Column.START)):
        (finding,) = page.model.index(row, column).data(FINDINGS_ROLE)
        assert (finding.cue, finding.rule) == (1, Rule.OVERLAP)
    tip = page.model.index(2, Column.START).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == plain_tip("Cue 2: The cue overlaps the next cue by 300 ms.")
