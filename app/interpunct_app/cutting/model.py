# SPDX-License-Identifier: Apache-2.0
"""Qt model of a cut's comparison: old cues at the left, planned ones at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication

from interpunct.captions.document import CaptionDocument
from interpunct.transcript.languages import language
from interpunct.work.comparison import CutComparison, SideBySide
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue, markup_spans
from interpunct_app.cues.times import duration_text, time_text
from interpunct_app.cues.titled_table import Index, TitledTable

_CHECK = Qt.ItemDataRole.CheckStateRole


class CutColumn(IntEnum):
    """Columns of the comparison."""

    CUE = 0
    OLD_START = 1
    OLD_DURATION = 2
    OLD_TEXT = 3
    NEW_START = 4
    NEW_DURATION = 5
    NEW_TEXT = 6


_OLD = (CutColumn.OLD_START, CutColumn.OLD_DURATION, CutColumn.OLD_TEXT)
TEXTS = (CutColumn.OLD_TEXT, CutColumn.NEW_TEXT)
DURATIONS = (CutColumn.OLD_DURATION, CutColumn.NEW_DURATION)


class CutModel(TitledTable):
    """Rows of a `CutComparison`, all or only the changed ones, with a tick for each change.

    A change is a group of the comparison; its tick is in its first row. An unticked change shows
    its old cues on both sides. `ticked` is emitted when the ticks change.
    """

    columns = CutColumn
    texts = TEXTS
    ticked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._plan: CutComparison | None = None
        self._rows: list[SideBySide] = []
        self._banded: list[bool] = []
        self._chosen: set[int] = set()
        self._language_of: Callable[[int], str] = lambda _cue: "en"

    def show_plan(self, plan: CutComparison | None, language_of: Callable[[int], str]) -> None:
        """Show a plan's changed rows, all ticked; `language_of` gives an old cue's language."""
        self._plan = plan
        self._chosen = set(plan.changes) if plan else set()
        self._language_of = language_of
        self.show_rows(all_rows=False)

    def show_rows(self, *, all_rows: bool) -> None:
        """Show all rows of the plan, or only the changed ones."""
        self.beginResetModel()
        rows = self._plan.rows if self._plan else ()
        self._rows = [row for row in rows if all_rows or row.changed]
        shown = dict.fromkeys(row.group for row in self._rows)
        band_of = {group: bool(place % 2) for place, group in enumerate(shown)}
        self._banded = [band_of[row.group] for row in self._rows]
        self.endResetModel()

    def chosen(self) -> frozenset[int]:
        """Numbers of the ticked groups."""
        return frozenset(self._chosen)

    def choose(self, groups: Iterable[int]) -> None:
        """Tick exactly these changes."""
        self._chosen = set(groups)
        if self._rows:
            last = self.index(self.rows() - 1, CutColumn.NEW_TEXT)
            self.dataChanged.emit(self.index(0, CutColumn.CUE), last)
        self.ticked.emit()

    def change_at(self, row: int) -> int | None:
        """Group of a row; None if the row does not change."""
        if not 0 <= row < len(self._rows) or not self._rows[row].changed:
            return None
        return self._rows[row].group

    def is_empty(self, row: int) -> bool:
        """Whether a row has neither an old nor a planned cue."""
        return self._rows[row].old is None and self._new(self._rows[row])[1] is None

    def next_change(self, row: int, step: int) -> int | None:
        """First row of the next change, or (-1) of the previous; None if there is none."""
        here = self._rows[row].group if 0 <= row < len(self._rows) else None
        rows = range(row, len(self._rows) if step > 0 else -1, step)
        others = (place for place in rows if self.change_at(place) not in (None, here))
        found = next(others, None)
        return None if found is None else self._first_of_group(found)

    def _first_of_group(self, row: int) -> int:
        while row and self._rows[row - 1].group == self._rows[row].group:
            row -= 1
        return row

    def result(self) -> tuple[int, int]:
        """Number of planned cues, and of changed ones among them."""
        if self._plan is None:
            return 0, 0
        plan = self._plan.only(self._chosen)
        cues = sum(self._new(row)[1] is not None for row in self._plan.rows)
        return cues, plan.changed

    def is_right_to_left(self, group: int) -> bool:
        """Whether the first cue of a group is written from right to left."""
        if self._plan is None:
            return False
        code = self._language_of(self._plan.groups[group].cues.start)
        return language(code).right_to_left

    def texts_of(self, group: int) -> tuple[str, str]:
        """Full cues of a group with times: the old ones, and the planned ones."""
        if self._plan is None:
            return "", ""
        rows = [row for row in self._plan.rows if row.group == group]
        return (
            _in_full(self._plan.before, (row.old for row in rows)),
            _in_full(self._plan.after, (row.new for row in rows)),
        )

    def rows(self) -> int:
        """Number of visible rows."""
        return len(self._rows)

    def title(self, column: int) -> str:
        """See `TitledTable`."""
        titles = (self.tr("Start"), self.tr("Duration"))
        return (self.tr("Cue"), *titles, self.tr("Before"), *titles, self.tr("After"))[column]

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make each row selectable, and the first row of a change checkable."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable if self._has_tick(index) else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        column, row = CutColumn(index.column()), self._rows[index.row()]
        if role not in (Qt.ItemDataRole.DisplayRole, SHOWN_ROLE):
            return self._looks(index, column, role)
        assert self._plan is not None
        document, cue = (self._plan.before, row.old) if column in _OLD else self._new(row)
        if role == SHOWN_ROLE:
            return self._shown(document, cue, row, column) if column in TEXTS else None
        if column is CutColumn.CUE:
            return "" if row.old is None else str(row.old + 1)
        return _text(document, cue, column)

    def _looks(self, index: Index, column: CutColumn, role: int) -> Any:
        """Alignment, background and check state of a cell."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role == Qt.ItemDataRole.BackgroundRole:
            palette = QGuiApplication.palette()
            return palette.alternateBase() if self._banded[index.row()] else palette.base()
        if role == _CHECK and self._has_tick(index):
            is_ticked = self._rows[index.row()].group in self._chosen
            return Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tick or untick a change."""
        group = self.change_at(index.row())
        if role != _CHECK or group is None:
            return False
        is_ticked = Qt.CheckState(value) is Qt.CheckState.Checked
        self.choose(self._chosen | {group} if is_ticked else self._chosen - {group})
        return True

    def _has_tick(self, index: Index) -> bool:
        row = index.row()
        return (
            index.column() == CutColumn.CUE
            and self.change_at(row) is not None
            and (row == 0 or self._rows[row - 1].group != self._rows[row].group)
        )

    def _new(self, row: SideBySide) -> tuple[CaptionDocument, int | None]:
        """Planned cue of a row: the new one, or the old one of an unticked change."""
        assert self._plan is not None
        if row.changed and row.group not in self._chosen:
            return self._plan.before, row.old
        return self._plan.after, row.new

    def _shown(
        self, document: CaptionDocument, cue: int | None, row: SideBySide, column: CutColumn
    ) -> ShownCue:
        """Text as painted; fainter if it stays only because its change is unticked."""
        text = "" if cue is None else document.cues[cue].payload
        stays = column is CutColumn.NEW_TEXT and row.changed and row.group not in self._chosen
        faint = ((0, len(text)),) if stays else markup_spans(text, document.format)
        return ShownCue(text, (), faint, self.is_right_to_left(row.group))


def _text(document: CaptionDocument, cue: int | None, column: CutColumn) -> str:
    if cue is None:
        return ""
    entry = document.cues[cue]
    if column in TEXTS:
        return entry.payload
    if column in (CutColumn.OLD_START, CutColumn.NEW_START):
        return time_text(entry.start_ms)
    return duration_text(entry.end_ms - entry.start_ms)


def _in_full(document: CaptionDocument, cues: Iterable[int | None]) -> str:
    """Cues as text: times, then the payload."""
    entries = (document.cues[cue] for cue in cues if cue is not None)
    return "\n".join(
        f"{time_text(cue.start_ms)} – {time_text(cue.end_ms)}\n{cue.payload}" for cue in entries
    )
