# SPDX-License-Identifier: Apache-2.0
"""Colours and font for painting cells."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette

from interpunct_app.looks.theme import MarkColours, faded, mark_colours, mixed


@dataclass(frozen=True, slots=True)
class CellLook:
    """Colours and font of a cell; `palette` has a soft selection.

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


def cell_look(palette: QPalette, font: QFont, direction: Qt.LayoutDirection) -> CellLook:
    """Look of the cells of a view with this palette, font and layout direction."""
    soft = _softened(palette)
    return CellLook(
        palette=soft,
        font=QFont(font),
        is_mirrored=direction is Qt.LayoutDirection.RightToLeft,
        strip=QFontMetrics(font).height(),
        text=soft.text().color(),
        figures=soft.placeholderText().color(),
        markup=faded(soft, 0.45),
        ribbon=soft.link().color(),
        marks=mark_colours(soft),
    )


def _softened(palette: QPalette) -> QPalette:
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
