# SPDX-License-Identifier: Apache-2.0
"""Part of a window that scrolls where the window is too low for it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

_LEAST_LINES, _LEAST_LETTERS = 4, 36
_LEAST_WIDTH = 520  # pixels


class Scrolled(QScrollArea):
    """Area that is as large as its content where the window has room for it.

    It scrolls to the part that gets the focus.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.viewport().setAutoFillBackground(False)
        self.show_content(content)
        self._laid_out = QTimer(self, singleShot=True, interval=0)
        self._laid_out.timeout.connect(self._bring_into_view)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._laid_out.start)

    def show_content(self, content: QWidget) -> None:
        """Show another content in place of the present one, which is deleted."""
        self._content = content
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Size hint: the whole content."""
        hint = self._content.sizeHint()
        return QSize(hint.width() + self._bar(), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Minimum size: a few lines of the content, narrower than it only in large letters."""
        least, metrics = self._content.minimumSizeHint(), self.fontMetrics()
        width = min(least.width(), max(_LEAST_WIDTH, _LEAST_LETTERS * metrics.averageCharWidth()))
        height = min(least.height(), _LEAST_LINES * metrics.lineSpacing())
        return QSize(width + self._bar(), height)

    @Slot()
    def _bring_into_view(self) -> None:
        """Scroll to the part that has the focus."""
        focused = QApplication.focusWidget()
        if focused is not None and self._content.isAncestorOf(focused):
            self.ensureWidgetVisible(focused)

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
