# SPDX-License-Identifier: Apache-2.0
"""Tables of texts in the panels of a second file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTableView

from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.row_heights import RowHeights
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.titled_table import Index, TitledTable, set_up
from interpunct_app.looks.plain import plain_tip

_MOST_LINES = 12
_LEAST_LETTERS = 14  # of a line of text


class SideModel(TitledTable):
    """Rows of a second file; screen readers hear each cell after its column's title."""

    def text(self, row: int, column: int) -> str:
        """Text of one cell."""
        raise NotImplementedError

    def painted(self, row: int, column: int) -> ShownCue | None:
        """Cue to paint in one cell; None for numbers, times and missing texts."""
        raise NotImplementedError

    def tip(self, row: int, column: int) -> str | None:
        """Tooltip of one cell."""
        return plain_tip(self.text(row, column))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(column)
            case Qt.ItemDataRole.ToolTipRole:
                return self.tip(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{self.title(column)} {self.text(row, column)}"
            case _:
                return self.painted(row, column) if role == SHOWN_ROLE else None


class SideTable(QTableView):
    """Read-only rows of a second file.

    `widest` holds the widest content of columns; the last column takes the remaining width. If it
    is too narrow for a line of text, the columns `spared` are hidden, from the first.
    """

    def __init__(
        self, model: SideModel, name: str, widest: Mapping[int, str], spared: Sequence[int] = ()
    ) -> None:
        super().__init__()
        self._widest = widest
        self._spared = spared
        self._side = model
        self._delegate = CueDelegate(self, _MOST_LINES)
        self._heights = RowHeights(self, self._height_of)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(name)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        set_up(self)
        self._fit()
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().sectionResized.connect(self._fit_rows)
        model.modelReset.connect(self._fit_rows, Qt.ConnectionType.QueuedConnection)
        model.dataChanged.connect(self._fit_rows)

    def changeEvent(self, event: QEvent) -> None:
        """Fit rows and columns to a changed font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Fit the rows that come into sight."""
        super().scrollContentsBy(dx, dy)
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide columns where there is little room, and fit the rows that come into sight."""
        super().resizeEvent(event)
        self._hide_columns()
        self._fit_rows()

    def _hide_columns(self) -> None:
        room = self.viewport().width() - sum(map(self._width_of, self._widest))
        for column in self._spared:
            is_hidden = room < self.fontMetrics().averageCharWidth() * _LEAST_LETTERS
            self.setColumnHidden(column, is_hidden)
            room += self._width_of(column) if is_hidden else 0

    def _width_of(self, column: int) -> int:
        """Width that the content of a column needs, in pixels."""
        return self.fontMetrics().horizontalAdvance(self._widest[column]) + 20

    @Slot()
    def _fit_rows(self) -> None:
        """Set the heights that the rows in sight need."""
        self._heights.fit_visible()

    def _height_of(self, row: int) -> int:
        """Height that the texts of a row need, at least that of one line, in pixels."""
        heights = [row_height(self.font(), 1)]
        for column in range(self._side.columnCount()):
            cue = self._side.painted(row, column)
            if cue is not None:
                width = self.columnWidth(column)
                heights.append(self._delegate.height(self.font(), width, cue))
        return max(heights)

    def _fit(self) -> None:
        self._delegate.lay_out_anew(is_compact=False)
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        for column in self._widest:
            self.setColumnWidth(column, self._width_of(column))
