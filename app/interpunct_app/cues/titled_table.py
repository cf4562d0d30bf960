# SPDX-License-Identifier: Apache-2.0
"""Tables with a title above each column, none beside the rows, and rows of a fixed height."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

Index = QModelIndex | QPersistentModelIndex

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_OF_TEXTS = Qt.AlignmentFlag.AlignLeft | _MIDDLE
_OF_FIGURES = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute | _MIDDLE


class TitledTable(QAbstractTableModel):
    """A table whose columns are `columns`, those in `texts` with the text of cues."""

    columns: ClassVar[type[IntEnum]]
    texts: ClassVar[tuple[IntEnum, ...]]

    def rows(self) -> int:
        """How many rows there are."""
        raise NotImplementedError

    def title(self, column: int) -> str:
        """What stands above the column."""
        raise NotImplementedError

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Texts where reading begins, figures to the right in every table."""
        return _OF_TEXTS if column in self.texts else _OF_FIGURES

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The number of rows; no row has rows of its own."""
        return 0 if parent.isValid() else self.rows()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """The number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        return None


def set_up(table: QTableView) -> None:
    """Show whole rows, without a grid; their height never depends on what they hold.

    The model goes with its table; left to the garbage collector, it could go on any thread.
    """
    table.model().setParent(table)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().hide()
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    # It shows no selection, and would be painted again with each row that is selected.
    header.setSelectionModel(QItemSelectionModel(table.model(), header))
