# SPDX-License-Identifier: Apache-2.0
"""A walk through five files in a small window, with keys as the windowing system sends them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QMessageBox

from interpunct_app.cues.columns import Column
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

Key = Qt.Key
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
_SRT = "{n}\n00:00:0{n},000 --> 00:00:0{n},900\n{text}\n"
_VTT = "00:0{n}.000 --> 00:0{n}.900\n{text}\n"
FILES = {
    "harbour.en.srt": ("so it was quiet and we went", "they came down to the water"),
    "hafen.de.srt": ("der Hafen war ruhig als wir kamen", "und niemand wusste warum"),
    "mina.ar.srt": ("كان الميناء هادئا عندما وصلنا", "ولم يعرف أحد لماذا"),
    "gang.zh.srt": ("我们来的时候港口很安静", "没有人知道为什么"),
    "tags.en.vtt": ("<v Anna>so it was quiet and we went", "<i>they came down</i> to the water"),
}


@pytest.fixture
def five(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> list[Page]:
    """Five files of several languages, in a window of 900 by 600 pixels."""
    window.resize(900, 600)
    return [open_page(window, written(tmp_path / name, FILES[name] * 3)) for name in FILES]


def written(path: Path, texts: tuple[str, ...]) -> Path:
    row, head = (_VTT, "WEBVTT\n\n") if path.suffix == ".vtt" else (_SRT, "")
    cues = (row.format(n=number, text=text) for number, text in enumerate(texts, start=1))
    path.write_bytes((head + "\n".join(cues)).encode())
    return path


def strike(window: MainWindow, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    """Strike a key where the keys go; an open menu has them before the window."""
    front = QApplication.activePopupWidget() or QApplication.activeModalWidget() or window
    handle: Any = front.windowHandle()
    QTest.keyClick(handle, key, held)


def click(page: Page, row: int, column: Column) -> None:
    area = page.table.visualRect(page.model.index(row, column))
    place = page.table.viewport().mapTo(page.window(), area.topLeft() + QPoint(6, 6))
    handle: Any = page.window().windowHandle()
    QTest.mouseClick(handle, LEFT, NONE, place)


def bring(qtbot: QtBot, window: MainWindow, page: Page) -> None:
    window.pages.setCurrentWidget(page)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=5000)


def test_keys_after_a_click_on_a_row_work_on_that_file_alone_and_undo_to_its_bytes(
    qtbot: QtBot, window: MainWindow, five: list[Page]
) -> None:
    assert (window.width(), window.height()) == (900, 600)
    for page in five:
        assert page.reviewer is not None
        others = [it.reviewer.undoable for it in five if it.reviewer and it is not page]
        bring(qtbot, window, page)
        click(page, 1, Column.NUMBER)
        assert page.table.current_cue() == 1
        for key in (Key.Key_Tab, Key.Key_Space, Key.Key_Escape, Key.Key_Return, Key.Key_Tab):
            strike(window, key)
        assert page.reviewer.undoable is not None
        for key in (Key.Key_Down, Key.Key_Up, Key.Key_Right, Key.Key_Left):
            strike(window, key, CTRL)
        assert len(page.table.selected_cues()) == 1
        assert window.pages.all() == five
        assert window.pages.current() is page
        assert [it.reviewer.undoable for it in five if it.reviewer and it is not page] == others
    for page in five:
        bring(qtbot, window, page)
        while page.reviewer is not None and page.reviewer.undoable is not None:
            strike(window, Key.Key_Z, CTRL)
        assert page.reviewer is not None
        assert not page.is_modified
        assert page.reviewer.work.document.to_bytes() == page.path.read_bytes()


def test_alt_opens_the_menus_the_arrows_go_through_them_and_escape_changes_nothing(
    qtbot: QtBot, window: MainWindow, five: list[Page]
) -> None:
    bring(qtbot, window, five[0])
    seen = []
    strike(window, Key.Key_F, ALT)
    for _ in window.menus.actions():
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        seen.append(menu.title())
        strike(window, Key.Key_Down)
        while QApplication.activePopupWidget() is menu:
            strike(window, Key.Key_Right)  # a menu within opens, which the next one leaves
    assert seen == [action.text() for action in window.menus.actions()]
    while QApplication.activePopupWidget() is not None:
        strike(window, Key.Key_Escape)
    assert window.pages.all() == five
    assert not any(page.is_modified for page in five)


def typing_a_time(qtbot: QtBot, window: MainWindow, page: Page, typed: str) -> QLineEdit:
    """Open the start of the second cue, and type there without finishing."""
    bring(qtbot, window, page)
    page.table.edit_cue(1, Column.START)
    (field,) = page.table.viewport().findChildren(QLineEdit)
    assert QApplication.focusWidget() is field
    QTest.keyClicks(field, typed)
    return field


def test_a_time_that_is_typed_is_taken_when_its_file_is_saved_to_be_closed(
    qtbot: QtBot, window: MainWindow, five: list[Page], when_asked: WhenAsked
) -> None:
    page = five[0]
    typing_a_time(qtbot, window, page, "2.5")
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Save).click())
    strike(window, Key.Key_W, CTRL)
    qtbot.waitUntil(lambda: page not in window.pages.all(), timeout=5000)
    assert b"00:00:02,500 --> 00:00:02,900" in page.path.read_bytes()


@pytest.mark.parametrize("key", [Key.Key_W, Key.Key_Q])
def test_a_time_that_is_none_keeps_its_file_and_the_window_open(
    qtbot: QtBot, window: MainWindow, five: list[Page], key: Qt.Key
) -> None:
    page, before = five[0], five[0].path.read_bytes()
    field = typing_a_time(qtbot, window, page, "soon")
    strike(window, key, CTRL)
    assert window.isVisible()
    assert page in window.pages.all()
    assert (field.isVisible(), field.text()) == (True, "soon")
    assert page.banner.isVisible()
    assert page.path.read_bytes() == before
    strike(window, Key.Key_Escape)
    strike(window, Key.Key_W, CTRL)
    assert page not in window.pages.all()
