# SPDX-License-Identifier: Apache-2.0
"""Qt model of another program's changes in a file, cue by cue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.matching import rows_beside
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.times import time_text
from interpunct_app.cues.titled_table import Index, TitledTable
from interpunct_app.looks.plain import plain_tip


class ChangedColumn(IntEnum):
    """Columns of the changes."""

    NUMBER = 0
    START = 1
    BEFORE = 2
    NOW = 3


@dataclass(frozen=True, slots=True)
class ChangedCue:
    """Cue before and now, None if absent; `number` is the earlier one, from 1."""

    number: int | None
    before: Cue | None
    now: Cue | None


def changed_cues(before: CaptionDocument, now: CaptionDocument) -> list[ChangedCue]:
    """Cues with another text or time, ordered by time."""
    pairs = (
        ChangedCue(
            None if row.cue is None else row.cue + 1,
            None if row.cue is None else before.cues[row.cue],
            None if row.other is None else now.cues[row.other],
        )
        for row in rows_beside(before.cues, now.cues)
    )
    return [pair for pair in pairs if _said(pair.before) != _said(pair.now)]


def _said(cue: Cue | None) -> tuple[int, int, str] | None:
    return None if cue is None else (*_times(cue), cue.payload)


def _times(cue: Cue) -> tuple[int, int]:
    return cue.start_ms, cue.end_ms


class ChangedModel(TitledTable):
    """Row for each cue; if only the time changed, the text shows it."""

    columns = ChangedColumn
    texts = (ChangedColumn.BEFORE, ChangedColumn.NOW)

    def __init__(self, cues: Sequence[ChangedCue]) -> None:
        super().__init__()
        self._cues = cues

    def rows(self) -> int:
        """Number of changed cues."""
        return len(self._cues)

    def title(self, column: int) -> str:
        """See `TitledTable`."""
        return (self.tr("#"), self.tr("Start"), self.tr("Before"), self.tr("Now"))[column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        cue, column = self._cues[index.row()], ChangedColumn(index.column())
        asked: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: self._text(cue, column),
            Qt.ItemDataRole.TextAlignmentRole: lambda: self.alignment(column),
            Qt.ItemDataRole.ToolTipRole: lambda: plain_tip(self._text(cue, column)),
            Qt.ItemDataRole.AccessibleTextRole: lambda: (
                f"{self.title(column)} {self._text(cue, column)}"
            ),
            SHOWN_ROLE: lambda: (
                ShownCue(self._text(cue, column)) if column in self.texts else None
            ),
        }
        return asked[role]() if role in asked else None

    def _text(self, cue: ChangedCue, column: ChangedColumn) -> str:
        if column is ChangedColumn.NUMBER:
            return "–" if cue.number is None else str(cue.number)
        shown = cue.before if column is ChangedColumn.BEFORE else cue.now
        if column is ChangedColumn.START:
            any_cue = cue.before or cue.now
            return time_text(any_cue.start_ms) if any_cue else ""
        return self.tr("– no cue –") if shown is None else self._with_time(cue, shown)

    def _with_time(self, cue: ChangedCue, shown: Cue) -> str:
        """Text of a cue, after its time if this has changed."""
        if cue.before is None or cue.now is None or _times(cue.before) == _times(cue.now):
            return shown.payload
        start, end = map(time_text, _times(shown))
        return f"{start} – {end}\n{shown.payload}"
