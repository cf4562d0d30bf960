# SPDX-License-Identifier: Apache-2.0
"""Qt model of a bundle's accuracy by language, the open file's languages first."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

from interpunct.bundles.worth import Worth
from interpunct_app.cues.titled_table import Index, TitledTable
from interpunct_app.translation import language_name


class WorthColumn(IntEnum):
    """Columns of the figures."""

    LANGUAGE = 0
    F1 = 1
    SLOT_ERRORS = 2
    CASING = 3
    WORDS = 4
    NOTE = 5


class WorthModel(TitledTable):
    """Rows for each measured language, and one for all languages together."""

    columns = WorthColumn
    texts = (WorthColumn.LANGUAGE, WorthColumn.NOTE)

    def __init__(self) -> None:
        super().__init__()
        self.titles = (
            self.tr("Language"),
            self.tr("Accuracy of marks"),
            self.tr("Error rate"),
            self.tr("Accuracy of capitals"),
            self.tr("Words measured"),
            "",
        )
        self._rows: list[Worth] = []
        self._own: tuple[str, ...] = ()

    def show_worth(self, worth: Sequence[Worth], own: Sequence[str]) -> None:
        """Show figures; `own` are the languages of the open file."""
        self.beginResetModel()
        self._own = tuple(own)
        self._rows = sorted(worth, key=self._order)
        self.endResetModel()

    def rows(self) -> int:
        """Number of rows."""
        return len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell; languages of the open file are bold."""
        found, column = self._rows[index.row()], WorthColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role == Qt.ItemDataRole.FontRole and found.language in self._own:
            font = QFont()
            font.setBold(True)
            return font
        return self._text(found, column) if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, found: Worth, column: WorthColumn) -> str:
        if column is WorthColumn.LANGUAGE:
            return language_name(found.language) if found.language else self.tr("All languages")
        if column is WorthColumn.NOTE:
            return self._note(found)
        if column is WorthColumn.WORDS:
            return "–" if found.words is None else f"{found.words:,}"
        share = {
            WorthColumn.F1: found.micro_f1,
            WorthColumn.SLOT_ERRORS: found.slot_error_rate,
            WorthColumn.CASING: found.casing_f1,
        }[column]
        return "–" if share is None else f"{100 * share:.1f} %"

    def _note(self, found: Worth) -> str:
        notes = [self.tr("this file")] if found.language in self._own else []
        if found.costs_more:
            notes.append(self.tr("faster to type than to review"))
        if found.default_f1 is not None:
            share = f"{100 * found.default_f1:.1f}"
            notes.append(self.tr("shipped model: {share} %").format(share=share))
        return ", ".join(notes)

    def _order(self, found: Worth) -> tuple[int, str]:
        """Sort key: the file's languages, all together, then others by name."""
        if found.language in self._own:
            return (0, f"{self._own.index(found.language):03}")
        return (1, "") if not found.language else (2, language_name(found.language))
