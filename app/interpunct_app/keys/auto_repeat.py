# SPDX-License-Identifier: Apache-2.0
"""Tells a key that is held from one that is struck again, also where Qt takes one for the other.

Under X11 a held key comes as a release and a press of the same moment, again and again. Qt sees
that it is held only where it has got both when it looks at the release; a busy machine is often
too slow for that, and each repetition would be a decision.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox

_ANSWERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ANSWERED = (QAbstractButton, QMessageBox)
_PRESSES = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


class HeldKeys(QObject):
    """Marks the presses of a held key as repetitions, in whichever window has the focus.

    Such a press chooses no menu entry, and a held key presses no button.
    """

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        self._released = (0, 0)
        application.focusWindowChanged.connect(self.watch)

    @Slot(QWindow)
    def watch(self, window: QWindow | None) -> None:
        """See the keys that go to a window, before anything in it does."""
        if window is not None:
            window.installEventFilter(self)  # once: Qt forgets that it did so before

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a key go on, marked where it is a repetition, or keep it from a button."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._released = _moment(event)
        elif event.type() in _PRESSES and self._is_unmarked(event):
            event.accept()  # of what asks for shortcuts: then none is looked for
            if event.type() == QEvent.Type.KeyPress:
                QApplication.sendEvent(watched, _marked(event))
            return True
        return _answers_again(watched, event)

    def _is_unmarked(self, event: QKeyEvent) -> bool:
        """Whether a press is a repetition that Qt has not recognised."""
        is_timed = event.timestamp() > 0
        return is_timed and not event.isAutoRepeat() and _moment(event) == self._released


def _moment(event: QKeyEvent) -> tuple[int, int]:
    """Which key it is, and when; nobody releases and presses a key in one millisecond."""
    return event.nativeScanCode(), event.timestamp()


def _marked(event: QKeyEvent) -> QKeyEvent:
    """The same press, as a repetition."""
    marked = QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        autorep=True,
    )
    marked.setTimestamp(event.timestamp())
    return marked


def _answers_again(window: QObject, event: QKeyEvent) -> bool:
    """Whether a held key would press a button, such as that of a question nobody has read."""
    if not (event.type() == QEvent.Type.KeyPress and event.isAutoRepeat()):
        return False
    asked = window.focusObject() if isinstance(window, QWindow) else None
    return isinstance(asked, _ANSWERED) and event.key() in _ANSWERS
