# SPDX-License-Identifier: Apache-2.0
"""Commands on the selected rows: new, delete, copy, paste, move, sort."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtGui import QClipboard, QGuiApplication

from interpunct.captions.clippings import PACKED, clipping, packed
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats.plain_text import PLAIN_TEXT
from interpunct.captions.text_signs import TextSign, toggled
from interpunct.captions.writing import export
from interpunct.review.commands import Step
from interpunct.review.rearranging import (
    NewRow,
    Renumber,
    delete_cues,
    duplicate_cues,
    insert_cue,
    move_cues,
    paste_text,
    row_before,
    sort_cues,
    swap_texts,
)
from interpunct.review.restructuring import EditPayloads
from interpunct.work.work import Work
from interpunct_app.cues.table import CueTable
from interpunct_app.keys.actions import Action
from interpunct_app.review.reviewer import Reviewer

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class RowCommands:
    """Carries out commands on the rows selected in a table; new ones are `gap_ms` from others."""

    table: CueTable
    reviewer: Reviewer
    gap_ms: int

    def _place(self, *, after: bool) -> int:
        """Number of a new row: before or after the selected rows, else at the end."""
        cues = self.table.selected_cues()
        if not cues:
            return len(self.reviewer.work.document.cues)
        return cues[-1] + 1 if after else cues[0]

    def insert(self, find: Callable[[Work], NewRow]) -> NewRow | None:
        """Put an empty row where there is time, and edit its text; None where it is refused."""
        found: list[NewRow] = []

        def step(work: Work) -> Step:
            found.append(find(work))
            return insert_cue(work, *found[0])

        if not self.reviewer.attempt(step):
            return None
        self.table.edit_cue(found[0].place)
        return found[0]

    def _insert(self, *, after: bool) -> None:
        place = self._place(after=after)
        self.insert(lambda work: row_before(work, place, self.gap_ms))

    def _delete(self) -> None:
        cues = self.table.selected_cues()
        if self.reviewer.attempt(lambda work: delete_cues(work, cues)):
            self.table.go_to(min(cues[0], len(self.reviewer.work.document.cues) - 1))

    def _duplicate(self) -> None:
        cues = self.table.selected_cues()
        if self.reviewer.attempt(lambda work: duplicate_cues(work, cues)):
            self._select(cues[-1] + 1, len(cues))

    def _copy(self) -> None:
        """Copy the rows as they are shown, in the form of an SRT file, and verbatim."""
        chosen = self._chosen()
        data = QMimeData()
        data.setText(clipping(chosen, chosen.cues))
        data.setData(PACKED, packed(chosen, chosen.cues))
        QGuiApplication.clipboard().setMimeData(data)

    def _copy_text(self) -> None:
        """Copy the text of the rows in paragraphs, without times and tags."""
        QGuiApplication.clipboard().setText(export(self._chosen(), PLAIN_TEXT).decode())

    def _chosen(self) -> CaptionDocument:
        """The rows as they are shown."""
        work = self.reviewer.work
        shown = (
            replace(work.document.cues[cue], payload=work.cue_text(cue).text)
            for cue in self.table.selected_cues()
        )
        return replace(work.document, cues=tuple(shown))

    def _clip(self) -> None:
        self._copy()
        self._delete()

    def _paste(self) -> None:
        clipboard = QGuiApplication.clipboard()
        place, text, own = self._place(after=True), clipboard.text(), _packed_on(clipboard)
        before = len(self.reviewer.work.document.cues)
        if self.reviewer.attempt(lambda work: paste_text(work, place, text, own)):
            self._select(place, len(self.reviewer.work.document.cues) - before)

    def _move(self, by: int) -> None:
        cues = self.table.selected_cues()
        if self.reviewer.attempt(lambda work: move_cues(work, cues, by)):
            self._select(cues[0] + by, len(cues))

    def _sort(self) -> None:
        self.reviewer.attempt(sort_cues)

    def _renumber(self) -> None:
        self.reviewer.attempt(Renumber.plan)

    def _swap(self) -> None:
        """Exchange the texts of two selected rows, or of a row and the next."""
        chosen = self.table.selected_cues()
        pair = chosen if len(chosen) > 1 else [chosen[0], chosen[0] + 1]
        if len(pair) > 2 or pair[1] >= len(self.reviewer.work.document.cues):
            told = translate("Page", "Select two rows to exchange their texts.")
            self.reviewer.refused.emit(told)
        elif self.reviewer.attempt(lambda work: swap_texts(work, *pair)):
            self.table.select_cues(pair)

    def _toggle(self, sign: TextSign) -> None:
        """Put a sign around the texts of the rows, or take it away if all have it."""
        cues = self.table.selected_cues()

        def step(work: Work) -> Step:
            texts = _texts_for(sign, work, cues)
            after = toggled(texts, sign, work.document.format)
            changed = zip(cues, texts, after, strict=True)
            edits = {cue: new for cue, old, new in changed if new != old}
            return EditPayloads.plan_payloads(work, edits)

        if self.reviewer.attempt(step):
            self.table.select_cues(cues)

    def _select(self, first: int, count: int) -> None:
        self.table.select_cues(range(first, first + count))


def _texts_for(sign: TextSign, work: Work, cues: Sequence[int]) -> list[str]:
    """Texts to get a sign; with the human's marks where no gap is left to hold them."""
    if sign in (TextSign.LYRICS, TextSign.SOUND):
        reviewed = work.seen_only()
        return [reviewed.cue_text(cue).text for cue in cues]
    return [work.document.cues[cue].payload for cue in cues]


def _packed_on(clipboard: QClipboard) -> bytes:
    """Cues in the form of `packed`; empty where the clipboard has none."""
    data: QMimeData | None = clipboard.mimeData()
    return bytes(data.data(PACKED).data()) if data is not None else b""


ROW_ACTS: Mapping[Action, Callable[[RowCommands], None]] = {
    Action.INSERT_BEFORE: partial(RowCommands._insert, after=False),
    Action.INSERT_AFTER: partial(RowCommands._insert, after=True),
    Action.DELETE: RowCommands._delete,
    Action.DUPLICATE: RowCommands._duplicate,
    Action.COPY: RowCommands._copy,
    Action.COPY_TEXT: RowCommands._copy_text,
    Action.CLIP: RowCommands._clip,
    Action.PASTE: RowCommands._paste,
    Action.MOVE_UP: partial(RowCommands._move, by=-1),
    Action.MOVE_DOWN: partial(RowCommands._move, by=1),
    Action.SWAP: RowCommands._swap,
    Action.SORT: RowCommands._sort,
    Action.RENUMBER: RowCommands._renumber,
    Action.DIALOGUE: partial(RowCommands._toggle, sign=TextSign.DIALOGUE),
    Action.ITALICS: partial(RowCommands._toggle, sign=TextSign.ITALICS),
    Action.LYRICS: partial(RowCommands._toggle, sign=TextSign.LYRICS),
    Action.SOUND: partial(RowCommands._toggle, sign=TextSign.SOUND),
}
"""The command of each action on rows."""
