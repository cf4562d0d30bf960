# SPDX-License-Identifier: Apache-2.0
"""Text sizes."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication


def use_table_size(points: float | None) -> None:
    """Set the text size of every table, open or not; None is the system's size."""
    font = QFont(QApplication.font())
    if points is not None:
        font.setPointSizeF(points)
    QApplication.setFont(font, "QTableView")  # type: ignore[arg-type]  # the stubs want bytes
