# SPDX-License-Identifier: Apache-2.0
"""Menu for showing and hiding columns, used in the table's header and in the menu View."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from interpunct_app.cues.columns import Column, column_name
from interpunct_app.cues.table_look import TableLook


class ColumnsMenu(QMenu):
    """Checkable entry for each column; the text column cannot be hidden."""

    def __init__(self, title: str, look: TableLook, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._look = look
        self._entries = {column: self.addAction(column_name(column)) for column in Column}
        for entry in self._entries.values():
            entry.setCheckable(True)
        self.triggered.connect(self._choose)
        self._entries[Column.TEXT].setEnabled(False)
        look.changed.connect(self._show_ticks)
        self._show_ticks()

    def _choose(self, chosen: QAction) -> None:
        column = next(column for column, entry in self._entries.items() if entry is chosen)
        self._look.show_column(column, chosen.isChecked())

    def _show_ticks(self) -> None:
        for column, entry in self._entries.items():
            entry.setChecked(self._look.is_shown(column))
