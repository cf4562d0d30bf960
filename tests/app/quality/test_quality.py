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

from interpunct.work.work import Work
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
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
    qtbot.waitUntil(lambda: bool(window.quality._summary.text()), timeout=5000)


def found_cues(window: MainWindow) -> set[int]:
    listed = window.quality._list
    return {listed.item(row).data(Qt.ItemDataRole.UserRole) for row in range(listed.count())}


def test_the_panel_lists_findings_and_enter_jumps_to_the_cue(
    qtbot: QtBot, window: MainWindow, fast_page: Page
) -> None:
    show_panel(qtbot, window)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    listed = window.quality._list
    row = next(
        row
        for row in range(listed.count())
        if listed.item(row).data(Qt.ItemDataRole.UserRole) == 1
    )
    assert listed.item(row).text().startswith("2   ")
    assert listed.item(row).toolTip() in listed.item(row).text()
    assert window.quality._summary.text() == f"{listed.count()} findings"
    fast_page.table.show_cue(0)
    listed.setCurrentRow(row)
    QTest.keyClick(listed, Qt.Key.Key_Return)
    assert fast_page.table.current_cue() == 1
    assert fast_page.pane.isEnabled()


def test_a_hidden_panel_checks_nothing(
    qtbot: QtBot, window: MainWindow, fast_page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[object] = []
    monkeypatch.setattr(Work, "findings", lambda *args: checked.append(args))
    window.quality.check_wanted.emit()
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
    QTest.mouseClick(window.quality._again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not fast_page.is_held, timeout=5000)
    assert not any(
        "fast" in window.quality._list.item(row).text()
        for row in range(window.quality.count)
        if window.quality._list.item(row).data(Qt.ItemDataRole.UserRole) == 1
    )


def test_the_panel_never_shows_the_findings_of_another_file(
    qtbot: QtBot, window: MainWindow, fast_page: Page, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    show_panel(qtbot, window)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    calm = open_page(window, write_srt("calm.srt", ["yes", "no"]))
    qtbot.waitUntil(lambda: not calm.is_held, timeout=5000)
    assert 1 not in found_cues(window) or window.quality.count == 0
    window.pages.setCurrentWidget(fast_page)
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=5000)
    window.pages.close_page(fast_page)
    window.pages.close_page(calm)
    assert window.quality.count == 0


def test_a_file_opened_while_the_panel_is_shown_is_checked(
    qtbot: QtBot, window: MainWindow, write_srt: WriteSrt
) -> None:
    show_panel(qtbot, window)
    window.pages.open_file(write_srt("fast.srt", FAST))
    qtbot.waitUntil(lambda: 1 in found_cues(window), timeout=8000)


def test_a_check_that_breaks_down_is_told_and_the_page_goes_on(
    qtbot: QtBot, window: MainWindow, fast_page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Work, "findings", broken)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    window.menus.of_action[Action.QUALITY].trigger()
    qtbot.waitUntil(lambda: "The check broke down" in fast_page.banner.text, timeout=5000)
    qtbot.waitUntil(lambda: not fast_page.is_held, timeout=5000)
    assert fast_page.pane.isEnabled()
