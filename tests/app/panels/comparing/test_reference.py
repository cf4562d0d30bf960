# SPDX-License-Identifier: Apache-2.0
"""A file compared with its reference: the figures, and the way from difference to difference."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit
from tests.app.panels.comparing.conftest import REFERENCE, texts_of

from interpunct.labels import MarksMode
from interpunct.review.restructuring import EditPayload
from interpunct_app.comparing.companions import REFERENCES
from interpunct_app.keys.actions import Action
from interpunct_app.looks.sizes import use_table_size
from interpunct_app.pages.page import Page
from interpunct_app.panels.reference.check import ReferenceCheck
from interpunct_app.panels.reference.difference_model import DifferenceColumn
from interpunct_app.panels.reference.dock import ReferenceDock
from interpunct_app.panels.reference.effort import EffortCounter
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    Write = Callable[[str, str], Path]


@pytest.fixture
def dock(qtbot: QtBot, window: MainWindow, talk: Page, reference: Path) -> ReferenceDock:
    """The panel with the talk, which has no marks, compared with its reference."""
    talk.use_modes(marks=MarksMode.SUGGEST)
    window.panel(ReferenceCheck).compare(reference)
    dock = window.panel(ReferenceCheck).dock
    qtbot.waitUntil(lambda: dock.model.rows() > 0 and not talk.is_held, timeout=30_000)
    return dock


def rows(dock: ReferenceDock) -> list[tuple[str, str, str]]:
    columns = (DifferenceColumn.CUE, DifferenceColumn.HERE, DifferenceColumn.THERE)
    return [
        tuple(dock.model.index(row, column).data() for column in columns)
        for row in range(dock.model.rows())
    ]


def act(window: MainWindow, action: Action) -> None:
    window.menus.of_action[action].trigger()


def test_differences_are_listed_with_what_stands_here_and_there(dock: ReferenceDock) -> None:
    assert rows(dock) == [
        ("1", "so", "So"),
        ("1", "none", "."),
        ("2", "nobody", "Nobody"),
        ("2", "none", "!"),
        ("3", "none", ","),
        ("3", "none", "."),
    ]
    assert texts_of(dock.figures)[-1] == ["All marks", "0.0", "0.0", "0.0", "4"]
    assert dock.summary.text().startswith("Error rate 100.0 %, 2 casing errors in 14 gaps.")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the dialog for a file was asked; it is cancelled each time."""
    asked: list[object] = []

    def ask(*told: object) -> tuple[str, str]:
        asked.append(told)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    return asked


def test_the_key_takes_the_reference_of_last_time_up_again(
    qtbot: QtBot,
    window: MainWindow,
    talk: Page,
    dock: ReferenceDock,
    open_page: OpenPage,
    asked: list[object],
) -> None:
    path, found = talk.path, rows(dock)
    assert talk.reviewer is not None
    talk.reviewer.note_saved()
    window.pages.close_page(talk)
    again = open_page(window, path)
    assert dock.model.rows() == 0
    again.use_modes(marks=MarksMode.SUGGEST)
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    QTest.keyClick(again.pane.slot_view, Qt.Key.Key_R, held)
    qtbot.waitUntil(lambda: rows(dock) == found, timeout=30_000)
    assert not asked
    QTest.keyClick(again.pane.slot_view, Qt.Key.Key_R, held)  # it is there: another is wanted
    assert asked


def test_a_reference_that_is_gone_is_asked_for_anew(
    window: MainWindow,
    talk: Page,
    dock: ReferenceDock,
    reference: Path,
    open_page: OpenPage,
    asked: list[object],
) -> None:
    settings, path = window.services.settings, talk.path
    assert REFERENCES.partner(settings, path) == reference
    reference.unlink()
    assert talk.reviewer is not None
    talk.reviewer.note_saved()
    window.pages.close_page(talk)
    open_page(window, path)
    window.panel(ReferenceCheck).take_up()
    assert asked


def test_a_narrow_panel_gives_the_room_of_the_numbers_to_the_texts(dock: ReferenceDock) -> None:
    dock._table.setMinimumWidth(0)
    dock._table.resize(1000, 200)
    assert not dock._table.isColumnHidden(DifferenceColumn.CUE)
    dock._table.resize(250, 200)
    assert dock._table.isColumnHidden(DifferenceColumn.CUE)
    assert not dock._table.isColumnHidden(DifferenceColumn.TEXT)


def test_the_tables_follow_the_size_of_text(dock: ReferenceDock) -> None:
    def sizes() -> tuple[int, int, int]:
        rows, figures = dock._table, dock.figures
        return rows.rowHeight(0), rows.columnWidth(DifferenceColumn.HERE), figures.height()

    before = sizes()
    try:
        use_table_size(24)
        assert all(after > was for after, was in zip(sizes(), before, strict=True))
    finally:
        use_table_size(None)
    assert sizes() == before


def test_a_key_goes_from_difference_to_difference_and_back(
    window: MainWindow, talk: Page, dock: ReferenceDock
) -> None:
    reviewer = talk.reviewer
    assert reviewer is not None
    dock._kind.setCurrentIndex(1)  # marks only
    reviewer.jump(0)
    visited = []
    for _ in range(5):
        act(window, Action.NEXT_DIFFERENCE)
        visited.append(reviewer.slot)
    assert visited == [4, 9, 11, 13, 4]
    act(window, Action.PREVIOUS_DIFFERENCE)
    assert reviewer.slot == 13
    assert dock.current_row() == 3


def test_a_key_takes_what_the_reference_has_as_one_step(
    window: MainWindow, talk: Page, dock: ReferenceDock
) -> None:
    reviewer = talk.reviewer
    assert reviewer is not None
    before = len(reviewer.session.history.done)
    dock._kind.setCurrentIndex(1)
    reviewer.jump(9)
    act(window, Action.TAKE_REFERENCE)
    assert reviewer.work.mark(9) == "!"
    assert len(reviewer.session.history.done) == before + 1
    assert reviewer.slot == 11  # the next difference
    reviewer.undo()
    assert reviewer.work.mark(9) == ""


def test_what_is_being_typed_is_compared_before_anything_is_taken(
    window: MainWindow, talk: Page, dock: ReferenceDock
) -> None:
    assert talk.reviewer is not None
    talk.reviewer.jump(11)  # the last difference, which is gone once this is in the cue
    talk.table.edit_cue(2)
    editor = talk.table.findChild(QPlainTextEdit)
    assert editor is not None
    QTest.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor, "Anna laughed, a little.")
    act(window, Action.TAKE_REFERENCE)
    assert {cue for cue, *_ in rows(dock)} <= {"1", "2"}
    assert talk.reviewer.work.rendered().document.cues[2].payload == "Anna laughed, a little."


def test_taking_all_of_it_leaves_a_file_without_errors(
    window: MainWindow, talk: Page, dock: ReferenceDock
) -> None:
    assert talk.reviewer is not None
    for _ in range(8):
        if dock.model.rows():
            act(window, Action.NEXT_DIFFERENCE)
            act(window, Action.TAKE_REFERENCE)
    assert rows(dock) == []
    act(window, Action.NEXT_DIFFERENCE)
    assert "no longer differs from its reference" in talk.banner.text
    assert talk.reviewer.work.rendered().document.cues[2].payload == "Anna laughed, a little."


def test_the_figures_follow_a_decision(qtbot: QtBot, talk: Page, dock: ReferenceDock) -> None:
    assert talk.reviewer is not None
    talk.reviewer.jump(4)
    QTest.keyClicks(talk.pane.slot_view, ".")
    qtbot.waitUntil(
        lambda: texts_of(dock.figures)[1] == ["Full stop", "50.0", "100.0", "33.3", "3"],
        timeout=30_000,
    )


def test_enter_and_a_click_go_to_a_difference(
    qtbot: QtBot, talk: Page, dock: ReferenceDock
) -> None:
    assert talk.reviewer is not None
    dock._table.setFocus()
    dock._table.selectRow(4)
    QTest.keyClick(dock._table, Qt.Key.Key_Return)
    assert talk.reviewer.slot == 11
    qtbot.waitUntil(talk.pane.slot_view.hasFocus, timeout=30_000)


def test_words_that_change_are_aligned_again(
    qtbot: QtBot, talk: Page, dock: ReferenceDock
) -> None:
    talk.do(lambda work: EditPayload.plan(work, 0, "so the old harbour was very quiet"))
    assert rows(dock) == []  # nothing is shown of words that are gone
    qtbot.waitUntil(lambda: len(rows(dock)) == 6, timeout=30_000)
    assert "2 only here" in dock.summary.text()


def test_the_reference_of_another_talk_is_refused(
    qtbot: QtBot, window: MainWindow, talk: Page, write: Write
) -> None:
    other = write("other.srt", "1\n00:00:01,000 --> 00:00:02,000\nWe sail at noon.\n")
    window.panel(ReferenceCheck).compare(other)
    qtbot.waitUntil(lambda: "fewer than half of the words" in talk.banner.text, timeout=30_000)
    qtbot.waitUntil(lambda: not talk.is_held, timeout=30_000)
    assert window.panel(ReferenceCheck).dock.model.rows() == 0


def test_each_page_has_its_own_reference(
    qtbot: QtBot,
    window: MainWindow,
    talk: Page,
    dock: ReferenceDock,
    write: Write,
    open_page: OpenPage,
) -> None:
    open_page(window, write("second.srt", "1\n00:00:01,000 --> 00:00:02,000\nwe sail at noon\n"))
    assert rows(dock) == []
    assert "Choose a caption file" in dock.summary.text()
    window.pages.setCurrentWidget(talk)
    assert len(rows(dock)) == 6


def test_keys_and_time_at_work_are_counted(
    qtbot: QtBot, window: MainWindow, talk: Page, dock: ReferenceDock
) -> None:
    now = [100.0]
    efforts = window.panel(ReferenceCheck).efforts
    efforts._clock = lambda: now[0]
    talk.pane.slot_view.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is talk.pane.slot_view, timeout=30_000)
    effort = efforts.of(talk)
    effort.leave(100.0)
    keys, seconds = effort.keys, effort.seconds
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Shift, Qt.Key.Key_Space, Qt.Key.Key_F7):
        now[0] += 2
        QTest.keyClick(talk.pane.slot_view, key)
    assert effort.keys == keys + 3  # Shift alone asks for nothing
    now[0] += 1000
    QTest.keyClicks(talk.pane.slot_view, ".")
    assert effort.seconds == seconds + 6
    qtbot.waitUntil(lambda: f"keys pressed: {keys + 4}" in dock.effort.text(), timeout=30_000)


def test_the_cost_of_each_page_is_its_own(
    qtbot: QtBot, window: MainWindow, talk: Page, translation: Path, open_page: OpenPage
) -> None:
    efforts: EffortCounter = window.panel(ReferenceCheck).efforts
    other = open_page(window, translation)
    other.pane.slot_view.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is other.pane.slot_view, timeout=30_000)
    before = efforts.of(talk).keys
    QTest.keyClicks(other.pane.slot_view, "j")
    assert efforts.of(talk).keys == before
    assert efforts.of(other).keys == 1


def test_a_case_that_differed_is_no_trouble_once_its_word_is_gone(
    qtbot: QtBot, window: MainWindow, talk: Page, write: Write
) -> None:
    window.panel(ReferenceCheck).compare(write("right.srt", REFERENCE.replace("d, a", "d A")))
    dock = window.panel(ReferenceCheck).dock
    qtbot.waitUntil(lambda: dock.model.rows() > 0 and not talk.is_held, timeout=30_000)
    assert talk.reviewer is not None
    assert talk.reviewer.attempt(lambda work: EditPayload.plan(work, 2, "Anna laughed"))
    talk.reviewer.jump(11)
    qtbot.waitUntil(lambda: dock.model.rows() > 0, timeout=30_000)
    assert "a" not in [here for _, here, _ in rows(dock)]


def test_a_reference_is_not_forgotten_while_a_file_is_read(
    qtbot: QtBot, window: MainWindow, talk: Page, reference: Path
) -> None:
    settings = window.services.settings
    REFERENCES.remember(settings, talk.path, reference)
    talk.hold()
    act(window, Action.COMPARE)
    window.panel(ReferenceCheck).take_up()
    assert REFERENCES.partner(settings, talk.path) == reference
    talk.let_go()
    act(window, Action.COMPARE)
    qtbot.waitUntil(lambda: window.panel(ReferenceCheck).dock.model.rows() > 0, timeout=30_000)
