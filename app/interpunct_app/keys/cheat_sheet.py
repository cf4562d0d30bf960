# SPDX-License-Identifier: Apache-2.0
"""All keys on one page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QWidget,
)

from interpunct_app.keys.key_map import KeyMap
from interpunct_app.keys.names import shown
from interpunct_app.keys.table import OF_WIDGETS, Binding
from interpunct_app.looks.boxes import NO_MARGINS, column
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.scrolled import Scrolled
from interpunct_app.looks.windows import resize_within


class CheatSheet(QDialog):
    """Window with the current keys, which may stay open beside the editor."""

    def __init__(self, parent: QWidget, keys: KeyMap) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keys"))
        resize_within(self, 1240, 760)
        self._keys = keys
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._area = Scrolled(QWidget())
        self.setLayout(
            column(self._area, buttons, wide=self._area, spacing=16, margins=(24, 20, 24, 16))
        )
        keys.changed.connect(self._show_keys)
        self._show_keys()

    @Slot()
    def _show_keys(self) -> None:
        """List the keys again, without rows that have none."""
        rows = [it for it in self._keys.rows if it.keys]
        at_slot = [it for it in rows if it.when in OF_WIDGETS]
        others = [it for it in rows if it not in at_slot]
        middle = (len(others) + 1) // 2
        lists = QWidget()
        grids = map(_grid, (at_slot, others[:middle], others[middle:]))
        lists.setLayout(flow(*grids, margins=NO_MARGINS, spacing=40))
        self._area.show_content(lists)


def _grid(rows: list[Binding]) -> QWidget:
    widget = QWidget()
    grid = QGridLayout(widget)
    grid.setContentsMargins(*NO_MARGINS)
    grid.setHorizontalSpacing(28)
    grid.setVerticalSpacing(7)
    grid.setColumnStretch(1, 1)
    for place, binding in enumerate(rows):
        keys = plain_label("   ".join(shown(key) for key in binding.keys.split()))
        font = keys.font()
        font.setBold(True)
        keys.setFont(font)
        grid.addWidget(keys, place, 0, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(plain_label(binding.meaning, wraps=True), place, 1)
    grid.setRowStretch(len(rows), 1)
    return widget
