# SPDX-License-Identifier: Apache-2.0
"""Histogram of reading speeds, with the profile's limit as a line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from interpunct.cutting.statistics import FASTEST, SpeedBar, Speeds
from interpunct_app.looks.theme import faded, mark_colours

_LEAST_BARS = 20
_EACH_LABELLED = 5  # step of labels, in characters a second
_SIDE, _TOP, _BOTTOM = 10, 40, 24  # pixels around the bars
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_GOING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Histogram(QWidget):
    """Bar for each character per second; a click or Enter goes to its first cue.

    Bars above the limit are hatched, so that they differ without colour too.
    """

    cue_wanted = Signal(int)

    def __init__(self, speeds: Speeds) -> None:
        super().__init__()
        self._speeds = speeds
        self._bars = [bar for bar in speeds.bars if bar.count]
        self._chosen = 0
        self._columns = max(len(speeds.bars), int(speeds.limit or 0) + 2, _LEAST_BARS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Cues by characters a second"))
        self._tell_chosen()

    def sizeHint(self) -> QSize:
        """Preferred size, wide enough for the counts of an ordinary file."""
        return QSize(640, 260)

    def minimumSizeHint(self) -> QSize:
        """Minimum size at which bars remain distinct."""
        return QSize(360, 180)

    def bar_at(self, point: QPointF) -> SpeedBar | None:
        """Bar in the column at `point`."""
        column = int((point.x() - _SIDE) / self._width())
        return next((bar for bar in self._bars if bar.speed == column), None)

    def area(self, bar: SpeedBar) -> QRectF:
        """Rectangle of a bar."""
        highest = max((one.count for one in self._bars), default=1)
        space = self.height() - _TOP - _BOTTOM
        height = max(2.0, space * bar.count / highest)
        left = _SIDE + bar.speed * self._width()
        return QRectF(left + 1, _TOP + space - height, max(1.0, self._width() - 2), height)

    def text_of(self, bar: SpeedBar) -> str:
        """Description of a bar."""
        if bar.speed == FASTEST:
            text = self.tr("{speed} characters a second and more: {count} cues")
        else:
            text = self.tr("{speed} to {above} characters a second: {count} cues")
        return text.format(speed=bar.speed, above=bar.speed + 1, count=bar.count)

    def _width(self) -> float:
        return (self.width() - 2 * _SIDE) / self._columns

    def _is_beyond(self, bar: SpeedBar) -> bool:
        return self._speeds.limit is not None and bar.speed >= self._speeds.limit

    def _go(self, bar: SpeedBar | None) -> None:
        if bar is not None and bar.first is not None:
            self._chosen = self._bars.index(bar)
            self._tell_chosen()
            self.cue_wanted.emit(bar.first)

    def _tell_chosen(self) -> None:
        """Draw the current bar, and describe it to screen readers."""
        if self._bars:
            self.setAccessibleDescription(self.text_of(self._bars[self._chosen]))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the first cue of a clicked bar."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._go(self.bar_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a bar with the arrows, and go to its first cue with Enter."""
        key = Qt.Key(event.key())
        if self._bars and key in _STEPS:
            self._chosen = (self._chosen + _STEPS[key]) % len(self._bars)
            self._tell_chosen()
        elif self._bars and key in _GOING:
            self._go(self._bars[self._chosen])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the description of the bar under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            bar = self.bar_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.text_of(bar) if bar else "", self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw axis, bars and limit."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        self._paint_axis(painter)
        for bar in self._bars:
            self._paint_bar(painter, bar)
        self._paint_limit(painter)

    def _paint_axis(self, painter: QPainter) -> None:
        base = self.height() - _BOTTOM
        painter.setPen(faded(self.palette(), 0.4))
        painter.drawLine(QLineF(_SIDE, base, self.width() - _SIDE, base))
        painter.setPen(faded(self.palette(), 0.72))
        for speed in range(0, self._columns, _EACH_LABELLED):
            left = _SIDE + speed * self._width()
            text = f"{speed}+" if speed == FASTEST else str(speed)
            painter.drawText(
                QRectF(left - 20, base + 3, 40, 18), Qt.AlignmentFlag.AlignCenter, text
            )

    def _paint_bar(self, painter: QPainter, bar: SpeedBar) -> None:
        colours, area = mark_colours(self.palette()), self.area(bar)
        if self._is_beyond(bar):
            painter.fillRect(area, self.palette().base())
            painter.setBrush(Qt.BrushStyle.BDiagPattern)
            brush = painter.brush()
            brush.setColor(colours.finding)
            painter.fillRect(area, brush)
            painter.setPen(colours.finding)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area)
        else:
            painter.fillRect(area, colours.uncertain)
        if self.hasFocus() and bar is self._bars[self._chosen]:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.palette().text().color(), 2))
            painter.drawRect(area.adjusted(-1, -1, 1, 1))
        self._paint_count(painter, bar, area)

    def _paint_count(self, painter: QPainter, bar: SpeedBar, area: QRectF) -> None:
        """Paint the count above a bar, unless it would overlap its neighbours."""
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * 0.8)
        painter.setFont(font)
        text = str(bar.count)
        if painter.fontMetrics().horizontalAdvance(text) <= area.width() + 2:
            painter.setPen(faded(self.palette(), 0.72))
            above = QRectF(area.left() - 10, area.top() - 16, area.width() + 20, 14)
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, text)
        painter.setFont(self.font())

    def _paint_limit(self, painter: QPainter) -> None:
        limit = self._speeds.limit
        if limit is None:
            return
        x = _SIDE + limit * self._width()
        painter.setPen(QPen(self.palette().text().color(), 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, 20, x, self.height() - _BOTTOM))
        painter.setPen(self.palette().text().color())
        text = self.tr("limit {limit}").format(limit=f"{limit:g}")
        half = painter.fontMetrics().horizontalAdvance(text) / 2 + 4
        middle = min(max(x, half), self.width() - half)
        painter.drawText(
            QRectF(middle - half, 2, 2 * half, 16), Qt.AlignmentFlag.AlignCenter, text
        )
