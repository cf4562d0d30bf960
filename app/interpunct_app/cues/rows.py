# SPDX-License-Identifier: Apache-2.0
"""Paints each row of the cue table at once.

Qt asks model, style and delegate about every cell: some twenty calls answered in Python, a
millisecond per row. Here they are asked once for all rows. The result is the same, pixel by pixel.
The row with the focused cell is left to Qt, whose style frames that cell.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QItemSelectionRange, QRect, Qt
from PySide6.QtGui import QBrush, QPainter, QPalette, QRegion
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from interpunct_app.cues.cell_look import CellLook
from interpunct_app.cues.columns import Column
from interpunct_app.cues.delegate import CueDelegate
from interpunct_app.cues.model import CueModel
from interpunct_app.cues.painting import paint_bookmark


@dataclass(frozen=True, slots=True)
class _Span:
    """Position of a column, in pixels, and the alignment of its numbers."""

    column: Column
    left: int
    width: int
    alignment: Qt.AlignmentFlag

    def meets(self, left: int, right: int) -> bool:
        """Whether the column overlaps the pixels `left` to `right`, both included."""
        return self.left <= right and left < self.left + self.width


@dataclass(frozen=True, slots=True)
class _Grounds:
    """Backgrounds of alternate and selected rows."""

    alternate: QBrush
    selected: QBrush
    selected_rows: tuple[range, ...]

    def of(self, row: int) -> QBrush | None:
        """Background of a row; None for the table's own."""
        if any(row in rows for rows in self.selected_rows):
            return self.selected
        return self.alternate if row % 2 else None


class RowPainter:
    """Paints the rows of a cue table; `delegate` writes the content of cells."""

    def __init__(self, table: QTableView, model: CueModel, delegate: CueDelegate) -> None:
        self._table = table
        self._model = model
        self._delegate = delegate
        self._selection = table.selectionModel()  # each call of it would create a new wrapper
        self._sides = {column: model.alignment(column) for column in Column}

    def paint(self, region: QRegion) -> QRegion:
        """Paint `region` of the viewport, and return the part that is left to Qt."""
        rows = self._rows_in(region)
        focused = self._focused_row()
        is_left = rows.pop(focused, None) is not None
        if rows:
            self._paint_rows(rows)
        return QRegion(self._row_area(focused)) & region if is_left else QRegion()

    def _rows_in(self, region: QRegion) -> dict[int, tuple[int, int]]:
        """Rows in a region, each with the first and last pixel to paint."""
        table, count = self._table, self._model.rowCount()
        rows: dict[int, tuple[int, int]] = {}
        for area in cast("Iterable[QRect]", region):
            row = table.rowAt(area.top())
            while 0 <= row < count and table.rowViewportPosition(row) <= area.bottom():
                left, right = rows.get(row, (area.left(), area.right()))
                rows[row] = (min(left, area.left()), max(right, area.right()))
                row += 1
        return rows

    def _focused_row(self) -> int:
        """Row of the focused cell; -1 if the focus is elsewhere."""
        has_focus = self._table.hasFocus() or self._table.viewport().hasFocus()
        return self._table.currentIndex().row() if has_focus else -1

    def _row_area(self, row: int) -> QRect:
        table = self._table
        width = table.viewport().width()
        return QRect(0, table.rowViewportPosition(row), width, table.rowHeight(row))

    def _paint_rows(self, rows: dict[int, tuple[int, int]]) -> None:
        option = QStyleOptionViewItem()
        self._table.initViewItemOption(option)
        alternate = option.palette.brush(_group(option), QPalette.ColorRole.AlternateBase)
        self._delegate.soften(option)
        look, spans = self._delegate.look(option), list(self._spans())
        grounds = _Grounds(alternate, look.palette.highlight(), self._selected_rows())
        painter = QPainter(self._table.viewport())
        for row, (left, right) in rows.items():
            shown = [span for span in spans if span.meets(left, right)]
            self._paint_row(painter, look, row, shown, grounds.of(row))
        painter.end()

    def _selected_rows(self) -> tuple[range, ...]:
        parts = cast("Iterable[QItemSelectionRange]", self._selection.selection())
        return tuple(range(part.top(), part.bottom() + 1) for part in parts)

    def _spans(self) -> Iterator[_Span]:
        """Spans of the visible columns."""
        table = self._table
        for column in Column:
            if not table.isColumnHidden(column):
                left, width = table.columnViewportPosition(column), table.columnWidth(column)
                yield _Span(column, left, width, self._sides[column])

    def _paint_row(
        self,
        painter: QPainter,
        look: CellLook,
        row: int,
        spans: list[_Span],
        ground: QBrush | None,
    ) -> None:
        top, height = self._table.rowViewportPosition(row), self._table.rowHeight(row)
        if ground is not None and spans:
            left = min(spans[0].left, spans[-1].left)
            painter.fillRect(left, top, sum(span.width for span in spans), height, ground)
        for span in spans:
            cell = QRect(span.left, top, span.width, height)
            self._paint_cell(painter, look, cell, row, span)

    def _paint_cell(
        self, painter: QPainter, look: CellLook, cell: QRect, row: int, span: _Span
    ) -> None:
        figure = self._model.figure(row, span.column)
        if span.column is Column.TEXT:
            cue, found = self._model.shown(row), self._model.found(row)
            self._delegate.write_cue(painter, look, cell, cue, found, findings=figure.findings)
            return
        if figure.text:
            self._delegate.write(
                *(painter, look, cell, figure.text),
                findings=figure.findings,
                alignment=span.alignment,
            )
        if figure.note is not None:
            paint_bookmark(painter, cell, look.ribbon)


def _group(option: QStyleOptionViewItem) -> QPalette.ColorGroup:
    """Colour group with which the style paints a row."""
    if not option.state & QStyle.StateFlag.State_Enabled:
        return QPalette.ColorGroup.Disabled
    is_active = bool(option.state & QStyle.StateFlag.State_Active)
    return QPalette.ColorGroup.Active if is_active else QPalette.ColorGroup.Inactive
