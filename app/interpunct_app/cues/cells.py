# SPDX-License-Identifier: Apache-2.0
"""Paints the cells of cue tables: numbers, with the sign of their worst finding."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from interpunct.cutting.checks import Finding, Level
from interpunct_app.cues.cell_look import CellLook, cell_look
from interpunct_app.cues.columns import SIGNS
from interpunct_app.cues.model import BOOKMARK_ROLE, FINDINGS_ROLE
from interpunct_app.cues.painting import paint_bookmark, paint_playhead
from interpunct_app.cues.titled_table import Index
from interpunct_app.looks.theme import faded

_TEXT, _ALIGNMENT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole
_ON_ONE_LINE = Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextForceLeftToRight
_ABSOLUTE = Qt.AlignmentFlag.AlignAbsolute
FIGURE_MARGIN = 8
"""Pixels at each side of a number."""


class CellDelegate(QStyledItemDelegate):
    """Numbers, times and codes, painted fainter than the texts beside them.

    A delegate for a column with more than a number overrides `paint_figure` for the rest.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look: tuple[object, CellLook] | None = None

    def look(self, option: QStyleOptionViewItem) -> CellLook:
        """Look of a cell, whose option gets a soft background for selected rows.

        The last look is kept, because the cells of a table have the same.
        """
        palette: QPalette = option.palette
        font: QFont = option.font
        key = (palette.cacheKey(), QFont(font), option.direction)
        if self._look is None or self._look[0] != key:
            self._look = key, cell_look(palette, font, option.direction)
        look = self._look[1]
        option.palette = look.palette
        return look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        look = self.look(option)  # `initStyleOption` would ask the model for data that no cell has
        self.paint_figure(painter, option, index, look)

    def paint_figure(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: CellLook
    ) -> None:
        """Paint the background and the number of a cell."""
        model = index.model()  # called directly: `index.data` would convert each value twice
        text: str = model.data(index, _TEXT)
        paint_ground(painter, option)
        if text:
            painter.save()
            _write(
                *(painter, look, option.rect, text),
                findings=model.data(index, FINDINGS_ROLE) or (),
                alignment=model.data(index, _ALIGNMENT),
            )
            painter.restore()


class NumberDelegate(CellDelegate):
    """Cue numbers, with a ribbon for each bookmark and a sign at the row that is `heard`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heard: int | None = None

    def paint_figure(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: CellLook
    ) -> None:
        """Paint the number, and the signs over it."""
        super().paint_figure(painter, option, index, look)
        if index.row() == self.heard:
            paint_playhead(painter, option.rect, look.text)
        if index.model().data(index, BOOKMARK_ROLE) is not None:
            paint_bookmark(painter, option.rect, look.ribbon)


def _write(
    painter: QPainter,
    look: CellLook,
    cell: QRect,
    text: str,
    *,
    findings: Sequence[Finding],
    alignment: Qt.AlignmentFlag,
) -> None:
    """Write a number, left to right, with the sign of its worst finding."""
    font, ink = look.font, look.figures
    if findings:
        worst = findings[0].level
        text, ink = f"{SIGNS[worst]} {text}", look.marks.finding
        if worst is Level.ERROR:
            font = QFont(font)
            font.setBold(True)
    area = cell.adjusted(FIGURE_MARGIN, 0, -FIGURE_MARGIN, 0)
    text = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(area, _of_figure(alignment), text)


@cache  # asked for every cell; flags of Qt are slow to combine
def _of_figure(alignment: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
    """Flags of a number, left to right on one line."""
    return alignment | _ABSOLUTE | _ON_ONE_LINE


def paint_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Paint a cell's background in the style, without text; the view has painted the row."""
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
