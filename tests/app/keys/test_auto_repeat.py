# SPDX-License-Identifier: Apache-2.0
"""A held key is one key, also where the window system repeats it as presses of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QMessageBox

from interpunct_app.files.questions import ask_to_accept
from interpunct_app.keys.auto_repeat import HeldKeys
from interpunct_app.pages.page import Page

if TYPE_CHECKING:
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

Key, Kind = Qt.Key, QEvent.Type
NONE = Qt.KeyboardModifier.NoModifier
CODES = {Key.Key_Space: (65, " "), Key.Key_L: (46, "l"), Key.Key_Return: (36, "\r")}


@pytest.fixture
def held(qapp: QApplication, page: Page) -> Iterator[QWindow]:
    """The window of a page under review, in which held keys are told."""
    keys = HeldKeys(qapp)
    window = page.window().windowHandle()
    keys.watch(window)
    page.pane.slot_view.setFocus()
    yield window
    window.removeEventFilter(keys)
    keys.deleteLater()


def key_event(kind: QEvent.Type, key: Qt.Key, at: int) -> QKeyEvent:
    """A key as X11 tells of it: never as a repetition, where Qt was too slow to see it."""
    code, text = CODES[key]
    event = QKeyEvent(kind, key, NONE, code, 0, 0, text)
    event.setTimestamp(at)
    event.ignore()
    return event


def send(window: QWindow, kind: QEvent.Type, key: Qt.Key, at: int) -> QKeyEvent:
    event = key_event(kind, key, at)
    QApplication.sendEvent(window, event)
    return event


def hold(window: QWindow, key: Qt.Key, first: int = 1000) -> None:
    """Press a key, and hold it for thirty repetitions."""
    send(window, Kind.KeyPress, key, first)
    for again in range(30):
        for kind in (Kind.KeyRelease, Kind.ShortcutOverride, Kind.KeyPress):
            send(window, kind, key, first + 600 + 40 * again)


def steps(page: Page) -> int:
    assert page.reviewer is not None
    return len(page.reviewer.session.history.done)


def test_a_held_key_decides_once_where_qt_takes_it_for_many(page: Page, held: QWindow) -> None:
    hold(held, Key.Key_Space)
    assert steps(page) == 1


def test_a_held_key_that_moves_goes_on(page: Page, held: QWindow) -> None:
    assert page.reviewer is not None
    page.reviewer.jump(0)
    hold(held, Key.Key_L)
    assert page.reviewer.slot == len(page.reviewer.work.transcript) - 1


def test_a_key_that_is_struck_again_decides_again(page: Page, held: QWindow) -> None:
    for at in (1000, 1001, 1100):
        send(held, Kind.KeyPress, Key.Key_Space, at)
        send(held, Kind.KeyRelease, Key.Key_Space, at)
    assert steps(page) == 3


def test_two_keys_in_one_moment_are_no_repetition(page: Page, held: QWindow) -> None:
    send(held, Kind.KeyPress, Key.Key_Space, 1000)
    send(held, Kind.KeyRelease, Key.Key_Space, 1050)
    send(held, Kind.KeyPress, Key.Key_Return, 1050)
    assert steps(page) == 2


def test_a_repetition_is_no_shortcut(held: QWindow) -> None:
    assert not send(held, Kind.ShortcutOverride, Key.Key_L, 1000).isAccepted()
    send(held, Kind.KeyRelease, Key.Key_L, 1600)
    assert send(held, Kind.ShortcutOverride, Key.Key_L, 1600).isAccepted()


def test_a_held_enter_answers_no_question(
    qapp: QApplication, page: Page, held: QWindow, when_asked: WhenAsked
) -> None:
    still_open: list[bool] = []

    def keep_holding(box: QMessageBox) -> None:
        asking = box.windowHandle()
        qapp.focusWindowChanged.emit(asking)  # which this platform does not tell
        for key in (Key.Key_Return, Key.Key_Space):
            send(asking, Kind.KeyRelease, key, 1600)
            send(asking, Kind.KeyPress, key, 1600)
        still_open.append(box.isVisible())
        box.reject()

    send(held, Kind.KeyPress, Key.Key_Return, 1000)
    when_asked(keep_holding)
    assert not ask_to_accept(page, 12, 90)
    assert still_open == [True]
