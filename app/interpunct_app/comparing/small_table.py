# SPDX-License-Identifier: Apache-2.0
"""Small table of figures, without empty space."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from interpunct_app.cues.titled_table import set_up
from interpunct_app.looks.plain import plain_tip

_MOST_ROWS = 6  # before it scrolls
_ROOM = 8  # pixels added to the height of a line


class SmallTable(QTableWidget):
    """Rows of a name and figures under `titles`; the name takes the free width."""

    def __init__(self, name: str, titles: Sequence[str]) -> None:
        super().__init__(0, len(titles))
        self.setAccessibleName(name)
        self.setHorizontalHeaderLabels(list(titles))
        set_up(self)
        self.setAlternatingRowColors(False)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._set_up_header(len(titles))
        self.show_rows(())

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Show these rows, each cell with its text as tooltip."""
        self.setRowCount(len(rows))
        for place, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tip(text))
                item.setTextAlignment(_side(column))
                self.setItem(place, column, item)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the height to a changed font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _set_up_header(self, columns: int) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(columns):
            title = self.horizontalHeaderItem(column)
            if title is not None:
                title.setTextAlignment(_side(column))

    def _fit(self) -> None:
        height = self.fontMetrics().lineSpacing() + _ROOM
        self.verticalHeader().setDefaultSectionSize(height)
        rows = min(self.rowCount(), _MOST_ROWS)
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + rows * height + 2)


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
