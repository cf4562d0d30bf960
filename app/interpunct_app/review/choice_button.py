# SPDX-License-Identifier: Apache-2.0
"""One alternative under the slot: its key, its mark, its probability."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from interpunct.work.work import Alternative
from interpunct_app.looks.theme import faded, mark_colours


class ChoiceButton(QAbstractButton):
    """A button that never takes the focus: the keys belong to the slot."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self._alternative: Alternative | None = None
        self._is_current = self._is_likeliest = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_alternative(
        self, alternative: Alternative, *, is_current: bool, is_likeliest: bool
    ) -> None:
        """Show another mark, framed if it stands in the text now, bold if it is the likeliest."""
        self._alternative, self._is_current = alternative, is_current
        self._is_likeliest = is_likeliest
        mark = alternative.mark or self.tr("none")
        said = [mark, f"{alternative.probability:.0%}"]
        said += [self.tr("likeliest")] if is_likeliest else []
        self.setAccessibleName(f"{self._number}: {', '.join(said)}")
        self.setToolTip(self._tip(alternative.mark))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for key, mark and probability."""
        least = self.minimumSizeHint()
        return QSize(least.width() + 32, round(QFontMetricsF(self.font()).height() * 2.1))

    def minimumSizeHint(self) -> QSize:
        """The same, side by side without much between them."""
        metrics = QFontMetricsF(self.font())
        width = metrics.horizontalAdvance(f"1 {self.tr('none')} 100%") + 24
        return QSize(round(width), round(metrics.height() * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a rounded frame with the three texts."""
        if self._alternative is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        area = QRectF(self.rect()).adjusted(12, 0, -12, 0)
        painter.setFont(self._text_font())
        painter.setPen(faded(self.palette(), 0.55))
        painter.drawText(area, _LEFT, str(self._number))
        percent = f"{self._alternative.probability:.0%}"
        painter.drawText(area, _RIGHT, percent)
        painter.setPen(self.palette().text().color())
        painter.setFont(self._mark_font())
        mark = self._alternative.mark or self.tr("none")
        painter.drawText(self._mark_area(area, mark, percent), _CENTRE, mark)

    def _mark_area(self, area: QRectF, mark: str, percent: str) -> QRectF:
        """The middle of the button for the mark, or else what number and probability leave."""
        metrics = QFontMetricsF(self._text_font())
        right = metrics.horizontalAdvance(percent)
        needed = QFontMetricsF(self._mark_font()).horizontalAdvance(mark)
        if needed + 2 * right < area.width():
            return area
        return area.adjusted(metrics.horizontalAdvance(str(self._number)), 0, -right, 0)

    def _paint_frame(self, painter: QPainter) -> None:
        palette = self.palette()
        ground = palette.base().color()
        if self.isDown():
            ground = faded(palette, 0.14)
        elif self.underMouse():
            ground = faded(palette, 0.07)
        current = mark_colours(palette).uncertain
        colour, width = (current, 2.0) if self._is_current else (faded(palette, 0.25), 1.0)
        painter.setPen(QPen(colour, width))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _text_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(self._is_likeliest)
        return font

    def _mark_font(self) -> QFont:
        font = self._text_font()
        if self._alternative is not None and self._alternative.mark:
            font.setPointSizeF(font.pointSizeF() * 1.5)
        return font

    def _tip(self, mark: str) -> str:
        key = self.tr("Key {number}").format(number=self._number)
        names = ", ".join(f"U+{ord(sign):04X}" for sign in mark)
        return f"{key} · {names}" if names else key


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
