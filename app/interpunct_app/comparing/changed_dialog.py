# SPDX-License-Identifier: Apache-2.0
"""Dialog on a file changed by another program: the changes, and a choice."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from interpunct_app.comparing.changed_model import ChangedColumn, ChangedCue, ChangedModel
from interpunct_app.comparing.side_table import SideTable
from interpunct_app.looks.plain import plain_label

_WIDEST: dict[int, str] = {
    ChangedColumn.NUMBER: "00000",
    ChangedColumn.START: "00:00:00,000",
    ChangedColumn.BEFORE: "m" * 28,
}


class Answer(IntEnum):
    """Answer of the user."""

    LATER = 0
    READ_AGAIN = 1
    KEEP_MINE = 2


class ChangedDialog(QDialog):
    """Dialog that lists the changed cues and the effects on the review."""

    def __init__(
        self, parent: QWidget, title: str, hints: Sequence[str], cues: Sequence[ChangedCue]
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(860, 480)
        self._hint = plain_label(" ".join(hints))
        self._hint.setWordWrap(True)
        self.table = SideTable(ChangedModel(cues), self.tr("Cues that changed"), _WIDEST)
        self.table.setVisible(bool(cues))
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 14)
        column.setSpacing(12)
        column.addWidget(self._hint)
        column.addWidget(self.table, 1)
        column.addLayout(self._buttons())

    @property
    def hint(self) -> str:
        """Sentences above the cues."""
        return self._hint.text()

    def ask(self) -> Answer:
        """Show the dialog and return the answer."""
        answer = Answer(self.exec())
        self.deleteLater()
        return answer

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._button(self.tr("&Keep mine"), Answer.KEEP_MINE))
        row.addStretch(1)
        later = self._button(self.tr("&Later"), Answer.LATER)
        later.setDefault(True)
        row.addWidget(later)
        row.addWidget(self._button(self.tr("&Read again"), Answer.READ_AGAIN))
        return row

    def _button(self, text: str, answer: Answer) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda _checked: self.done(answer))
        return button
