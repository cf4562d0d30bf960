# SPDX-License-Identifier: Apache-2.0
"""A label that gives way: what does not fit ends in an ellipsis and stands in its tool tip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolTip


class ElidedLabel(QLabel):
    """One line of plain text that never makes its window wider."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        """Room for the ellipsis."""
        width = self.fontMetrics().horizontalAdvance("…")
        return QSize(width, super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Tell the whole text where it is cut short."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            whole = "" if self._fitting() == self.text() else self.text()
            QToolTip.showText(event.globalPos(), whole, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint what fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment(), self._fitting())

    def _fitting(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
