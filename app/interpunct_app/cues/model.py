# SPDX-License-Identifier: Apache-2.0
"""Qt model of the cue table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol

from PySide6.QtCore import Qt

from interpunct.captions.document import Cue
from interpunct.cutting.checks import Finding
from interpunct.review.finding import Hit
from interpunct_app.cues.columns import (
    SHOW_FINDINGS,
    TIMES,
    Column,
    column_title,
    findings_in,
)
from interpunct_app.cues.figures import Figure, Figures
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.times import duration_text
from interpunct_app.cues.titled_table import Index, TitledTable
from interpunct_app.looks.plain import plain_tip
from interpunct_app.translation import translated

SHOWN_ROLE = Qt.ItemDataRole.UserRole
FINDINGS_ROLE = Qt.ItemDataRole.UserRole + 1
FOUND_ROLE = Qt.ItemDataRole.UserRole + 2
CARET_ROLE = Qt.ItemDataRole.UserRole + 3
BOOKMARK_ROLE = Qt.ItemDataRole.UserRole + 4

_COLUMNS = tuple(Column)
_EDITED = frozenset((*TIMES, Column.TEXT))
_EDITABLE = Qt.ItemFlag.ItemIsEditable
_TO_SEE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_TO_EDIT = _TO_SEE | _EDITABLE
_MOST_COMPARED = 16
"""Most rows that are compared cell by cell; for more, every cell is reported as changed."""


class CueSource(Protocol):
    """Cues that the table shows, by index from 0."""

    def __len__(self) -> int:
        """Number of cues."""

    def cue(self, index: int) -> Cue:
        """Cue as it is in the document."""

    def shown(self, index: int) -> ShownCue:
        """Text of a cue as it would be saved, ready to be shown."""

    def basis(self, index: int) -> object:
        """Basis of a cue's cells: they are equal while it is equal."""

    def is_changed(self, index: int) -> bool:
        """Whether the shown text differs from the file's."""

    def language(self, index: int) -> str:
        """Language code of a cue; empty while unknown."""

    def speaker(self, index: int) -> str:
        """Speaker names in a cue; empty if it has none."""

    def has_speakers(self) -> bool:
        """Whether any cue names a speaker."""

    def bookmark(self, index: int) -> str | None:
        """Note of a cue's bookmark, possibly empty; None without a bookmark."""

    def speed(self, index: int) -> float | None:
        """Characters per second of a cue; None if it has no duration."""

    def most_speed(self, index: int) -> float | None:
        """Characters per second that the profile allows; None without a limit."""

    def findings(self, index: int) -> tuple[Finding, ...]:
        """Violations of the profile by a cue as it would be saved."""

    def stamp(self, milliseconds: int) -> str:
        """Time in the notation of the file."""

    def line_counts(self) -> list[int]:
        """Number of lines of each cue."""

    def is_right_to_left(self) -> bool:
        """Whether most words are written from right to left."""

    def caret(self, index: int) -> int:
        """Offset of the caret in a cue's text when an editor opens."""

    def can_edit(self) -> bool:
        """Whether the texts can be edited."""

    def edit(self, index: int, text: str) -> bool:
        """Replace a text by the typed one; return whether it succeeded."""

    def retime(self, index: int, column: Column, text: str) -> bool:
        """Set the typed start, end or duration; return whether it succeeded."""


class CueModel(TitledTable):
    """Qt model of the cues of a `CueSource`, which makes the edits."""

    columns = Column
    texts = (Column.SPEAKER, Column.TEXT)

    def __init__(self, source: CueSource) -> None:
        super().__init__()
        self._source = source
        self._found: Mapping[int, Sequence[Hit]] = {}
        self._figures = Figures(self._figure, lambda row: self._source.basis(row))  # noqa: PLW0108
        self._flags = _flags(source)
        self._answers: dict[int, Callable[[int, Column], Any]] = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.EditRole: self._edited_text,
            Qt.ItemDataRole.TextAlignmentRole: lambda _row, column: self.alignment(column),
            Qt.ItemDataRole.AccessibleTextRole: self._said,
            Qt.ItemDataRole.ToolTipRole: self._tip,
            FINDINGS_ROLE: lambda row, column: self._figures.of(row, column).findings,
            SHOWN_ROLE: self._shown,
            FOUND_ROLE: self._hits,
            CARET_ROLE: self._caret,
            BOOKMARK_ROLE: lambda row, column: self._figures.of(row, column).note,
        }
        # Lambdas, because the source may be replaced.
        self._texts: dict[Column, Callable[[int], str]] = {
            Column.NUMBER: self._number_text,
            Column.START: lambda row: self._source.stamp(self._source.cue(row).start_ms),
            Column.END: lambda row: self._source.stamp(self._source.cue(row).end_ms),
            Column.DURATION: lambda row: duration_text(self._duration(row)),
            Column.SPEED: self._speed_text,
            Column.LANGUAGE: lambda row: self._source.language(row),  # noqa: PLW0108
            Column.SPEAKER: lambda row: self._source.speaker(row),  # noqa: PLW0108
            Column.TEXT: lambda row: self._source.shown(row).text,
        }
        self.setObjectName("cues")

    def reset_source(self, source: CueSource) -> None:
        """Replace the cues."""
        self.beginResetModel()
        self._source = source
        self._figures.forget()
        self._flags = _flags(source)
        self.endResetModel()

    def show_found(self, found: Mapping[int, Sequence[Hit]]) -> None:
        """Show the hits of a search in the texts, by cue."""
        self._found = found
        self.refresh(0, len(self._source) - 1)

    def refresh(self, first: int, last: int) -> None:
        """Tell the views that rows `first` to `last` have changed: their texts and other cells.

        The end of the cue before and the start of the cue after may have changed too, by their
        findings.
        """
        last = min(last, len(self._source) - 1)
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

    def shown(self, row: int) -> ShownCue:
        """See `CueSource.shown`."""
        return self._source.shown(row)

    def has_speakers(self) -> bool:
        """Whether any cue names a speaker."""
        return self._source.has_speakers()

    def rows(self) -> int:
        """Number of cues."""
        return len(self._source)

    def line_counts(self) -> list[int]:
        """Number of lines of each cue."""
        return self._source.line_counts()

    def is_right_to_left(self) -> bool:
        """Whether the table is laid out from right to left."""
        return self._source.is_right_to_left()

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
        if column == Column.TEXT and self.is_right_to_left():
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return super().alignment(column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        answer = self._answers.get(role)
        return None if answer is None else answer(index.row(), _COLUMNS[index.column()])

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask the source to set a text or a time to `value`; return whether it succeeded."""
        row, column = index.row(), Column(index.column())
        if role != Qt.ItemDataRole.EditRole or not self.flags(index) & _EDITABLE:
            return False
        if value == index.data(role):
            return True
        if column is Column.TEXT:
            return self._source.edit(row, value)
        return self._source.retime(row, column, value)

    def _figure(self, row: int, column: Column) -> Figure:
        note = self._source.bookmark(row) if column is Column.NUMBER else None
        return Figure(self._texts[column](row), self._findings(row, column), note)

    def _text(self, row: int, column: Column) -> str:
        return self._figures.of(row, column).text

    def _shown(self, row: int, column: Column) -> ShownCue | None:
        return self._source.shown(row) if column is Column.TEXT else None

    def _hits(self, row: int, column: Column) -> Sequence[Hit] | None:
        return self._found.get(row) if column is Column.TEXT else None

    def _caret(self, row: int, column: Column) -> int | None:
        return self._source.caret(row) if column is Column.TEXT else None

    def _edited_text(self, row: int, column: Column) -> str:
        """Text in an editor when it opens; a duration is given to the millisecond."""
        if column is Column.DURATION:
            return f"{self._duration(row) / 1000:.3f}"
        return self._text(row, column)

    def _number_text(self, row: int) -> str:
        return f"* {row + 1}" if self._source.is_changed(row) else str(row + 1)

    def _duration(self, row: int) -> int:
        cue = self._source.cue(row)
        return cue.end_ms - cue.start_ms

    def _speed_text(self, row: int) -> str:
        speed = self._source.speed(row)
        return "–" if speed is None else f"{speed:.0f}"

    def _findings(self, row: int, column: Column) -> Sequence[Finding]:
        if column not in SHOW_FINDINGS:
            return ()
        before = self._source.findings(row - 1) if row else ()
        return findings_in(column, self._source.findings(row), before)

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
        if self._source.is_changed(row):
            yield self.tr("The text differs from that of the file as it was opened.")
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
        most = self._source.most_speed(row)
        if most is None:
            return self.tr("Characters per second.")
        text = self.tr("Characters per second; the profile allows {most}.")
        return text.format(most=f"{most:.0f}")


def _flags(source: CueSource) -> dict[int, Qt.ItemFlag]:
    """Item flags of each column."""
    edited = _EDITED if source.can_edit() else ()
    return {column: _TO_EDIT if column in edited else _TO_SEE for column in Column}
