# SPDX-License-Identifier: Apache-2.0
"""Things dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from interpunct_app.window.main_window import MainWindow

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def drop(window: MainWindow, *things: Path | str) -> None:
    """Drop files, or addresses, on the window."""
    data = QMimeData()
    urls = [
        QUrl(thing) if isinstance(thing, str) else QUrl.fromLocalFile(str(thing))
        for thing in things
    ]
    data.setUrls(urls)
    event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, LEFT, NONE)
    window.dropEvent(event)
