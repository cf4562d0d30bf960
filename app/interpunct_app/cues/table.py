# SPDX-License-Identifier: Apache-2.0
"""Table of cues: rows, columns, review keys and in-place editing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QPoint,
    QPointF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from interpunct.review.queue import QueueEntry
from interpunct_app.cues.cell_editing import EditingDelegate, TimeDelegate, return_to
from interpunct_app.cues.cells import CellDelegate, NumberDelegate
from interpunct_app.cues.column_fit import ColumnFit
from interpunct_app.cues.columns import TIMES, Column
from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.misspelt import Misspelt
from interpunct_app.cues.model import CueModel
from interpunct_app.cues.row_heights import RowHeights
from interpunct_app.cues.table_look import ColumnsMenu, TableLook
from interpunct_app.cues.titled_table import Index, set_up
from interpunct_app.cues.visible_rows import bring_into_sight, rows_in_sight
from interpunct_app.keys.actions import Action
from interpunct_app.keys.key_map import KeyMap

_MOST_LINES = 12
"""A row higher than the table could not be read."""
_LEAST_ROWS = 4
"""Least number of two-line rows; where fewer fit, every text stands on one line."""
_NO_HINT = QAbstractItemDelegate.EndEditHint.NoHint
_DIRECTIONS = (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft)
_THIS_ROW_ONLY = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)


class CueTable(QTableView):
    """View of a `CueModel`.

    Review keys work here too and are emitted as commands. Keys for moving in a table (arrows, page
    keys, Home, End) are not. `entry_clicked` is emitted for a click on a gap, or on a word whose
    case is under review. The click also chooses the row. `menu_wanted` is emitted for a right
    click on a gap, `word_menu_wanted` for one on a misspelt word, `row_menu_wanted` for one
    elsewhere and for the menu key. All emit the place on the screen. `editing` is emitted when an
    editor of a text or time opens or closes, `typing` for each text in it, with its row.

    `edited_cue` is the row of the editor opened last, `began_here` says whether the table had the
    focus before it.

    A file in a right-to-left language is laid out from right to left, numbers at the right.
    """

    commanded = Signal(object)
    cue_chosen = Signal(int)
    entry_clicked = Signal(object)
    menu_wanted = Signal(int, QPoint)
    word_menu_wanted = Signal(int, QPoint)
    row_menu_wanted = Signal(QPoint)
    typing = Signal(int, str)
    editing = Signal(bool)

    def __init__(self, model: CueModel, keys: KeyMap, look: TableLook) -> None:
        super().__init__()
        self._keys = keys
        self.setModel(model)
        self._cues = model
        self._look = look
        self._columns = ColumnFit(self, look)
        self._pressed: QueueEntry | None = None
        self._heights = RowHeights(self, self._height_of)
        self._delegate = CueDelegate(self, _MOST_LINES)
        self._numbers = NumberDelegate(self)
        self._editing: EditingDelegate = self._delegate
        self.edited_cue: int | None = None
        self._edited_column = Column.TEXT
        self.began_here = False
        self.setAccessibleName(self.tr("Cues"))
        self._set_delegates()
        self._set_behaviour()
        self._set_up_header()
        self._show_look()
        model.modelAboutToBeReset.connect(self._leave_editor)
        model.modelReset.connect(self._show_source)
        look.changed.connect(self._show_look)

    def current_cue(self) -> int | None:
        """Index of the cue at the cursor."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def selected_cues(self) -> list[int]:
        """Indices of the selected cues, in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def chosen_cue(self) -> int | None:
        """Selected cue for a key that acts on one cue: the cursor's, else the first."""
        cue, selected = self.current_cue(), self.selected_cues()
        return cue if cue in selected else next(iter(selected), None)

    def show_cue(self, cue: int) -> None:
        """Move the cursor to a cue and scroll it into view, without emitting a signal."""
        if cue == self.current_cue() or not 0 <= cue < self.model().rowCount():
            return
        bring_into_sight(self, cue)
        blocked = self.blockSignals(True)
        self._move_to(cue)
        self.blockSignals(blocked)

    def go_to(self, cue: int) -> None:
        """Move the cursor to a cue as if the user had chosen it, if the file still has it."""
        if 0 <= cue < self.model().rowCount():
            self._move_to(cue)
        self.setFocus()

    def select_cues(self, cues: Sequence[int]) -> None:
        """Select rows, at least one, with the cursor in the first."""
        self._move_to(cues[0])
        chosen = QItemSelection()
        for cue in cues:
            cell = self.model().index(cue, 0)
            chosen.select(cell, cell)
        self.selectionModel().select(chosen, _THIS_ROW_ONLY)
        self.setFocus()

    def edit_cue(
        self, cue: int, column: Column = Column.TEXT, place: QWidget | None = None
    ) -> None:
        """Open the editor of a text or time, unless a refused edit must be corrected first.

        That of a text opens in the stacked layout of `place`, else over its cell.
        """
        if not self.finish_editing():
            return
        self._delegate.place = place
        self.began_here = self.window().focusWidget() is self
        index = self._move_to(cue, column)
        self.setFocus()
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    @property
    def is_editing(self) -> bool:
        """Whether the editor of a text or time is open."""
        return self.state() is QAbstractItemView.State.EditingState

    @property
    def is_editing_time(self) -> bool:
        """Whether the current or last edit is of a time."""
        return isinstance(self._editing, TimeDelegate)

    def finish_editing(self) -> bool:
        """Commit the typed text as Enter does.

        Returns False if it is refused; it then stays in the editor.
        """
        editor = self._editing.editor
        if not self.is_editing or editor is None:
            return True
        self._editing.finish(editor)
        return not self._editing.is_refused

    def _must_be_corrected(self) -> bool:
        """Whether a refused text is open; Qt would forget its editor when rows are selected."""
        return self.is_editing and self._editing.is_refused

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close the editor, unless its text was refused and would be lost."""
        given_up = hint is QAbstractItemDelegate.EndEditHint.RevertModelCache
        if self._editing.is_refused and not given_up:
            return_to(editor)
            return
        goes_on = hint is QAbstractItemDelegate.EndEditHint.EditNextItem
        super().closeEditor(editor, _NO_HINT if goes_on else hint)
        self.editing.emit(False)
        if goes_on:
            self._edit_next()

    def _edit_next(self) -> None:
        """Edit the same column of the row after the edited one, in the same place.

        The cursor may be elsewhere by now, as the typed text may have changed what is reviewed.
        """
        if self.edited_cue is not None and self.edited_cue + 1 < self.model().rowCount():
            self.edit_cue(self.edited_cue + 1, self._edited_column, self._delegate.place)

    def visible_cues(self) -> range:
        """Cues in sight."""
        return rows_in_sight(self)

    def minimumSizeHint(self) -> QSize:
        """Minimum size: two cues on one line each, below the header."""
        return QSize(240, self._height_with(2))

    def sizeHint(self) -> QSize:
        """Preferred size: eight cues on one line each, enough to see the place in the file."""
        return QSize(640, self._height_with(8))

    def _height_with(self, rows: int) -> int:
        return self.horizontalHeader().sizeHint().height() + rows * row_height(self.font(), 1)

    def event(self, event: QEvent) -> bool:
        """Treat Tab and Shift+Tab as review keys instead of focus keys."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row, and note the queue entry under the pressed button."""
        if self._must_be_corrected():
            return
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_click = plain and event.button() is Qt.MouseButton.LeftButton
        self._pressed = self.entry_at(event.position()) if is_click else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select rows by dragging."""
        if not self._must_be_corrected():
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit `entry_clicked` for a click on an entry; a drag to another entry is no click."""
        if self._must_be_corrected():
            return
        super().mouseReleaseEvent(event)
        entry, self._pressed = self._pressed, None
        if entry is not None and entry == self.entry_at(event.position()):
            self.entry_clicked.emit(entry)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Emit a signal for the menu of a misspelt word, of a gap, or of the selected rows."""
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            below = self.visualRect(self.currentIndex()).bottomLeft()
            self.row_menu_wanted.emit(self.viewport().mapToGlobal(below))
            return
        point = QPointF(event.pos())
        if (word := self.misspelt_at(point)) is not None:
            self.word_menu_wanted.emit(word, event.globalPos())
        elif (slot := self.slot_at(point)) is not None:
            self.menu_wanted.emit(slot, event.globalPos())
        else:
            self.row_menu_wanted.emit(event.globalPos())

    def show_heard(self, cue: int | None, *, bring: bool) -> None:
        """Mark the row that is heard; `bring` another into sight, unless a cell is edited."""
        before, self._numbers.heard = self._numbers.heard, cue
        if cue == before:
            return
        for row in (before, cue):
            if row is not None:
                self.update(self.model().index(row, Column.NUMBER))
        if bring and cue is not None and not self.is_editing:
            bring_into_sight(self, cue)

    def set_misspelt(self, misspelt: Misspelt) -> None:
        """Underline the words that `misspelt` returns from now on."""
        self._delegate.misspelt = misspelt
        self.viewport().update()

    def misspelt_at(self, point: QPointF) -> int | None:
        """Slot number of the misspelt word at `point` of the viewport."""
        index = self.indexAt(point.toPoint())
        return self._delegate.misspelt_at(self._option_of(index), index, point)

    def entry_at(self, point: QPointF) -> QueueEntry | None:
        """Queue entry at `point` of the viewport: a word's case, or a gap."""
        index = self.indexAt(point.toPoint())
        return self._delegate.entry_at(self._option_of(index), index, point)

    def slot_at(self, point: QPointF) -> int | None:
        """Slot whose gap is at `point` of the viewport."""
        index = self.indexAt(point.toPoint())
        return self._delegate.slot_at(self._option_of(index), index, point)

    def _option_of(self, index: Index) -> QStyleOptionViewItem:
        """Style option of the cell of `index`."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return option

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the editor over the cell, unless a refused edit must be corrected first."""
        if self.finish_editing():
            self._delegate.place = None
            self.began_here = True
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit review keys as commands; leave table keys to the table."""
        platform = QGuiApplication.platformName()
        command = self._keys.command_of(event, platform, in_table=True)
        if command is None or command.action is Action.LEAVE:
            super().keyPressEvent(event)
        elif command.action is Action.EDIT and (cue := self.chosen_cue()) is not None:
            self.edit_cue(cue, self._column_to_edit())
        else:
            self.commanded.emit(command)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: typed letters are review keys, not a search."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Emit `cue_chosen` when the cursor enters another row."""
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.cue_chosen.emit(current.row())

    def changeEvent(self, event: QEvent) -> None:
        """Fit rows and columns to a new font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit columns and rows to a new size; a current row in sight stays there."""
        cue = self.current_cue()
        before = -1 if cue is None else self.rowViewportPosition(cue)
        super().resizeEvent(event)
        self._columns.follow_width()
        if self._delegate.is_compact is not self._wants_one_line():
            self._guess_rows()
        self._heights.fit_visible()
        if cue is not None and 0 <= before < event.oldSize().height():
            bring_into_sight(self, cue)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Fit the rows that come into sight."""
        super().scrollContentsBy(dx, dy)
        self._heights.fit_visible()

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = (), /) -> None:
        """Fit the rows whose texts changed."""
        super().dataChanged(first, last, roles)
        if last.column() == Column.TEXT:
            self._heights.fit_visible()

    def _move_to(self, cue: int, column: Column = Column.TEXT) -> Index:
        """Move the cursor and the selection.

        The view's `setCurrentIndex` would read the held keys, and treat Ctrl as extending the
        selection.
        """
        index = self.model().index(cue, column)
        self.selectionModel().setCurrentIndex(index, _THIS_ROW_ONLY)
        return index

    def _column_to_edit(self) -> Column:
        """Column of the cursor if it is a visible time, else the text."""
        column = self._current_column()
        is_time = column in TIMES and not self.isColumnHidden(column)
        return column if is_time else Column.TEXT

    def _current_column(self) -> Column:
        """Column of the cursor; the text where it is nowhere, as when nothing is reviewed."""
        index = self.currentIndex()
        return Column(index.column()) if index.isValid() else Column.TEXT

    @Slot()
    def _note_opened(self) -> None:
        opened = self.sender()
        if isinstance(opened, EditingDelegate):
            self._editing = opened
        self.edited_cue = self.current_cue()
        self._edited_column = self._current_column()
        self.editing.emit(True)

    @Slot()
    def _tell_typing(self) -> None:
        editor, cue = self._delegate.editor, self.current_cue()
        if editor is not None and cue is not None:
            self.typing.emit(cue, self._delegate.text_of(editor))

    @Slot()
    def _leave_editor(self) -> None:
        """Close the open editor before the cues are replaced, since its cue will be gone."""
        editor = self._editing.editor
        if self.is_editing and editor is not None:
            editor.removeEventFilter(self._editing)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.RevertModelCache)

    @Slot()
    def _show_source(self) -> None:
        """Fit the table to new cues."""
        self.setLayoutDirection(_DIRECTIONS[self._cues.source.is_right_to_left()])
        self._columns.has_speakers = self._cues.source.has_speakers()
        self._show_look()

    @Slot()
    def _show_look(self) -> None:
        """Fit rows and columns to the font and the user's choice."""
        self._columns.fit()
        self._guess_rows()

    def _wants_one_line(self) -> bool:
        few = self.viewport().height() < _LEAST_ROWS * row_height(self.font())
        return self._look.is_compact or few

    def _guess_rows(self) -> None:
        """Set heights by numbers of lines, then true heights for the rows in sight."""
        is_compact = self._wants_one_line()
        self._delegate.lay_out_anew(is_compact=is_compact)
        font = self.font()
        heights = [
            row_height(font, 1 if is_compact else lines + 1) for lines in range(_MOST_LINES)
        ]
        counts = self._cues.source.line_counts()
        self._heights.guess([heights[min(count, _MOST_LINES) - 1] for count in counts])
        self.updateGeometries()
        self._heights.fit_visible()
        self.viewport().update()

    def _height_of(self, row: int) -> int:
        """Height that a row needs, in pixels."""
        width = self.columnWidth(Column.TEXT)
        return self._delegate.height(self.font(), width, self._cues.source.shown(row))

    @Slot(int, int, int)
    def _width_changed(self, column: int, _old: int, new: int) -> None:
        """Remember a column width set by the user, and fit the rows to the text column."""
        self._columns.note_width(column, new)
        if column == Column.TEXT:
            self._heights.fit_visible()

    @Slot(QPoint)
    def _offer_columns(self, point: QPoint) -> None:
        menu = ColumnsMenu(self.tr("Columns"), self._look, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.horizontalHeader().mapToGlobal(point))

    def _set_delegates(self) -> None:
        self.setItemDelegate(CellDelegate(self))
        self.setItemDelegateForColumn(Column.TEXT, self._delegate)
        self.setItemDelegateForColumn(Column.NUMBER, self._numbers)
        times = TimeDelegate(self)
        for column in TIMES:
            self.setItemDelegateForColumn(column, times)
        for delegate in (self._delegate, times):
            delegate.opened.connect(self._note_opened)
        self._delegate.typed.connect(self._tell_typing)

    def _set_behaviour(self) -> None:
        set_up(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QTableView.Shape.NoFrame)

    def _set_up_header(self) -> None:
        header = self.horizontalHeader()
        header.setStretchLastSection(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._offer_columns)
        header.sectionResized.connect(self._width_changed)
        header.setAccessibleName(self.tr("Columns"))
