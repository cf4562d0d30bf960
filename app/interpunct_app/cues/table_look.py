# SPDX-License-Identifier: Apache-2.0
"""How the tables of cues look, in every page alike, and from one run to the next."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from interpunct_app.cues.columns import Column
from interpunct_app.settings.settings import Settings

_COMPACT = "compact table"
_HIDDEN = "hidden columns"
_WIDTHS = "column widths"
_LEAST_WIDTH, _MOST_WIDTH = 0.2, 20.0


class TableLook(QObject):
    """One line a cue or all of them; which columns are hidden, and how wide the others are.

    Widths are shares of what a column needs, so that they fit another font or screen too.
    `changed` tells that tables are to look otherwise; a new width is not told, because the table
    that has it shows it already.
    """

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    @property
    def is_compact(self) -> bool:
        """Whether every text stands on one line."""
        return self._settings.flag(_COMPACT, False)

    def set_compact(self, is_compact: bool) -> None:
        """Show every text on one line, or all of its lines."""
        if is_compact != self.is_compact:
            self._settings.set_flag(_COMPACT, is_compact)
            self.changed.emit()

    def is_shown(self, column: Column) -> bool:
        """Whether a column is shown; the text always is."""
        return column is Column.TEXT or column.name not in self._hidden()

    def show_column(self, column: Column, is_shown: bool) -> None:
        """Show a column, or hide it."""
        hidden = self._hidden() - {column.name} | (set() if is_shown else {column.name})
        if column is not Column.TEXT and hidden != self._hidden():
            self._settings.set_text(_HIDDEN, " ".join(sorted(hidden)))
            self.changed.emit()

    def width(self, column: Column) -> float:
        """The share of what it needs that a column has; 1 where nobody drew it."""
        return dict(self._widths()).get(column.name, 1.0)

    def set_width(self, column: Column, share: float) -> None:
        """Remember how wide the user drew a column."""
        widths = {**dict(self._widths()), column.name: share}
        words = (f"{name}={share:.3f}" for name, share in sorted(widths.items()))
        self._settings.set_text(_WIDTHS, " ".join(words))

    def _hidden(self) -> set[str]:
        return set(self._settings.text(_HIDDEN, "").split())

    def _widths(self) -> Iterator[tuple[str, float]]:
        """The widths that can be read; what another version or a hand wrote is left out."""
        for word in self._settings.text(_WIDTHS, "").split():
            name, _, share = word.partition("=")
            try:
                width = float(share)
            except ValueError:
                continue
            if _LEAST_WIDTH <= width <= _MOST_WIDTH:
                yield name, width
