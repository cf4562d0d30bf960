# SPDX-License-Identifier: Apache-2.0
"""Nobody types and listens at once: while a text is typed in, the sound stands still."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from interpunct_app.media.playback import Playback


class TypingPause(QObject):
    """Interrupts a `Playback` when a text box gets the focus; it goes on when the box loses it.

    A box that loses it to another program has it again when the user is back.

    `is_wanted` says whether the user wants that.
    """

    def __init__(self, playback: Playback, is_wanted: Callable[[], bool]) -> None:
        super().__init__(playback)
        self._playback = playback
        self._is_wanted = is_wanted
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    @Slot("QWidget*", "QWidget*")
    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if isinstance(new, (QPlainTextEdit, QLineEdit)):
            if self._is_wanted():
                self._playback.interrupt()
        elif isinstance(old, (QPlainTextEdit, QLineEdit)) and QApplication.activeWindow():
            self._playback.resume()
