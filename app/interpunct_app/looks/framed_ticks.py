# SPDX-License-Identifier: Apache-2.0
"""Ticks in lists and tables that are seen while they are not set, too."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from interpunct_app.looks.theme import framed


class FramedTicks(QStyledItemDelegate):
    """Paints items as always, the boxes of their ticks with a frame on dark ground too."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """What the style gets to paint from."""
        super().initStyleOption(option, index)
        option.palette = framed(option.palette)
