# SPDX-License-Identifier: Apache-2.0
"""Widget that needs more height where it is narrow, in splitters and docks too."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Wrapping(QWidget):
    """Widget whose minimum height is that of its lines at its width.

    Splitters, docks and windows ask for nothing else.
    """

    def minimumSizeHint(self) -> QSize:
        """Minimum size at the current width."""
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return least
        width = max(self.width(), least.width())
        return QSize(least.width(), layout.minimumHeightForWidth(width))

    def sizeHint(self) -> QSize:
        """Size hint no wider than necessary, so that a dock leaves room to the captions."""
        return QSize(self.minimumSizeHint().width(), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
