# SPDX-License-Identifier: Apache-2.0
"""Qt model of the cue table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import Qt

from interpunct.cutting.checks import Finding
from interpunct.review.finding import Hit
from interpunct_app.cues.columns import (
    SHOW_FINDINGS,
    TIMES,
    Column,
    column_title,
    findings_in,
)
from interpunct_app.cues.document_cues import DocumentCues
from interpunct_app.cues.figures import Figure, Figures
from interpunct_app.cues.times import duration_text
from interpunct_app.cues.titled_table import Index, TitledTable
from interpunct_app.looks.plain import plain_tip
from interpunct_app.translation import translated

SHOWN_ROLE = Qt.ItemDataRole.UserRole
FINDINGS_ROLE = Qt.ItemDataRole.UserRole + 1
FOUND_ROLE = Qt.ItemDataRole.UserRole + 2
CARET_ROLE = Qt.ItemDataRole.UserRole + 3
BOOKMARK_ROLE = Qt.ItemDataRole.UserRole + 4
_OF_TEXTS = (SHOWN_ROLE, FOUND_ROLE, CARET_ROLE)
"""Roles that only texts have."""

_COLUMNS = tuple(Column)
_EDITED = frozenset((*TIMES, Column.TEXT))
_EDITABLE = Qt.ItemFlag.ItemIsEditable
_TO_SEE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_TO_EDIT = _TO_SEE | _EDITABLE
_MOST_COMPARED = 16
"""Most rows that are compared cell by cell; for more, every cell is reported as changed."""


class CueModel(TitledTable):
    """Qt model of the cues of a `DocumentCues` object, the `source`, which makes the edits."""

    columns = Column
    texts = (Column.SPEAKER, Column.TEXT)

    def __init__(self, source: DocumentCues) -> None:
        super().__init__()
        self._found: Mapping[int, Sequence[Hit]] = {}
        self._take(source)
        self._answers: dict[int, Callable[[int, Column], Any]] = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.EditRole: self._edited_text,
            Qt.ItemDataRole.TextAlignmentRole: lambda _row, column: self.alignment(column),
            Qt.ItemDataRole.AccessibleTextRole: self._said,
            Qt.ItemDataRole.ToolTipRole: self._tip,
            FINDINGS_ROLE: lambda row, column: self._figures.of(row, column).findings,
            SHOWN_ROLE: lambda row, _: self.source.shown(row),
            FOUND_ROLE: lambda row, _: self._found.get(row),
            CARET_ROLE: lambda row, _: self.source.caret(row),
            BOOKMARK_ROLE: lambda row, column: self._figures.of(row, column).note,
        }
        self.setObjectName("cues")

    def reset_source(self, source: DocumentCues) -> None:
        """Replace the cues."""
        self.beginResetModel()
        self._take(source)
        self.endResetModel()

    def _take(self, source: DocumentCues) -> None:
        self.source = source
        self._figures = Figures(self._figure, source.basis)
        edited = _EDITED if source.can_edit() else ()
        self._flags: dict[int, Qt.ItemFlag] = {
            column: _TO_EDIT if column in edited else _TO_SEE for column in Column
        }
        self._texts: dict[Column, Callable[[int], str]] = {
            Column.NUMBER: self._number_text,
            Column.START: lambda row: source.stamp(source.cue(row).start_ms),
            Column.END: lambda row: source.stamp(source.cue(row).end_ms),
            Column.DURATION: lambda row: duration_text(self._duration(row)),
            Column.SPEED: self._speed_text,
            Column.LANGUAGE: source.language,
            Column.SPEAKER: source.speaker,
            Column.TEXT: lambda row: source.shown(row).text,
        }

    def show_found(self, found: Mapping[int, Sequence[Hit]]) -> None:
        """Show the hits of a search in the texts, by cue."""
        self._found = found
        self.refresh(0, len(self.source) - 1)

    def refresh(self, first: int, last: int) -> None:
        """Tell the views that rows `first` to `last` have changed: their texts and other cells.

        The end of the cue before and the start of the cue after may have changed too, by their
        findings.
        """
        last = min(last, len(self.source) - 1)
        if first > last:
            return
        if last - first < _MOST_COMPARED:
            for row in range(first, last + 1):
                # A text may have other signs under the same words.
                self._tell(row, sorted({*self._figures.others(row), Column.TEXT}))
        else:
            self._figures.forget()
            self.dataChanged.emit(self.index(first, Column.NUMBER), self.index(last, Column.TEXT))
        for row in (first - 1, last + 1):
            if row in self._figures:
                self._tell(row, self._figures.others(row))

    def _tell(self, row: int, columns: Sequence[Column]) -> None:
        """Tell the views the changed cells of a row, neighbours in one signal."""
        for _, run in groupby(enumerate(columns), lambda it: it[1] - it[0]):
            cells = [self.index(row, column) for _, column in run]
            self.dataChanged.emit(cells[0], cells[-1])

    def rows(self) -> int:
        """Number of cues."""
        return len(self.source)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make every cell selectable, and texts and times editable if the source allows it."""
        return self._flags.get(index.column(), Qt.ItemFlag.NoItemFlags)

    def title(self, column: int) -> str:
        """See `TitledTable`."""
        return column_title(Column(column))

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """Centre the language, put right-to-left texts right, and align the rest as usual."""
        if column == Column.LANGUAGE:
            return Qt.AlignmentFlag.AlignCenter
        if column == Column.TEXT and self.source.is_right_to_left():
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return super().alignment(column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        answer, column = self._answers.get(role), _COLUMNS[index.column()]
        if answer is None or (role in _OF_TEXTS and column is not Column.TEXT):
            return None
        return answer(index.row(), column)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask the source to set a text or a time to `value`; return whether it succeeded."""
        row, column = index.row(), Column(index.column())
        if role != Qt.ItemDataRole.EditRole or not self.flags(index) & _EDITABLE:
            return False
        if value == index.data(role):
            return True
        if column is Column.TEXT:
            return self.source.edit(row, value)
        return self.source.retime(row, column, value)

    def _figure(self, row: int, column: Column) -> Figure:
        note = self.source.bookmark(row) if column is Column.NUMBER else None
        return Figure(self._texts[column](row), self._findings(row, column), note)

    def _text(self, row: int, column: Column) -> str:
        return self._figures.of(row, column).text

    def _edited_text(self, row: int, column: Column) -> str:
        """Text in an editor when it opens; a duration is given to the millisecond."""
        if column is Column.DURATION:
            return f"{self._duration(row) / 1000:.3f}"
        return self._text(row, column)

    def _number_text(self, row: int) -> str:
        return f"* {row + 1}" if self.source.is_changed(row) else str(row + 1)

    def _duration(self, row: int) -> int:
        cue = self.source.cue(row)
        return cue.end_ms - cue.start_ms

    def _speed_text(self, row: int) -> str:
        speed = self.source.speed(row)
        return "–" if speed is None else f"{speed:.0f}"

    def _findings(self, row: int, column: Column) -> Sequence[Finding]:
        if column not in SHOW_FINDINGS:
            return ()
        before = self.source.findings(row - 1) if row else ()
        return findings_in(column, self.source.findings(row), before)

    def _said(self, row: int, column: Column) -> str:
        """Text that a screen reader says for a cell: column, content and findings."""
        figure = self._figures.of(row, column)
        told = [translated(finding.message) for finding in figure.findings]
        told += [] if figure.note is None else [self._bookmark_text(figure.note)]
        return ". ".join([f"{self.title(column)} {figure.text}", *told])

    def _tip(self, row: int, column: Column) -> str | None:
        """Tooltip of a cell: its findings, else an explanation of its content."""
        if findings := self._figures.of(row, column).findings:
            return plain_tip("\n".join(self._told(finding, row) for finding in findings))
        if column is Column.SPEED:
            return self._speed_tip(row)
        if column is Column.NUMBER:
            return plain_tip("\n".join(self._number_tips(row))) or None
        return None

    def _number_tips(self, row: int) -> Iterator[str]:
        if self.source.is_changed(row):
            yield self.tr("The text differs from the opened file.")
        note = self._figures.of(row, Column.NUMBER).note
        if note is not None:
            yield self._bookmark_text(note)

    def _bookmark_text(self, note: str) -> str:
        return self.tr("Bookmark: {note}").format(note=note) if note else self.tr("Bookmark")

    def _told(self, finding: Finding, row: int) -> str:
        """Message of a finding, with its cue number if it is about another row."""
        if finding.cue == row:
            return translated(finding.message)
        text = self.tr("Cue {number}: {message}")
        return text.format(number=finding.cue + 1, message=translated(finding.message))

    def _speed_tip(self, row: int) -> str:
        most = self.source.most_speed(row)
        if most is None:
            return self.tr("Characters per second.")
        text = self.tr("Characters per second; the profile allows {most}.")
        return text.format(most=f"{most:.0f}")
