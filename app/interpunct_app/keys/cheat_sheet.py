# SPDX-License-Identifier: Apache-2.0
"""All keys on one page (F1)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget


class CheatSheet(QDialog):
    """A window that may stay open beside the editor."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys of the review"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(7)
        for row, (keys, meaning) in enumerate(_keys()):
            label = QLabel(keys)
            font = label.font()
            font.setBold(True)
            label.setFont(font)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(QLabel(meaning), row, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(16)
        column.addLayout(grid)
        column.addWidget(buttons)


def _keys() -> list[tuple[str, str]]:
    """Keys and what they do, in the order in which a beginner meets them."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("CheatSheet", text)

    return [
        (tr("Space, Enter"), tr("accept the mark shown, go on to the next slot in doubt")),
        (". , ? ! : ;", tr("set that mark and go on; so do the marks of every layout")),
        (tr("X or 0"), tr("no mark here, go on")),
        ("1 – 4", tr("take that alternative, go on")),
        (tr("Backspace or Z"), tr("undo the last step and return to its slot")),
        (tr("U, Shift+U"), tr("next word in lower case, with a capital")),
        (tr("Tab, Shift+Tab"), tr("next, previous slot in doubt, nothing decided")),
        (tr("J, L"), tr("previous, next slot of any kind")),
        (tr("/, M"), tr("split the cue at this slot, join it with the next")),
        ("F2", tr("edit the text of the cue; Enter or Esc leads back")),
        (tr("Ctrl+Enter"), tr("accept the rest of this cue")),
        (tr("Ctrl+Shift+Enter"), tr("accept all slots that are surer than the threshold")),
        (tr("Ctrl+Z, Ctrl+Y"), tr("undo, redo")),
    ]
