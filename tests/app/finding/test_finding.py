# SPDX-License-Identifier: Apache-2.0
"""Find and replace by keys: the bar over the table, its hits, its list, one step a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from interpunct.review.rearranging import duplicate_cues
from interpunct.review.restructuring import JoinCues
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import FOUND_ROLE, SHOWN_ROLE
from interpunct_app.finding.bar import FindBar
from interpunct_app.finding.preview import ReplacementColumn, ReplacePreview
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.pages.page_search import PageSearch
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
BOAT = ["The boat left.", "No <i>boat</i> came.", "We waited.", "A boathouse."]


@pytest.fixture
def boats(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """Four cues, a boat in three."""
    return open_page(window, write_srt("boats.srt", BOAT))


def look_for(qtbot: QtBot, page: Page, text: str, key: Key = Key.Key_F) -> QLineEdit:
    QTest.keyClick(page.pane.slot_view, key, CTRL)
    assert page.find_bar.wanted.hasFocus()
    QTest.keyClicks(page.find_bar.wanted, text)
    qtbot.waitUntil(lambda: is_done(page), timeout=5000)
    return page.find_bar.wanted


def is_done(page: Page) -> bool:
    search = page.findChild(PageSearch)
    return search is not None and search.is_done and "far" not in page.find_bar.told.text()


def marked(page: Page) -> list[int]:
    rows = range(page.model.rowCount())
    return [row for row in rows if page.model.index(row, Column.TEXT).data(FOUND_ROLE)]


def texts(page: Page) -> list[str]:
    assert page.reviewer is not None
    cues = range(page.model.rowCount())
    return [page.reviewer.work.cue_text(cue).text for cue in cues]


def replace_by(page: Page, text: str) -> None:
    page.find_bar.replacement.setFocus()
    QTest.keyClicks(page.find_bar.replacement, text)


def wait_for_one_step(qtbot: QtBot, page: Page) -> None:
    assert page.reviewer is not None
    done = page.reviewer.session.history.done
    qtbot.waitUntil(lambda: len(done) == 1 and not page.is_held, timeout=5000)


def test_the_number_of_hits_is_shown_while_typing_and_keys_go_from_one_to_the_next(
    qtbot: QtBot, boats: Page
) -> None:
    field = look_for(qtbot, boats, "boat")
    assert boats.find_bar.told.text() == "3 hits"
    assert marked(boats) == [0, 1, 3]
    seen = []
    for _ in range(4):
        QTest.keyClick(field, Key.Key_Return)
        seen.append((boats.table.current_cue(), boats.find_bar.told.text()))
    assert seen == [(0, "1 of 3 hits"), (1, "2 of 3 hits"), (3, "3 of 3 hits"), (0, "1 of 3 hits")]
    QTest.keyClick(field, Key.Key_Return, SHIFT)
    assert boats.table.current_cue() == 3
    QTest.keyClick(field, Key.Key_G, CTRL | SHIFT)
    assert boats.table.current_cue() == 1
    QTest.keyClick(field, Key.Key_G, CTRL)
    assert boats.table.current_cue() == 3
    assert field.hasFocus()


def test_a_file_that_loses_its_last_cue_loses_the_hit_there(qtbot: QtBot, boats: Page) -> None:
    reviewer = boats.reviewer
    assert reviewer is not None
    field = look_for(qtbot, boats, "boat")
    QTest.keyClick(field, Key.Key_Return, SHIFT)
    assert boats.table.current_cue() == 3
    reviewer.attempt(lambda work: JoinCues.plan(work, 2))
    reviewer.attempt(lambda work: JoinCues.plan(work, 1))
    qtbot.waitUntil(lambda: is_done(boats), timeout=5000)
    assert boats.find_bar.told.text() == "3 hits"
    reviewer.undo()
    qtbot.waitUntil(lambda: is_done(boats), timeout=5000)


def test_escape_closes_the_bar_and_gives_the_focus_back(qtbot: QtBot, boats: Page) -> None:
    boats.table.setFocus()
    QTest.keyClick(boats.table, Key.Key_F, CTRL)
    QTest.keyClicks(boats.find_bar.wanted, "boat")
    qtbot.waitUntil(lambda: is_done(boats), timeout=5000)
    QTest.keyClick(boats.find_bar.wanted, Key.Key_Escape)
    assert not boats.find_bar.isVisible()
    assert boats.table.hasFocus()
    assert marked(boats) == []


def test_whole_words_cases_and_expressions(qtbot: QtBot, boats: Page) -> None:
    look_for(qtbot, boats, "boat")
    bar = boats.find_bar
    bar.word.setChecked(True)
    qtbot.waitUntil(lambda: bar.told.text() == "2 hits", timeout=5000)
    bar.word.setChecked(False)
    bar.wanted.clear()
    bar.expression.setChecked(True)
    QTest.keyClicks(bar.wanted, "^(The|No)")
    qtbot.waitUntil(lambda: bar.told.text() == "2 hits", timeout=5000)
    bar.case.setChecked(True)
    bar.wanted.clear()
    QTest.keyClicks(bar.wanted, "the")
    qtbot.waitUntil(lambda: bar.told.text() == "No hits", timeout=5000)
    QTest.keyClicks(bar.wanted, "(")
    assert bar.told.text().startswith("The regular expression cannot be read")


def test_an_expression_that_takes_too_long_is_told(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("long.srt", ["a" * 90 + "b"]))
    QTest.keyClick(page.pane.slot_view, Key.Key_F, CTRL)
    page.find_bar.expression.setChecked(True)
    page.find_bar.wanted.setText("(?:a|aa)+$")
    qtbot.waitUntil(lambda: "takes too long" in page.find_bar.told.text(), timeout=15_000)


def test_one_hit_is_replaced_and_undone_and_the_next_is_shown(qtbot: QtBot, boats: Page) -> None:
    before = texts(boats)
    field = look_for(qtbot, boats, "boat", Key.Key_H)
    QTest.keyClick(field, Key.Key_Return)
    replace_by(boats, "ship")
    QTest.keyClick(boats.find_bar.replacement, Key.Key_Return)
    assert "ship" in texts(boats)[0]
    assert boats.table.current_cue() == 1
    assert boats.find_bar.replacement.hasFocus()
    QTest.mouseClick(boats.find_bar.replace_one, LEFT)
    assert "<i>ship</i>" in texts(boats)[1]
    assert boats.reviewer is not None
    boats.reviewer.undo()
    boats.reviewer.undo()
    assert texts(boats) == before


def test_an_enter_that_is_held_replaces_one_hit(qtbot: QtBot, boats: Page) -> None:
    field = look_for(qtbot, boats, "boat", Key.Key_H)
    QTest.keyClick(field, Key.Key_Return)
    replace_by(boats, "ship")
    for is_repeated in [False] + [True] * 5:
        event = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", is_repeated
        )
        QApplication.sendEvent(boats.find_bar.replacement, event)
    wait_for_one_step(qtbot, boats)
    assert sum("ship" in text for text in texts(boats)) == 1


def test_all_are_replaced_as_one_step_but_the_rows_that_were_unticked(
    qtbot: QtBot, boats: Page, when_asked: WhenAsked
) -> None:
    before = texts(boats)
    look_for(qtbot, boats, "boat", Key.Key_H)
    replace_by(boats, "ship")

    def untick_the_second(preview: ReplacePreview) -> None:
        cells = [preview.model.index(row, ReplacementColumn.AFTER).data() for row in range(3)]
        assert "<i>ship</i>" in cells[1]
        second = preview.table.visualRect(preview.model.index(1, ReplacementColumn.CUE))
        place = QRect(second.left(), second.top(), 24, second.height()).center()
        QTest.mouseClick(preview.table.viewport(), LEFT, pos=place)
        assert preview.model.ticked() == [0, 2]
        QTest.mouseClick(preview.apply_button, LEFT)

    when_asked(untick_the_second)
    QTest.mouseClick(boats.find_bar.replace_all, LEFT)
    wait_for_one_step(qtbot, boats)
    now = texts(boats)
    assert [text.replace("ship", "boat") for text in now] == before
    assert ["ship" in text for text in now] == [True, False, False, True]
    assert boats.window().focusWidget() is boats.find_bar.wanted
    assert boats.reviewer is not None
    boats.reviewer.undo()
    assert texts(boats) == before


def test_nothing_of_a_file_changes_while_its_replacements_are_looked_at(
    qtbot: QtBot, boats: Page, when_asked: WhenAsked
) -> None:
    assert boats.feed is not None
    feed, before = boats.feed, texts(boats)
    look_for(qtbot, boats, "boat", Key.Key_H)
    replace_by(boats, "ship")

    def predict_anew(preview: ReplacePreview) -> None:
        feed.start_anew()
        qtbot.waitUntil(lambda: bool(feed._pieces), timeout=5000)
        qtbot.wait(50)
        assert feed._pieces  # what comes now would be taken for typed away
        preview.reject()

    when_asked(predict_anew)
    QTest.mouseClick(boats.find_bar.replace_all, LEFT)
    assert not boats.is_held
    assert boats.window().focusWidget() is boats.find_bar.replacement
    qtbot.waitUntil(lambda: not feed.is_running, timeout=5000)
    assert texts(boats) == before


def test_nothing_to_replace_is_told(qtbot: QtBot, boats: Page) -> None:
    look_for(qtbot, boats, "train", Key.Key_H)
    QTest.mouseClick(boats.find_bar.replace_all, LEFT)
    assert boats.find_bar.told.text() == "Nothing to replace"


def test_only_the_selected_cues_are_looked_through(qtbot: QtBot, boats: Page) -> None:
    boats.table.selectAll()
    boats.table.go_to(1)
    QTest.keyClick(boats.table, Key.Key_Down, SHIFT)
    look_for(qtbot, boats, "boat")
    boats.find_bar.scope.setCurrentIndex(1)
    qtbot.waitUntil(lambda: boats.find_bar.told.text() == "1 hit", timeout=5000)
    assert marked(boats) == [1]


def test_selected_cues_are_followed_past_a_new_row(qtbot: QtBot, boats: Page) -> None:
    boats.table.go_to(1)
    QTest.keyClick(boats.table, Key.Key_Down, SHIFT)
    look_for(qtbot, boats, "boat")
    boats.find_bar.scope.setCurrentIndex(1)
    qtbot.waitUntil(lambda: boats.find_bar.told.text() == "1 hit", timeout=5000)
    boats.do(lambda work: duplicate_cues(work, [0]))
    qtbot.waitUntil(lambda: is_done(boats), timeout=5000)
    assert marked(boats) == [2]


def test_the_hit_that_was_gone_to_is_not_replaced_outside_the_selected_cues(
    qtbot: QtBot, boats: Page, when_asked: WhenAsked
) -> None:
    boats.table.go_to(0)
    QTest.keyClick(boats.table, Key.Key_Down, SHIFT)
    field = look_for(qtbot, boats, "boat", Key.Key_H)
    for _ in range(2):
        QTest.keyClick(field, Key.Key_Return, SHIFT)
    assert boats.table.current_cue() == 3
    boats.find_bar.scope.setCurrentIndex(1)
    qtbot.waitUntil(lambda: boats.find_bar.told.text() == "2 hits", timeout=5000)
    assert marked(boats) == [0, 1]
    replace_by(boats, "ship")
    asked: list[str] = []

    def look(preview: ReplacePreview) -> None:
        rows = range(preview.model.rowCount())
        asked.extend(preview.model.index(row, ReplacementColumn.CUE).data() for row in rows)

    when_asked(look)
    QTest.mouseClick(boats.find_bar.replace_all, LEFT)
    assert asked == ["1", "2"]


def test_cues_that_are_selected_while_the_bar_is_open_are_looked_through(
    qtbot: QtBot, boats: Page
) -> None:
    field = look_for(qtbot, boats, "boat")
    boats.table.go_to(0)
    QTest.keyClick(boats.table, Key.Key_Down, SHIFT)
    QTest.keyClick(boats.find_bar.scope, Key.Key_Down)
    qtbot.waitUntil(lambda: boats.find_bar.told.text() == "2 hits", timeout=5000)
    assert marked(boats) == [0, 1]
    QTest.keyClick(field, Key.Key_Return)
    boats.find_bar.case.click()  # the row of the hit is what is selected now
    qtbot.waitUntil(lambda: marked(boats) == [0, 1], timeout=5000)


def test_the_key_to_replace_keeps_the_selected_cues_of_a_bar_that_is_open(
    qtbot: QtBot, boats: Page
) -> None:
    boats.table.go_to(0)
    QTest.keyClick(boats.table, Key.Key_Down, SHIFT)
    field = look_for(qtbot, boats, "boat")
    boats.find_bar.scope.setCurrentIndex(1)
    qtbot.waitUntil(lambda: boats.find_bar.told.text() == "2 hits", timeout=5000)
    for _ in range(2):
        QTest.keyClick(field, Key.Key_Return)
    assert len(boats.table.selected_cues()) == 1
    QTest.keyClick(field, Key.Key_H, CTRL)
    qtbot.waitUntil(lambda: is_done(boats), timeout=5000)
    assert marked(boats) == [0, 1]


def test_a_bar_that_is_closed_leaves_those_of_other_files_alone(
    qtbot: QtBot,
    window: MainWindow,
    boats: Page,
    open_page: OpenPage,
    write_srt: WriteSrt,
    when_asked: WhenAsked,
) -> None:
    look_for(qtbot, boats, "boat", Key.Key_H)
    replace_by(boats, "ship")
    other = open_page(window, write_srt("harbour.srt", ["One boat."]))
    QTest.keyClick(look_for(qtbot, other, "One"), Key.Key_Escape)
    assert marked(other) == []
    window.pages.setCurrentWidget(boats)
    qtbot.waitUntil(lambda: is_done(boats), timeout=5000)
    assert marked(boats) == [0, 1, 3]
    when_asked(lambda preview: QTest.mouseClick(preview.apply_button, LEFT))
    QTest.mouseClick(boats.find_bar.replace_all, LEFT)
    wait_for_one_step(qtbot, boats)
    assert other.find_bar.isHidden()


def test_files_of_one_name_and_texts_from_right_to_left_are_told_apart(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path, when_asked: WhenAsked
) -> None:
    text = "1\n00:00:01,000 --> 00:00:04,000\nכך אמר האיש הזקן מן הכפר הקטן, שלום.\n"
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "he.srt").write_text(text, encoding="utf-8")
        page = open_page(window, tmp_path / folder / "he.srt")
    look_for(qtbot, page, ",", Key.Key_H)
    page.find_bar.scope.setCurrentIndex(2)
    replace_by(page, ";")

    def look(preview: ReplacePreview) -> None:
        model = preview.model
        assert not preview.table.isColumnHidden(ReplacementColumn.FILE)
        names = {model.index(row, ReplacementColumn.FILE).data() for row in range(2)}
        assert names == {"one/he.srt", "two/he.srt"}
        before = model.index(0, ReplacementColumn.BEFORE)
        assert before.data(SHOWN_ROLE).right_to_left
        assert len(before.data(FOUND_ROLE)) == before.data().count(",") > 0

    when_asked(look)
    QTest.mouseClick(page.find_bar.replace_all, LEFT)


def test_escape_leads_to_the_cues_where_what_had_the_focus_is_gone(
    qtbot: QtBot, window: MainWindow, boats: Page, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    other = open_page(window, write_srt("harbour.srt", ["One boat."]))
    closed = QLineEdit(boats)
    closed.show()
    window.pages.setCurrentWidget(boats)
    closed.setFocus()
    other.find_bar.open(other.find_bar.wanted)  # as after replacing in all files
    window.pages.close_page(boats)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.keyClick(other.find_bar.wanted, Key.Key_Escape)
    assert not other.find_bar.isVisible()
    assert other.table.hasFocus()


def test_escape_leads_to_the_cues_where_what_had_the_focus_was_deleted(
    qtbot: QtBot, boats: Page, window: MainWindow
) -> None:
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    window.menus.of_action[Action.FIND].trigger()
    assert boats.find_bar.wanted.hasFocus()
    shiboken6.delete(field)
    QTest.keyClick(boats.find_bar.wanted, Key.Key_Escape)
    assert boats.table.hasFocus()


def test_a_bar_forgets_what_had_the_focus_once_it_is_closed(
    qtbot: QtBot, boats: Page, window: MainWindow
) -> None:
    QTest.keyClick(look_for(qtbot, boats, "boat"), Key.Key_Escape)
    assert boats.pane.slot_view.hasFocus()
    boats.pane.slot_view.clearFocus()
    window.menus.of_action[Action.FIND].trigger()
    QTest.keyClick(boats.find_bar.wanted, Key.Key_Escape)
    assert boats.table.hasFocus()


def test_all_open_files_are_gone_through_and_replaced_in(
    qtbot: QtBot,
    window: MainWindow,
    boats: Page,
    open_page: OpenPage,
    write_srt: WriteSrt,
    when_asked: WhenAsked,
) -> None:
    other = open_page(window, write_srt("harbour.srt", ["One boat.", "Nothing."]))
    window.pages.setCurrentWidget(boats)
    look_for(qtbot, boats, "boat", Key.Key_H)
    boats.find_bar.scope.setCurrentIndex(2)
    qtbot.waitUntil(lambda: boats.find_bar.told.text() == "4 hits", timeout=5000)
    for _ in range(4):
        QTest.keyClick(boats.find_bar.wanted, Key.Key_Return)
    assert window.pages.current() is other
    assert other.table.current_cue() == 0
    assert other.find_bar.wanted.hasFocus()
    assert other.find_bar.wanted.text() == "boat"
    QTest.keyClick(other.find_bar.wanted, Key.Key_Return)
    assert window.pages.current() is boats
    QTest.keyClick(boats.find_bar.wanted, Key.Key_Escape)
    window.pages.setCurrentWidget(other)
    QTest.keyClick(other.find_bar.wanted, Key.Key_G, CTRL)
    assert marked(other) == [0]
    QTest.keyClick(other.find_bar.wanted, Key.Key_Return)
    assert window.pages.current() is boats
    replace_by(boats, "ship")
    when_asked(lambda preview: QTest.mouseClick(preview.apply_button, LEFT))
    QTest.mouseClick(boats.find_bar.replace_all, LEFT)
    for page in (boats, other):
        wait_for_one_step(qtbot, page)
        assert "ship" in texts(page)[0]


def test_a_hit_has_a_box_in_the_table(qtbot: QtBot, boats: Page) -> None:
    look_for(qtbot, boats, "waited")
    found = boats.table.visualRect(boats.model.index(2, Column.TEXT))
    image = boats.table.viewport().grab(found).toImage()
    boats.model.show_found({})
    plain = boats.table.viewport().grab(found).toImage()
    assert image != plain


def test_esc_closes_the_bar_though_the_widget_with_the_focus_is_gone(qtbot: QtBot) -> None:
    around, bar, field = QWidget(), FindBar(), QLineEdit()
    qtbot.addWidget(around)
    for part in (bar, field):
        part.setParent(around)
    around.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    bar.open(bar.wanted)
    qtbot.waitUntil(bar.wanted.hasFocus)
    shiboken6.delete(field)  # as with the view of a file that was closed
    QTest.keyClick(bar.wanted, Key.Key_Escape)
    assert not bar.isVisible()


def test_selected_rows_that_are_gone_are_not_searched(qtbot: QtBot, boats: Page) -> None:
    look_for(qtbot, boats, "boat")
    search = boats.findChild(PageSearch)
    assert search is not None
    boats.table.show_cue(2)
    boats.table.selectAll()
    search.note_selection()
    boats.do(lambda work: JoinCues.plan(work, 2))  # four cues are three
    search.look(boats.find_bar, only_selected=True)
    qtbot.waitUntil(lambda: search.is_done, timeout=5000)
    assert [cue for cue, found in search.hits.items() if found] == [0, 1, 2]
