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
from interpunct_app.settings.options import FRAME_RATE, NUDGE
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


NEAR = "The row is as near to the playhead as other rows and its length allow."


def seek_and_press(
    window: MainWindow, page: Page, player: FakePlayer, row: int, at_ms: int, action: Action
) -> str:
    """Use a key of a row at a moment; the sentence that is told, if any."""
    page.table.go_to(row)
    player.seek(at_ms)
    window.menus.of_action[action].trigger()
    return page.banner.text if page.banner.isVisible() else ""


@pytest.mark.parametrize(
    ("action", "at_ms", "row"),
    [
        (Action.START_HERE, 2_900, (3_083, 5_000)),
        (Action.START_HERE, 4_990, (4_900, 5_000)),
        (Action.END_HERE, 6_000, (3_200, 5_017)),
        (Action.END_HERE, 3_201, (3_200, 3_300)),
        (Action.START_REST_HERE, 1_500, (3_083, 4_883)),
    ],
)
def test_a_row_stops_at_its_neighbours_and_says_so(
    window: MainWindow,
    page: Page,
    player: FakePlayer,
    action: Action,
    at_ms: int,
    row: tuple[int, int],
) -> None:
    window.commands.use_profile("netflix")
    assert seek_and_press(window, page, player, 1, at_ms, action) == NEAR
    assert times(page)[1] == row
    assert times(page)[0] == (1_000, 3_000)


def test_where_nothing_can_move_this_is_told_and_no_step_is_made(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    assert page.reviewer is not None
    window.commands.use_profile("netflix")
    seek_and_press(window, page, player, 1, 6_000, Action.END_HERE)
    done = page.reviewer.undoable
    for action in (Action.END_HERE, Action.END_LATER):
        assert "there is no room" in seek_and_press(window, page, player, 1, 7_000, action).lower()
        assert page.reviewer.undoable is done


def test_a_row_that_is_there_already_is_left_in_peace(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    assert page.reviewer is not None
    assert seek_and_press(window, page, player, 1, 5_000, Action.END_HERE) == ""
    assert page.reviewer.undoable is None


def test_a_new_row_within_another_is_put_behind_it_or_refused(
    window: MainWindow, page: Page, player: FakePlayer
) -> None:
    assert "no free time" in seek_and_press(window, page, player, 0, 4_000, Action.INSERT_HERE)
    assert len(times(page)) == 3
    told = seek_and_press(window, page, player, 0, 7_500, Action.INSERT_HERE)
    assert told == "The new row is in the free time between the other rows."
    assert times(page)[3] == (8_083, 10_083)


def test_a_frame_is_that_of_the_film(window: MainWindow, page: Page, player: FakePlayer) -> None:
    page.frame_rate = 24_000 / 1001
    for _ in range(24):
        seek_and_press(window, page, player, 2, 0, Action.END_LATER)
    assert times(page)[2] == (5_100, round((192 + 24) * 1001 / 24))
    page.frame_rate = 0.0
    FRAME_RATE.keep(window.services.settings, "29.97")
    for _ in range(30):
        seek_and_press(window, page, player, 2, 0, Action.END_EARLIER)
    assert times(page)[2] == (5_100, round(240 * 1001 / 30))


def test_a_step_in_a_file_of_frames_is_a_frame_at_least(
    window: MainWindow, tmp_path: Path, open_page: OpenPage
) -> None:
    path = tmp_path / "talk.sub"
    path.write_text("{1}{1}25.000\n{25}{75}so the boat left\n{100}{150}and anna waved\n")
    page = open_page(window, path)
    NUDGE.keep(window.services.settings, 10)
    window.menus.of_action[Action.END_LATER].trigger()
    assert times(page)[0] == (1_000, 3_040)
    NUDGE.keep(window.services.settings, 90)
    window.menus.of_action[Action.END_LATER].trigger()
    assert times(page)[0] == (1_000, 3_120)
