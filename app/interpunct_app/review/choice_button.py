# SPDX-License-Identifier: Apache-2.0
"""One alternative under the slot: its key, its mark or word, its probability."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from interpunct.transcript.labels import Casing
from interpunct.work.work import Alternative, CasingAlternative
from interpunct_app.looks.theme import faded, mark_colours
from interpunct_app.review.marks_menu import spoken_mark

_WIDEST = 320  # pixels; a longer word is cut short


@dataclass(frozen=True, slots=True)
class _Face:
    """The texts of a button, their fonts, and their widths in pixels.

    The mark needs `needed`; what stands at its `sides` is the key and the probability.
    """

    text: str
    percent: str
    font: QFont
    mark_font: QFont
    needed: float
    sides: tuple[float, float]
    wanted: QSize

    def mark_area(self, area: QRectF) -> QRectF:
        """The middle of the button for the mark, or else what number and probability leave."""
        left, right = self.sides
        if self.needed + 2 * right < area.width():
            return area
        return area.adjusted(left, 0, -right, 0)

    def fitting(self, room: float) -> str:
        """The mark or word, cut short where it has not the room."""
        if self.needed < room:
            return self.text
        return QFontMetricsF(self.mark_font).elidedText(self.text, _ELIDED, room)


class ChoiceButton(QAbstractButton):
    """A button that never takes the focus: the keys belong to the slot."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self._alternative: Alternative | CasingAlternative | None = None
        self._is_current = self._is_likeliest = False
        self._face: _Face | None = None  # of the alternative in the font as it is
        self._least: QSize | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_alternative(
        self,
        alternative: Alternative | CasingAlternative,
        *,
        is_current: bool,
        is_likeliest: bool,
    ) -> None:
        """Show another mark or word, framed if it stands in the text, bold if it is likeliest."""
        shown = alternative, is_current, is_likeliest
        if shown == (self._alternative, self._is_current, self._is_likeliest):
            return
        before = self.sizeHint()
        self._alternative, self._is_current, self._is_likeliest = shown
        self._face = None
        said = [self._name(alternative), f"{alternative.probability:.0%}"]
        said += [self.tr("likeliest")] if is_likeliest else []
        self.setAccessibleName(f"{self._number}: {', '.join(said)}")
        if (tip := self._tip(alternative)) != self.toolTip():
            self.setToolTip(tip)
        if self.sizeHint() != before:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for key, mark or word, and probability."""
        return self._laid_out().wanted

    def minimumSizeHint(self) -> QSize:
        """The same, side by side without much between them."""
        if self._least is None:
            metrics = QFontMetricsF(self.font())
            none = self.tr("none")
            width = metrics.horizontalAdvance(f"1 {none} 100%") + 24
            self._least = QSize(round(width), round(metrics.height() * 1.5))
        return self._least

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._face = self._least = None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a rounded frame with the three texts."""
        if self._alternative is None:
            return
        face = self._laid_out()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter)
        area = QRectF(self.rect()).adjusted(12, 0, -12, 0)
        painter.setFont(face.font)
        painter.setPen(faded(self.palette(), 0.55))
        painter.drawText(area, _LEFT, str(self._number))
        painter.drawText(area, _RIGHT, face.percent)
        painter.setPen(self.palette().text().color())
        painter.setFont(face.mark_font)
        room = face.mark_area(area)
        painter.drawText(room, _CENTRE, face.fitting(room.width()))

    def _laid_out(self) -> _Face:
        """What is painted, with its sizes; worked out once, for it is asked for at every turn."""
        if self._face is None:
            known = self._alternative
            font = QFont(self.font())
            font.setBold(self._is_likeliest)
            mark_font = QFont(font)
            if isinstance(known, Alternative) and known.mark:
                mark_font.setPointSizeF(font.pointSizeF() * 1.5)
            percent = f"{known.probability:.0%}" if known else ""
            metrics, own = QFontMetricsF(self.font()), QFontMetricsF(font)
            text = self._text()
            needed = QFontMetricsF(mark_font).horizontalAdvance(text)
            wanted = metrics.horizontalAdvance("1  100 %") + needed + 52
            width = min(max(self.minimumSizeHint().width() + 32, wanted), _WIDEST)
            self._face = _Face(
                *(text, percent, font, mark_font),
                needed=needed,
                sides=(own.horizontalAdvance(str(self._number)), own.horizontalAdvance(percent)),
                wanted=QSize(round(width), round(metrics.height() * 2.1)),
            )
        return self._face

    def _paint_frame(self, painter: QPainter) -> None:
        palette = self.palette()
        ground = QBrush()  # that of the pane
        if self.isDown():
            ground = QBrush(faded(palette, 0.14))
        elif self.underMouse():
            ground = QBrush(faded(palette, 0.07))
        current = mark_colours(palette).uncertain
        colour, width = (current, 2.0) if self._is_current else (faded(palette, 0.25), 1.0)
        painter.setPen(QPen(colour, width))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _text(self) -> str:
        """What stands in the middle: the mark, or the word."""
        if isinstance(self._alternative, CasingAlternative):
            return self._alternative.text
        return (self._alternative.mark if self._alternative else "") or self.tr("none")

    def _name(self, alternative: Alternative | CasingAlternative) -> str:
        if isinstance(alternative, CasingAlternative):
            return f"{self._casing_name(alternative.casing)}, {alternative.text}"
        return spoken_mark(alternative.mark, alternative.label)

    def _casing_name(self, casing: Casing) -> str:
        return (self.tr("lower case"), self.tr("capital"), self.tr("all capitals"))[casing]

    def _tip(self, alternative: Alternative | CasingAlternative) -> str:
        key = self.tr("Key {number}").format(number=self._number)
        if isinstance(alternative, CasingAlternative):
            return f"{key} · {self._casing_name(alternative.casing)}"
        names = ", ".join(f"U+{ord(sign):04X}" for sign in alternative.mark)
        return f"{key} · {names}" if names else key


_ELIDED = Qt.TextElideMode.ElideRight
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
