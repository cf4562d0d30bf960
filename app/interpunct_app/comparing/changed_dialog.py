# SPDX-License-Identifier: Apache-2.0
"""Changes of a file by another program: the cues, and a dialog with a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial

from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.matching import rows_beside
from interpunct_app.comparing.side_table import SideModel, SideTable
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.times import time_text
from interpunct_app.looks.boxes import column, push_button, row
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import resize_within


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


class ChangedModel(SideModel):
    """Row for each cue; if only the time changed, the text shows it."""

    columns = ChangedColumn
    texts = (ChangedColumn.BEFORE, ChangedColumn.NOW)

    def __init__(self, cues: Sequence[ChangedCue]) -> None:
        super().__init__()
        self.titles = (self.tr("#"), self.tr("Start"), self.tr("Before"), self.tr("Now"))
        self._cues = cues

    def rows(self) -> int:
        """Number of changed cues."""
        return len(self._cues)

    def painted(self, row: int, column: int) -> ShownCue | None:
        """See `SideModel`."""
        return ShownCue(self.text(row, column)) if column in self.texts else None

    def text(self, row: int, column: int) -> str:
        """See `SideModel`."""
        cue = self._cues[row]
        if column == ChangedColumn.NUMBER:
            return "–" if cue.number is None else str(cue.number)
        shown = cue.before if column == ChangedColumn.BEFORE else cue.now
        if column == ChangedColumn.START:
            any_cue = cue.before or cue.now
            return time_text(any_cue.start_ms) if any_cue else ""
        return self.tr("– no cue –") if shown is None else self._with_time(cue, shown)

    def _with_time(self, cue: ChangedCue, shown: Cue) -> str:
        """Text of a cue, after its time if this has changed."""
        if cue.before is None or cue.now is None or _times(cue.before) == _times(cue.now):
            return shown.payload
        start, end = map(time_text, _times(shown))
        return f"{start} – {end}\n{shown.payload}"


_WIDEST: dict[int, str] = {
    ChangedColumn.NUMBER: "00000",
    ChangedColumn.START: "00:00:00,000",
    ChangedColumn.BEFORE: "m" * 28,
}


class Answer(IntEnum):
    """Answer of the user."""

    LATER = 0
    READ_AGAIN = 1
    KEEP_MINE = 2


class ChangedDialog(QDialog):
    """Dialog that lists the changed cues and the effects on the review."""

    def __init__(
        self, parent: QWidget, title: str, hints: Sequence[str], cues: Sequence[ChangedCue]
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        resize_within(self, 860, 480)
        self.hint = plain_label(" ".join(hints), wraps=True)
        self.table = SideTable(ChangedModel(cues), self.tr("Cues that changed"), _WIDEST)
        self.table.setVisible(bool(cues))
        parts = (self.hint, self.table, self._buttons())
        self.setLayout(column(*parts, wide=self.table, margins=(18, 16, 18, 14), spacing=12))

    def ask(self) -> Answer:
        """Show the dialog and return the answer."""
        answer = Answer(self.exec())
        self.deleteLater()
        return answer

    def _buttons(self) -> QHBoxLayout:
        keep = push_button(self.tr("&Keep mine"), partial(self.done, Answer.KEEP_MINE))
        later = push_button(self.tr("&Later"), partial(self.done, Answer.LATER))
        again = push_button(self.tr("&Read again"), partial(self.done, Answer.READ_AGAIN))
        later.setDefault(True)
        return row(keep, None, later, again)
