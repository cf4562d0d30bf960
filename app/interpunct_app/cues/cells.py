# SPDX-License-Identifier: Apache-2.0
"""Paints the cells of cue tables: numbers, with the sign of their worst finding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRect, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QPen,
    QStaticText,
    QTextOption,
    QTransform,
)
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from interpunct.cutting.checks import Finding, Level
from interpunct_app.cues.cell_look import CellLook, CellLooks, softened
from interpunct_app.cues.columns import SIGNS
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.cues.titled_table import Index
from interpunct_app.looks.theme import faded

_MOST_PALETTES = 20
_MOST_FIGURES = 1000
_STATES, _FEATURES = QStyle.StateFlag, QStyleOptionViewItem.ViewItemFeature
_MARKED = (_STATES.State_Selected | _STATES.State_HasFocus | _STATES.State_MouseOver).value
_LEFT_TO_VIEW = _FEATURES.Alternate.value
"""States and features of a cell as integers, which compare much faster than Qt's flags."""
_TEXT, _ALIGNMENT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole
_SHARES = {Qt.AlignmentFlag.AlignRight.value: 1.0, Qt.AlignmentFlag.AlignHCenter.value: 0.5}
"""Share of the free width that is left before a number; 0 for any other alignment."""
_HORIZONTAL = sum(_SHARES)
_LEFT_TO_RIGHT, _ELIDED = Qt.LayoutDirection.LeftToRight, Qt.TextElideMode.ElideRight
FIGURE_MARGIN = 8
"""Pixels at each side of a number."""


class CellDelegate(QStyledItemDelegate):
    """Numbers, times and codes, painted fainter than the texts beside them.

    A delegate for a column with more than a number overrides `paint_figure` for the rest.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._palettes: dict[int, QPalette] = {}
        self._looks = CellLooks()
        self._font = QFont()
        self._written: dict[tuple[str, bool, int], _Written] = {}

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Set all properties that the model gives for a cell, and the background of `soften`."""
        super().initStyleOption(option, index)
        self.soften(option)

    def soften(self, option: QStyleOptionViewItem) -> None:
        """Set a soft background for selected rows, on which text and signs keep their colours."""
        palette: QPalette = option.palette
        key = palette.cacheKey()
        soft = self._palettes.get(key)
        if soft is None:
            if len(self._palettes) > _MOST_PALETTES:
                self._palettes.clear()
            soft = self._palettes[key] = softened(palette)
        option.palette = soft

    def look(self, option: QStyleOptionViewItem) -> CellLook:
        """Look of a cell whose background is softened."""
        return self._looks.of(option)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        self.soften(option)  # `initStyleOption` would query the model for data that no cell has
        self.paint_figure(painter, option, index)

    def paint_figure(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the background and the number of a cell whose background is softened."""
        model = index.model()  # called directly: `index.data` would convert each value twice
        text: str = model.data(index, _TEXT)
        paint_ground(painter, option)
        if text:
            painter.save()
            self.write(
                *(painter, self.look(option), option.rect, text),
                findings=model.data(index, FINDINGS_ROLE) or (),
                alignment=model.data(index, _ALIGNMENT),
            )
            painter.restore()

    def write(
        self,
        painter: QPainter,
        look: CellLook,
        cell: QRect,
        text: str,
        *,
        findings: Sequence[Finding],
        alignment: Qt.AlignmentFlag,
    ) -> None:
        """Write a number into its cell, with the sign of its worst finding."""
        ink, is_bold = look.figures, False
        if findings:
            worst = findings[0].level
            text, ink = f"{SIGNS[worst]} {text}", look.marks.very_uncertain
            is_bold = worst is Level.ERROR
        figure = self._figure(look.font, text, is_bold, cell.width() - 2 * FIGURE_MARGIN)
        painter.setPen(ink)
        painter.setFont(figure.font)
        painter.drawStaticText(_place(cell, figure, alignment), figure.text)

    def _figure(self, font: QFont, text: str, is_bold: bool, room: int) -> _Written:
        """Number laid out with `font` in a width of `room` pixels."""
        if font != self._font:
            self._font = QFont(font)
            self._written.clear()
        key = (text, is_bold, room)
        known = self._written.get(key)
        if known is None:
            if len(self._written) > _MOST_FIGURES:
                self._written.clear()
            known = self._written[key] = _written(font, text, is_bold, room)
        return known


@dataclass(frozen=True, slots=True)
class _Written:
    """Text laid out in `font`, with its size in pixels."""

    text: QStaticText
    font: QFont
    width: float
    height: float


def _written(font: QFont, text: str, is_bold: bool, room: int) -> _Written:
    """Text on one line, always left to right, elided to `room` pixels."""
    font = QFont(font)  # the font of an option dies with the option
    if is_bold:
        font.setBold(True)
    line = QStaticText(QFontMetrics(font).elidedText(text, _ELIDED, room))
    line.setTextFormat(Qt.TextFormat.PlainText)
    option = QTextOption()
    option.setTextDirection(_LEFT_TO_RIGHT)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    line.setTextOption(option)
    line.prepare(QTransform(), font)
    size = line.size()
    return _Written(line, font, size.width(), size.height())


def _place(cell: QRect, figure: _Written, alignment: Qt.AlignmentFlag) -> QPointF:
    """Upper left corner of a number in its cell."""
    share = _SHARES.get(alignment.value & _HORIZONTAL, 0.0)
    rest = cell.width() - 2 * FIGURE_MARGIN - figure.width
    top = cell.top() + (cell.height() - figure.height) / 2
    return QPointF(cell.left() + FIGURE_MARGIN + rest * share, top)


def paint_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Paint a cell's background in the style, without text; the view has painted the row."""
    if not option.state.value & _MARKED and not option.features.value & ~_LEFT_TO_VIEW:
        return
    widget: QWidget | None = option.widget
    style = widget.style() if widget else QApplication.style()
    style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)


def paint_cursor(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Draw a frame around the cell that a key would edit."""
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.save()
        palette: QPalette = option.palette
        painter.setPen(QPen(faded(palette, 0.5), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area: QRect = option.rect.adjusted(0, 0, -1, -1)
        painter.drawRect(area)
        painter.restore()
