# SPDX-License-Identifier: Apache-2.0
"""Qt model of a second file's cues, each beside the cue in front at its time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from interpunct.captions.cues import Cue
from interpunct.captions.matching import BesideRow, rows_beside
from interpunct.transcript.languages import language
from interpunct.work.work import Work
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue, markup_spans
from interpunct_app.cues.times import time_text
from interpunct_app.cues.titled_table import Index, TitledTable
from interpunct_app.looks.plain import plain_tip


class BesideColumn(IntEnum):
    """Columns: number of the cue in front; start and text of the other cue."""

    NUMBER = 0
    START = 1
    TEXT = 2


class BesideModel(TitledTable):
    """Rows of two works' cues; only visible cells are computed, for files of any length."""

    columns = BesideColumn
    texts = (BesideColumn.TEXT,)

    def __init__(self) -> None:
        super().__init__()
        self._front: Work | None = None
        self._other: Work | None = None
        self._times: tuple[list[tuple[int, int]], ...] = ()
        self._rows: list[BesideRow] = []
        self._first_rows: dict[int, int] = {}
        self._known: dict[int, ShownCue] = {}  # looks of the other work's cues

    def show_works(self, front: Work | None, other: Work | None) -> None:
        """Show the cues of `other` beside those of `front`; nothing if either is None."""
        works = [] if front is None or other is None else [front, other]
        times = tuple([(cue.start_ms, cue.end_ms) for cue in _cues(work)] for work in works)
        is_same = front is self._front and other is self._other and times == self._times
        self._front, self._other, self._times = front, other, times
        self._known.clear()
        if is_same:
            self._refresh()
            return
        self.beginResetModel()
        self._rows = rows_beside(*map(_cues, works)) if works else []
        self._first_rows = _first_rows(self._rows)
        self.endResetModel()

    def _refresh(self) -> None:
        """Tell the views that the texts may have changed."""
        if self._rows:
            last = self.index(len(self._rows) - 1, BesideColumn.TEXT)
            self.dataChanged.emit(self.index(0, BesideColumn.TEXT), last)

    def row(self, place: int) -> BesideRow:
        """Content of row number `place`."""
        return self._rows[place]

    def rows_of(self, cue: int) -> range:
        """Rows of cue number `cue` of the work in front, which are contiguous."""
        if cue not in self._first_rows:
            return range(0)
        start = stop = self._first_rows[cue]
        while stop < len(self._rows) and self._rows[stop].cue == cue:
            stop += 1
        return range(start, stop)

    def counts(self) -> tuple[int, int]:
        """Numbers of cues without a counterpart, in front and beside."""
        alone = sum(row.other is None for row in self._rows)
        return alone, sum(row.cue is None for row in self._rows)

    def rows(self) -> int:
        """Number of rows beside each other."""
        return len(self._rows)

    def title(self, column: int) -> str:
        """See `TitledTable`."""
        return (self.tr("#"), self.tr("Start"), self.tr("Text"))[column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        row, column = self._rows[index.row()], BesideColumn(index.column())
        asked: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: self._text(row, column),
            Qt.ItemDataRole.TextAlignmentRole: lambda: self.alignment(column),
            Qt.ItemDataRole.AccessibleTextRole: lambda: (
                f"{self.title(column)} {self._text(row, column)}"
            ),
            Qt.ItemDataRole.ToolTipRole: lambda: self._tip(row, column),
            SHOWN_ROLE: lambda: self._shown(row, column),
        }
        return asked[role]() if role in asked else None

    def _text(self, row: BesideRow, column: BesideColumn) -> str:
        if column is BesideColumn.NUMBER:
            return "–" if row.cue is None else str(row.cue + 1)
        if column is BesideColumn.START:
            return time_text(self._timed(row).start_ms)
        shown = self._shown(row, column)
        return self.tr("– no cue –") if shown is None else shown.text

    def _tip(self, row: BesideRow, column: BesideColumn) -> str | None:
        if row.other is None:
            return self.tr("The file beside has no cue at the time of this one.")
        if row.cue is None:
            return self.tr("The file in front has no cue at the time of this one.")
        return plain_tip(self._text(row, column)) if column is BesideColumn.TEXT else None

    def _timed(self, row: BesideRow) -> Cue:
        """Cue whose time a row shows: the other file's, if there is one."""
        work, cue = (self._front, row.cue) if row.other is None else (self._other, row.other)
        assert work is not None
        assert cue is not None
        return _cues(work)[cue]

    def _shown(self, row: BesideRow, column: BesideColumn) -> ShownCue | None:
        work = self._other
        if column is not BesideColumn.TEXT or row.other is None or work is None:
            return None
        if row.other not in self._known:
            self._known[row.other] = _look(work, row.other)
        return self._known[row.other]


def _look(work: Work, cue: int) -> ShownCue:
    """Cue as it would be saved."""
    text = work.cue_text(cue).text
    right_to_left = language(work.language_of_cue(cue)).right_to_left
    return ShownCue(text, (), markup_spans(text, work.document.format), right_to_left)


def _cues(work: Work) -> Sequence[Cue]:
    return work.document.cues


def _first_rows(rows: Sequence[BesideRow]) -> dict[int, int]:
    """First row of each cue in front."""
    last_first = reversed(list(enumerate(rows)))
    return {row.cue: place for place, row in last_first if row.cue is not None}
