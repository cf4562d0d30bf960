# SPDX-License-Identifier: Apache-2.0
"""The quality panel: filled in the background for the page in front, and a way to each cue."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct.cutting.checks import Rule
from interpunct.review.rearranging import delete_cues
from interpunct.review.retiming import SetTimes
from interpunct.work.work import Work
from interpunct_app.cues.columns import Column
from interpunct_app.keys.actions import Action
from interpunct_app.looks.plain import plain_tip
from interpunct_app.pages.page import Page
from interpunct_app.panels.bookmarks.control import BookmarkControl
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.panels.quality.dock import _RULE
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

FAST = ["well", "far too many words for one single second of time", "yes"]


@pytest.fixture
def fast_page(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """A file with a cue that nobody can read in time."""
    return open_page(window, write_srt("fast.srt", FAST))


def show_panel(qtbot: QtBot, window: MainWindow) -> None:
    window.menus.of_action[Action.QUALITY].trigger()
    qtbot.waitUntil(lambda: bool(window.panel(QualityCheck).dock._summary.text()), timeout=5000)


def found_cues(window: MainWindow) -> set[int]:
    listed = window.panel(QualityCheck).dock.list
    return {listed.item(row).data(Qt.ItemDataRole.UserRole) for row in range(listed.count())}


def test_a_finding_is_read_whole_and_numbers_stand_below_each_other(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    open_page(window, write_srt("long.srt", FAST * 4))
    window.resize(1100, 700)
    show_panel(qtbot, window)
    qtbot.waitUntil(lambda: {1, 10} <= found_cues(window), timeout=5000)
    listed = window.panel(QualityCheck).dock.list
    room = listed.visualItemRect(listed.item(0)).adjusted(4, 0, -4, 0)
    flags = Qt.TextFlag.TextWordWrap
    for row in range(listed.count()):
        text = listed.item(row).text()
        needed = listed.fontMetrics().boundingRect(room, flags, text)
        assert room.contains(needed), text
        assert text.index("   ") == 2


def test_the_panel_lists_findings_and_enter_jumps_to_the_cue(
    qtbot: QtBot, window: MainWindow, fast_page: Page
) -> None:
    show_panel(qtbot, window)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    listed = window.panel(QualityCheck).dock.list
    row = next(
        row
        for row in range(listed.count())
        if listed.item(row).data(Qt.ItemDataRole.UserRole) == 1
    )
    assert listed.item(row).text().startswith("2   ")
    message = listed.item(row).text().split(" ", 4)[-1]
    assert listed.item(row).toolTip() == plain_tip(message)
    assert window.panel(QualityCheck).dock._summary.text() == f"{listed.count()} findings"
    fast_page.table.show_cue(0)
    listed.setCurrentRow(row)
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert fast_page.table.current_cue() == 1
    assert fast_page.pane.isEnabled()


CROWDED = (
    b"1\n00:00:01,000 --> 00:00:03,000\nIt rained.\n\n"
    b"2\n00:00:03,000 --> 00:00:05,000\nNobody went out.\n\n"
    b"3\n00:00:05,000 --> 00:00:05,300\nNot one.\n"
)


@pytest.fixture
def crowded_page(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    """A file whose cues leave no gaps, the last of them too short."""
    path = tmp_path / "crowded.srt"
    path.write_bytes(CROWDED)
    return open_page(window, path)


def wait_for(qtbot: QtBot, window: MainWindow, rules: list[Rule]) -> None:
    listed = window.panel(QualityCheck).dock.list
    qtbot.waitUntil(
        lambda: [listed.item(row).data(_RULE) for row in range(listed.count())] == rules,
        timeout=5000,
    )


def test_one_finding_or_all_of_its_kind_are_fixed_as_one_step(
    qtbot: QtBot, window: MainWindow, crowded_page: Page
) -> None:
    show_panel(qtbot, window)
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    dock, reviewer = window.panel(QualityCheck).dock, crowded_page.reviewer
    assert reviewer is not None
    assert not dock._mend_one.isEnabled()
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
    dock.list.setCurrentRow(0)
    QTest.mouseClick(dock._mend_all, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, [Rule.TOO_SHORT, Rule.SPEED])
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
    assert [cue.end_ms for cue in reviewer.work.document.cues] == [2917, 4917, 5300]
    assert crowded_page.model.index(0, Column.END).data() == "00:00:02,917"
    dock.list.setCurrentRow(0)
    QTest.mouseClick(dock._mend_one, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, [])
    assert len(reviewer.session.history.done) == 2
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
    reviewer.undo()
    reviewer.undo()
    assert reviewer.work.document.to_bytes() == CROWDED


def test_the_list_can_show_one_kind(qtbot: QtBot, window: MainWindow, crowded_page: Page) -> None:
    show_panel(qtbot, window)
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    dock = window.panel(QualityCheck).dock
    titles = [dock._kind.itemText(place) for place in range(dock._kind.count())]
    assert titles == ["All kinds", "Too fast (1)", "Too short (1)", "Too close to the next (2)"]
    dock._kind.setCurrentIndex(3)
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP])
    window.panel(QualityCheck).dock.check_wanted.emit()
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)


def test_a_key_goes_from_finding_to_finding(
    qtbot: QtBot, window: MainWindow, crowded_page: Page
) -> None:
    next_finding = window.menus.of_action[Action.NEXT_FINDING]
    next_finding.trigger()
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
    visited = []
    for _ in range(5):
        next_finding.trigger()
        visited.append(crowded_page.table.current_cue())
    assert visited == [0, 1, 2, 2, 0]


def test_the_key_brings_the_panel_to_the_front(
    qtbot: QtBot, window: MainWindow, crowded_page: Page
) -> None:
    window.panel(BookmarkControl).dock.show()
    window.menus.of_action[Action.NEXT_FINDING].trigger()
    qtbot.waitUntil(
        lambda: not window.panel(QualityCheck).dock.visibleRegion().isEmpty(), timeout=5000
    )


def test_what_no_other_end_mends_is_told(
    qtbot: QtBot, window: MainWindow, fast_page: Page
) -> None:
    show_panel(qtbot, window)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    qtbot.waitUntil(lambda: not fast_page.is_held, timeout=5000)
    window.panel(QualityCheck).dock.mend_wanted.emit(Rule.SPEED, 0)
    assert "A later end cannot fix this" in fast_page.banner.text


def test_a_hidden_panel_checks_nothing(
    qtbot: QtBot, window: MainWindow, fast_page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[object] = []
    monkeypatch.setattr(Work, "findings", lambda *args: checked.append(args))
    window.panel(QualityCheck).dock.check_wanted.emit()
    assert not fast_page.is_held
    assert checked == []


def test_check_again_sees_what_was_done_since(
    qtbot: QtBot, window: MainWindow, fast_page: Page
) -> None:
    show_panel(qtbot, window)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    qtbot.waitUntil(lambda: not fast_page.is_held, timeout=5000)
    fast_page.table.edit_cue(1)
    editor = fast_page.table.focusWidget()
    assert editor is not None
    QTest.keyClicks(editor, "far")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.mouseClick(window.panel(QualityCheck).dock._again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not fast_page.is_held, timeout=5000)
    assert not any(
        "fast" in window.panel(QualityCheck).dock.list.item(row).text()
        for row in range(window.panel(QualityCheck).dock.list.count())
        if window.panel(QualityCheck).dock.list.item(row).data(Qt.ItemDataRole.UserRole) == 1
    )


def test_the_panel_never_shows_the_findings_of_another_file(
    qtbot: QtBot, window: MainWindow, fast_page: Page, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    show_panel(qtbot, window)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    calm = open_page(window, write_srt("calm.srt", ["yes", "no"]))
    qtbot.waitUntil(lambda: not calm.is_held, timeout=5000)
    assert 1 not in found_cues(window) or window.panel(QualityCheck).dock.list.count() == 0
    window.pages.setCurrentWidget(fast_page)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    window.pages.close_page(fast_page)
    window.pages.close_page(calm)
    assert window.panel(QualityCheck).dock.list.count() == 0


def test_a_file_opened_while_the_panel_is_shown_is_checked(
    qtbot: QtBot, window: MainWindow, write_srt: WriteSrt
) -> None:
    window.menus.of_action[Action.QUALITY].trigger()
    window.pages.open_file(write_srt("fast.srt", FAST))
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=8000)


def test_findings_follow_the_rows_and_texts(
    qtbot: QtBot, window: MainWindow, crowded_page: Page
) -> None:
    show_panel(qtbot, window)
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    reviewer, listed = crowded_page.reviewer, window.panel(QualityCheck).dock.list
    assert reviewer is not None
    reviewer.attempt(lambda work: delete_cues(work, [0]))
    assert listed.count() == 0  # the numbers before are those of other rows
    wait_for(qtbot, window, [Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    assert found_cues(window) == {0, 1}
    reviewer.undo()
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    listed.setCurrentRow(2)
    reviewer.attempt(lambda work: SetTimes.plan(work, 1, 3000, 4900))
    wait_for(qtbot, window, [Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    assert listed.currentRow() == 1
    window.commands.use_profile("none")
    wait_for(qtbot, window, [])


def test_a_check_that_breaks_down_is_told_and_the_page_goes_on(
    qtbot: QtBot, window: MainWindow, fast_page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Work, "findings", broken)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    window.menus.of_action[Action.QUALITY].trigger()
    qtbot.waitUntil(lambda: "The check failed" in fast_page.banner.text, timeout=5000)
    qtbot.waitUntil(lambda: not fast_page.is_held, timeout=5000)
    assert fast_page.pane.isEnabled()


def test_after_a_fix_the_key_goes_on_from_there(
    qtbot: QtBot, window: MainWindow, crowded_page: Page
) -> None:
    next_finding = window.menus.of_action[Action.NEXT_FINDING]
    next_finding.trigger()
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
    next_finding.trigger()
    next_finding.trigger()
    QTest.mouseClick(window.panel(QualityCheck).dock._mend_one, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, [Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
    next_finding.trigger()
    assert crowded_page.table.current_cue() == 2


def test_a_fix_takes_back_that_another_was_not_possible(
    qtbot: QtBot, window: MainWindow, crowded_page: Page
) -> None:
    show_panel(qtbot, window)
    wait_for(qtbot, window, [Rule.GAP, Rule.GAP, Rule.TOO_SHORT, Rule.SPEED])
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
    window.panel(QualityCheck).dock.mend_wanted.emit(Rule.OVERLAP, None)
    assert crowded_page.banner.isVisible()
    window.panel(QualityCheck).dock.list.setCurrentRow(0)
    QTest.mouseClick(window.panel(QualityCheck).dock._mend_one, Qt.MouseButton.LeftButton)
    assert crowded_page.banner.isHidden()
    qtbot.waitUntil(lambda: not crowded_page.is_held, timeout=5000)
