# SPDX-License-Identifier: Apache-2.0
"""How large text is."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


def use_table_size(points: float | None) -> None:
    """Show the text of every table, open or not, in a size; None is that of the system."""
    font = QFont(QApplication.font())
    if points is not None:
        font.setPointSizeF(points)
    QApplication.setFont(font, "QTableView")  # type: ignore[arg-type]  # the stubs want bytes
