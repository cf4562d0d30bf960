# SPDX-License-Identifier: Apache-2.0
"""Label and button that shrink, with an ellipsis in place of the text that does not fit.

The tooltip then shows the whole text.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QToolTip,
    QWidget,
)

from interpunct_app.looks.plain import plain_tip


class ElidedLabel(QLabel):
    """Single line of plain text that never makes its window wider."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        """Minimum size: that of an ellipsis."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("…"), metrics.height())

    def event(self, event: QEvent) -> bool:
        """Show the whole text in the tooltip if it is elided."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tell_whole(event, self, self._fitting(), self.text())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the elided text."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment(), self._fitting())

    def _fitting(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)


class ElidedButton(QPushButton):
    """Button that can shrink to its first letters."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Minimum size: room for a key and an ellipsis."""
        size = super().minimumSizeHint()
        return QSize(
            min(size.width(), self.fontMetrics().horizontalAdvance("M") * 5), size.height()
        )

    def event(self, event: QEvent) -> bool:
        """Show the button's whole text in the tooltip if it is elided."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tell_whole(event, self, self._option().text, self.text())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a standard button with the elided text."""
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, self._option())

    def _option(self) -> QStyleOptionButton:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        element = QStyle.SubElement.SE_PushButtonContents
        width = self.style().subElementRect(element, option, self).width()
        elide = Qt.TextElideMode.ElideRight
        option.text = self.fontMetrics().elidedText(self.text(), elide, width)
        return option


def tell_whole(event: QHelpEvent, widget: QWidget, shown: str, text: str) -> None:
    """Show a tooltip with the whole text if less of it is shown."""
    QToolTip.showText(event.globalPos(), "" if shown == text else plain_tip(text), widget)
