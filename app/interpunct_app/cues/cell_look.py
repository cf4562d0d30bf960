# SPDX-License-Identifier: Apache-2.0
"""The colours and the font that cells are painted with, worked out once for all of them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem

from interpunct_app.looks.theme import MarkColours, faded, mark_colours, mixed

_MOST_LOOKS = 20


@dataclass(frozen=True, slots=True)
class CellLook:
    """What is painted follows from `palette`, whose selected ground is soft, and from `font`.

    `strip` is how wide the room is in which a cell tells of findings, before its text.
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
    """The looks that were asked for last."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str, Qt.LayoutDirection], CellLook] = {}

    def of(self, option: QStyleOptionViewItem) -> CellLook:
        """What to paint a cell with whose palette is `softened`."""
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
    """The palette of cells: what stands for figures in it is fainter than the texts.

    It is the same while the table waits for a file to be written, so that nothing flickers.
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
