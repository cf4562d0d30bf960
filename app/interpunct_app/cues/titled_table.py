# SPDX-License-Identifier: Apache-2.0
"""Tables with column titles, no row titles and rows of a fixed height."""

from __future__ import annotations

from collections.abc import Sequence
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
    """Table with the columns `columns`; those in `texts` hold texts of cues."""

    columns: ClassVar[type[IntEnum]]
    texts: ClassVar[tuple[IntEnum, ...]]
    titles: Sequence[str] = ()
    """Titles above the columns."""

    def rows(self) -> int:
        """Number of rows."""
        raise NotImplementedError

    def title(self, column: int) -> str:
        """Title above the column."""
        return self.titles[column]

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Align texts at the reading start, and numbers right in every table."""
        return _OF_TEXTS if column in self.texts else _OF_FIGURES

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of rows; no row has child rows."""
        return 0 if parent.isValid() else self.rows()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Title or alignment of a column header."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(section)
        return None


def set_up(table: QTableView) -> None:
    """Select whole rows, draw no grid and fix row heights independently of contents.

    The table owns its model; the garbage collector could delete it on any thread.
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
    # It shows no selection; its own model spares a repaint for each selected row.
    header.setSelectionModel(QItemSelectionModel(table.model(), header))
