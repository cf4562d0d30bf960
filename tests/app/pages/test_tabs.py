# SPDX-License-Identifier: Apache-2.0
"""Several files in tabs: opening, closing with unsaved steps, reading again."""

from __future__ import annotations

import html
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QTabBar, QToolButton

from interpunct.review.found_sessions import open_sessions
from interpunct_app.files.questions import Unsaved
from interpunct_app.keys.actions import Action
from interpunct_app.looks.plain import plain_tip
from interpunct_app.pages import tabs as page_tabs
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def data_of(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def test_dropped_files_open_in_tabs(
    qtbot: QtBot, window: MainWindow, sample: Path, write_srt: WriteSrt
) -> None:
    other = write_srt("other.srt", ["the island was quiet"])
    data, copy = data_of(sample, other), Qt.DropAction.CopyAction
    entered = QDragEnterEvent(QPoint(5, 5), copy, data, LEFT, NONE)
    window.dragEnterEvent(entered)
    assert entered.isAccepted()
    window.dropEvent(QDropEvent(QPointF(5, 5), copy, data, LEFT, NONE))
    assert [page.path for page in window.pages.all()] == [sample, other]
    qtbot.waitUntil(lambda: all(page.reviewer for page in window.pages.all()), timeout=8000)
    assert window.services.settings.recent_files[:2] == [other, sample]


def test_dragged_text_is_not_taken(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("hello")
    event = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, LEFT, NONE)
    event.ignore()
    window.dragEnterEvent(event)
    assert not event.isAccepted()


def test_opening_a_file_twice_shows_the_same_tab(
    window: MainWindow, page: Page, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    open_page(window, write_srt("other.srt", ["the island was quiet"]))
    assert window.pages.open_file(page.path) is page
    assert window.pages.current() is page
    assert window.pages.count() == 2


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own there")
def test_a_file_opened_under_another_name_of_it_shows_the_same_tab(
    window: MainWindow, page: Page, sample: Path, tmp_path: Path
) -> None:
    link, folder = tmp_path / "link.srt", tmp_path / "folder"
    link.symlink_to(sample)
    folder.mkdir()
    for name in (link, folder / ".." / sample.name):
        assert window.pages.open_file(name) is page
    assert window.pages.count() == 1


def test_a_tab_tells_the_name_under_which_its_file_was_saved(
    qtbot: QtBot, window: MainWindow, page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other & more.srt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[Action.SAVE_AS].trigger()
    assert window.pages.tabText(0) == "other && more.srt"
    assert html.escape(str(other)) in window.pages.tabToolTip(0)
    button = window.pages.tabBar().tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert button.accessibleName() == "Close other & more.srt"


def test_a_name_of_two_lines_is_one_line_of_the_window(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("two\nlines [*] \u202efdp.srt", ["the boat left"]))
    shown = "two lines [*] fdp.srt"
    assert window.pages.tabText(0) == shown
    assert window.windowTitle() == "two lines [*][*] fdp.srt[*] — Interpunct"
    assert page.path.name != shown


def test_the_window_shows_the_page_in_front(
    window: MainWindow, page: Page, open_page: OpenPage, write_srt: WriteSrt, press: Press
) -> None:
    press("!")
    undo = window.menus.of_action[Action.UNDO]
    other = open_page(window, write_srt("other.srt", ["der Hafen war ruhig als wir kamen"]))
    assert window.windowTitle() == "other.srt[*] — Interpunct"
    assert not window.isWindowModified()
    assert not undo.isEnabled()
    assert window.pages.tabToolTip(1) == plain_tip(str(other.path))
    window.pages.setCurrentWidget(page)
    assert window.isWindowModified()
    assert undo.isEnabled()
    undo.trigger()
    assert not window.isWindowModified()


def test_a_step_in_one_file_leaves_the_other_alone(
    window: MainWindow, page: Page, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    other = open_page(window, write_srt("other.srt", ["the island was quiet when we came"]))
    QTest.keyClicks(other.pane.slot_view, "!")
    assert other.is_modified
    assert not page.is_modified
    assert page.reviewer is not None
    assert not page.reviewer.work.decisions


@pytest.mark.parametrize(
    ("answer", "tabs", "waiting"),
    [(Unsaved.STAY, 1, 0), (Unsaved.DISCARD, 0, 0), (Unsaved.KEEP, 0, 1), (Unsaved.SAVE, 0, 0)],
)
def test_closing_with_unsaved_steps_asks(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    answer: Unsaved,
    tabs: int,
    waiting: int,
) -> None:
    before = sample.read_bytes()
    monkeypatch.setattr(page_tabs, "ask_about_unsaved", lambda *_: answer)
    press("!")
    window.pages.close_page(page)
    qtbot.waitUntil(lambda: window.pages.count() == tabs, timeout=5000)
    assert len(open_sessions(window.services.sessions_folder)) == waiting
    assert (sample.read_bytes() != before) is (answer is Unsaved.SAVE)


@pytest.mark.parametrize("answer", [Unsaved.DISCARD, Unsaved.SAVE])
def test_a_file_that_is_read_with_other_options_keeps_the_saved_decisions(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    monkeypatch: pytest.MonkeyPatch,
    *,
    answer: Unsaved,
) -> None:
    monkeypatch.setattr(page_tabs, "ask_about_unsaved", lambda *_: answer)
    assert page.reviewer is not None
    slot = page.reviewer.slot
    press("!")
    window.pages.reopen(page, replace(page.opener.options, languages=("en", "de")))
    qtbot.waitUntil(lambda: window.pages.current() not in (None, page), timeout=5000)
    again = window.pages.current()
    assert again is not None
    qtbot.waitUntil(lambda: again.reviewer is not None, timeout=15_000)
    assert again.reviewer is not None
    decided = {slot: made.mark for slot, made in again.reviewer.work.decisions.items()}
    assert decided == ({slot: "!"} if answer is Unsaved.SAVE else {})


def test_a_file_without_steps_closes_by_its_button_without_a_question(
    window: MainWindow, page: Page
) -> None:
    button = window.pages.tabBar().tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert isinstance(button, QToolButton)
    assert button.accessibleName() == "Close harbour.srt"
    QTest.mouseClick(button, LEFT)
    assert window.pages.count() == 0
    assert window.start_page.isVisible()
    assert open_sessions(window.services.sessions_folder) == []


def test_the_window_stays_open_where_the_user_wants_to_stay(
    window: MainWindow, page: Page, press: Press, when_asked: WhenAsked
) -> None:
    press("!")
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Cancel).click())
    assert not window.close()
    assert window.isVisible()
    assert window.pages.count() == 1


def test_the_window_closes_once_every_file_was_asked_about(
    window: MainWindow,
    page: Page,
    press: Press,
    open_page: OpenPage,
    write_srt: WriteSrt,
    when_asked: WhenAsked,
) -> None:
    press("!")
    other = open_page(window, write_srt("other.srt", ["the island was quiet when we came"]))
    QTest.keyClicks(other.pane.slot_view, "!")
    asked: list[str] = []

    def discard(box: QMessageBox) -> None:
        asked.append(box.text())
        next(button for button in box.buttons() if button.text() == "Don't save").click()

    when_asked(discard)
    when_asked(discard)
    assert window.close()
    assert asked == ["Save your steps in harbour.srt?", "Save your steps in other.srt?"]


def test_reading_again_asks_about_the_steps_that_would_be_lost(
    window: MainWindow, page: Page, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    press("!")
    monkeypatch.setattr(page_tabs, "ask_about_unsaved", lambda *_: Unsaved.STAY)
    window.menus.encoding.choose("cp1252")
    assert window.pages.current() is page
    assert page.is_modified


def test_reading_again_with_another_encoding(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "west.srt"
    path.write_bytes("1\n00:00:01,000 --> 00:00:03,000\nça va très bien\n".encode("cp1252"))
    open_page(window, path)
    window.menus.encoding.choose("cp1250")

    def shown() -> str:
        page = window.pages.current()
        document = page.document if page else None
        return document.cues[0].payload if document else ""

    qtbot.waitUntil(lambda: "trčs" in shown(), timeout=5000)
    assert window.strip.encoding.text() == "SRT · CP1250"
    window.menus.encoding.choose("cp1252")
    qtbot.waitUntil(lambda: "très" in shown(), timeout=5000)


def test_an_encoding_in_which_the_file_cannot_be_read_leaves_it_as_it_is(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "east.srt"
    path.write_bytes("1\n00:00:01,000 --> 00:00:03,000\n我们走吧\n".encode())
    page = open_page(window, path)
    options = page.opener.options
    QTest.keyClicks(page.pane.slot_view, "!")
    window.menus.encoding.choose("big5")
    qtbot.waitUntil(page.banner.isVisible, timeout=5000)
    assert "the bytes are not big5" in page.banner.text
    assert page.banner.text.endswith("Choose the encoding of the file.")
    assert window.pages.all() == [page]
    assert page.is_modified
    assert page.opener.options == options
    ticked = [it.text() for it in window.menus.encoding.actions() if it.isChecked()]
    assert ticked == ["UTF-8"]


def test_saving_before_reading_again_reads_again_what_was_saved(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press, when_asked: WhenAsked
) -> None:
    press("!")
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Save).click())
    window.menus.encoding.choose("cp1252")

    def read_again() -> bool:
        again = window.pages.current()
        return again is not None and again is not page and again.document is not None

    qtbot.waitUntil(read_again, timeout=5000)
    (again,) = window.pages.all()
    assert again.document is not None
    assert "!" in again.document.cues[0].payload
    assert again.document.encoding.name == "cp1252"


def test_the_window_closes_when_the_last_file_is_saved(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press, sample: Path, when_asked: WhenAsked
) -> None:
    press("!")
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Save).click())
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=5000)
    assert b"!" in sample.read_bytes()
    assert open_sessions(window.services.sessions_folder) == []
