# SPDX-License-Identifier: Apache-2.0
"""Qt model of the differences between a file and its reference, one per row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from interpunct.review.reference import Difference, DifferenceKind
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Transcript
from interpunct.work.work import Work
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue, markup_spans
from interpunct_app.cues.titled_table import Index, TitledTable
from interpunct_app.looks.plain import plain_tip


class DifferenceColumn(IntEnum):
    """Columns of the differences."""

    CUE = 0
    HERE = 1
    THERE = 2
    TEXT = 3


class DifferenceModel(TitledTable):
    """Text in the file, text in the reference, and the cue with a sign at the difference."""

    columns = DifferenceColumn
    texts = (DifferenceColumn.HERE, DifferenceColumn.THERE, DifferenceColumn.TEXT)

    def __init__(self) -> None:
        super().__init__()
        self._work: Work | None = None
        self._reference: Transcript | None = None
        self._shown: Sequence[Difference] = ()

    def show_differences(
        self, work: Work | None, reference: Transcript | None, shown: Sequence[Difference]
    ) -> None:
        """Show these differences of a work and its reference."""
        self.beginResetModel()
        self._work, self._reference, self._shown = work, reference, shown
        self.endResetModel()

    def difference(self, row: int) -> Difference:
        """Difference of a row."""
        return self._shown[row]

    def rows(self) -> int:
        """Number of differences."""
        return len(self._shown)

    def title(self, column: int) -> str:
        """See `TitledTable`."""
        return (self.tr("Cue"), self.tr("Here"), self.tr("Reference"), self.tr("Text"))[column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        shown, column = self._shown[index.row()], DifferenceColumn(index.column())
        asked: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: self._text(shown, column),
            Qt.ItemDataRole.TextAlignmentRole: lambda: self.alignment(column),
            Qt.ItemDataRole.ToolTipRole: lambda: plain_tip(self._text(shown, column)),
            Qt.ItemDataRole.AccessibleTextRole: lambda: (
                f"{self.title(column)} {self._text(shown, column)}"
            ),
            SHOWN_ROLE: lambda: self._painted(shown, column),
        }
        return asked[role]() if role in asked else None

    def _text(self, shown: Difference, column: DifferenceColumn) -> str:
        assert self._work is not None
        assert self._reference is not None
        if column is DifferenceColumn.CUE:
            return str(self._work.transcript.words[shown.word].cue + 1)
        if column is DifferenceColumn.TEXT:
            return self._cue(shown).text
        is_here = column is DifferenceColumn.HERE
        if shown.kind is DifferenceKind.CASING:
            return self._word(shown) if is_here else self._reference.words[shown.there].text
        return self._mark(shown, column) or self.tr("none")

    def _mark(self, shown: Difference, column: DifferenceColumn) -> str:
        assert self._work is not None
        assert self._reference is not None
        if column is DifferenceColumn.HERE:
            return self._work.mark(shown.word).strip()
        return self._reference.slots[shown.there].mark.strip()

    def _painted(self, shown: Difference, column: DifferenceColumn) -> ShownCue | None:
        """Cue to paint as text; None for numbers and for places without a mark."""
        if column is DifferenceColumn.TEXT:
            return self._cue(shown)
        is_mark = shown.kind is DifferenceKind.MARK
        if column is DifferenceColumn.CUE or (is_mark and not self._mark(shown, column)):
            return None
        return ShownCue(self._text(shown, column))

    def _word(self, shown: Difference) -> str:
        """Word in its current casing."""
        cue = self._cue(shown)
        return cue.text[cue.gaps[0].start : cue.gaps[0].end]

    def _cue(self, shown: Difference) -> ShownCue:
        """Text of the cue, with a sign under the mark or word that differs."""
        work = self._work
        assert work is not None
        cue = work.transcript.words[shown.word].cue
        view = work.cue_text(cue)
        span = view.spans[shown.word - view.first]
        is_mark = shown.kind is DifferenceKind.MARK
        start, end = (
            (span.mark_start, span.mark_end) if is_mark else (span.word_start, span.word_end)
        )
        gap = Gap(shown.word, start, end, Doubt.VERY_UNCERTAIN)
        right_to_left = language(work.language_of_cue(cue)).right_to_left
        markup = markup_spans(view.text, work.document.format)
        return ShownCue(view.text, (gap,), markup, right_to_left)
