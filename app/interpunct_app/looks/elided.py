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
    """Single line of plain text that never makes its window wider.

    The text is stored here, because `QLabel` requests a layout of the window for each new text. A
    screen reader reads the text unless the label has a name.
    """

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._wanted = super().sizeHint()
        self._is_named = False

    def text(self) -> str:
        """Whole text."""
        return self._text

    def setText(self, text: str, /) -> None:
        """Show another text."""
        if text == self._text:
            return
        self._text = text
        if not self._is_named:
            super().setAccessibleName(text)
        self._fit()
        self.update()

    def clear(self) -> None:
        """Show no text."""
        self.setText("")

    def setAccessibleName(self, name: str, /) -> None:
        """Set a fixed name, independent of the text."""
        self._is_named = True
        super().setAccessibleName(name)

    def changeEvent(self, event: QEvent) -> None:
        """Adapt the size to a new font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Request a layout if the text's size has changed and the policy respects it."""
        before, metrics = self._wanted, self.fontMetrics()
        self._wanted = metrics.size(Qt.TextFlag.TextSingleLine, self._text)
        takes_any = self.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
        is_same = self._wanted.height() == before.height() if takes_any else self._wanted == before
        if not is_same:
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Preferred size: that of the whole text."""
        return self._wanted

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
        if self._wanted.width() <= width:
            return self._text
        return self.fontMetrics().elidedText(self._text, Qt.TextElideMode.ElideRight, width)


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
