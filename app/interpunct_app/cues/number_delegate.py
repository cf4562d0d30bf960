# SPDX-License-Identifier: Apache-2.0
"""Paints cue numbers, with a ribbon for each bookmark."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from interpunct_app.cues.cell_look import CellLook
from interpunct_app.cues.cells import CellDelegate
from interpunct_app.cues.model import BOOKMARK_ROLE
from interpunct_app.cues.painting import paint_bookmark
from interpunct_app.cues.titled_table import Index


class NumberDelegate(CellDelegate):
    """Delegate for cue numbers."""

    def paint_figure(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, look: CellLook
    ) -> None:
        """Paint the number, and the ribbon over it."""
        super().paint_figure(painter, option, index, look)
        if index.model().data(index, BOOKMARK_ROLE) is not None:
            paint_bookmark(painter, option.rect, look.ribbon)
