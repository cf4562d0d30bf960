# SPDX-License-Identifier: Apache-2.0
"""What the quality check finds, in the cells of the cues concerned."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct.cutting.checks import Rule
from interpunct.review.retiming import SetTimes
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.looks.plain import plain_tip
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

OpenPage = Callable[[MainWindow, Path], Page]

TROUBLED = b"""\
1
00:00:01,000 --> 00:00:03,000
It rained.

2
00:00:03,000 --> 00:00:05,000
Nobody went out, and so nobody saw that the old boat had left its place.

3
00:00:04,500 --> 00:00:04,800
No.

4
00:00:06,000 --> 00:00:19,000
We all knew.
"""


@pytest.fixture
def troubled(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    """Cues with trouble of most kinds."""
    path = tmp_path / "troubled.srt"
    path.write_bytes(TROUBLED)
    return open_page(window, path)


def rules(page: Page) -> dict[tuple[int, Column], list[Rule]]:
    """The rules that cells tell of, by row and column."""
    cells = ((row, column) for row in range(page.model.rows()) for column in Column)
    told = {cell: page.model.index(*cell).data(FINDINGS_ROLE) for cell in cells}
    return {cell: [finding.rule for finding in found] for cell, found in told.items() if found}


def test_a_finding_is_shown_in_the_column_concerned(troubled: Page) -> None:
    assert rules(troubled) == {
        (0, Column.END): [Rule.GAP],
        (1, Column.END): [Rule.OVERLAP],
        (1, Column.SPEED): [Rule.SPEED],
        (1, Column.TEXT): [Rule.LINE_LENGTH],
        (2, Column.START): [Rule.OVERLAP],
        (2, Column.DURATION): [Rule.TOO_SHORT],
        (3, Column.DURATION): [Rule.TOO_LONG],
    }


def test_the_table_shows_what_the_quality_panel_lists(troubled: Page) -> None:
    assert troubled.reviewer is not None
    listed = {(it.cue, it.rule) for it in troubled.reviewer.work.findings(troubled.profile)}
    shown = {
        (finding.cue, finding.rule)
        for row in range(troubled.model.rows())
        for column in Column
        for finding in troubled.model.index(row, column).data(FINDINGS_ROLE)
    }
    assert shown == listed


def test_a_tool_tip_tells_it_in_words_and_a_screen_reader_hears_it(troubled: Page) -> None:
    cell = troubled.model.index(2, Column.DURATION)
    message = cell.data(FINDINGS_ROLE)[0].message
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == plain_tip(message)
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == f"Duration 0.30. {message}"


def test_findings_follow_edits_also_those_of_the_cue_before(troubled: Page) -> None:
    assert (0, Column.END) in rules(troubled)
    troubled.do(lambda work: SetTimes.plan(work, 1, 3_200, 4_400))
    told = rules(troubled)
    assert (0, Column.END) not in told
    assert (1, Column.END) not in told
    assert (2, Column.START) not in told
    assert told[1, Column.SPEED] == [Rule.SPEED]
    assert troubled.reviewer is not None
    troubled.reviewer.undo()
    assert rules(troubled)[2, Column.START] == [Rule.OVERLAP]


def test_findings_follow_the_text_that_is_typed(troubled: Page) -> None:
    troubled.table.edit_cue(1)
    editor = troubled.table.focusWidget()
    assert editor is not None
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, "Nobody saw.")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert {(1, Column.TEXT), (1, Column.SPEED)}.isdisjoint(rules(troubled))


def test_a_profile_without_limits_finds_nothing(window: MainWindow, troubled: Page) -> None:
    window.menus.profile.choose("none")
    assert rules(troubled) == {}
