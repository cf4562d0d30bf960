# SPDX-License-Identifier: Apache-2.0
"""Shades of the text colour, each mixed once: what is painted at every key asks for the same."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from interpunct_app.looks.theme import faded

_MOST = 20


class Shades(dict[float, QColor]):
    """`faded` of one palette by strength; nobody may change the colours."""

    def __init__(self, palette: QPalette) -> None:
        super().__init__()
        self._palette = QPalette(palette)

    def __missing__(self, strength: float) -> QColor:
        shade = self[strength] = faded(self._palette, strength)
        return shade


class KnownShades:
    """The shades of the palettes that a widget had, by their groups: it may be disabled."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, QPalette.ColorGroup], Shades] = {}

    def of(self, palette: QPalette) -> Shades:
        """The shades of a palette."""
        key = palette.cacheKey(), palette.currentColorGroup()
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= _MOST:
                self._known.clear()
            known = self._known[key] = Shades(palette)
        return known
