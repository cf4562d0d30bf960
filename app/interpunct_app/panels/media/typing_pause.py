# SPDX-License-Identifier: Apache-2.0
"""Pause of the sound while the user types a text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from interpunct_app.panels.media.playback import Playback


class TypingPause(QObject):
    """Interrupts a `Playback` when a text box gets the focus, and resumes when it loses it.

    Losing the focus to another program does not resume, because the box gets it back later.

    `is_wanted` returns whether the user wants this.
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
