# SPDX-License-Identifier: Apache-2.0
"""One playhead for table, review and waveform: the row heard, the listening pass."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.app.asked import Asked
from tests.app.panels.media.conftest import FakePlayer

from interpunct.review.bookmarks import bookmarks
from interpunct.review.rearranging import delete_cues
from interpunct.review.retiming import SetTimes
from interpunct_app.cues.columns import Column
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.settings.options import FOLLOW, NUDGE, TYPING_PAUSE
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALT, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier


def press(page: Page, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(page.pane.slot_view, key, held)


def heard(page: Page) -> list[bool]:
    """For each row, whether its number is painted otherwise than without a playhead."""
    table = page.table
    delegate = table.itemDelegateForColumn(Column.NUMBER)

    def picture() -> list[bytes]:
        areas = [
            table.visualRect(page.model.index(row, Column.NUMBER))
            for row in range(page.model.rows())
        ]
        shot = table.viewport().grab().toImage()
        return [bytes(shot.copy(area).constBits()) for area in areas]

    with_playhead = picture()
    row, delegate.heard = delegate.heard, None  # type: ignore[attr-defined]
    without = picture()
    delegate.heard = row  # type: ignore[attr-defined]
    return [one != other for one, other in zip(with_playhead, without, strict=True)]


def times(page: Page, row: int) -> tuple[int, int]:
    assert page.reviewer is not None
    cue = page.reviewer.work.document.cues[row]
    return cue.start_ms, cue.end_ms


def test_the_row_that_is_heard_is_marked(page: Page, player: FakePlayer) -> None:
    player.seek(1_500)
    assert heard(page) == [True, False, False]
    player.seek(3_100)  # between two rows
    assert heard(page) == [False, False, False]
    player.seek(5_500)
    assert heard(page) == [False, False, True]


def test_the_mark_stays_at_the_cue_that_is_heard_when_rows_go(
    page: Page, player: FakePlayer
) -> None:
    player.seek(5_500)
    page.do(lambda work: delete_cues(work, [0]))
    assert heard(page) == [False, True]
    page.do(lambda work: delete_cues(work, [1]))
    assert heard(page) == [False]


def test_the_row_that_is_heard_comes_into_sight_while_it_plays(
    page: Page, player: FakePlayer, window: MainWindow
) -> None:
    page.table.setFixedHeight(page.table.minimumSizeHint().height() - 20)
    page.table.verticalScrollBar().setValue(0)
    FOLLOW.keep(window.services.settings, False)
    press(page, Qt.Key.Key_K)
    player.advance(6_000)
    assert 2 not in page.table.visible_cues()
    player.seek(0)
    FOLLOW.keep(window.services.settings, True)
    player.advance(6_000)
    assert 2 in page.table.visible_cues()
    assert page.reviewer is not None
    assert page.reviewer.cue == 0  # the question stays


def test_playing_lays_out_nothing(page: Page, player: FakePlayer) -> None:
    def play(milliseconds: int) -> None:
        for _ in range(milliseconds // 10):
            player.advance(10)
            QApplication.processEvents()

    press(page, Qt.Key.Key_K)
    play(1_100)
    application = QApplication.instance()
    assert application is not None
    asked = Asked(application)
    play(500)
    application.removeEventFilter(asked)
    assert QEvent.Type.UpdateRequest in asked.types
    assert QEvent.Type.LayoutRequest not in asked.types


def test_it_plays_on_from_the_chosen_row(page: Page, player: FakePlayer) -> None:
    assert page.reviewer is not None
    page.reviewer.jump_to_cue(1)
    press(page, Qt.Key.Key_F5, ALT)
    assert (player.is_playing, player.position_ms) == (True, 3_200)
    player.advance(4_000)
    assert player.is_playing


def test_the_last_second_of_a_row_is_played(page: Page, player: FakePlayer) -> None:
    press(page, Qt.Key.Key_F5, ALT | SHIFT)
    assert (player.is_playing, player.position_ms) == (True, 2_000)
    player.advance(2_000)
    assert (player.is_playing, player.position_ms) == (False, 3_000)


def test_the_next_uncertain_gap_is_played(page: Page, player: FakePlayer) -> None:
    assert page.reviewer is not None
    page.reviewer.jump(0)
    before = page.reviewer.entry
    press(page, Qt.Key.Key_F5, CTRL | ALT)
    assert page.reviewer.entry != before
    assert player.is_playing


def listen(page: Page, player: FakePlayer, until_ms: int) -> None:
    """Begin a listening pass, and play up to a moment."""
    press(page, Qt.Key.Key_L, CTRL)
    press(page, Qt.Key.Key_K)
    player.advance(until_ms - player.position_ms)


def test_on_a_listening_pass_keys_act_on_the_gap_just_heard(
    page: Page, player: FakePlayer
) -> None:
    reviewer = page.reviewer
    assert reviewer is not None
    listen(page, player, 3_450)  # just after the first row, as long as a hand needs
    last = reviewer.work.slots_of_cue(0)[-1]
    assert reviewer.slot == last
    press(page, Qt.Key.Key_Question)
    assert reviewer.work.mark(last) == "?"
    assert reviewer.slot == last  # no other question comes up
    player.advance(2_000)
    assert reviewer.cue == 1
    assert player.is_playing


def test_after_a_listening_pass_a_decision_leads_to_the_next_doubt(
    page: Page, player: FakePlayer
) -> None:
    reviewer = page.reviewer
    assert reviewer is not None
    listen(page, player, 3_450)
    press(page, Qt.Key.Key_L, CTRL)
    slot = reviewer.slot
    press(page, Qt.Key.Key_Question)
    assert reviewer.slot != slot


def test_h_bookmarks_the_row_that_is_heard(page: Page, player: FakePlayer) -> None:
    assert page.reviewer is not None
    player.seek(5_500)
    press(page, Qt.Key.Key_H)
    assert marked(page) == [2]
    assert page.reviewer.cue == 0
    press(page, Qt.Key.Key_H)
    assert marked(page) == [2]


def test_h_between_rows_bookmarks_the_row_heard_last(page: Page, player: FakePlayer) -> None:
    page.do(lambda work: SetTimes.plan(work, 1, 3_000, 3_500))
    player.seek(4_000)
    press(page, Qt.Key.Key_H)
    assert marked(page) == [1]


def marked(page: Page) -> list[int]:
    """The rows with a bookmark."""
    assert page.reviewer is not None
    return [one.place.cue for one in bookmarks(page.reviewer.work)]


def test_a_row_that_is_gone_is_not_bookmarked(page: Page, player: FakePlayer) -> None:
    player.seek(5_500)
    page.do(lambda work: delete_cues(work, [1, 2]))
    press(page, Qt.Key.Key_H)
    assert marked(page) == [0]


def test_a_page_without_sound_has_no_row_that_is_heard(
    page: Page, player: FakePlayer, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    player.seek(1_500)
    silent = open_page(window, write_srt("silent.srt", ["so it goes", "and on"]))
    press(silent, Qt.Key.Key_H)
    assert marked(silent) == []
    assert heard(silent) == [False, False]
    window.pages.setCurrentWidget(page)
    assert heard(page) == [True, False, False]


def test_a_listening_pass_leaves_the_text_that_is_typed_alone(
    page: Page, player: FakePlayer, window: MainWindow
) -> None:
    TYPING_PAUSE.keep(window.services.settings, False)
    listen(page, player, 1_500)
    page.table.edit_cue(0)
    box = page.table._editing.editor
    assert box is not None
    QTest.keyClicks(box, "half ")
    player.advance(4_000)
    assert page.table.is_editing
    QTest.keyClicks(box, "typed")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert page.reviewer is not None
    assert "half typed" in page.reviewer.work.document.cues[0].payload
    player.advance(500)
    assert page.reviewer.cue == 2


def test_a_quicker_sound_leaves_the_hand_the_same_time(page: Page, player: FakePlayer) -> None:
    reviewer = page.reviewer
    assert reviewer is not None
    last = reviewer.work.slots_of_cue(0)[-1]
    for _ in range(12):
        press(page, Qt.Key.Key_Right, ALT | SHIFT)
    assert player.speed == 3
    listen(page, player, 3_450)
    assert reviewer.slot is not None
    assert reviewer.slot < last
    player.advance(600)
    assert reviewer.slot == last


def test_steps_move_borders_and_rows_and_are_undone(
    page: Page, player: FakePlayer, window: MainWindow
) -> None:
    NUDGE.keep(window.services.settings, 50)
    press(page, Qt.Key.Key_Left, CTRL)
    assert times(page, 0) == (950, 3_000)
    press(page, Qt.Key.Key_Right, CTRL | SHIFT)
    assert times(page, 0) == (950, 3_050)
    press(page, Qt.Key.Key_PageUp, ALT)
    assert times(page, 0) == (900, 3_000)
    for _ in range(3):
        press(page, Qt.Key.Key_Z, CTRL)
    assert times(page, 0) == (1_000, 3_000)


def test_steps_keep_the_gap_of_the_style_that_is_chosen_now(
    page: Page, window: MainWindow
) -> None:
    NUDGE.keep(window.services.settings, 500)
    press(page, Qt.Key.Key_Right, CTRL | SHIFT)
    least = page.profile.limits("en").min_gap_ms
    assert least
    assert times(page, 0) == (1_000, 3_200 - least)
    window.commands.use_profile("none")
    press(page, Qt.Key.Key_Right, CTRL | SHIFT)
    assert times(page, 0) == (1_000, 3_200)


def test_a_step_is_a_frame_unless_it_is_set(page: Page, window: MainWindow) -> None:
    press(page, Qt.Key.Key_Right, CTRL)
    assert times(page, 0) == (1_040, 3_000)


def test_a_step_moves_all_selected_rows(page: Page, window: MainWindow) -> None:
    page.table.select_cues([0, 1])
    press(page, Qt.Key.Key_PageUp, ALT)
    assert [times(page, row)[0] for row in range(3)] == [960, 3_160, 5_100]


def test_a_new_row_takes_the_selected_span(page: Page, window: MainWindow) -> None:
    window.panel(MediaControl).dock.waveform.select((8_200, 9_100))
    press(page, Qt.Key.Key_Insert, ALT)
    assert times(page, 3) == (8_200, 9_100)
    assert page.table.state() is page.table.State.EditingState


def test_the_switches_are_in_the_menu(window: MainWindow, page: Page) -> None:
    entries = window.menus.of_action
    assert entries[Action.FOLLOW].isChecked()
    assert not entries[Action.LISTEN].isChecked()
    entries[Action.LISTEN].trigger()
    assert page.reviewer is not None
    assert not page.reviewer.goes_on
