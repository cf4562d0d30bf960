# SPDX-License-Identifier: Apache-2.0
"""Paints the cells of tables of cues: figures, with the sign of what the checks found there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from interpunct.segment.checks import Level
from interpunct_app.cues.columns import SIGNS
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.cues.titled_table import Index
from interpunct_app.looks.theme import faded, mark_colours, mixed

_MOST_PALETTES = 20
_STATES, _FEATURES = QStyle.StateFlag, QStyleOptionViewItem.ViewItemFeature
_MARKED = (_STATES.State_Selected | _STATES.State_HasFocus | _STATES.State_MouseOver).value
_LEFT_TO_VIEW = _FEATURES.Alternate.value
"""States and features of a cell as numbers, which are compared much faster than Qt's flags."""
_TEXT, _ALIGNMENT = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.TextAlignmentRole
_LEFT_TO_RIGHT, _ELIDED = Qt.LayoutDirection.LeftToRight, Qt.TextElideMode.ElideRight
FIGURE_MARGIN = 8
"""Pixels on either side of a figure."""


class CellDelegate(QStyledItemDelegate):
    """Numbers, times and codes, fainter than the texts beside them.

    A delegate for a column that shows more than a figure paints the rest over `paint_figure`.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._palettes: dict[int, QPalette] = {}

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """All that the model tells of a cell, and the ground of `soften`."""
        super().initStyleOption(option, index)
        self.soften(option)

    def soften(self, option: QStyleOptionViewItem) -> None:
        """A soft ground for selected rows, on which text and signs keep their colours."""
        key: int = option.palette.cacheKey()
        soft = self._palettes.get(key)
        if soft is None:
            if len(self._palettes) > _MOST_PALETTES:
                self._palettes.clear()
            soft = self._palettes[key] = _softened(option.palette)
        option.palette = soft

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        self.soften(option)  # `initStyleOption` would ask the model for what no cell has
        self.paint_figure(painter, option, index)

    def paint_figure(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the ground and the figure of a cell whose ground is softened."""
        model = index.model()  # asked as it is: `index.data` would turn all into Qt's and back
        text: str = model.data(index, _TEXT)
        paint_ground(painter, option)
        if not text:
            return
        palette, font = option.palette, option.font
        painter.save()
        painter.setLayoutDirection(_LEFT_TO_RIGHT)  # figures stand as they are
        if findings := model.data(index, FINDINGS_ROLE):
            painter.setPen(mark_colours(palette).very_uncertain)
            font = QFont(font)
            font.setBold(findings[0].level is Level.ERROR)
            text = f"{SIGNS[findings[0].level]} {text}"
        else:
            painter.setPen(palette.placeholderText().color())
        painter.setFont(font)
        area: QRect = option.rect.adjusted(FIGURE_MARGIN, 0, -FIGURE_MARGIN, 0)
        metrics, width = painter.fontMetrics(), area.width()
        if metrics.horizontalAdvance(text) >= width:  # to measure is faster than to elide
            text = metrics.elidedText(text, _ELIDED, width)
        painter.drawText(area, model.data(index, _ALIGNMENT), text)
        painter.restore()


def _softened(palette: QPalette) -> QPalette:
    """The palette of cells: what stands for figures in it is fainter than the texts."""
    soft = QPalette(palette)
    ground = mixed(palette.highlight().color(), palette.base().color(), 0.22)
    soft.setColor(QPalette.ColorRole.Highlight, ground)
    soft.setColor(QPalette.ColorRole.HighlightedText, palette.text().color())
    soft.setColor(QPalette.ColorRole.PlaceholderText, faded(palette, 0.72))
    return soft


def paint_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Paint a cell as the style does, without its text; the view has painted its row."""
    if not option.state.value & _MARKED and not option.features.value & ~_LEFT_TO_VIEW:
        return
    widget: QWidget | None = option.widget
    style = widget.style() if widget else QApplication.style()
    style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)


def paint_cursor(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Frame the cell that a key would edit."""
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.save()
        palette: QPalette = option.palette
        painter.setPen(QPen(faded(palette, 0.5), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area: QRect = option.rect.adjusted(0, 0, -1, -1)
        painter.drawRect(area)
        painter.restore()
