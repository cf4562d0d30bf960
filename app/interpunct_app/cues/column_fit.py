# SPDX-License-Identifier: Apache-2.0
"""Visible columns of a cue table and their widths, by font, table width and user's choice."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QTableView

from interpunct_app.cues.cells import FIGURE_MARGIN
from interpunct_app.cues.columns import Column, column_title
from interpunct_app.cues.table_look import TableLook

_WIDEST = {
    Column.NUMBER: "* 0000000",
    Column.START: "■ 00:00:00,000",
    Column.END: "■ 00:00:00,000",
    Column.DURATION: "▲ 00.00",
    Column.SPEED: "▲ 0000",  # for cues of 10 ms, as YouTube writes them
    Column.LANGUAGE: "zh-Hant",
    Column.SPEAKER: "Speaker 00",
}
_GIVING_WAY = (Column.LANGUAGE, Column.SPEAKER, Column.DURATION, Column.END, Column.SPEED)
"""Columns in the order in which they are hidden when the texts have too little room."""
_LEAST_LETTERS = 24


class ColumnFit:
    """Fits columns to the font, never to their contents, which takes seconds on long files.

    `has_speakers` tells whether the file names speakers and so needs their column.
    """

    def __init__(self, table: QTableView, look: TableLook) -> None:
        self._table = table
        self._look = look
        self._shown: list[Column] = []
        self._is_fitting = False
        self.has_speakers = False

    def fit(self) -> None:
        """Fit the columns to the font and the user's choice."""
        self._shown = self._with_room()
        self._is_fitting = True
        for column in Column:
            self._table.setColumnHidden(column, column not in self._shown)
        for column in _WIDEST:
            width = self._needed(column) * self._look.width(column)
            self._table.setColumnWidth(column, round(width))
        self._is_fitting = False

    def follow_width(self) -> None:
        """Hide columns, or show them again, after a change of the table's width."""
        if self._with_room() != self._shown:
            self.fit()

    def note_width(self, column: int, width: int) -> None:
        """Remember the width that the user gave a column."""
        if not self._is_fitting and column in _WIDEST and not self._table.isColumnHidden(column):
            self._look.set_width(Column(column), width / self._needed(Column(column)))

    def _with_room(self) -> list[Column]:
        """Columns that the user wants and for which the texts leave room."""
        shown = [
            column
            for column in Column
            if self._look.is_shown(column) and (self.has_speakers or column != Column.SPEAKER)
        ]
        letters = _LEAST_LETTERS * self._table.fontMetrics().averageCharWidth()
        needed = {column: self._needed(column) for column in shown}
        for column in _GIVING_WAY:
            if sum(map(needed.__getitem__, shown)) <= self._table.viewport().width() - letters:
                break
            shown = [other for other in shown if other is not column]
        return shown

    def _needed(self, column: Column) -> int:
        """Width that a column needs, in pixels: that of its widest number or its title.

        It is 0 for the texts, which take the remaining width.
        """
        if column not in _WIDEST:
            return 0
        bold = QFont(self._table.font())
        bold.setBold(True)
        figure = QFontMetrics(bold).horizontalAdvance(_WIDEST[column])
        title = self._table.fontMetrics().horizontalAdvance(column_title(column))
        return max(figure, title) + 2 * FIGURE_MARGIN + 2
