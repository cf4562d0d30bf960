# SPDX-License-Identifier: Apache-2.0
"""A key acts on the selected row, or does nothing and says why; a held one decides nothing.

Cue 2 of the file has no words, cue 5 neither.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from interpunct.review.restructuring import EditPayload
from interpunct_app.keys.actions import Action, Object, is_repeatable, object_of
from interpunct_app.keys.table import BINDINGS
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

TEXTS = [
    "so the harbour was quiet",
    "[Music]",
    "nobody could tell us why we came",
    "we asked the woman in the shop",
    "",
    "and she laughed a little",
]
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
DECIDING = [" ", ",", ".", "?", "x", "1", "4", "u", "U", "/"]
SELECT_TOO = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


@pytest.fixture
def music(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """Six cues under review, two of them without words."""
    return open_page(window, write_srt("music.srt", TEXTS))


def reviewer_of(page: Page) -> Reviewer:
    assert page.reviewer is not None
    return page.reviewer


def texts(page: Page) -> list[str]:
    work = reviewer_of(page).work
    return [work.cue_text(cue).text for cue in range(len(work.document.cues))]


def type_into(page: Page, key: str) -> None:
    """Type where a selected row has the focus."""
    QTest.keyClicks(page.table, key)


def select(page: Page, *cues: int) -> None:
    """Select rows as clicks with Ctrl would; the last one has the cursor."""
    page.table.go_to(cues[0])
    model = page.table.selectionModel()
    for cue in cues[1:]:
        model.setCurrentIndex(page.table.model().index(cue, 0), SELECT_TOO)


@pytest.mark.parametrize("key", DECIDING)
@pytest.mark.parametrize("cue", [1, 4])
def test_a_key_that_decides_does_nothing_in_a_row_without_words_and_says_why(
    music: Page, cue: int, key: str
) -> None:
    before = texts(music)
    music.table.go_to(2)
    music.table.go_to(cue)
    type_into(music, key)
    assert reviewer_of(music).undoable is None
    assert texts(music) == before
    assert music.banner.isVisible()
    assert f"Cue {cue + 1} has no words" in music.banner.text
    assert music.table.selected_cues() == [cue]


def test_ctrl_enter_accepts_nothing_of_another_row(music: Page) -> None:
    music.table.go_to(1)
    QTest.keyClick(music.table, Qt.Key.Key_Return, CTRL)
    assert reviewer_of(music).undoable is None
    assert "Cue 2 has no words" in music.banner.text


def test_a_row_without_words_is_joined_itself(music: Page) -> None:
    music.table.go_to(2)
    music.table.go_to(1)
    type_into(music, "m")
    cues = reviewer_of(music).work.document.cues
    assert [cue.payload for cue in cues][:3] == [TEXTS[0], f"{TEXTS[1]}\n{TEXTS[2]}", TEXTS[3]]
    assert music.table.selected_cues() == [1]
    QTest.keyClick(music.table, Qt.Key.Key_Z, CTRL)
    assert [cue.payload for cue in reviewer_of(music).work.document.cues] == TEXTS


def test_a_row_without_words_is_the_one_that_is_edited(music: Page) -> None:
    music.table.go_to(1)
    QTest.keyClick(music.pane.slot_view, Qt.Key.Key_F2)
    assert music.table.current_cue() == 1
    editor = music.table._editing.editor
    assert editor is not None
    assert music.table._delegate.text_of(editor) == "[Music]"


def test_the_pane_shows_no_question_of_another_row(music: Page) -> None:
    music.table.go_to(1)
    assert music.pane.slot_view.scene is None
    assert "Cue 2 has no words" in music.pane.slot_view.accessibleDescription()
    assert all(button.isHidden() for button in music.pane._choices)


def test_words_typed_into_a_row_without_any_are_asked_about(music: Page) -> None:
    music.table.go_to(1)
    music.do(lambda work: EditPayload.plan(work, 1, "music plays"))
    reviewer = reviewer_of(music)
    assert reviewer.wordless is None
    assert reviewer.cue == 1


@pytest.mark.parametrize(("key", "cue"), [("l", 2), ("j", 0)])
def test_moving_goes_on_from_a_row_without_words(music: Page, key: str, cue: int) -> None:
    music.table.go_to(1)
    type_into(music, key)
    assert reviewer_of(music).cue == cue
    assert music.table.selected_cues() == [cue]


@pytest.mark.parametrize(
    ("key", "held", "is_there"),
    [
        (Qt.Key.Key_Tab, NONE, lambda cue: cue > 4),
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier, lambda cue: cue < 4),
    ],
)
def test_the_next_doubt_is_sought_from_a_row_without_words(
    music: Page,
    key: Qt.Key,
    held: Qt.KeyboardModifier,
    is_there: Callable[[int], bool],
) -> None:
    music.table.go_to(4)
    QTest.keyClick(music.table, key, held)
    cue = reviewer_of(music).cue
    assert cue is not None
    assert is_there(cue)


def test_predictions_that_arrive_leave_the_row_selected(music: Page) -> None:
    music.table.go_to(1)
    music.predict_anew()
    QTest.qWait(0)
    assert music.table.selected_cues() == [1]
    assert reviewer_of(music).cue == 1


def test_the_selected_rows_are_joined_in_one_step(music: Page) -> None:
    select(music, 0, 1, 2, 3)
    type_into(music, "m")
    reviewer = reviewer_of(music)
    payloads = [cue.payload for cue in reviewer.work.document.cues]
    assert payloads == ["\n".join(TEXTS[:4]), *TEXTS[4:]]
    assert reviewer.work.document.cues[0].end_ms == 4000
    reviewer.undo()
    assert [cue.payload for cue in reviewer.work.document.cues] == TEXTS
    assert reviewer.undoable is None


def test_rows_that_are_apart_are_not_joined_over_the_rows_between(music: Page) -> None:
    select(music, 0, 3)
    type_into(music, "m")
    assert music.banner.text == "Only adjacent rows can be joined."
    assert reviewer_of(music).undoable is None


def test_nothing_is_done_for_no_row(music: Page) -> None:
    music.table.clearSelection()
    for action in (Action.JOIN, Action.EDIT, Action.SHIFT, Action.BOOKMARK, Action.SET_TIMES):
        music.banner.hide()
        music.window().menus.of_action[action].trigger()  # type: ignore[attr-defined]
        assert music.banner.text == "No row is selected.", action
        assert music.banner.isVisible()
    assert reviewer_of(music).undoable is None


def test_a_question_in_a_row_that_is_not_selected_is_not_decided(music: Page) -> None:
    select(music, 2, 3)
    cue = music.table.model().index(3, 0)
    row = QItemSelectionModel.SelectionFlag.Deselect | QItemSelectionModel.SelectionFlag.Rows
    music.table.selectionModel().select(cue, row)
    type_into(music, " ")
    assert reviewer_of(music).undoable is None
    assert music.banner.text == "The open question is in cue 4, which is not selected."


def test_every_action_says_what_it_acts_on(make_window: Callable[[], MainWindow]) -> None:
    window = make_window()
    without = {row.action for row in BINDINGS if object_of(row.action) is Object.NOTHING}
    at_one_place = ("cue", "slot", "mark", "split", "join", "edit", "word", "case", "bookmark")
    suspects = {
        row.action for row in BINDINGS for sign in at_one_place if sign in row.meaning.lower()
    }
    moves = {action for action in Action if is_repeatable(action)}
    whole_file = {Action.FIND, Action.REPLACE, Action.GO_TO, Action.PLAY_EACH_SLOT}
    whole_file |= {Action.SPELLING}
    panels = {panel.toggle for panel in window.panels} | {Action.GO_ACROSS, Action.LEAVE}
    heard = {Action.LOOK_HERE}  # at the row that is heard
    left = suspects & without - moves - whole_file - panels - heard
    assert not left, "name their object in `_OBJECTS` of keys/actions.py"


def hold(page: Page, key: Qt.Key, text: str, held: Qt.KeyboardModifier = NONE) -> None:
    """Press a key once and hold it for a while, as a window system reports it."""
    for is_repeated in [False] + [True] * 30:
        event = QKeyEvent(QEvent.Type.KeyPress, key, held, text, is_repeated)
        QApplication.sendEvent(page.pane.slot_view, event)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (Qt.Key.Key_Space, " "),
        (Qt.Key.Key_Comma, ","),
        (Qt.Key.Key_X, "x"),
        (Qt.Key.Key_1, "1"),
        (Qt.Key.Key_U, "u"),
        (Qt.Key.Key_Slash, "/"),
        (Qt.Key.Key_M, "m"),
    ],
)
def test_a_held_key_decides_once(page: Page, key: Qt.Key, text: str) -> None:
    reviewer = reviewer_of(page)
    reviewer.jump(1)
    hold(page, key, text)
    assert len(reviewer.session.history.done) == 1


def test_a_held_ctrl_enter_accepts_one_cue(page: Page) -> None:
    hold(page, Qt.Key.Key_Return, "", CTRL)
    assert len(reviewer_of(page).session.history.done) == 1


def test_a_held_key_moves_on_and_on(page: Page) -> None:
    reviewer = reviewer_of(page)
    reviewer.jump(0)
    hold(page, Qt.Key.Key_L, "l")
    assert reviewer.slot == len(reviewer.work.transcript) - 1
    assert reviewer.undoable is None


def test_no_shortcut_of_the_menus_decides_while_it_is_held(window: MainWindow) -> None:
    repeating = {action for action, entry in window.menus.of_action.items() if entry.autoRepeat()}
    assert repeating
    assert all(map(is_repeatable, repeating))
    for action in (Action.TAKE_REFERENCE, Action.CUT, Action.BOOKMARK, Action.ACCEPT_CUE):
        assert not is_repeatable(action)
