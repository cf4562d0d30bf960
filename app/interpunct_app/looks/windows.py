# SPDX-License-Identifier: Apache-2.0
"""Windows that come to the front, and dialogs that wait for an answer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QDialog, QWidget


def bring_up(window: QWidget) -> None:
    """Show a window, or bring it to the front if it is open."""
    window.show()
    window.raise_()
    window.activateWindow()


def is_asking() -> bool:
    """Whether a modal dialog is open; the subject of its question must stay until then."""
    return QApplication.activeModalWidget() is not None


def resize_within(window: QWidget, width: int, height: int) -> None:
    """Give a window a size in pixels, as far as its screen has room for it."""
    room = window.screen().availableSize()
    window.resize(min(width, room.width()), min(height, room.height()))


def show_folder(folder: Path) -> None:
    """Show a folder in the system's file browser."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def is_accepted(dialog: QDialog) -> bool:
    """Whether the user accepts a dialog, which is shown and then deleted."""
    answer = dialog.exec()
    dialog.deleteLater()
    return answer == QDialog.DialogCode.Accepted
