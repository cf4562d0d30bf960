# SPDX-License-Identifier: Apache-2.0
"""Tables with a title above each column and none beside the rows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt


class TitledTable(QAbstractTableModel):
    """A table that has a title and an alignment for each of its columns."""

    def title(self, column: int) -> str:
        """What stands above the column."""
        raise NotImplementedError

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """How its title and its cells are aligned."""
        raise NotImplementedError

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
