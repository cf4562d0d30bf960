# SPDX-License-Identifier: Apache-2.0
"""Shades of the text colour, cached because they are needed in painting at every key."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

from interpunct_app.looks.theme import faded

_MOST = 20


class Shades(dict[float, QColor]):
    """Cache of `faded` for one palette, by strength; the colours must not be changed."""

    def __init__(self, palette: QPalette) -> None:
        super().__init__()
        self._palette = QPalette(palette)

    def __missing__(self, strength: float) -> QColor:
        shade = self[strength] = faded(self._palette, strength)
        return shade


class KnownShades:
    """Cache of shades for a widget's palettes, by colour group, as it may be disabled."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, QPalette.ColorGroup], Shades] = {}

    def of(self, palette: QPalette) -> Shades:
        """Shades of a palette."""
        key = palette.cacheKey(), palette.currentColorGroup()
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= _MOST:
                self._known.clear()
            known = self._known[key] = Shades(palette)
        return known
