# SPDX-License-Identifier: Apache-2.0
"""In-place editing of texts and times.

Enter and Tab commit, Ctrl+Enter commits and edits the next row, Escape cancels. A refused text
stays open.
"""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QLineEdit,
    QPlainTextEdit,
    QStyleOptionViewItem,
    QWidget,
)

from interpunct_app.cues.cell_look import CellLook
from interpunct_app.cues.cells import CellDelegate, paint_cursor
from interpunct_app.cues.titled_table import Index

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FINISHING = (*_ENTER, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
_NO_HINT = QAbstractItemDelegate.EndEditHint.NoHint
_NEXT = QAbstractItemDelegate.EndEditHint.EditNextItem


class EditingDelegate(CellDelegate):
    """Delegate with editable cells; `editor` is the box opened last.

    `opened` is emitted when a box opens. `is_refused` tells whether the last commit was refused.
    """

    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_refused = False
        self.editor: QWidget | None = None

    def text_of(self, editor: QWidget) -> str:
        """Text in an editor."""
        raise NotImplementedError

    def text_for(self, editor: QWidget, index: Index) -> str:  # noqa: ARG002
        """New value of a cell from the text in its editor."""
        return self.text_of(editor)

    def is_untouched(self, editor: QWidget) -> bool:  # noqa: ARG002
        """Whether an editor still holds its first text, so that nothing is to be done."""
        return False

    def may_be_left(self, editor: QWidget) -> bool:  # noqa: ARG002
        """Whether the typed text may be lost."""
        return True

    def begin(self, editor: QWidget) -> QWidget:
        """Note that `editor` opens, and emit `opened`."""
        self.is_refused = False
        self.editor = editor
        self.opened.emit()
        return editor

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Commit the typed text."""
        if self.is_untouched(editor):
            self.is_refused = False
            return
        typed = self.text_for(editor, index)
        self.is_refused = not model.setData(index, typed, Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: Index,  # noqa: ARG002
    ) -> None:
        """Cover the cell, and grow upwards where the room below is too small."""
        rect: QRect = option.rect
        height = max(rect.height(), editor.minimumHeight())
        lowest = room_of(editor) - height
        top = max(0, min(rect.top(), lowest)) if height > rect.height() else rect.top()
        editor.setGeometry(rect.left(), top, rect.width(), height)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Commit at Enter and Tab, break a text's line at Shift+Enter, cancel at Escape.

        Before Escape loses typed text, the user may be asked. Enter is never left to Qt, which
        commits later, when the editor may be gone.
        """
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            may_break = isinstance(editor, QPlainTextEdit) and event.key() != Qt.Key.Key_Backtab
            breaks_line = shifted and may_break
            if event.key() in _FINISHING and not breaks_line and isinstance(editor, QWidget):
                with_ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
                goes_on = with_ctrl and event.key() in _ENTER
                self.finish(editor, _NEXT if goes_on else _NO_HINT)
                return True
            if event.key() == Qt.Key.Key_Escape and isinstance(editor, QWidget):
                return not self.may_be_left(editor) or super().eventFilter(editor, event)
        return super().eventFilter(editor, event)

    def finish(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint = _NO_HINT) -> None:
        """Commit the text and close the editor, unless the text is refused."""
        editor.removeEventFilter(self)  # at the loss of focus it would commit once more
        self.commitData.emit(editor)
        if self.is_refused:
            editor.installEventFilter(self)
        self.closeEditor.emit(editor, hint)


class TimeDelegate(EditingDelegate):
    """Delegate for times, shown as text and edited in a field in the file's notation."""

    def paint_figure(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: CellLook
    ) -> None:
        """Frame the cell at the cursor, to show that a key edits this time and not the text."""
        super().paint_figure(painter, option, index, look)
        paint_cursor(painter, option)

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002
        index: Index,
    ) -> QWidget:
        """Create a field with the whole time selected, so that typing replaces it."""
        field = QLineEdit(parent)
        title: str = index.model().headerData(index.column(), Qt.Orientation.Horizontal)
        field.setAccessibleName(title)
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        return self.begin(field)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the time into the field, unless the user has begun to change it there."""
        if isinstance(editor, QLineEdit) and not editor.isModified():
            editor.setText(index.data(Qt.ItemDataRole.EditRole))
            editor.selectAll()

    def text_of(self, editor: QWidget) -> str:
        """See `EditingDelegate`."""
        return editor.text() if isinstance(editor, QLineEdit) else ""


def return_to(editor: QWidget) -> None:
    """Give the focus back to an editor that loses it, unless it is hidden or deleted by then."""

    def focus() -> None:
        if editor.isVisible():
            editor.setFocus()

    QTimer.singleShot(0, editor, focus)


def room_of(editor: QWidget) -> int:
    """Height of the table around an editor, in pixels."""
    table = editor.parentWidget()
    return table.height() if table else editor.height()
