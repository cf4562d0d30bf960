# SPDX-License-Identifier: Apache-2.0
"""A page that is being written, or that a dialog is about, is not taken from under either."""

from __future__ import annotations

import errno
import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any
from weakref import ref

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QPushButton

from interpunct.review.found_sessions import open_sessions
from interpunct_app.files.questions import Unsaved
from interpunct_app.keys.actions import Action
from interpunct_app.pages import tabs as page_tabs
from interpunct_app.pages.banner import Until
from interpunct_app.pages.cuts import CutNotice
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]
    WhenAsked = Callable[[Callable[[Any], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]


NO_MODIFIER = Qt.KeyboardModifier.NoModifier


class SlowDisk:
    """Once it is `busy`, everything waits that is to be read or written, until it is `free`."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._free = Event()

    def busy(self) -> None:
        """Have everything wait from now on."""
        self._window.services.files.start(lambda _task: self._free.wait(), self._window, "")

    def free(self) -> None:
        """Go on with what waits."""
        self._free.set()


@pytest.fixture
def disk(window: MainWindow) -> Iterator[SlowDisk]:
    """A disk that can be busy."""
    disk = SlowDisk(window)
    yield disk
    disk.free()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files whose unsaved steps were asked about; the answer is always to save them."""
    names: list[str] = []

    def save(_parent: object, name: str, _unsaved: object) -> Unsaved:
        names.append(name)
        return Unsaved.SAVE

    monkeypatch.setattr(page_tabs, "ask_about_unsaved", save)
    return names


def act(window: MainWindow, action: Action) -> None:
    """Choose a menu entry, as its key does."""
    window.menus.of_action[action].trigger()


def test_a_file_that_is_saved_to_be_closed_is_asked_about_once(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    disk: SlowDisk,
    asked: list[str],
) -> None:
    press("!")
    disk.busy()
    act(window, Action.CLOSE)
    act(window, Action.CLOSE)
    QTest.mouseClick(window.pages._close_button(page), Qt.MouseButton.LeftButton)
    assert window.pages.all() == [page]
    disk.free()
    qtbot.waitUntil(lambda: window.pages.count() == 0, timeout=5000)
    assert asked == [page.path.name]
    assert b"!" in page.path.read_bytes()


def test_a_file_that_is_being_saved_closes_after_that_without_a_question(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    disk: SlowDisk,
    asked: list[str],
) -> None:
    press("!")
    disk.busy()
    act(window, Action.SAVE)
    act(window, Action.CLOSE)
    assert window.pages.all() == [page]
    disk.free()
    qtbot.waitUntil(lambda: window.pages.count() == 0, timeout=5000)
    assert not asked
    assert b"!" in page.path.read_bytes()


def test_the_window_closes_once_its_files_are_written(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press, disk: SlowDisk, asked: list[str]
) -> None:
    press("!")
    disk.busy()
    act(window, Action.SAVE)
    act(window, Action.QUIT)
    assert window.isVisible()
    disk.free()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=5000)
    assert not asked
    assert b"!" in page.path.read_bytes()


def test_a_file_that_cannot_be_written_stays_and_is_asked_about(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    disk: SlowDisk,
    when_asked: WhenAsked,
) -> None:
    press("!")
    disk.busy()
    page.path = page.path.parent / "missing" / page.path.name
    act(window, Action.SAVE)
    act(window, Action.CLOSE)
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Cancel).click())
    disk.free()
    qtbot.waitUntil(lambda: not page.is_held and page.banner.isVisible(), timeout=5000)
    qtbot.wait(200)
    assert window.pages.all() == [page]
    assert page.is_modified


def test_steps_to_be_kept_that_are_not_on_the_disk_keep_their_file_open(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page_tabs, "ask_about_unsaved", lambda *_: Unsaved.KEEP)
    press("!")
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _no_disk)
        assert not window.pages.close_page(page)
        assert not window.close()
    assert window.pages.all() == [page]
    assert "Save the captions first" in page.banner.text
    press("?")
    assert window.pages.close_page(page)
    (found,) = open_sessions(window.services.sessions_folder)
    assert found.steps == 2


def _no_disk(_descriptor: int) -> None:
    raise OSError(errno.EIO, os.strerror(errno.EIO))


def test_a_dialog_about_another_file_is_answered_before_the_window_closes(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    open_page: OpenPage,
    write_srt: WriteSrt,
    press: Press,
    disk: SlowDisk,
    asked: list[str],
    when_asked: WhenAsked,
) -> None:
    other = open_page(window, write_srt("other.srt", ["so we went", "and they came"]))
    window.pages.setCurrentWidget(page)
    press("!")
    disk.busy()
    act(window, Action.QUIT)
    window.pages.setCurrentWidget(other)
    seen: list[bool] = []

    def look(dialog: QDialog) -> None:
        disk.free()
        qtbot.waitUntil(lambda: page not in window.pages.all(), timeout=5000)
        qtbot.wait(300)
        seen.append(window.isVisible() and other in window.pages.all())
        dialog.reject()

    when_asked(look)
    act(window, Action.GO_TO)
    assert seen == [True]
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=5000)
    assert asked == [page.path.name]


def test_an_export_of_an_uneditable_file_that_is_closed_closes_it(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    asked: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = tmp_path / "speech.json"
    source.write_text(
        '{"segments": [{"start": 0, "end": 2, "text": " so we went home and then they came"}]}'
    )
    page = open_page(window, source)
    target = tmp_path / "speech.srt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.keyClicks(page.pane.slot_view, "!")
    act(window, Action.CLOSE)
    qtbot.waitUntil(lambda: window.pages.count() == 0, timeout=5000)
    assert asked == [source.name]
    assert b"!" in target.read_bytes()


def test_nothing_is_offered_while_a_file_is_written(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press, disk: SlowDisk
) -> None:
    press("!")
    disk.busy()
    did: list[bool] = []
    notice = page.findChild(CutNotice)
    assert notice is not None
    for banner in (page.banner, notice.banner):
        banner.offer("A sentence.", "Do it", lambda: did.append(page.is_held))
    act(window, Action.SAVE)
    buttons = [
        button
        for banner in (page.banner, notice.banner)
        for button in banner.findChildren(QPushButton)
    ]
    for button in buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not did
    assert not window.menus.export_house.isEnabled()
    disk.free()
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    for button in buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert did == [False, False]


def test_a_closed_file_leaves_nothing_for_the_collector_to_take_apart_on_another_thread(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    parts = (page, page.opener, page.reviewer, page.feed, page.model)
    act(window, Action.CLOSE)
    qtbot.waitUntil(lambda: not any(map(shiboken6.isValid, parts)), timeout=5000)


def test_the_text_of_a_closed_file_is_let_go_of(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, sample: Path
) -> None:
    open_page(window, sample)
    (work,) = [ref(it.reviewer.work) for it in window.pages.all() if it.reviewer]
    act(window, Action.CLOSE)
    qtbot.waitUntil(lambda: not window.findChildren(Page), timeout=5000)
    gc.collect()
    assert work() is None


def test_a_save_waits_for_what_reads_the_page(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press, disk: SlowDisk
) -> None:
    press("!")
    disk.busy()
    page.read_state(lambda: None, "It broke down.", Until.CHECKED)
    assert page.is_held
    save = window.menus.of_action[Action.SAVE]
    assert save.isEnabled()
    written: list[str] = []
    window.files.told.connect(written.append)
    window.activateWindow()
    window.setFocus()
    for _ in range(3):  # struck again, as it seems to do nothing
        QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert page.is_modified
    disk.free()
    qtbot.waitUntil(lambda: bool(written), timeout=10_000)
    qtbot.waitUntil(lambda: not page.is_held, timeout=10_000)
    assert not page.is_modified
    assert b"!" in page.path.read_bytes()
    assert len(written) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Comma, Qt.Key.Key_1, Qt.Key.Key_Space])
def test_no_key_reaches_a_page_whose_session_has_ended(
    window: MainWindow, open_page: OpenPage, sample: Path, key: Qt.Key
) -> None:
    page = open_page(window, sample)
    assert page.reviewer is not None
    page.release(keep=False)  # as if a menu were open, so that the page is not deleted yet
    decisions = dict(page.reviewer.work.decisions)
    QTest.simulateEvent(page.pane.slot_view, True, key, NO_MODIFIER, chr(key), False)
    assert page.reviewer.work.decisions == decisions
    window.pages.removeTab(0)
