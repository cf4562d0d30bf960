# SPDX-License-Identifier: Apache-2.0
"""Rows of the table: new, deleted, copied, pasted, moved and sorted, by keys and by the menu."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QWidget

from interpunct.captions.retiming import CueTimes
from interpunct.review.rearranging import delete_cues
from interpunct.review.retiming import Retime
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

TEXTS = ["so the harbour was quiet", "nobody came", "we asked the woman", "and she laughed"]
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SELECT_TOO = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


@pytest.fixture
def talk(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """Four cues under review."""
    return open_page(window, write_srt("talk.srt", TEXTS))


@pytest.fixture(autouse=True)
def _clipboard(qapp: QApplication) -> Iterator[None]:
    yield
    QGuiApplication.clipboard().clear()


def reviewer_of(page: Page) -> Reviewer:
    assert page.reviewer is not None
    return page.reviewer


def payloads(page: Page) -> list[str]:
    return [cue.payload for cue in reviewer_of(page).work.document.cues]


def select(page: Page, *cues: int) -> None:
    page.table.go_to(cues[0])
    for cue in cues[1:]:
        page.table.selectionModel().select(page.table.model().index(cue, 0), SELECT_TOO)


def press(page: Page, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(page.table, key, held)


@pytest.mark.parametrize(("held", "place"), [(NONE, 2), (SHIFT, 1)])
def test_a_new_row_is_typed_into_at_once(
    talk: Page, held: Qt.KeyboardModifier, place: int
) -> None:
    halves = {row: CueTimes(1000 * row, 1000 * row + 500) for row in range(4)}
    talk.do(lambda work: Retime.plan(work, halves))
    select(talk, 1)
    press(talk, Qt.Key.Key_Insert, held)
    editor = talk.table.findChild(QPlainTextEdit)
    assert isinstance(editor, QPlainTextEdit)
    QTest.keyClicks(editor, "Wait!")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert payloads(talk) == [*TEXTS[:place], "Wait!", *TEXTS[place:]]
    assert talk.table.current_cue() == place
    new = reviewer_of(talk).work.document.cues[place]
    assert (new.start_ms, new.end_ms) == (1000 * place - 417, 1000 * place - 83)


@pytest.mark.parametrize("held", [NONE, SHIFT])
def test_between_rows_that_touch_a_new_row_is_refused(
    talk: Page, held: Qt.KeyboardModifier
) -> None:
    select(talk, 1)
    press(talk, Qt.Key.Key_Insert, held)
    assert "no free time for a new row" in talk.banner.text
    assert payloads(talk) == TEXTS
    assert reviewer_of(talk).undoable is None


def test_the_next_row_is_edited_also_if_the_last_word_of_the_file_is_gone(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("song.srt", ["♪", "yes", "♪"]))
    page.table.edit_cue(1)
    (editor,) = page.table.viewport().findChildren(QPlainTextEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "-")
    QTest.keyClick(editor, Qt.Key.Key_Return, CTRL)
    assert page.table.is_editing
    assert page.table.current_cue() == 2
    page.table.finish_editing()
    assert payloads(page) == ["♪", "-", "♪"]
    reviewer_of(page).undo()
    assert payloads(page) == ["♪", "yes", "♪"]


def test_deleted_rows_come_back_with_what_was_decided(talk: Page) -> None:
    reviewer = reviewer_of(talk)
    reviewer.jump_to_cue(1)
    QTest.keyClicks(talk.pane.slot_view, "!")
    shown = [reviewer.work.cue_text(cue).text for cue in range(4)]
    select(talk, 1, 3)
    press(talk, Qt.Key.Key_Delete)
    assert payloads(talk) == [TEXTS[0], TEXTS[2]]
    assert talk.table.current_cue() == 1
    select(talk, 0)
    reviewer.undo()
    assert [reviewer.work.cue_text(cue).text for cue in range(4)] == shown
    assert talk.table.selected_cues() == [1]


def test_delete_in_the_review_takes_no_row_away(talk: Page) -> None:
    reviewer_of(talk).jump_to_cue(1)
    QTest.keyClick(talk.pane.slot_view, Qt.Key.Key_Delete)
    assert payloads(talk) == TEXTS


def test_the_last_row_cannot_be_deleted(talk: Page) -> None:
    select(talk, 0, 1, 2, 3)
    press(talk, Qt.Key.Key_Delete)
    assert payloads(talk) == TEXTS
    assert "no cue left" in talk.banner.text


def test_rows_go_through_the_clipboard_as_srt_with_their_times(
    talk: Page, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    shown = [reviewer_of(talk).work.cue_text(cue).text for cue in (1, 2)]
    select(talk, 1, 2)
    press(talk, Qt.Key.Key_X, CTRL)
    assert payloads(talk) == [TEXTS[0], TEXTS[3]]
    text = QGuiApplication.clipboard().text()
    assert "-->" in text
    assert text.startswith("1\n")
    other = open_page(window, write_srt("other.srt", ["one"]))
    other.table.clearSelection()
    press(other, Qt.Key.Key_V, CTRL)
    work = reviewer_of(other).work
    assert [cue.payload for cue in work.document.cues] == ["one", *shown]
    assert other.table.selected_cues() == [1, 2]


def test_the_text_of_rows_is_copied_without_times_and_tags(talk: Page) -> None:
    select(talk, 1, 3)
    press(talk, Qt.Key.Key_I)
    shown = [reviewer_of(talk).work.cue_text(cue).text for cue in (1, 3)]
    press(talk, Qt.Key.Key_C, CTRL | SHIFT)
    assert all(text.startswith("<i>") for text in shown)
    assert (
        QGuiApplication.clipboard().text().split() == re.sub("<.*?>", "", " ".join(shown)).split()
    )


def test_plain_text_becomes_a_row_a_line(talk: Page) -> None:
    QGuiApplication.clipboard().setText("one\n\ntwo")
    select(talk, 3)
    press(talk, Qt.Key.Key_V, CTRL)
    assert payloads(talk)[4:] == ["one", "two"]
    one, two = reviewer_of(talk).work.document.cues[4:]
    assert one.end_ms == two.start_ms


def test_an_empty_clipboard_pastes_nothing_and_says_so(talk: Page) -> None:
    select(talk, 0)
    press(talk, Qt.Key.Key_V, CTRL)
    assert payloads(talk) == TEXTS
    assert "no cue to paste" in talk.banner.text


def test_rows_are_moved_and_sorted_back(talk: Page, window: MainWindow) -> None:
    select(talk, 0, 1)
    press(talk, Qt.Key.Key_Down, CTRL | SHIFT)
    assert payloads(talk) == [TEXTS[2], TEXTS[0], TEXTS[1], TEXTS[3]]
    assert talk.table.selected_cues() == [1, 2]
    window.menus.of_action[Action.SORT].trigger()
    assert payloads(talk) == TEXTS


def test_copies_are_selected(talk: Page) -> None:
    select(talk, 0, 1)
    press(talk, Qt.Key.Key_D, CTRL)
    assert payloads(talk) == [*TEXTS[:2], *TEXTS[:2], *TEXTS[2:]]
    assert talk.table.selected_cues() == [2, 3]


@pytest.mark.parametrize("reason", QContextMenuEvent.Reason)
def test_rows_have_a_menu_by_mouse_and_by_key(
    qtbot: QtBot, talk: Page, window: MainWindow, reason: QContextMenuEvent.Reason
) -> None:
    select(talk, 1)
    place = QPoint(4, talk.table.visualRect(talk.table.model().index(1, 0)).center().y())
    event = QContextMenuEvent(reason, place, talk.table.viewport().mapToGlobal(place))
    QApplication.sendEvent(talk.table.viewport(), event)
    qtbot.waitUntil(window.menus.rows.isVisible, timeout=5000)
    window.menus.rows.hide()


@pytest.mark.parametrize(
    ("key", "begins"),
    [(Qt.Key.Key_D, "- "), (Qt.Key.Key_I, "<i>"), (Qt.Key.Key_N, "♪ "), (Qt.Key.Key_O, "[")],
)
def test_one_key_puts_a_sign_around_rows_and_takes_it_away(
    talk: Page, key: Qt.Key, begins: str
) -> None:
    select(talk, 1, 3)
    QTest.keyClick(talk.table, key)
    assert [text.startswith(begins) for text in payloads(talk)] == [False, True, False, True]
    assert talk.table.selected_cues() == [1, 3]
    QTest.keyClick(talk.table, key)
    assert payloads(talk) == TEXTS


@pytest.mark.parametrize(
    ("key", "signed"),
    [
        (Qt.Key.Key_D, "- nobody came"),
        (Qt.Key.Key_I, "<i>nobody came</i>"),
        (Qt.Key.Key_N, "♪ nobody came! ♪"),
        (Qt.Key.Key_O, "[nobody came!]"),
    ],
)
def test_a_sign_leaves_decided_marks_shown(talk: Page, key: Qt.Key, signed: str) -> None:
    reviewer = reviewer_of(talk)
    reviewer.jump_to_cue(1)
    QTest.keyClicks(talk.pane.slot_view, "!")
    select(talk, 1)
    press(talk, key)
    assert payloads(talk)[1] == signed
    assert "came!" in reviewer.work.cue_text(1).text
    press(talk, key)
    assert reviewer.work.cue_text(1).text.endswith("nobody came!")


def test_words_between_two_typed_words_stay_undecided(talk: Page) -> None:
    talk.table.edit_cue(0)
    (editor,) = talk.table.viewport().findChildren(QPlainTextEdit)
    QTest.keyClick(editor, Qt.Key.Key_Home)
    QTest.keyClicks(editor, "and ")
    QTest.keyClick(editor, Qt.Key.Key_End)
    QTest.keyClicks(editor, " here")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    words = payloads(talk)[0].replace(",", "").casefold().split()
    assert words == ["and", *TEXTS[0].split(), "here"]
    assert not {2, 3, 4} & reviewer_of(talk).work.casings.keys()


def test_texts_of_two_rows_are_exchanged(talk: Page) -> None:
    select(talk, 0, 2)
    press(talk, Qt.Key.Key_X, CTRL | SHIFT)
    assert payloads(talk) == [TEXTS[2], TEXTS[1], TEXTS[0], TEXTS[3]]
    assert talk.table.selected_cues() == [0, 2]
    for cues in ((0, 1, 2), (3,)):
        talk.banner.hide()
        select(talk, *cues)
        press(talk, Qt.Key.Key_X, CTRL | SHIFT)
        assert talk.banner.isVisible()
        assert "Select two rows" in talk.banner.text


def test_keys_of_the_table_go_on_after_a_new_row(talk: Page) -> None:
    select(talk, 3)
    for text in ("one", "two"):
        press_on(talk, Qt.Key.Key_Insert)
        QTest.keyClicks(focus_in(talk), text)
        press_on(talk, Qt.Key.Key_Return)
    assert payloads(talk) == [*TEXTS, "one", "two"]
    press_on(talk, Qt.Key.Key_Delete)
    assert payloads(talk) == [*TEXTS, "one"]
    with talk.held():
        assert not talk.table.isEnabled()
    press_on(talk, Qt.Key.Key_Delete)
    assert payloads(talk) == TEXTS


def test_an_edit_begun_in_the_review_returns_there(talk: Page) -> None:
    reviewer_of(talk).jump_to_cue(1)
    talk.pane.slot_view.setFocus()
    press_on(talk, Qt.Key.Key_F2)
    assert talk.table.is_editing
    press_on(talk, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is talk.pane.slot_view
    with talk.held():
        pass
    assert QApplication.focusWidget() is talk.pane.slot_view


def press_on(page: Page, key: Qt.Key) -> None:
    """Press a key on the widget with the focus."""
    QTest.keyClick(focus_in(page), key)


def focus_in(page: Page) -> QWidget:
    """The widget of the page that has the focus."""
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.isAncestorOf(focus)
    return focus


@pytest.mark.parametrize("typed", ["", "<i></i>"])
def test_a_new_row_left_without_a_text_asks_to_be_deleted(talk: Page, typed: str) -> None:
    select(talk, 3)
    press_on(talk, Qt.Key.Key_Insert)
    if typed:
        QTest.keyClicks(focus_in(talk), typed)
    press_on(talk, Qt.Key.Key_Return if typed else Qt.Key.Key_Escape)
    assert payloads(talk) == [*TEXTS, typed]
    assert "Row 5 has no text." in talk.banner.text
    button = talk.banner.findChild(QPushButton)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert payloads(talk) == TEXTS


def test_captions_are_begun_by_hand_in_a_file_without_cues(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "begun.vtt"
    path.write_text("WEBVTT\n")
    page = open_page(window, path)
    page.table.setFocus()
    for text in ("so we begin", "and go on"):
        press_on(page, Qt.Key.Key_Insert)
        QTest.keyClicks(focus_in(page), text)
        press_on(page, Qt.Key.Key_Return)
    assert payloads(page) == ["so we begin", "and go on"]
    while reviewer_of(page).undoable is not None:
        reviewer_of(page).undo()
    assert reviewer_of(page).work.document.to_bytes() == b"WEBVTT\n"
    assert reviewer_of(page).cue is None
    QGuiApplication.clipboard().setText("one\ntwo")
    press(page, Qt.Key.Key_V, CTRL)
    assert payloads(page) == ["one", "two"]


def test_a_row_keeps_speaker_and_settings_over_the_clipboard(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "spoken.vtt"
    second = "00:03.000 --> 00:04.000 line:0\n<v Ann>yes\n"
    path.write_text(f"WEBVTT\n\n00:01.000 --> 00:02.000\nso\n\n{second}\n")
    page = open_page(window, path)
    select(page, 1)
    press(page, Qt.Key.Key_C, CTRL)
    assert "Ann: yes" in QGuiApplication.clipboard().text()
    press(page, Qt.Key.Key_V, CTRL)
    one, two = reviewer_of(page).work.document.cues[1:]
    assert one.settings == two.settings == "line:0"
    assert two.payload.startswith("<v Ann>")


def test_an_emptied_row_asks_to_be_deleted_until_the_next_step(talk: Page) -> None:
    empty_row(talk, 1)
    assert "Row 2 has no text." in talk.banner.text
    button = talk.banner.findChild(QPushButton)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert payloads(talk) == [TEXTS[0], *TEXTS[2:]]
    assert not talk.banner.isVisible()
    empty_row(talk, 0)
    reviewer_of(talk).undo()
    assert not talk.banner.isVisible()


def empty_row(page: Page, cue: int) -> None:
    page.table.edit_cue(cue)
    editor = page.table._editing.editor
    assert isinstance(editor, QPlainTextEdit)
    editor.selectAll()
    QTest.keyClick(editor, Qt.Key.Key_Delete)
    QTest.keyClick(editor, Qt.Key.Key_Return)


def test_rows_are_numbered_anew_from_the_menu(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "odd.srt"
    stamp = "00:00:0{0},000 --> 00:00:0{0},900"
    path.write_text(f"3\n{stamp.format(1)}\nso\n\n3\n{stamp.format(2)}\nit goes\n")
    page = open_page(window, path)
    window.menus.of_action[Action.RENUMBER].trigger()
    cues = reviewer_of(page).work.document.cues
    assert [cue.identifier for cue in cues] == ["1", "2"]
    window.menus.of_action[Action.RENUMBER].trigger()
    assert "numbered from 1 already" in page.banner.text
    reviewer_of(page).undo()
    assert reviewer_of(page).work.document.to_bytes() == path.read_bytes()


def test_no_widget_sees_rows_that_no_longer_are(talk: Page) -> None:
    # Whatever refreshes the pane while the rows change, it finds the slot it asks for.
    reviewer = reviewer_of(talk)
    for signal in (reviewer.standing_changed, reviewer.stepped, talk.model.modelReset):
        signal.connect(talk.pane.refresh)
    for _ in TEXTS[1:]:
        reviewer.jump(len(reviewer.work.transcript) - 1)
        assert reviewer.attempt(lambda work: delete_cues(work, [0]))
    assert talk.model.rowCount() == 1
    while reviewer.undoable is not None:
        reviewer.undo()
    assert payloads(talk) == TEXTS
