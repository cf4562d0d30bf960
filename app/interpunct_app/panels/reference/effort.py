# SPDX-License-Identifier: Apache-2.0
"""Counts the effort of each page's review: keys pressed and time at work."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from interpunct.review.effort import Effort
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front

_HELD = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_unknown),
)


class EffortCounter(QObject):
    """Effort of each page while in front and under review, kept until the page is closed.

    `noted` is emitted after each count. Keys are counted where they arrive first: Qt asks the
    focused widget whether it overrides a shortcut. It does so once per key, before anything
    handles it. Modifier keys, repeats, and keys in other windows (batch, preferences, manual) are
    not counted.
    """

    noted = Signal()

    def __init__(self, front: Front, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(front)
        self._front = front
        self._clock = clock
        self._page: Page | None = None
        self._efforts: dict[Page, Effort] = {}
        front.changed.connect(self._front_changed)
        for signal in (front.moved, front.counted):
            signal.connect(self._worked)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    def of(self, page: Page) -> Effort:
        """Effort of a page."""
        if page not in self._efforts:
            self._efforts[page] = Effort()
            page.destroyed.connect(lambda: self._efforts.pop(page, None))
        return self._efforts[page]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count a key without handling it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            effort = self._effort() if self._is_of_review(watched) else None
            if effort is not None and not event.isAutoRepeat() and event.key() not in _HELD:
                effort.key_pressed(self._clock())
                self.noted.emit()
        return super().eventFilter(watched, event)

    def _is_of_review(self, watched: QObject) -> bool:
        """Whether keys there belong to the review: in its window, or in a modal dialog."""
        page = self._front.page
        if page is None or not isinstance(watched, QWidget):
            return False
        return watched.window() is page.window() or watched.window().isModal()

    def _effort(self) -> Effort | None:
        """Effort of the page in front, if it is under review."""
        page = self._front.page
        return self.of(page) if page is not None and page.reviewer is not None else None

    @Slot()
    def _worked(self) -> None:
        effort = self._effort()
        if effort is not None:
            effort.at_work(self._clock())
            self.noted.emit()

    @Slot()
    def _front_changed(self) -> None:
        """Stop the clock of the page that was in front."""
        if self._page in self._efforts:
            self._efforts[self._page].leave(self._clock())
        self._page = self._front.page
        self.noted.emit()

    @Slot("QWidget*", "QWidget*")
    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is not None:
            new.installEventFilter(self)
