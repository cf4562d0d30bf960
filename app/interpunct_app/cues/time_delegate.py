# SPDX-License-Identifier: Apache-2.0
"""Edits starts, ends and durations of cues in place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QStyleOptionViewItem, QWidget

from interpunct_app.cues.cell_look import CellLook
from interpunct_app.cues.cells import paint_cursor
from interpunct_app.cues.in_place import EditingDelegate
from interpunct_app.cues.titled_table import Index


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
