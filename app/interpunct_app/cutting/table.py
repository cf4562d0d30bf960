# SPDX-License-Identifier: Apache-2.0
"""Table of a cut, with keys for ticking and visiting changes."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
)

from interpunct_app.cues.cell_look import CellLook
from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.titled_table import Index, set_up
from interpunct_app.cutting.model import DURATIONS, TEXTS, CutColumn, CutModel
from interpunct_app.keys.actions import Action, is_repeatable
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.table import When
from interpunct_app.looks.theme import faded


class _CutDelegate(CueDelegate):
    """Paints the cells of a cut, with ticks visible on dark backgrounds."""

    def look(self, option: QStyleOptionViewItem) -> CellLook:
        """Lighten the window colour, as Fusion's frames of ticks are near black on dark."""
        look = super().look(option)
        palette = QPalette(look.palette)
        palette.setColor(QPalette.ColorRole.Window, faded(palette, 0.9))
        option.palette = palette
        return look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell, with the background and tick of its change."""
        self.initStyleOption(option, index)
        option.text = ""
        super().paint(painter, option, index)


class CutTable(QTableView):
    """View of a `CutModel`; `change_shown` emits the group of the current row, or None."""

    change_shown = Signal(object)

    def __init__(self, changes: CutModel, keys: KeyMap) -> None:
        super().__init__()
        self._changes = changes
        self._keys = keys
        self.ensurePolished()  # tables have their own text size
        self.setModel(changes)
        self.setItemDelegate(_CutDelegate(self))
        self.setAccessibleName(self.tr("Cues before and after the cut"))
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        set_up(self)
        self.setAlternatingRowColors(False)  # the model colours whole changes
        self.setTabKeyNavigation(False)
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        self._set_up_columns()
        self._take_keys()
        self.selectionModel().currentRowChanged.connect(self._row_changed)
        changes.modelReset.connect(self._hide_empty)
        changes.modelReset.connect(self._show_first)
        changes.ticked.connect(self._hide_empty)

    @Slot()
    def toggle(self) -> None:
        """Tick or untick the current change and the other selected ones."""
        here = self._changes.change_at(self.currentIndex().row())
        rows = [index.row() for index in self.selectionModel().selectedRows()]
        groups = {group for row in rows if (group := self._changes.change_at(row)) is not None}
        if here is None:
            return
        chosen = self._changes.chosen()
        self._changes.choose(chosen - groups if here in chosen else chosen | groups)

    @Slot()
    def go_to_next(self) -> None:
        """Show the next change."""
        self._go(1)

    @Slot()
    def go_to_previous(self) -> None:
        """Show the previous change."""
        self._go(-1)

    def show_change(self, group: int) -> None:
        """Show the change of a group."""
        rows = range(self._changes.rows())
        self._show_row(next((row for row in rows if self._changes.change_at(row) == group), None))

    def _go(self, step: int) -> None:
        self._show_row(self._changes.next_change(self.currentIndex().row(), step))

    @Slot()
    def _show_first(self) -> None:
        """Show the first change after a reset."""
        rows = range(self._changes.rows())
        first = next((row for row in rows if self._changes.change_at(row) is not None), None)
        self._show_row(first)
        if first is None:
            self.change_shown.emit(None)

    @Slot()
    def _hide_empty(self) -> None:
        """Hide the rows that are empty while their change is unticked."""
        for row in range(self._changes.rows()):
            is_empty = self._changes.is_empty(row)
            if is_empty is not self.isRowHidden(row):
                self.setRowHidden(row, is_empty)

    def _show_row(self, row: int | None) -> None:
        if row is not None:
            index = self._changes.index(row, CutColumn.NEW_TEXT)
            self.setCurrentIndex(index)
            self.scrollTo(index)

    @Slot(QModelIndex)
    def _row_changed(self, index: QModelIndex) -> None:
        self.change_shown.emit(self._changes.change_at(index.row()))

    def _take_keys(self) -> None:
        """Install the keys of the key table for the focused table."""
        acts = {
            Action.TICK_CHANGE: self.toggle,
            Action.NEXT_CHANGE: self.go_to_next,
            Action.PREVIOUS_CHANGE: self.go_to_previous,
        }
        for row in self._keys.rows:
            if row.when is When.CHANGE:
                entry = QAction(row.meaning, self)
                entry.setShortcuts([QKeySequence(key) for key in row.keys.split()])
                entry.setAutoRepeat(is_repeatable(row.action))
                entry.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
                entry.triggered.connect(acts[row.action])
                self.addAction(entry)

    def _set_up_columns(self) -> None:
        metrics = QFontMetrics(self.font())
        widest = {CutColumn.CUE: "00000    ", **dict.fromkeys(DURATIONS, "Duration")}
        for column in CutColumn:
            if column in TEXTS:
                stretch = QHeaderView.ResizeMode.Stretch
                self.horizontalHeader().setSectionResizeMode(column, stretch)
            else:
                text = widest.get(column, "00:00:00,000")
                self.setColumnWidth(column, metrics.horizontalAdvance(text) + 24)
