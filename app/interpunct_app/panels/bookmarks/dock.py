# SPDX-License-Identifier: Apache-2.0
"""Panel of bookmarks: cue, time, note and text, one per row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QHeaderView,
    QPushButton,
    QStackedLayout,
    QStyledItemDelegate,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from interpunct.review.bookmarks import Place
from interpunct_app.cues.times import time_text
from interpunct_app.cues.titled_table import set_up
from interpunct_app.looks.boxes import row, stack
from interpunct_app.looks.plain import plain_label

_CUE, _TIME, _NOTE, _TEXT = range(4)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ROW = Qt.ItemDataRole.UserRole
_LEAST_WIDTH = 300  # pixels
_WIDEST = {_CUE: "00000", _TIME: "00:00:00,000"}


@dataclass(frozen=True, slots=True)
class Listed:
    """Bookmark as a row: its place, start, texts."""

    place: Place
    start_ms: int
    note: str
    text: str


class BookmarksDock(QDockWidget):
    """List of bookmarks; double click or Enter goes to the cue, F2 edits the note, Del removes.

    `note_wanted` emits a `Place` and the new note of its bookmark, `removal_wanted` the places
    whose bookmarks are to be removed.
    """

    cue_wanted = Signal(int)
    note_wanted = Signal(object, str)
    removal_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Bookmarks"), parent)
        self._listed: Sequence[Listed] = ()
        self.table = QTableWidget(0, 4)
        self.edit = QPushButton(self.tr("Note"))
        self.remove = QPushButton(self.tr("Remove"))
        self._remove_key = QAction(self.tr("Remove"), self.table)
        self._set_up_table()
        self._lay_out()
        self._connect()
        self._show_buttons()

    def show_bookmarks(self, listed: Sequence[Listed]) -> None:
        """List these bookmarks, keeping the current row."""
        if listed == self._listed:
            return
        row = self.table.currentRow()
        self._listed = listed
        with QSignalBlocker(self.table):
            self.table.setRowCount(len(listed))
            for place, one in enumerate(listed):
                self._fill(place, one)
        self.table.setCurrentCell(min(row, len(listed) - 1), _NOTE)
        self._pages.setCurrentIndex(1 if listed else 0)
        self._show_buttons()

    def _fill(self, row: int, one: Listed) -> None:
        text = " ".join(one.text.split())
        texts = (str(one.place.cue + 1), time_text(one.start_ms), one.note, text)
        for column, shown in enumerate(texts):
            item = QTableWidgetItem(shown)
            item.setData(_ROW, one)
            item.setTextAlignment(_alignment(column))
            if column != _NOTE:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
            self.table.setItem(row, column, item)

    @Slot(int, int)
    def _go(self, row: int, _column: int = 0) -> None:
        if 0 <= row < len(self._listed):
            self.cue_wanted.emit(self._listed[row].place.cue)

    @Slot(QTableWidgetItem)
    def _tell_note(self, item: QTableWidgetItem) -> None:
        """Emit the typed note, and show the stored note until it changes."""
        row = item.row()
        self.note_wanted.emit(item.data(_ROW).place, item.text())
        if row < len(self._listed):
            with QSignalBlocker(self.table):
                self._fill(row, self._listed[row])

    @Slot()
    def _edit(self) -> None:
        item = self.table.item(self.table.currentRow(), _NOTE)
        if item is not None:
            self.table.setCurrentItem(item)
            self.table.editItem(item)

    @Slot()
    def _remove(self) -> None:
        rows = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        if rows:
            self.removal_wanted.emit([self._listed[row].place for row in rows])

    @Slot()
    def _show_buttons(self) -> None:
        is_chosen = self.table.currentRow() >= 0
        self.edit.setEnabled(is_chosen)
        self.remove.setEnabled(is_chosen)

    def _set_up_table(self) -> None:
        set_up(self.table)
        self.table.setAccessibleName(self.tr("Bookmarks"))
        self.table.setFrameShape(QTableWidget.Shape.NoFrame)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.table.setItemDelegate(_NoteDelegate(self.table))
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.setMinimumWidth(_LEAST_WIDTH)
        for column, title in enumerate(
            (self.tr("#"), self.tr("Start"), self.tr("Note"), self.tr("Text"))
        ):
            item = QTableWidgetItem(title)
            item.setTextAlignment(_alignment(column))
            self.table.setHorizontalHeaderItem(column, item)
        header = self.table.horizontalHeader()
        for column in (_NOTE, _TEXT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        metrics = QFontMetrics(self.font())
        for column, widest in _WIDEST.items():
            self.table.setColumnWidth(column, metrics.horizontalAdvance(widest) + 16)
        self._remove_key.setShortcut(Qt.Key.Key_Delete)
        self._remove_key.setAutoRepeat(False)
        self._remove_key.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.table.addAction(self._remove_key)

    def _lay_out(self) -> None:
        hint = self.tr("No bookmarks. The menu Edit sets one at the current cue.")
        empty = plain_label(hint, wraps=True)
        empty.setMargin(10)
        empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        shown = QWidget()
        self._pages = QStackedLayout(shown)
        self._pages.addWidget(empty)
        self._pages.addWidget(self.table)
        buttons = row(self.edit, self.remove, wide=self.edit, margins=(8, 4, 8, 4))
        self.setWidget(stack(shown, buttons, wide=shown))

    def _connect(self) -> None:
        self.table.cellActivated.connect(self._go)
        self.table.itemChanged.connect(self._tell_note)
        self.table.currentCellChanged.connect(self._show_buttons)
        self.edit.clicked.connect(self._edit)
        self.remove.clicked.connect(self._remove)
        self._remove_key.triggered.connect(self._remove)


class _NoteDelegate(QStyledItemDelegate):
    """Commits a note at Enter. Qt would do so later, and twice at a double Enter."""

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Commit the note and close its editor."""
        is_enter = isinstance(event, QKeyEvent) and event.key() in _ENTER
        if not (is_enter and event.type() == QEvent.Type.KeyPress and isinstance(editor, QWidget)):
            return super().eventFilter(editor, event)
        editor.removeEventFilter(self)  # at the loss of focus it would commit once more
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)
        return True


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Align numbers right and texts left; titles as their columns."""
    side = Qt.AlignmentFlag.AlignLeft if column >= _NOTE else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
