# SPDX-License-Identifier: Apache-2.0
"""Colours and font for painting cells, computed once for all cells."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem

from interpunct_app.looks.theme import MarkColours, faded, mark_colours, mixed

_MOST_LOOKS = 20


@dataclass(frozen=True, slots=True)
class CellLook:
    """Colours and font of a cell, derived from `palette` (with soft selection) and `font`.

    `strip` is the width, in pixels, of the space before the text, kept for the sign of a finding.
    """

    palette: QPalette
    font: QFont
    is_mirrored: bool
    strip: int
    text: QColor
    figures: QColor
    markup: QColor
    ribbon: QColor
    marks: MarkColours


class CellLooks:
    """Cache of the looks used last."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str, Qt.LayoutDirection], CellLook] = {}

    def of(self, option: QStyleOptionViewItem) -> CellLook:
        """Look of a cell whose palette is `softened`."""
        palette: QPalette = option.palette
        font: QFont = option.font
        key = (palette.cacheKey(), font.key(), option.direction)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > _MOST_LOOKS:
                self._known.clear()
            is_mirrored = option.direction is Qt.LayoutDirection.RightToLeft
            known = self._known[key] = _look(QPalette(palette), QFont(font), is_mirrored)
        return known


def softened(palette: QPalette) -> QPalette:
    """Palette of cells: numbers fainter than texts, selection soft.

    It stays the same while the table waits for a file to be written, so that nothing flickers.
    """
    palette = QPalette(palette)
    palette.setCurrentColorGroup(QPalette.ColorGroup.Active)
    soft = QPalette(palette)
    ground = mixed(palette.highlight().color(), palette.base().color(), 0.22)
    soft.setColor(QPalette.ColorRole.Highlight, ground)
    soft.setColor(QPalette.ColorRole.HighlightedText, palette.text().color())
    soft.setColor(QPalette.ColorRole.PlaceholderText, faded(palette, 0.72))
    return soft


def _look(palette: QPalette, font: QFont, is_mirrored: bool) -> CellLook:
    return CellLook(
        palette=palette,
        font=font,
        is_mirrored=is_mirrored,
        strip=QFontMetrics(font).height(),
        text=palette.text().color(),
        figures=palette.placeholderText().color(),
        markup=faded(palette, 0.45),
        ribbon=palette.link().color(),
        marks=mark_colours(palette),
    )
