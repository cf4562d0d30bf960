# SPDX-License-Identifier: Apache-2.0
"""Editing in the place of a cell: Enter and Tab commit, Escape leaves, what is refused stays."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QStyleOptionViewItem, QWidget

from interpunct_app.cues.cells import CellDelegate
from interpunct_app.cues.titled_table import Index

_FINISHING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class EditingDelegate(CellDelegate):
    """A delegate whose cells are edited; `editor` is the box that is open, or was last.

    `opened` tells that one is opened; `is_refused` whether what was handed over last was refused.
    """

    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_refused = False
        self.editor: QWidget | None = None

    def text_of(self, editor: QWidget) -> str:
        """What stands in an editor."""
        raise NotImplementedError

    def text_for(self, editor: QWidget, index: Index) -> str:  # noqa: ARG002
        """What a cell is to become by what stands in an editor."""
        return self.text_of(editor)

    def is_untouched(self, editor: QWidget) -> bool:  # noqa: ARG002
        """Whether an editor holds what it was opened with, so that nothing is to be done."""
        return False

    def may_be_left(self, editor: QWidget) -> bool:  # noqa: ARG002
        """Whether what was typed may be lost."""
        return True

    def begin(self, editor: QWidget) -> QWidget:
        """Note that `editor` is opened, and tell of it."""
        self.is_refused = False
        self.editor = editor
        self.opened.emit()
        return editor

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Hand over what was typed."""
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
        """Cover the cell; grow upwards where the room below it does not do."""
        rect: QRect = option.rect
        height = max(rect.height(), editor.minimumHeight())
        lowest = room_of(editor) - height
        top = max(0, min(rect.top(), lowest)) if height > rect.height() else rect.top()
        editor.setGeometry(rect.left(), top, rect.width(), height)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Enter and Tab commit, Shift+Enter breaks a text's line, Escape leaves all as it was.

        Where that would lose what was typed, the user may be asked first. Enter is never left to
        Qt, which commits later: the editor may be gone by then.
        """
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            may_break = isinstance(editor, QPlainTextEdit) and event.key() != Qt.Key.Key_Backtab
            breaks_line = shifted and may_break
            if event.key() in _FINISHING and not breaks_line and isinstance(editor, QWidget):
                self.finish(editor)
                return True
            if event.key() == Qt.Key.Key_Escape and isinstance(editor, QWidget):
                return not self.may_be_left(editor) or super().eventFilter(editor, event)
        return super().eventFilter(editor, event)

    def finish(self, editor: QWidget) -> None:
        """Hand the text over and close the editor; one whose text is refused stays open."""
        editor.removeEventFilter(self)  # losing the focus, it would commit once more
        self.commitData.emit(editor)
        if self.is_refused:
            editor.installEventFilter(self)
        self.closeEditor.emit(editor)


def return_to(editor: QWidget) -> None:
    """Go on typing in an editor that is losing the focus, unless it is hidden or gone by then."""

    def focus() -> None:
        if editor.isVisible():
            editor.setFocus()

    QTimer.singleShot(0, editor, focus)


def room_of(editor: QWidget) -> int:
    """The height of the table that an editor is in."""
    table = editor.parentWidget()
    return table.height() if table else editor.height()
