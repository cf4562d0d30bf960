# SPDX-License-Identifier: Apache-2.0
"""The table of cues: fixed row height, keys of the review, editing with F2."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QPlainTextEdit,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.model import Column, CueModel
from interpunct_app.cues.titled_table import Index, set_up
from interpunct_app.keys.actions import Action
from interpunct_app.keys.key_map import KeyMap

_WIDEST = {
    Column.NUMBER: "000000",
    Column.START: "00:00:00,000",
    Column.END: "00:00:00,000",
    Column.DURATION: "Duration",
    Column.SPEED: "▲ 000",
    Column.LANGUAGE: "zh-Hant",
    Column.SPEAKER: "Speaker 00",
}
_OWN_KEYS = (Action.EDIT, Action.LEAVE)
_THIS_ROW_ONLY = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)


class CueTable(QTableView):
    """Shows a `CueModel`.

    Every key of the review works here too and is passed on as a command, but for those that move
    in a table (arrows, page keys, Home, End). `slot_clicked` tells of a click on a gap, which
    chooses its row like any other, `menu_wanted` of a right click there, and where on the screen.
    `editing` tells when a text is opened for editing, and when that is over.
    """

    commanded = Signal(object)
    cue_chosen = Signal(int)
    slot_clicked = Signal(int)
    menu_wanted = Signal(int, QPoint)
    editing = Signal(bool)

    def __init__(self, model: CueModel, keys: KeyMap) -> None:
        super().__init__()
        self._keys = keys
        self.setModel(model)
        self._cues = model
        self._pressed: int | None = None
        self._delegate = CueDelegate(self)
        self._delegate.opened.connect(lambda: self.editing.emit(True))
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Cues"))
        self._set_behaviour()
        self._fit_to_font()
        model.modelReset.connect(self._show_speakers)
        self._show_speakers()

    def current_cue(self) -> int | None:
        """The index of the cue that has the cursor."""
        index = self.currentIndex()
        return index.row() if index.isValid() else None

    def selected_cues(self) -> list[int]:
        """The indices of the selected cues, in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def show_cue(self, cue: int) -> None:
        """Move the cursor to a cue and scroll it into view; the choice is not told again."""
        if cue == self.current_cue() or not 0 <= cue < self.model().rowCount():
            return
        blocked = self.blockSignals(True)
        index = self._move_to(cue)
        if cue not in self.visible_cues()[1:-1]:
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.blockSignals(blocked)

    def go_to(self, cue: int) -> None:
        """Move the cursor to a cue as if the user had chosen it."""
        self._move_to(cue)
        self.setFocus()

    def edit_cue(self, cue: int) -> None:
        """Open the editor of a cue's text, unless another text must be put right first."""
        if not self.finish_editing():
            return
        index = self._move_to(cue)
        self.setFocus()
        self.edit(index)

    def finish_editing(self) -> bool:
        """Take what is being typed as if the user had pressed Enter.

        False where it cannot be taken; then it stays in the editor.
        """
        if self.state() is not QAbstractItemView.State.EditingState:
            return True
        editor = self.viewport().findChildren(QPlainTextEdit)[-1]  # older ones wait for their end
        self._delegate.finish(editor)
        return not self._delegate.is_refused

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close the editor of a text, unless the text was refused: it would be lost."""
        given_up = hint is QAbstractItemDelegate.EndEditHint.RevertModelCache
        if self._delegate.is_refused and not given_up:
            editor.setFocus()
            return
        super().closeEditor(editor, hint)
        self.editing.emit(False)

    def visible_cues(self) -> range:
        """The cues that can be seen now."""
        first = self.rowAt(0)
        last = self.rowAt(self.viewport().height() - 1)
        if first < 0:
            return range(0)
        return range(first, (last if last >= 0 else self.model().rowCount() - 1) + 1)

    def event(self, event: QEvent) -> bool:
        """Tab and Shift+Tab are keys of the review here, not of the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a row, and note the gap where the button went down."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        is_click = plain and event.button() is Qt.MouseButton.LeftButton
        self._pressed = self.slot_at(event.position()) if is_click else None
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click on a gap; a drag from one to another is none."""
        super().mouseReleaseEvent(event)
        slot, self._pressed = self._pressed, None
        if slot is not None and slot == self.slot_at(event.position()):
            self.slot_clicked.emit(slot)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a gap."""
        slot = self.slot_at(QPointF(event.pos()))
        if slot is not None and event.reason() is QContextMenuEvent.Reason.Mouse:
            self.menu_wanted.emit(slot, event.globalPos())

    def slot_at(self, point: QPointF) -> int | None:
        """The slot whose gap is at `point` of the view port."""
        index = self.indexAt(point.toPoint())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return self._delegate.slot_at(option, index, point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the editor of a text, unless another text must be put right first."""
        if self.finish_editing():
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the keys of the review on; keep those of a table."""
        command = self._keys.command_of(event, QGuiApplication.platformName())
        if command is None:
            super().keyPressEvent(event)
        elif command.action is Action.EDIT and (cue := self.current_cue()) is not None:
            self.edit_cue(cue)
        elif command.action not in _OWN_KEYS:
            self.commanded.emit(command)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Typing decides, it does not search."""

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which cue the reviewer has chosen."""
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.cue_chosen.emit(current.row())

    def changeEvent(self, event: QEvent) -> None:
        """Fit rows and columns to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_to_font()

    def _move_to(self, cue: int) -> Index:
        """Move the cursor, and the selection with it.

        `setCurrentIndex` would look at the keys held, and take Ctrl for a wish to select more.
        """
        index = self.model().index(cue, Column.TEXT)
        self.selectionModel().setCurrentIndex(index, _THIS_ROW_ONLY)
        return index

    @Slot()
    def _show_speakers(self) -> None:
        """Give speakers a column where there are any."""
        self.setColumnHidden(Column.SPEAKER, not self._cues.has_speakers())

    def _set_behaviour(self) -> None:
        set_up(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.horizontalHeader().setStretchLastSection(True)

    def _fit_to_font(self) -> None:
        """Sizes come from the font, never from the contents: that takes seconds on long files."""
        self.verticalHeader().setDefaultSectionSize(row_height(self.font()))
        metrics = QFontMetrics(self.font())
        for column, widest in _WIDEST.items():
            self.setColumnWidth(column, metrics.horizontalAdvance(widest) + 24)
