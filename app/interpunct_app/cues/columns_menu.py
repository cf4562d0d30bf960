# SPDX-License-Identifier: Apache-2.0
"""The menu that shows and hides columns: at the header of a table, and in the menu View."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from interpunct_app.cues.columns import Column, column_name
from interpunct_app.cues.table_look import TableLook


class ColumnsMenu(QMenu):
    """A tick for each column; that of the text cannot be taken away."""

    def __init__(self, title: str, look: TableLook, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._look = look
        self._entries = {column: self.addAction(column_name(column)) for column in Column}
        for column, entry in self._entries.items():
            entry.setCheckable(True)
            entry.triggered.connect(partial(look.show_column, column))
        self._entries[Column.TEXT].setEnabled(False)
        look.changed.connect(self._show_ticks)
        self._show_ticks()

    def _show_ticks(self) -> None:
        for column, entry in self._entries.items():
            entry.setChecked(self._look.is_shown(column))
