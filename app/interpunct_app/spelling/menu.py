# SPDX-License-Identifier: Apache-2.0
"""Menu of a misspelt word: suggestions and other actions."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from interpunct_app.looks.plain import as_it_stands
from interpunct_app.spelling.checker import MOST_SUGGESTIONS


class SuggestionMenu(QMenu):
    """Menu with fixed room for suggestions, so that nothing moves under the mouse.

    `chosen` emits the suggestion that the user picks.
    """

    chosen = Signal(str)
    add_wanted = Signal()
    term_wanted = Signal()
    ignore_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._suggestions: list[str] = []
        self._rows = [self._row() for _ in range(MOST_SUGGESTIONS)]
        self._rows[0].setText(self.tr("Looking for suggestions…"))
        self.addSeparator()
        self.add = self.addAction(self.tr("&Add to my words"))
        self.add.triggered.connect(lambda _checked: self.add_wanted.emit())
        self.term = self.addAction(self.tr("Add to the &glossary of the project"))
        self.term.triggered.connect(lambda _checked: self.term_wanted.emit())
        self.ignore = self.addAction(self.tr("&Ignore in this file"))
        self.ignore.triggered.connect(lambda _checked: self.ignore_wanted.emit())

    def suggestions(self) -> list[QAction]:
        """Entries with suggestions."""
        return self._rows[: len(self._suggestions)]

    @Slot(object)
    def take(self, suggestion: str) -> None:
        """Add a suggestion, if there is room."""
        if len(self._suggestions) == MOST_SUGGESTIONS or suggestion in self._suggestions:
            return
        row = self._rows[len(self._suggestions)]
        row.setText(as_it_stands(suggestion))
        row.setEnabled(True)
        self._suggestions.append(suggestion)

    @Slot()
    def finish(self) -> None:
        """Hide empty rows; if there are no suggestions, say so."""
        if not self._suggestions:
            self._rows[0].setText(self.tr("No suggestions"))
        for row in self._rows[max(1, len(self._suggestions)) :]:
            row.setVisible(False)

    def _row(self) -> QAction:
        row = self.addAction("")
        row.setEnabled(False)
        row.triggered.connect(lambda _checked: self.chosen.emit(self._chosen(row)))
        return row

    def _chosen(self, row: QAction) -> str:
        return self._suggestions[self._rows.index(row)]
