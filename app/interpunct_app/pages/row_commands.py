# SPDX-License-Identifier: Apache-2.0
"""Commands on the selected rows: new, delete, copy, paste, move, sort."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtGui import QGuiApplication

from interpunct.captions.clippings import clipping
from interpunct.review.rearranging import (
    delete_cues,
    duplicate_cues,
    insert_cue,
    move_cues,
    paste_text,
    room_at,
    sort_cues,
)
from interpunct_app.cues.table import CueTable
from interpunct_app.keys.actions import Action
from interpunct_app.review.reviewer import Reviewer


@dataclass(frozen=True, slots=True)
class RowCommands:
    """Carries out commands on the rows selected in a table."""

    table: CueTable
    reviewer: Reviewer

    def acts(self) -> dict[Action, Callable[[], None]]:
        """The command of each action."""
        return {
            Action.INSERT_BEFORE: partial(self._insert, after=False),
            Action.INSERT_AFTER: partial(self._insert, after=True),
            Action.DELETE: self._delete,
            Action.DUPLICATE: self._duplicate,
            Action.COPY: self._copy,
            Action.CLIP: self._clip,
            Action.PASTE: self._paste,
            Action.MOVE_UP: partial(self._move, -1),
            Action.MOVE_DOWN: partial(self._move, 1),
            Action.SORT: self._sort,
        }

    def _place(self, *, after: bool) -> int:
        """Number of a new row: before or after the selected rows, else at the end."""
        cues = self.table.selected_cues()
        if not cues:
            return len(self.reviewer.work.document.cues)
        return cues[-1] + 1 if after else cues[0]

    def _insert(self, *, after: bool) -> None:
        """Put an empty row there, and edit its text."""
        place = self._place(after=after)
        times = room_at(self.reviewer.work, place)
        if self.reviewer.attempt(lambda work: insert_cue(work, place, *times)):
            self.table.edit_cue(place)

    def _delete(self) -> None:
        cues = self.table.selected_cues()
        if self.reviewer.attempt(lambda work: delete_cues(work, cues)):
            self.table.go_to(min(cues[0], len(self.reviewer.work.document.cues) - 1))

    def _duplicate(self) -> None:
        cues = self.table.selected_cues()
        if self.reviewer.attempt(lambda work: duplicate_cues(work, cues)):
            self._select(cues[-1] + 1, len(cues))

    def _copy(self) -> None:
        """Copy the rows as they are shown, in the form of an SRT file."""
        work = self.reviewer.work
        shown = (
            replace(work.document.cues[cue], payload=work.cue_text(cue).text)
            for cue in self.table.selected_cues()
        )
        QGuiApplication.clipboard().setText(clipping(work.document, shown))

    def _clip(self) -> None:
        self._copy()
        self._delete()

    def _paste(self) -> None:
        place, text = self._place(after=True), QGuiApplication.clipboard().text()
        before = len(self.reviewer.work.document.cues)
        if self.reviewer.attempt(lambda work: paste_text(work, place, text)):
            self._select(place, len(self.reviewer.work.document.cues) - before)

    def _move(self, by: int) -> None:
        cues = self.table.selected_cues()
        if self.reviewer.attempt(lambda work: move_cues(work, cues, by)):
            self._select(cues[0] + by, len(cues))

    def _sort(self) -> None:
        self.reviewer.attempt(sort_cues)

    def _select(self, first: int, count: int) -> None:
        self.table.select_cues(range(first, first + count))
