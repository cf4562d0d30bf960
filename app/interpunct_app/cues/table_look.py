# SPDX-License-Identifier: Apache-2.0
"""Look of the cue tables, shared by all pages and kept between runs, and the menu of columns."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from interpunct_app.cues.columns import Column, column_name
from interpunct_app.settings.options import COMPACT
from interpunct_app.settings.settings import Settings

_HIDDEN = "hidden columns"
_WIDTHS = "column widths"
_LEAST_WIDTH, _MOST_WIDTH = 0.2, 20.0


class TableLook(QObject):
    """Look of the tables: one line or all lines of a cue, hidden columns, column widths.

    Widths are multiples of what a column needs, so that they fit other fonts and screens.
    `changed` tells tables to update. It is not emitted for a new width, which its table shows
    already.
    """

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings

    @property
    def is_compact(self) -> bool:
        """Whether every text stands on one line."""
        return COMPACT.of(self._settings)

    def set_compact(self, is_compact: bool) -> None:
        """Show every text on one line, or on all its lines."""
        if is_compact != self.is_compact:
            COMPACT.keep(self._settings, is_compact)
            self.changed.emit()

    def is_shown(self, column: Column) -> bool:
        """Whether a column is shown; the text always is."""
        return column is Column.TEXT or column.name not in self._hidden()

    def show_column(self, column: Column, is_shown: bool) -> None:
        """Show or hide a column."""
        hidden = self._hidden() - {column.name} | (set() if is_shown else {column.name})
        if column is not Column.TEXT and hidden != self._hidden():
            self._settings.set_text(_HIDDEN, " ".join(sorted(hidden)))
            self.changed.emit()

    def width(self, column: Column) -> float:
        """Width of a column as a multiple of what it needs; 1 if the user has not set it."""
        return dict(self._widths()).get(column.name, 1.0)

    def set_width(self, column: Column, share: float) -> None:
        """See `ColumnFit.note_width`."""
        widths = {**dict(self._widths()), column.name: share}
        words = (f"{name}={share:.3f}" for name, share in sorted(widths.items()))
        self._settings.set_text(_WIDTHS, " ".join(words))

    def _hidden(self) -> set[str]:
        return set(self._settings.text(_HIDDEN, "").split())

    def _widths(self) -> Iterator[tuple[str, float]]:
        """Readable widths; values from other versions or manual edits are skipped."""
        for word in self._settings.text(_WIDTHS, "").split():
            name, _, share = word.partition("=")
            try:
                width = float(share)
            except ValueError:
                continue
            if _LEAST_WIDTH <= width <= _MOST_WIDTH:
                yield name, width


class ColumnsMenu(QMenu):
    """Checkable entry for each column; the text column cannot be hidden.

    The table's header and the menu View use it.
    """

    def __init__(self, title: str, look: TableLook, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._look = look
        self._entries = {column: self.addAction(column_name(column)) for column in Column}
        for column, entry in self._entries.items():
            entry.setData(int(column))
            entry.setCheckable(True)
        self.triggered.connect(self._choose)
        self._entries[Column.TEXT].setEnabled(False)
        look.changed.connect(self._show_ticks)
        self._show_ticks()

    def _choose(self, chosen: QAction) -> None:
        self._look.show_column(Column(chosen.data()), chosen.isChecked())

    def _show_ticks(self) -> None:
        for column, entry in self._entries.items():
            entry.setChecked(self._look.is_shown(column))
