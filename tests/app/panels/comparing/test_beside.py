# SPDX-License-Identifier: Apache-2.0
"""A translation beside the file in front: matched by time, followed, and gone to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from tests.app.panels.comparing.conftest import texts_of

from interpunct.review.commands import Decide
from interpunct.review.rearranging import delete_cues
from interpunct_app.comparing.companions import COMPANIONS, REFERENCES
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.pages.page import Page
from interpunct_app.panels.beside.beside import Beside
from interpunct_app.panels.beside.beside_model import BesideColumn
from interpunct_app.panels.beside.dock import BesideDock
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]


@pytest.fixture
def dock(qtbot: QtBot, window: MainWindow, talk: Page, translation: Path) -> BesideDock:
    """The panel with the translation beside the talk."""
    window.panel(Beside).put_beside(translation)
    dock = window.panel(Beside).dock
    qtbot.waitUntil(lambda: dock.model.rows() == 5, timeout=5000)
    assert talk.reviewer is not None
    return dock


def selected_rows(dock: BesideDock) -> list[int]:
    return sorted(index.row() for index in dock.table.selectionModel().selectedRows())


def texts(dock: BesideDock, column: BesideColumn) -> list[str]:
    return [dock.model.index(row, column).data() for row in range(dock.model.rows())]


def click(dock: BesideDock, row: int) -> None:
    place = dock.table.visualRect(dock.model.index(row, BesideColumn.TEXT)).center()
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(dock.table.viewport(), left, Qt.KeyboardModifier.NoModifier, place)


def test_the_cues_of_the_same_time_stand_beside_each_other(dock: BesideDock) -> None:
    assert texts(dock, BesideColumn.NUMBER) == ["1", "1", "2", "3", "–"]
    shown = texts(dock, BesideColumn.TEXT)
    assert shown[:2] == ["كان الميناء هادئًا،", "هادئًا جدًا."]
    assert shown[2] == "– no cue –"
    assert "1 in this file, 1 in the other" in dock.notice.text()
    painted = dock.model.index(0, BesideColumn.TEXT).data(SHOWN_ROLE)
    assert painted.right_to_left


def test_the_panel_follows_the_cue_in_front(dock: BesideDock, talk: Page) -> None:
    talk.table.go_to(2)
    assert selected_rows(dock) == [3]
    talk.table.go_to(0)
    assert selected_rows(dock) == [0, 1]


def test_a_click_beside_goes_to_the_cue_in_front(dock: BesideDock, talk: Page) -> None:
    talk.table.go_to(0)
    click(dock, 3)
    assert talk.table.current_cue() == 2
    click(dock, 4)  # belongs to none
    assert talk.table.current_cue() == 2


def test_the_key_goes_across_and_back_to_the_cue_of_the_same_time(
    qtbot: QtBot, window: MainWindow, dock: BesideDock, talk: Page, translation: Path
) -> None:
    talk.table.go_to(2)
    across = window.menus.of_action[Action.GO_ACROSS]
    across.trigger()
    other = window.pages.current()
    assert other is not None
    assert other.path == translation
    qtbot.waitUntil(lambda: other.table.current_cue() == 2, timeout=5000)
    qtbot.waitUntil(lambda: texts(dock, BesideColumn.TEXT)[0].startswith("So the"), timeout=5000)
    other.table.go_to(0)
    across.trigger()
    assert window.pages.current() is talk
    assert talk.table.current_cue() == 0


def test_linked_tabs_move_together_but_only_where_the_user_moved(
    qtbot: QtBot,
    window: MainWindow,
    dock: BesideDock,
    talk: Page,
    translation: Path,
    open_page: OpenPage,
) -> None:
    other = open_page(window, translation)
    window.pages.setCurrentWidget(talk)
    talk.table.go_to(2)
    window.pages.setCurrentWidget(other)
    assert other.table.current_cue() == 2
    talk.table.show_cue(1)
    window.pages.setCurrentWidget(talk)
    assert talk.table.current_cue() == 1


def test_an_open_tab_is_shown_as_it_is_there(
    qtbot: QtBot,
    window: MainWindow,
    talk: Page,
    dock: BesideDock,
    translation: Path,
    open_page: OpenPage,
) -> None:
    other = open_page(window, translation)
    other.do(lambda work: Decide.plan(work, 2, "!"))
    window.pages.setCurrentWidget(talk)
    qtbot.waitUntil(lambda: texts(dock, BesideColumn.TEXT)[0].endswith("!"), timeout=5000)


def test_what_was_changed_in_a_tab_is_shown_once_that_is_closed(
    qtbot: QtBot,
    window: MainWindow,
    talk: Page,
    dock: BesideDock,
    translation: Path,
    open_page: OpenPage,
) -> None:
    other = open_page(window, translation)
    other.do(lambda work: Decide.plan(work, 2, "!"))
    window.files.save(other)
    qtbot.waitUntil(lambda: not other.is_modified, timeout=5000)
    window.pages.close_page(other)
    assert window.pages.current() is talk
    qtbot.waitUntil(lambda: dock.model.rows() == 5, timeout=5000)
    assert texts(dock, BesideColumn.TEXT)[0].endswith("!")


@pytest.mark.parametrize(("row", "cue"), [(1, 1), (4, 3)])
def test_a_double_click_edits_the_very_cue_beside(
    qtbot: QtBot, window: MainWindow, dock: BesideDock, talk: Page, row: int, cue: int
) -> None:
    talk.table.go_to(0)
    click(dock, row)
    place = dock.table.visualRect(dock.model.index(row, BesideColumn.TEXT)).center()
    QTest.mouseDClick(dock.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    other = window.pages.current()
    assert other is not None
    assert other is not talk
    qtbot.waitUntil(lambda: other.table.current_cue() == cue, timeout=5000)


def test_rows_are_shown_and_clicked_while_their_cues_are_gone_on_either_side(
    qtbot: QtBot,
    window: MainWindow,
    dock: BesideDock,
    talk: Page,
    translation: Path,
    open_page: OpenPage,
) -> None:
    other = open_page(window, translation)
    window.pages.setCurrentWidget(talk)
    before = texts(dock, BesideColumn.START)
    for page in (talk, other):
        page.do(lambda work: delete_cues(work, range(1, len(work.document.cues))))
    assert texts(dock, BesideColumn.START) == before  # they are matched anew after a pause
    assert texts(dock, BesideColumn.TEXT)[1:] == ["– no cue –"] * 4
    dock.edit_wanted.emit(3)
    assert window.pages.current() is talk
    qtbot.waitUntil(lambda: dock.model.rows() == 1, timeout=5000)


def test_without_a_file_beside_the_key_brings_the_panel_to_the_front(
    qtbot: QtBot, window: MainWindow, talk: Page
) -> None:
    dock = window.panel(Beside).dock
    dock.show()
    window.panel(QualityCheck).dock.show()
    window.tabifyDockWidget(dock, window.panel(QualityCheck).dock)
    QApplication.processEvents()  # their tabs are made
    window.panel(QualityCheck).dock.raise_()
    qtbot.waitUntil(lambda: dock.visibleRegion().isEmpty() and not talk.is_held, timeout=5000)
    window.menus.of_action[Action.GO_ACROSS].trigger()
    qtbot.waitUntil(lambda: not dock.visibleRegion().isEmpty(), timeout=5000)


def test_a_text_typed_in_front_keeps_its_place(
    qtbot: QtBot, window: MainWindow, talk: Page, dock: BesideDock
) -> None:
    talk.table.go_to(0)
    assert talk.reviewer is not None
    talk.pane.slot_view.setFocus()
    talk.perform(KeyCommand(Action.JOIN))
    qtbot.waitUntil(lambda: texts(dock, BesideColumn.NUMBER)[2:] == ["2", "–"], timeout=5000)


def test_the_file_beside_is_remembered(
    qtbot: QtBot,
    window: MainWindow,
    talk: Page,
    dock: BesideDock,
    translation: Path,
    open_page: OpenPage,
) -> None:
    window.pages.close_page(talk)
    qtbot.waitUntil(lambda: dock.model.rows() == 0, timeout=5000)
    assert texts_of(dock.languages) == []
    open_page(window, talk.path)
    qtbot.waitUntil(lambda: dock.model.rows() == 5, timeout=5000)
    window.panel(Beside).put_beside(None)
    qtbot.waitUntil(lambda: dock.model.rows() == 0, timeout=5000)
    assert "Choose the translation" in dock.notice.text()


def test_a_file_that_cannot_be_read_is_told_once(
    qtbot: QtBot, window: MainWindow, talk: Page, tmp_path: Path
) -> None:
    window.panel(Beside).put_beside(tmp_path / "gone.srt")
    dock = window.panel(Beside).dock
    qtbot.waitUntil(lambda: "gone.srt" in dock.notice.text(), timeout=5000)
    talk.do(lambda work: Decide.plan(work, 0, ","))
    qtbot.waitUntil(lambda: not window.panel(Beside)._soon.isActive(), timeout=5000)
    assert "gone.srt" in dock.notice.text()


def test_the_figures_are_those_of_each_language(
    qtbot: QtBot, window: MainWindow, talk: Page, dock: BesideDock
) -> None:
    assert talk.reviewer is not None
    left = talk.reviewer.counters().left
    qtbot.waitUntil(lambda: len(texts_of(dock.languages)) == 2, timeout=5000)
    english, arabic = texts_of(dock.languages)
    assert english[:3] == ["English", "14", "3"]
    assert english[4] == str(left)
    assert (arabic[0], arabic[2], arabic[4]) == ("Arabic, beside", "4", "–")
    QTest.keyClick(talk.pane.slot_view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: texts_of(dock.languages)[0][4] == str(left - 1), timeout=5000)


def test_the_menu_offers_the_open_files(
    window: MainWindow, talk: Page, dock: BesideDock, reference: Path, open_page: OpenPage
) -> None:
    open_page(window, reference)
    window.pages.setCurrentWidget(talk)
    dock.menu.popup(QPoint(0, 0))
    offered = [action.text() for action in dock.menu.actions() if action.text()]
    dock.menu.close()
    assert offered == ["talk.reference.srt", "A &file…", "&Nothing"]


def test_a_pair_is_remembered_either_way_round(window: MainWindow, tmp_path: Path) -> None:
    settings = window.services.settings
    one, two, three = (tmp_path / name for name in ("1.srt", "2.srt", "3.srt"))
    COMPANIONS.remember(settings, one, two)
    assert COMPANIONS.partner(settings, two) == one
    COMPANIONS.remember(settings, two, three)
    assert COMPANIONS.partner(settings, one) is None
    assert COMPANIONS.partner(settings, three) == two
    COMPANIONS.remember(settings, three, None)
    assert COMPANIONS.partner(settings, two) is None


def test_a_file_saved_under_another_name_keeps_what_is_beside_it_and_its_reference(
    qtbot: QtBot,
    window: MainWindow,
    dock: BesideDock,
    talk: Page,
    translation: Path,
    reference: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings, before, path = window.services.settings, talk.path, tmp_path / "talk.v2.srt"
    REFERENCES.remember(settings, before, reference)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    shown = texts(dock, BesideColumn.TEXT)
    with qtbot.waitSignal(window.files.told, timeout=10_000):
        window.menus.of_action[Action.SAVE_AS].trigger()
    assert talk.path == path
    assert COMPANIONS.partner(settings, path) == translation
    assert COMPANIONS.partner(settings, translation) == path
    assert REFERENCES.partner(settings, path) == reference
    assert REFERENCES.partner(settings, before) == reference
    qtbot.waitUntil(lambda: not talk.is_held, timeout=10_000)
    window.panel(Beside).show_beside()
    assert texts(dock, BesideColumn.TEXT) == shown


def test_a_file_saved_over_the_one_beside_it_is_not_beside_itself(
    window: MainWindow, tmp_path: Path
) -> None:
    settings, one, other = window.services.settings, tmp_path / "a.srt", tmp_path / "b.srt"
    COMPANIONS.remember(settings, one, other)
    COMPANIONS.carry(settings, one, other)
    assert COMPANIONS.partner(settings, other) == one
