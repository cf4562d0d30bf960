# SPDX-License-Identifier: Apache-2.0
"""Keys as the windowing system sends them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def strike(qtbot: QtBot, window: MainWindow) -> Callable[..., None]:
    """Strikes a key in the window that is in front; Qt sends it to the widget with the focus."""

    def struck(key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        front = QApplication.activeModalWidget() or window
        front.activateWindow()
        qtbot.waitUntil(front.isActiveWindow, timeout=5000)
        handle: Any = front.windowHandle()
        QTest.keyClick(handle, key, held)

    return struck
