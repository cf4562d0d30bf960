# SPDX-License-Identifier: Apache-2.0
"""The table of cues as Qt sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, Protocol

from PySide6.QtCore import Qt

from interpunct.captions.document import Cue
from interpunct.review.finding import Hit
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.times import duration_text, time_text
from interpunct_app.cues.titled_table import Index, TitledTable

SHOWN_ROLE = Qt.ItemDataRole.UserRole
TOO_FAST_ROLE = Qt.ItemDataRole.UserRole + 1
FOUND_ROLE = Qt.ItemDataRole.UserRole + 2
CARET_ROLE = Qt.ItemDataRole.UserRole + 3
BOOKMARK_ROLE = Qt.ItemDataRole.UserRole + 4


class Column(IntEnum):
    """The columns, in their order on the screen."""

    NUMBER = 0
    START = 1
    END = 2
    DURATION = 3
    SPEED = 4
    LANGUAGE = 5
    SPEAKER = 6
    TEXT = 7


class CueSource(Protocol):
    """What the table shows: cues by their index, from 0."""

    def __len__(self) -> int:
        """The number of cues."""

    def cue(self, index: int) -> Cue:
        """The cue as the document has it."""

    def shown(self, index: int) -> ShownCue:
        """Its text as it would be written."""

    def is_changed(self, index: int) -> bool:
        """Whether that differs from the text of the file."""

    def language(self, index: int) -> str:
        """The code of its language, empty while that is unknown."""

    def speaker(self, index: int) -> str:
        """The names of the speakers that it names, empty where it names none."""

    def has_speakers(self) -> bool:
        """Whether any cue names one."""

    def speed(self, index: int) -> float | None:
        """Characters per second; None where the cue has no duration."""

    def most_speed(self, index: int) -> float | None:
        """The characters per second that the profile allows; None for no limit."""

    def bookmark(self, index: int) -> str | None:
        """The note of its bookmark, which may be empty; None where it has no bookmark."""

    def caret(self, index: int) -> int:
        """Where in its text the caret is to stand when that is opened."""

    def can_edit(self) -> bool:
        """Whether the texts can be edited."""

    def edit(self, index: int, text: str) -> bool:
        """Put what the user typed in the place of a text; whether that could be done."""


class CueModel(TitledTable):
    """Cues of a `CueSource`, which is asked to make the edits of texts."""

    columns = Column
    texts = (Column.SPEAKER, Column.TEXT)

    def __init__(self, source: CueSource) -> None:
        super().__init__()
        self._source = source
        self._found: Mapping[int, Sequence[Hit]] = {}
        self.setObjectName("cues")

    def reset_source(self, source: CueSource) -> None:
        """Show other cues."""
        self.beginResetModel()
        self._source = source
        self.endResetModel()

    def show_found(self, found: Mapping[int, Sequence[Hit]]) -> None:
        """Mark what was found in the texts, by cue."""
        self._found = found
        self.refresh(0, len(self._source) - 1)

    def refresh(self, first: int, last: int) -> None:
        """Tell the views that rows `first` to `last` look different."""
        last = min(last, len(self._source) - 1)
        if first <= last:
            self.dataChanged.emit(self.index(first, Column.NUMBER), self.index(last, Column.TEXT))

    def has_speakers(self) -> bool:
        """Whether any cue names a speaker."""
        return self._source.has_speakers()

    def rows(self) -> int:
        """The number of cues."""
        return len(self._source)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell can be selected, the text edited where the source lets it."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() == Column.TEXT and self._source.can_edit():
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def title(self, column: int) -> str:
        """See `TitledTable`."""
        return {
            Column.NUMBER: self.tr("#"),
            Column.START: self.tr("Start"),
            Column.END: self.tr("End"),
            Column.DURATION: self.tr("Duration"),
            Column.SPEED: self.tr("CPS"),
            Column.LANGUAGE: self.tr("Lang"),
            Column.SPEAKER: self.tr("Speaker"),
            Column.TEXT: self.tr("Text"),
        }[Column(column)]

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        """The language in the middle, all else as in every table."""
        middle = Qt.AlignmentFlag.AlignCenter
        return middle if column == Column.LANGUAGE else super().alignment(column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """One cell."""
        row, column = index.row(), Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                value: Any = self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                value = self.alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                value = f"{self.title(column)} {self._text(row, column)}{self._told(row, column)}"
            case Qt.ItemDataRole.ToolTipRole if column is Column.SPEED:
                value = self._speed_tip(row)
            case Qt.ItemDataRole.ToolTipRole if column is Column.NUMBER:
                value = "\n".join(self._number_tips(row)) or None
            case _ if role == BOOKMARK_ROLE and column is Column.NUMBER:
                value = self._source.bookmark(row)
            case _ if column is Column.TEXT:
                value = self._of_text(row, role)
            case _ if role == TOO_FAST_ROLE:
                value = column is Column.SPEED and self._is_too_fast(row)
            case _:
                value = None
        return value

    def _of_text(self, row: int, role: int) -> Any:
        """What is drawn of a text."""
        match role:
            case _ if role == SHOWN_ROLE:
                return self._source.shown(row)
            case _ if role == FOUND_ROLE:
                return self._found.get(row)
            case _ if role == CARET_ROLE:
                return self._source.caret(row)
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for the text of a cue to become `value`; False where that cannot be."""
        if role != Qt.ItemDataRole.EditRole or index.column() != Column.TEXT:
            return False
        row = index.row()
        return value == self._source.shown(row).text or self._source.edit(row, value)

    def _text(self, row: int, column: Column) -> str:
        cue = self._source.cue(row)
        texts: dict[Column, Callable[[], str]] = {
            Column.NUMBER: lambda: self._number_text(row),
            Column.START: lambda: time_text(cue.start_ms),
            Column.END: lambda: time_text(cue.end_ms),
            Column.DURATION: lambda: duration_text(cue.end_ms - cue.start_ms),
            Column.SPEED: lambda: self._speed_text(row),
            Column.LANGUAGE: lambda: self._source.language(row),
            Column.SPEAKER: lambda: self._source.speaker(row),
            Column.TEXT: lambda: self._source.shown(row).text,
        }
        return texts[column]()

    def _number_text(self, row: int) -> str:
        return f"* {row + 1}" if self._source.is_changed(row) else str(row + 1)

    def _number_tips(self, row: int) -> Iterator[str]:
        if self._source.is_changed(row):
            yield self.tr("The text differs from that of the file as it was opened.")
        note = self._source.bookmark(row)
        if note is not None:
            yield self._bookmark_text(note)

    def _told(self, row: int, column: Column) -> str:
        """What a screen reader is told beside the text of a cell."""
        note = self._source.bookmark(row) if column is Column.NUMBER else None
        return "" if note is None else f", {self._bookmark_text(note)}"

    def _bookmark_text(self, note: str) -> str:
        return self.tr("Bookmark: {note}").format(note=note) if note else self.tr("Bookmark")

    def _speed_text(self, row: int) -> str:
        speed = self._source.speed(row)
        if speed is None:
            return "–"
        return f"▲ {speed:.0f}" if self._is_too_fast(row) else f"{speed:.0f}"

    def _is_too_fast(self, row: int) -> bool:
        speed, most = self._source.speed(row), self._source.most_speed(row)
        return speed is not None and most is not None and speed > most

    def _speed_tip(self, row: int) -> str:
        most = self._source.most_speed(row)
        if most is None:
            return self.tr("Characters per second.")
        text = self.tr("Characters per second; the profile allows {most}.")
        return text.format(most=f"{most:.0f}")
