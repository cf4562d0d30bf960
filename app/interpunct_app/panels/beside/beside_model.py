# SPDX-License-Identifier: Apache-2.0
"""Qt model of a second file's cues, each beside the cue in front at its time."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from interpunct.captions.cues import Cue
from interpunct.captions.matching import BesideRow, rows_beside
from interpunct.transcript.languages import language
from interpunct.work.work import Work
from interpunct_app.comparing.side_table import SideModel
from interpunct_app.cues.shown_cue import ShownCue, markup_spans
from interpunct_app.cues.times import time_text
from interpunct_app.looks.plain import plain_tip


class BesideColumn(IntEnum):
    """Columns: number of the cue in front; start and text of the other cue."""

    NUMBER = 0
    START = 1
    TEXT = 2


class BesideModel(SideModel):
    """Rows of two works' cues; only visible cells are computed, for files of any length."""

    columns = BesideColumn
    texts = (BesideColumn.TEXT,)

    def __init__(self) -> None:
        super().__init__()
        self.titles = (self.tr("#"), self.tr("Start"), self.tr("Text"))
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
            if self._rows:
                rows = (0, len(self._rows) - 1)  # whose texts may have changed
                self.dataChanged.emit(*(self.index(row, BesideColumn.TEXT) for row in rows))
            return
        self.beginResetModel()
        self._rows = rows_beside(*map(_cues, works)) if works else []
        self._first_rows = _first_rows(self._rows)
        self.endResetModel()

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

    def text(self, row: int, column: int) -> str:
        """See `SideModel`."""
        if column == BesideColumn.NUMBER:
            cue = self._rows[row].cue
            return "–" if cue is None else str(cue + 1)
        if column == BesideColumn.START:
            return time_text(self._start_ms(self._rows[row]))
        shown = self.painted(row, column)
        return self.tr("– no cue –") if shown is None else shown.text

    def tip(self, row: int, column: int) -> str | None:
        """See `SideModel`."""
        if self._rows[row].other is None:
            return self.tr("The file beside has no cue at this time.")
        if self._rows[row].cue is None:
            return self.tr("The file in front has no cue at this time.")
        return plain_tip(self.text(row, column)) if column == BesideColumn.TEXT else None

    def _start_ms(self, row: BesideRow) -> int:
        """Start that a row shows: the other file's, if there is one; from when it was matched."""
        file, cue = (0, row.cue) if row.other is None else (1, row.other)
        assert cue is not None
        return self._times[file][cue][0]

    def painted(self, row: int, column: int) -> ShownCue | None:
        """See `SideModel`; None also for a cue that is gone since the files were matched."""
        work, other = self._other, self._rows[row].other
        if column != BesideColumn.TEXT or other is None or work is None:
            return None
        if other >= len(_cues(work)):
            return None
        if other not in self._known:
            self._known[other] = _look(work, other)
        return self._known[other]


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
