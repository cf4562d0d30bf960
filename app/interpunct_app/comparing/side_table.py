# SPDX-License-Identifier: Apache-2.0
"""Tables of texts in the panels of a second file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTableView

from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.titled_table import Index, TitledTable, set_up
from interpunct_app.looks.plain import plain_tip


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

    `widest` holds the widest content of columns; the last column takes the remaining width.
    """

    def __init__(self, model: SideModel, name: str, widest: Mapping[int, str]) -> None:
        super().__init__()
        self._widest = widest
        self.setModel(model)
        self.setItemDelegate(CueDelegate(self))
        self.setAccessibleName(name)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        set_up(self)
        self._fit()
        self.horizontalHeader().setStretchLastSection(True)

    def changeEvent(self, event: QEvent) -> None:
        """Fit rows and columns to a changed font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        for column, figure in self._widest.items():
            self.setColumnWidth(column, metrics.horizontalAdvance(figure) + 20)
