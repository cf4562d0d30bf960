# SPDX-License-Identifier: Apache-2.0
"""Button for one alternative of the slot: key, mark or word, and probability."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from interpunct.labels import Casing
from interpunct.work.work import Alternative, CasingAlternative
from interpunct_app.looks.theme import faded, mark_colours
from interpunct_app.review.marks_menu import spoken_mark

_WIDEST = 320  # pixels; a longer word is elided
_MARK_SIZE = 1.5


class _Letters:
    """Fonts of a button, plain and bold, for texts and larger for marks."""

    def __init__(self, font: QFont) -> None:
        kinds = [(is_bold, is_mark) for is_bold in (False, True) for is_mark in (False, True)]
        self.fonts = {kind: _font(font, *kind) for kind in kinds}
        self._metrics = {kind: QFontMetricsF(it) for kind, it in self.fonts.items()}
        self.height = self._metrics[False, False].height()

    def width(self, text: str, *, is_bold: bool = False, is_mark: bool = False) -> float:
        """Width of a text in pixels."""
        return self._metrics[is_bold, is_mark].horizontalAdvance(text)

    def elided(self, text: str, room: float, *, is_bold: bool, is_mark: bool) -> str:
        """Text elided to `room` pixels."""
        return self._metrics[is_bold, is_mark].elidedText(text, _ELIDED, room)


def _font(font: QFont, is_bold: bool, is_mark: bool) -> QFont:
    font = QFont(font)
    font.setBold(is_bold)
    if is_mark:
        font.setPointSizeF(font.pointSizeF() * _MARK_SIZE)
    return font


class ChoiceButton(QAbstractButton):
    """Button that never takes the focus, because the keys belong to the slot."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        self._alternative: Alternative | CasingAlternative | None = None
        self._is_current = self._is_likeliest = False
        self._shown: tuple[object, ...] = ()  # inputs of the content above
        self._letters: _Letters | None = None
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
        percent = percent_text(alternative)
        shown = (*_identity(alternative), percent, is_current, is_likeliest)
        if shown == self._shown:
            return
        before = self.sizeHint()
        self._shown, self._alternative = shown, alternative
        self._is_current, self._is_likeliest = is_current, is_likeliest
        said = [self._name(alternative), *filter(None, [percent])]
        said += [self.tr("likeliest")] if is_likeliest else []
        self.setAccessibleName(f"{self._number}: {', '.join(said)}")
        if (tip := self._tip(alternative)) != self.toolTip():
            self.setToolTip(tip)
        if self.sizeHint() != before:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Preferred size: room for key, mark or word, and probability."""
        letters, text, is_mark = self._lettering(), self._text(), self._is_mark()
        # The bold text's width: else buttons would move whenever another becomes the likeliest.
        needed = max(letters.width(text, is_bold=bold, is_mark=is_mark) for bold in _BOTH)
        wanted = letters.width(f"1  {self._widest_percent()}") + needed + 52
        width = min(max(self.minimumSizeHint().width() + 32, wanted), _WIDEST)
        return QSize(round(width), round(letters.height * 1.5))

    def minimumSizeHint(self) -> QSize:
        """Minimum size: the same texts with little space between them."""
        letters, none, percent = self._lettering(), self.tr("none"), self._widest_percent()
        needed = letters.width(f"1  {none}  {percent}" if percent else "1  —")
        return QSize(round(needed) + 24, round(letters.height * 1.5))

    def changeEvent(self, event: QEvent) -> None:
        """Measure again after a change of font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._letters = None

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint a rounded frame with the three texts."""
        if self._alternative is None:
            return
        letters, is_bold, is_mark = self._lettering(), self._is_likeliest, self._is_mark()
        percent = percent_text(self._alternative)
        palette = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, palette)
        area = QRectF(self.rect()).adjusted(12, 0, -12, 0)
        painter.setFont(letters.fonts[is_bold, False])
        painter.setPen(faded(palette, 0.55))
        painter.drawText(area, _LEFT, str(self._number))
        painter.drawText(area, _RIGHT, percent)
        painter.setPen(palette.text().color())
        painter.setFont(letters.fonts[is_bold, is_mark])
        room = self._room(area, percent)
        text = letters.elided(self._text(), room.width(), is_bold=is_bold, is_mark=is_mark)
        painter.drawText(room, _CENTRE, text)

    def _lettering(self) -> _Letters:
        """Fonts of the button, cached until the font changes."""
        if self._letters is None:
            self._letters = _Letters(self.font())
        return self._letters

    def _room(self, area: QRectF, percent: str) -> QRectF:
        """Area of the mark: the whole button if it fits, else between key and probability."""
        letters, is_bold = self._lettering(), self._is_likeliest
        left, right = (letters.width(it, is_bold=is_bold) for it in (str(self._number), percent))
        needed = letters.width(self._text(), is_bold=is_bold, is_mark=self._is_mark())
        return area if needed + 2 * right < area.width() else area.adjusted(left, 0, -right, 0)

    def _paint_frame(self, painter: QPainter, palette: QPalette) -> None:
        ground = QBrush()  # the pane's background
        if self.isDown():
            ground = QBrush(faded(palette, 0.14))
        elif self.underMouse():
            ground = QBrush(faded(palette, 0.07))
        colour, width = faded(palette, 0.25), 1.0
        if self._is_current:
            colour, width = mark_colours(palette).uncertain, 2.0
        painter.setPen(QPen(colour, width))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _widest_percent(self) -> str:
        """Probability for which room is kept, whatever it is."""
        alternative = self._alternative
        return "100%" if alternative is None or percent_text(alternative) else ""

    def _is_mark(self) -> bool:
        return isinstance(self._alternative, Alternative) and self._alternative.mark != ""

    def _text(self) -> str:
        """Text in the middle: the mark, or the word."""
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


def percent_text(alternative: Alternative | CasingAlternative) -> str:
    """Probability of an alternative; empty for a mark that is only offered."""
    is_offered = isinstance(alternative, Alternative) and alternative.label.offered
    return "" if is_offered else f"{alternative.probability:.0%}"


def _identity(alternative: Alternative | CasingAlternative) -> tuple[object, str]:
    """Alternative without its probability."""
    if isinstance(alternative, CasingAlternative):
        return alternative.casing, alternative.text
    return alternative.label, alternative.mark


_BOTH = (False, True)
_ELIDED = Qt.TextElideMode.ElideRight
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
