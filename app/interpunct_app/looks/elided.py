# SPDX-License-Identifier: Apache-2.0
"""Label and button that shrink, with an ellipsis in place of the text that does not fit.

The tooltip then shows the whole text.
"""

from __future__ import annotations

from typing import cast

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

BETWEEN = "   |   "
"""Sign between the parts of a line."""
_FREE = (QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)


class ElidedLabel(QLabel):
    """Single line of plain text that never makes its window wider.

    It holds the text itself: `QLabel` asks for a new layout of the whole window with each text.
    """

    def __init__(self) -> None:
        super().__init__()
        self._text = ""

    def text(self) -> str:
        """The whole text."""
        return self._text

    def setText(self, text: str) -> None:
        """Show another text; only another size asks for a new layout."""
        before = self._sizes()
        if self.accessibleName() == self._text:
            self.setAccessibleName(text)
        self._text = text
        if self._sizes() != before:
            self.updateGeometry()
        self.update()

    def clear(self) -> None:
        """Show no text."""
        self.setText("")

    def sizeHint(self) -> QSize:
        """Preferred size: the whole text; the least, if the label takes the free width anyway."""
        least = self.minimumSizeHint()
        if self.sizePolicy().horizontalPolicy() in _FREE:
            return least
        return least.expandedTo(QSize(self.fontMetrics().horizontalAdvance(self._text), 0))

    def minimumSizeHint(self) -> QSize:
        """Minimum size: that of an ellipsis."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance("…"), metrics.height())

    def event(self, event: QEvent) -> bool:
        """Show the whole text in the tooltip if it is elided and has no tooltip of its own."""
        if _asks(event) and not self.toolTip():
            tell_whole(cast("QHelpEvent", event), self, self._fitting(), self.text())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the elided text."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment(), self._fitting())

    def _sizes(self) -> tuple[QSize, QSize]:
        return self.sizeHint(), self.minimumSizeHint()

    def _fitting(self) -> str:
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)


class PartsLabel(ElidedLabel):
    """Line of parts with a sign between them; parts for which there is no room are left out.

    The first `least` parts always have room.
    """

    def __init__(self, between: str = BETWEEN, least: int = 0) -> None:
        super().__init__()
        self._between = between
        self._least = least

    def minimumSizeHint(self) -> QSize:
        """Minimum size: that of the first parts."""
        metrics = self.fontMetrics()
        first = self._between.join(self.text().split(self._between)[: self._least])
        return QSize(metrics.horizontalAdvance(first), metrics.height())

    def _fitting(self) -> str:
        parts, metrics = self.text().split(self._between), self.fontMetrics()
        width = self.contentsRect().width()
        while parts and metrics.horizontalAdvance(self._between.join(parts)) > width:
            parts.pop()
        return self._between.join(parts)


class ElidedButton(QPushButton):
    """Button that can shrink; it leaves the focus, and so the keys, to the review."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Minimum size: room for a key and an ellipsis."""
        size = super().minimumSizeHint()
        return QSize(
            min(size.width(), self.fontMetrics().horizontalAdvance("M") * 5), size.height()
        )

    def event(self, event: QEvent) -> bool:
        """Show the button's whole text in the tooltip if it is elided."""
        if _asks(event) and self._option().text != self.text():
            tell_whole(cast("QHelpEvent", event), self, self._option().text, self.text())
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a standard button with the elided text."""
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, self._option())

    def _option(self) -> QStyleOptionButton:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        element = QStyle.SubElement.SE_PushButtonContents
        option.text = self._fitting(self.style().subElementRect(element, option, self).width())
        return option

    def _fitting(self, width: int) -> str:
        """Text for a width in pixels."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)


class KeyButton(ElidedButton):
    """Button with a key and its meaning, or with the key alone where there is no more room.

    It holds the text itself, and keeps room for the longest text so far: `QPushButton` asks for a
    new layout of the whole window with each text.
    """

    def __init__(self) -> None:
        super().__init__()
        self._key = self._shown = ""
        self._room = 0  # pixels, of the longest text

    def text(self) -> str:
        """The whole text."""
        return self._shown

    def show_key(self, key: str, meaning: str) -> None:
        """Show another key, which may be empty, and its meaning."""
        self._key, self._shown = key, f"{key}  {meaning}".strip()
        self.setAccessibleName(meaning)
        room = self.fontMetrics().horizontalAdvance(self._shown)
        if room > self._room:
            self._room = room
            self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the text anew after a change of font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._room = self.fontMetrics().horizontalAdvance(self._shown)

    def sizeHint(self) -> QSize:
        """Preferred size: the longest text, in the frame of the style."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = self._shown
        size = QSize(self._room, self.fontMetrics().height())
        kind = QStyle.ContentsType.CT_PushButton
        return self.style().sizeFromContents(kind, option, size, self)

    def minimumSizeHint(self) -> QSize:
        """Minimum size: room for the key."""
        whole = self.sizeHint()
        frame = whole.width() - self._room
        return QSize(self.fontMetrics().horizontalAdvance(self._key) + frame, whole.height())

    def _fitting(self, width: int) -> str:
        has_room = self.fontMetrics().horizontalAdvance(self.text()) <= width
        return self.text() if has_room else self._key


def _asks(event: QEvent) -> bool:
    """Whether the user asks for a tooltip."""
    return event.type() == QEvent.Type.ToolTip


def tell_whole(event: QHelpEvent, widget: QWidget, shown: str, text: str) -> None:
    """Show a tooltip with the whole text if less of it is shown."""
    QToolTip.showText(event.globalPos(), "" if shown == text else plain_tip(text), widget)
