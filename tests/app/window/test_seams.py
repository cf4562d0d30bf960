# SPDX-License-Identifier: Apache-2.0
"""Where features meet: the case of a word, a reference, figures, other windows, languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.queue import Kind, QueueEntry
from interpunct.review.restructuring import JoinCues
from interpunct.runtime.predictions import Predictions
from interpunct_app.cues.columns import Column
from interpunct_app.keys.actions import Action
from interpunct_app.keys.choice import KeyChoice
from interpunct_app.pages.page import Page
from interpunct_app.panels.reference.check import ReferenceCheck
from interpunct_app.panels.reference.difference_model import DifferenceColumn
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.statistics.dialog import StatisticsDialog
from interpunct_app.translation import use_language
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]
    Press = Callable[..., None]

HARBOUR = QueueEntry(2, Kind.CASING)


@pytest.fixture
def asked(reviewer: Reviewer) -> Reviewer:
    """The review of the sample at a word that is a name with 60 %, with no mark near it."""
    work = reviewer.work
    labels, casings, _ = work.predicted()
    labels[:6] = (0.97, 0.01, 0.01, 0.01)
    casings[HARBOUR.slot] = (0.3, 0.6, 0.1)
    reviewer.take(Predictions(0, labels, casings), work.transcript)
    reviewer.visit(HARBOUR)
    return reviewer


def test_a_case_that_is_asked_no_more_gives_way_to_the_gap(asked: Reviewer, page: Page) -> None:
    page.use_modes(casing=CasingMode.KEEP)
    assert not asked.work.casing_alternatives(HARBOUR.slot)
    assert asked.entry == QueueEntry(HARBOUR.slot)
    assert page.pane.slot_view.scene is not None
    assert not page.pane.slot_view.scene.is_word


def test_no_key_is_named_that_somebody_has_moved(
    window: MainWindow, asked: Reviewer, page: Page, press: Press
) -> None:
    window.services.keys.use(KeyChoice("interpunct", {"review/previous slot": "A"}))
    press(".")
    assert asked.undoable is None
    assert "case of a word" in page.banner.text
    assert "J " not in page.banner.text


def test_a_difference_of_case_is_looked_at_where_the_case_is_asked(
    qtbot: QtBot, window: MainWindow, asked: Reviewer, page: Page, tmp_path: Path
) -> None:
    reference = tmp_path / "reference.srt"
    reference.write_bytes(page.path.read_bytes().replace(b"was quiet", b"was quiet,"))
    page.use_modes(marks=MarksMode.COMPLETE)
    window.panel(ReferenceCheck).compare(reference)
    dock = window.panel(ReferenceCheck).dock
    qtbot.waitUntil(lambda: dock.model.rows() > 0 and not page.is_held, timeout=5000)
    dock._kind.setCurrentIndex(2)  # casings only
    asked.visit(HARBOUR)
    shown = asked.work.cue_text(0).text
    assert "Harbour" in shown
    row = dock.current_row()
    assert row is not None
    assert dock.model.text(row, DifferenceColumn.HERE) == "Harbour"
    asked.jump(0)
    window.menus.of_action[Action.NEXT_DIFFERENCE].trigger()
    assert asked.entry == HARBOUR
    window.menus.of_action[Action.TAKE_REFERENCE].trigger()
    assert "harbour" in asked.work.cue_text(0).text
    assert HARBOUR not in asked.queue.entries()


def test_a_bar_of_the_figures_leads_to_the_file_that_was_counted(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    counted = open_page(window, write_srt("counted.srt", ["one", "two", "three and four"]))
    window.menus.of_action[Action.STATISTICS].trigger()
    qtbot.waitUntil(lambda: window.findChild(StatisticsDialog) is not None, timeout=5000)
    dialog = window.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    qtbot.waitUntil(lambda: not counted.is_held, timeout=5000)
    other = open_page(window, write_srt("other.srt", ["five", "six", "seven"]))
    at = other.table.current_cue()
    dialog.cue_wanted.emit(2)
    assert window.pages.current() is counted
    assert counted.table.current_cue() == 2
    assert other.table.current_cue() == at
    window.pages.close_page(counted)
    qtbot.waitUntil(lambda: window.findChild(StatisticsDialog) is None, timeout=5000)


def test_a_bar_of_a_cue_that_is_no_more_leaves_the_cursor_where_it_is(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    window.menus.of_action[Action.STATISTICS].trigger()
    qtbot.waitUntil(lambda: window.findChild(StatisticsDialog) is not None, timeout=5000)
    dialog = window.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    assert page.reviewer is not None
    assert page.reviewer.attempt(lambda work: JoinCues.plan(work, 1))
    page.table.go_to(1)
    dialog.cue_wanted.emit(2)
    assert page.table.current_cue() == 1


def test_keys_in_a_window_beside_the_editor_cost_the_review_nothing(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    batch = window.show_batch()
    batch.activateWindow()
    field = next(one for one in batch.findChildren(QLineEdit) if one.isVisible())
    field.setEnabled(True)
    field.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is field, timeout=5000)
    before = window.panel(ReferenceCheck).efforts.of(page).keys
    QTest.keyClicks(field, "abc")
    assert window.panel(ReferenceCheck).efforts.of(page).keys == before


def test_a_time_that_is_none_is_told_in_the_language_of_the_program(
    qapp: QApplication, page: Page
) -> None:
    use_language(qapp, "de")
    page.table.edit_cue(0, Column.START)
    editor = page.table.findChild(QLineEdit)
    assert editor is not None
    editor.setText("bald")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    told = page.banner.text
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert told.startswith("Das ist keine Zeit.")
    assert "Write" not in told
    assert "00:01:02,500" in told


def test_the_figures_are_told_in_the_language_of_the_program(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, page: Page
) -> None:
    use_language(qapp, "de")
    window.menus.of_action[Action.STATISTICS].trigger()
    qtbot.waitUntil(lambda: window.findChild(StatisticsDialog) is not None, timeout=5000)
    dialog = window.findChild(StatisticsDialog)
    assert isinstance(dialog, StatisticsDialog)
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"Wörter je Satz", "Überlappungen"} <= told
    assert not {"Words a sentence", "Overlaps"} & told
    assert not page.is_held


def test_a_menu_that_is_gone_follows_the_look_no_more(window: MainWindow) -> None:
    look, is_compact = window.services.table_look, window.services.table_look.is_compact
    shiboken6.delete(window.menus)
    look.set_compact(not is_compact)  # what fails in a slot fails the test
    assert look.is_compact is not is_compact
