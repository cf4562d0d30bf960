# SPDX-License-Identifier: Apache-2.0
"""The table of cues: rows, columns, keys of the review, editing in place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
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
from interpunct_app.cues.cells import CellDelegate
from interpunct_app.cues.column_fit import ColumnFit
from interpunct_app.cues.columns import TIMES, Column
from interpunct_app.cues.columns_menu import ColumnsMenu
from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.in_place import EditingDelegate, return_to
from interpunct_app.cues.misspelt import Misspelt
from interpunct_app.cues.model import CueModel
from interpunct_app.cues.number_delegate import NumberDelegate
from interpunct_app.cues.row_heights import RowHeights
from interpunct_app.cues.rows import RowPainter
from interpunct_app.cues.sight import bring_into_sight, rows_in_sight
from interpunct_app.cues.table_look import TableLook
from interpunct_app.cues.time_delegate import TimeDelegate
from interpunct_app.cues.titled_table import Index, set_up
from interpunct_app.keys.actions import Action
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.looks.steady_scroll_bar import SteadyScrollBar

_MOST_LINES = 12
"""A row that is higher than the table could not be read."""
_LEAST_ROWS = 4
"""Where not so many rows of two lines fit, every text stands on one line."""
_DIRECTIONS = (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft)
_THIS_ROW_ONLY = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)


class CueTable(QTableView):
    """Shows a `CueModel`.

    Every key of the review works here too and is passed on as a command, but for those that move
    in a table (arrows, page keys, Home, End). `entry_clicked` tells of a click on a gap, or on a
    word whose case is asked for, which chooses its row like any other; `menu_wanted` of a right
    click on a gap, and where on the screen, `word_menu_wanted` of one on a misspelt word.
    `editing` tells when a text or a time is opened for editing, and when that is over.

    A file whose language is written from right to left is shown so: its numbers and times stand
    at the right, where reading begins.
    """

    commanded = Signal(object)
    cue_chosen = Signal(int)
    entry_clicked = Signal(object)
    menu_wanted = Signal(int, QPoint)
    word_menu_wanted = Signal(int, QPoint)
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
        self._rows = RowPainter(self, model, self._delegate)
        self._editing: EditingDelegate = self._delegate
        self.setAccessibleName(self.tr("Cues"))
        self._set_delegates()
        self._set_behaviour()
        self._set_up_header()
        self._show_look()
        model.modelAboutToBeReset.connect(self._leave_editor)
        model.modelReset.connect(self._show_source)
        look.changed.connect(self._show_look)

    def current_cue(self) -> int | None:
        """The index of the cue that has the cursor."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def selected_cues(self) -> list[int]:
        """The indices of the selected cues, in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def chosen_cue(self) -> int | None:
        """The selected cue that a key for one cue means: that of the cursor, else the first."""
        cue, selected = self.current_cue(), self.selected_cues()
        return cue if cue in selected else next(iter(selected), None)

    def show_cue(self, cue: int) -> None:
        """Move the cursor to a cue and scroll it into view; the choice is not told again."""
        if cue == self.current_cue() or not 0 <= cue < self.model().rowCount():
            return
        bring_into_sight(self, cue)
        blocked = self.blockSignals(True)
        self._move_to(cue)
        self.blockSignals(blocked)

    def go_to(self, cue: int) -> None:
        """Move the cursor to a cue as if the user had chosen it, if the file has it still."""
        if 0 <= cue < self.model().rowCount():
            self._move_to(cue)
        self.setFocus()

    def edit_cue(self, cue: int, column: Column = Column.TEXT) -> None:
        """Open the editor of a cue's text or of a time, unless another must be put right first."""
        if not self.finish_editing():
            return
        index = self._move_to(cue, column)
        self.setFocus()
        if index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.edit(index)

    @property
    def is_editing_time(self) -> bool:
        """Whether what is edited, or was last, is a time."""
        return isinstance(self._editing, TimeDelegate)

    def finish_editing(self) -> bool:
        """Take what is being typed as if the user had pressed Enter.

        False where it cannot be taken; then it stays in the editor.
        """
        editor = self._editing.editor
        if self.state() is not QAbstractItemView.State.EditingState or editor is None:
            return True
        self._editing.finish(editor)
        return not self._editing.is_refused

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close the editor of a text, unless the text was refused: it would be lost."""
        given_up = hint is QAbstractItemDelegate.EndEditHint.RevertModelCache
        if self._editing.is_refused and not given_up:
            return_to(editor)
            return
        super().closeEditor(editor, hint)
        self.editing.emit(False)

    def visible_cues(self) -> range:
        """The cues that can be seen now."""
        return rows_in_sight(self)

    def minimumSizeHint(self) -> QSize:
        """Two cues on one line each, below the header."""
        rows = 2 * row_height(self.font(), 1)
        return QSize(240, self.horizontalHeader().sizeHint().height() + rows)

    def sizeHint(self) -> QSize:
        """Eight cues on one line each: enough of them to see where in the file one is."""
        rows = 8 * row_height(self.font(), 1)
        return QSize(640, self.horizontalHeader().sizeHint().height() + rows)

    def event(self, event: QEvent) -> bool:
        """Tab and Shift+Tab are keys of the review here, not of the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row, and note what is asked where the button went down."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_click = plain and event.button() is Qt.MouseButton.LeftButton
        self._pressed = self.entry_at(event.position()) if is_click else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click on what is asked; a drag from one to another is none."""
        super().mouseReleaseEvent(event)
        entry, self._pressed = self._pressed, None
        if entry is not None and entry == self.entry_at(event.position()):
            self.entry_clicked.emit(entry)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a misspelt word, or of a gap."""
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            return
        point = QPointF(event.pos())
        if (word := self.misspelt_at(point)) is not None:
            self.word_menu_wanted.emit(word, event.globalPos())
        elif (slot := self.slot_at(point)) is not None:
            self.menu_wanted.emit(slot, event.globalPos())

    def set_misspelt(self, misspelt: Misspelt) -> None:
        """Underline the words that `misspelt` names from now on."""
        self._delegate.misspelt = misspelt
        self.viewport().update()

    def misspelt_at(self, point: QPointF) -> int | None:
        """The number of the misspelt word at `point` of the view port."""
        index = self.indexAt(point.toPoint())
        return self._delegate.misspelt_at(self._option_of(index), index, point)

    def entry_at(self, point: QPointF) -> QueueEntry | None:
        """What a click at `point` of the view port asks about: a word's case, or a gap."""
        index = self.indexAt(point.toPoint())
        return self._delegate.entry_at(self._option_of(index), index, point)

    def slot_at(self, point: QPointF) -> int | None:
        """The slot whose gap is at `point` of the view port."""
        index = self.indexAt(point.toPoint())
        return self._delegate.slot_at(self._option_of(index), index, point)

    def _option_of(self, index: Index) -> QStyleOptionViewItem:
        """How the cell of `index` is laid out."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return option

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the editor of a text, unless another text must be put right first."""
        if self.finish_editing():
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the keys of the review on; keep those of a table."""
        command = self._keys.command_of(event, QGuiApplication.platformName())
        if command is None or command.action is Action.LEAVE:
            super().keyPressEvent(event)
        elif command.action is Action.EDIT and (cue := self.chosen_cue()) is not None:
            self.edit_cue(cue, self._column_to_edit())
        else:
            self.commanded.emit(command)

    def keyboardSearch(self, search: str) -> None:
        """Typing decides, it does not search."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which cue the reviewer has chosen."""
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.cue_chosen.emit(current.row())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint rows at once, and only what is left cell by cell."""
        left = self._rows.paint(event.region())
        if not left.isEmpty():
            super().paintEvent(QPaintEvent(left))

    def changeEvent(self, event: QEvent) -> None:
        """Fit rows and columns to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._show_look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit columns and rows to another width, and to a height in which few rows fit."""
        super().resizeEvent(event)
        self._columns.follow_width()
        if self._delegate.is_compact is not self._wants_one_line():
            self._guess_rows()
        self._fit_rows()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Fit the rows that come into sight."""
        super().scrollContentsBy(dx, dy)
        self._show_heights(self._heights.fit_scrolled())

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = (), /) -> None:
        """Fit the rows whose texts are others."""
        super().dataChanged(first, last, roles)
        if last.column() == Column.TEXT:
            self._show_heights(self._heights.fit_changed(first.row(), last.row()))

    def _move_to(self, cue: int, column: Column = Column.TEXT) -> Index:
        """Move the cursor, and the selection with it.

        `setCurrentIndex` would look at the keys held, and take Ctrl for a wish to select more.
        """
        index = self.model().index(cue, column)
        self.selectionModel().setCurrentIndex(index, _THIS_ROW_ONLY)
        return index

    def _column_to_edit(self) -> Column:
        """That of the cursor where it stands on a time that is shown, else the text."""
        column = Column(self.currentIndex().column())
        is_time = column in TIMES and not self.isColumnHidden(column)
        return column if is_time else Column.TEXT

    @Slot()
    def _note_opened(self) -> None:
        opened = self.sender()
        if isinstance(opened, EditingDelegate):
            self._editing = opened
        self.editing.emit(True)

    @Slot()
    def _leave_editor(self) -> None:
        """Close what is being edited before the cues are others: afterwards it belongs to none."""
        editor = self._editing.editor
        if self.state() is QAbstractItemView.State.EditingState and editor is not None:
            editor.removeEventFilter(self._editing)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.RevertModelCache)

    @Slot()
    def _show_source(self) -> None:
        """Fit the table to other cues."""
        self.setLayoutDirection(_DIRECTIONS[self._cues.is_right_to_left()])
        self._columns.has_speakers = self._cues.has_speakers()
        self._columns.fit()
        self._guess_rows()

    @Slot()
    def _show_look(self) -> None:
        """Fit rows and columns to the font and to what the user chose."""
        self._columns.fit()
        self._guess_rows()

    def _wants_one_line(self) -> bool:
        few = self.viewport().height() < _LEAST_ROWS * row_height(self.font())
        return self._look.is_compact or few

    def _guess_rows(self) -> None:
        """Give all rows the height of their lines, those in sight the height they need."""
        is_compact = self._wants_one_line()
        self._delegate.lay_out_anew(is_compact=is_compact)
        font = self.font()
        heights = [
            row_height(font, 1 if is_compact else lines + 1) for lines in range(_MOST_LINES)
        ]
        counts = self._cues.line_counts()
        self._heights.guess([heights[min(count, _MOST_LINES) - 1] for count in counts])
        self.updateGeometries()
        self._fit_rows()
        self.viewport().update()

    def _fit_rows(self) -> None:
        self._show_heights(self._heights.fit_visible())

    def _show_heights(self, are_others: bool) -> None:
        if are_others:
            self.updateGeometries()
            self.viewport().update()

    def _height_of(self, row: int) -> int:
        """The height that a row needs, in pixels."""
        width = self.columnWidth(Column.TEXT)
        return self._delegate.height(self.font(), width, self._cues.shown(row))

    @Slot(int, int, int)
    def _width_changed(self, column: int, _old: int, new: int) -> None:
        """Remember how wide the user drew a column, and fit the rows to the width of the texts."""
        self._columns.note_width(column, new)
        if column == Column.TEXT:
            self._fit_rows()

    @Slot(QPoint)
    def _offer_columns(self, point: QPoint) -> None:
        menu = ColumnsMenu(self.tr("Columns"), self._look, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.horizontalHeader().mapToGlobal(point))

    def _set_delegates(self) -> None:
        self.setItemDelegate(CellDelegate(self))
        self.setItemDelegateForColumn(Column.TEXT, self._delegate)
        self.setItemDelegateForColumn(Column.NUMBER, NumberDelegate(self))
        times = TimeDelegate(self)
        for column in TIMES:
            self.setItemDelegateForColumn(column, times)
        for delegate in (self._delegate, times):
            delegate.opened.connect(self._note_opened)

    def _set_behaviour(self) -> None:
        set_up(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setVerticalScrollBar(SteadyScrollBar(Qt.Orientation.Vertical))

    def _set_up_header(self) -> None:
        header = self.horizontalHeader()
        header.setStretchLastSection(True)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._offer_columns)
        header.sectionResized.connect(self._width_changed)
        header.setAccessibleName(self.tr("Columns"))
