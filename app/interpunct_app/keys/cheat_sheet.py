# SPDX-License-Identifier: Apache-2.0
"""All keys on one page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from interpunct_app.keys.table import BINDINGS, Binding, When


class CheatSheet(QDialog):
    """The key table in a window that may stay open beside the editor."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(48)
        row.addLayout(_grid([entry for entry in BINDINGS if entry.when is When.SLOT]))
        row.addLayout(_grid([entry for entry in BINDINGS if entry.when is not When.SLOT]))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(16)
        column.addLayout(row)
        column.addWidget(buttons)


def _grid(rows: list[Binding]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(28)
    grid.setVerticalSpacing(7)
    for place, row in enumerate(rows):
        keys = QLabel("   ".join(row.keys.split()))
        font = keys.font()
        font.setBold(True)
        keys.setFont(font)
        grid.addWidget(keys, place, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(QLabel(row.meaning), place, 1)
    grid.setRowStretch(len(rows), 1)
    return grid
