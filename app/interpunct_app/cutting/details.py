# SPDX-License-Identifier: Apache-2.0
"""Full texts of one change, as the table shows only two lines of a cue."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from interpunct_app.looks.boxes import NO_MARGINS, row

_LINES = 5


class ChangeDetails(QWidget):
    """Cues of a change before and after it, side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.before = _text_box(self.tr("This change, before"))
        self.after = _text_box(self.tr("This change, after"))
        self.setLayout(row(self.before, self.after, margins=NO_MARGINS, spacing=10))

    def show_texts(self, before: str, after: str, *, right_to_left: bool) -> None:
        """Show the old and the new cues."""
        side = Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft
        for box, text in ((self.before, before), (self.after, after)):
            option = box.document().defaultTextOption()
            option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
            box.document().setDefaultTextOption(option)
            box.setPlainText(text)


def _text_box(name: str) -> QPlainTextEdit:
    box = QPlainTextEdit()
    box.setReadOnly(True)
    box.setTabChangesFocus(True)
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    box.setAccessibleName(name)
    box.setPlaceholderText(name)
    box.setFixedHeight(QFontMetrics(box.font()).lineSpacing() * _LINES + 14)
    return box
