# SPDX-License-Identifier: Apache-2.0
"""Rows timed at the playhead, and new rows there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from tests.app.panels.media.conftest import FakePlayer

from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]


def times(page: Page) -> list[tuple[int, int]]:
    assert page.reviewer is not None
    return [(cue.start_ms, cue.end_ms) for cue in page.reviewer.work.document.cues]


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Action.START_HERE, [(1000, 3000), (4000, 5000), (5100, 8000)]),
        (Action.END_HERE, [(1000, 3000), (3200, 4000), (5100, 8000)]),
        (Action.START_REST_HERE, [(1000, 3000), (4000, 5800), (5900, 8800)]),
    ],
)
def test_the_chosen_row_is_timed_at_the_playhead(
    window: MainWindow,
    page: Page,
    player: FakePlayer,
    action: Action,
    expected: list[tuple[int, int]],
) -> None:
    page.table.go_to(1)
    player.seek(4000)
    window.menus.of_action[action].trigger()
    assert times(page) == expected
    assert page.reviewer is not None
    page.reviewer.undo()
    assert times(page) == [(1000, 3000), (3200, 5000), (5100, 8000)]


def test_a_new_row_is_put_at_the_playhead_and_typed_into(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    player.seek(8500)
    window.menus.of_action[Action.INSERT_HERE].trigger()
    assert times(page)[3] == (8500, 10_500)
    editor = page.table._editing.editor
    assert isinstance(editor, QPlainTextEdit)
    QTest.keyClicks(editor, "Yes.")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert page.reviewer is not None
    assert page.reviewer.work.document.cues[3].payload == "Yes."


def test_without_a_sound_the_row_stays_and_the_reason_is_told(
    window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    page = open_page(window, sample)
    before = times(page)
    page.table.go_to(1)
    window.menus.of_action[Action.START_HERE].trigger()
    assert times(page) == before
    assert "No sound or picture is open" in page.banner.text


def test_an_end_before_the_start_is_refused(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    page.table.go_to(2)
    player.seek(1000)
    before = times(page)
    window.menus.of_action[Action.END_HERE].trigger()
    assert times(page) == before
    assert "would end before it starts" in page.banner.text
