# SPDX-License-Identifier: Apache-2.0
"""List of all actions with their keys, searchable by words or keys."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.names import shown
from interpunct_app.keys.sets import place_of, row_name
from interpunct_app.keys.table import Binding

_NAME = Qt.ItemDataRole.UserRole


class KeyList(QTreeWidget):
    """Rows of a `KeyMap` in groups; `chosen` emits the current row or None."""

    chosen = Signal(object)

    def __init__(self, keys: KeyMap) -> None:
        super().__init__()
        self._keys = keys
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setAccessibleName(self.tr("Actions and their keys"))
        self.setHeaderLabels([self.tr("Action"), self.tr("Keys"), ""])
        self.setRootIsDecorated(False)
        self.setAlternatingRowColors(True)
        self.setUniformRowHeights(True)
        titles = {
            "review": self.tr("At a gap, and in the table of cues"),
            "window": self.tr("Everywhere"),
        }
        self._groups = {place: self._group(title) for place, title in titles.items()}
        for row in keys.rows:
            self._add(row)
        self.expandAll()
        self._show_keys()
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            resized = QHeaderView.ResizeMode.ResizeToContents
            self.header().setSectionResizeMode(column, resized)
        keys.changed.connect(self._show_keys)
        self.currentItemChanged.connect(self._tell)

    def row(self) -> Binding | None:
        """Chosen row with its current keys."""
        item = self.currentItem()
        name = item.data(0, _NAME) if item else None
        return next((row for row in self._keys.rows if row_name(row) == name), None)

    def choose(self, name: str) -> None:
        """Choose the row with that name."""
        self.setCurrentItem(self._items[name])

    @Slot(str)
    def search(self, words: str) -> None:
        """Show only rows that contain all words, in their text or keys."""
        wanted = words.casefold().split()
        for group in self._groups.values():
            group.setHidden(True)
        for item in self._items.values():
            text = f"{item.text(0)} {item.text(1)}".casefold()
            is_found = all(word in text for word in wanted)
            item.setHidden(not is_found)
            above = item.parent()
            if is_found and above is not None:
                above.setHidden(False)

    @Slot()
    def _show_keys(self) -> None:
        own = self._keys.choice.keys
        for row in self._keys.rows:
            item = self._items[row_name(row)]
            item.setText(1, "   ".join(shown(key) for key in row.keys.split()))
            item.setText(2, self.tr("changed") if row_name(row) in own else "")
        self._tell()

    @Slot()
    def _tell(self) -> None:
        self.chosen.emit(self.row())

    def _group(self, title: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self, [title])
        group.setFirstColumnSpanned(True)
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        return group

    def _add(self, row: Binding) -> None:
        place = place_of(row)
        if place not in self._groups:
            self._groups[place] = self._group(self.tr("In dialogs"))
        item = QTreeWidgetItem(self._groups[place], [row.meaning])
        item.setData(0, _NAME, row_name(row))
        self._items[row_name(row)] = item
