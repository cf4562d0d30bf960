# SPDX-License-Identifier: Apache-2.0
"""Check boxes in lists and tables that are visible even when unticked."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from interpunct_app.looks.theme import framed


class FramedTicks(QStyledItemDelegate):
    """Delegate that paints check boxes with a frame that is visible on dark backgrounds."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set a palette with visible frames."""
        super().initStyleOption(option, index)
        option.palette = framed(option.palette)
