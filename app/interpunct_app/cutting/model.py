# SPDX-License-Identifier: Apache-2.0
"""The comparison of a cut as Qt sees it: old cues to the left, new cues to the right."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from interpunct.captions.document import CaptionDocument
from interpunct.transcript.languages import language
from interpunct.work.comparison import CutComparison, SideBySide
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue, markup_spans
from interpunct_app.cues.times import duration_text, time_text
from interpunct_app.cues.titled_table import Index, TitledTable


class CutColumn(IntEnum):
    """The columns."""

    OLD_START = 0
    OLD_DURATION = 1
    OLD_TEXT = 2
    NEW_START = 3
    NEW_DURATION = 4
    NEW_TEXT = 5


_OLD = (CutColumn.OLD_START, CutColumn.OLD_DURATION, CutColumn.OLD_TEXT)
TEXTS = (CutColumn.OLD_TEXT, CutColumn.NEW_TEXT)
DURATIONS = (CutColumn.OLD_DURATION, CutColumn.NEW_DURATION)


class CutModel(TitledTable):
    """Rows of a `CutComparison`, all or only those that change."""

    columns = CutColumn
    texts = TEXTS

    def __init__(self) -> None:
        super().__init__()
        self._plan: CutComparison | None = None
        self._rows: list[SideBySide] = []
        self._right_to_left = False

    def show_plan(self, plan: CutComparison | None, code: str, *, all_rows: bool) -> None:
        """Show a plan of a file in the language `code`."""
        self.beginResetModel()
        self._plan = plan
        rows = plan.rows if plan else ()
        self._rows = [row for row in rows if all_rows or row.changed]
        self._right_to_left = bool(code) and language(code).right_to_left
        self.endResetModel()

    def rows(self) -> int:
        """The number of rows shown."""
        return len(self._rows)

    def title(self, column: int) -> str:
        """See `TitledTable`."""
        titles = (self.tr("Start"), self.tr("Duration"))
        return (*titles, self.tr("Before"), *titles, self.tr("After"))[column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        column = CutColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role not in (Qt.ItemDataRole.DisplayRole, SHOWN_ROLE) or self._plan is None:
            return None
        row = self._rows[index.row()]
        document, cue = (
            (self._plan.before, row.old) if column in _OLD else (self._plan.after, row.new)
        )
        if role == SHOWN_ROLE:
            return self._shown(document, cue) if column in TEXTS else None
        return _text(document, cue, column)

    def _shown(self, document: CaptionDocument, cue: int | None) -> ShownCue:
        text = "" if cue is None else document.cues[cue].payload
        return ShownCue(text, (), markup_spans(text, document.format), self._right_to_left)


def _text(document: CaptionDocument, cue: int | None, column: CutColumn) -> str:
    if cue is None:
        return ""
    entry = document.cues[cue]
    if column in TEXTS:
        return entry.payload
    if column in (CutColumn.OLD_START, CutColumn.NEW_START):
        return time_text(entry.start_ms)
    return duration_text(entry.end_ms - entry.start_ms)
