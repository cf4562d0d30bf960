# SPDX-License-Identifier: Apache-2.0
"""Tables of texts in the panels of a second file."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTableView

from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.titled_table import TitledTable, set_up


class SideTable(QTableView):
    """Read-only rows of a second file.

    `widest` holds the widest content of columns; the last column takes the remaining width.
    """

    def __init__(self, model: TitledTable, name: str, widest: Mapping[int, str]) -> None:
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
