# SPDX-License-Identifier: Apache-2.0
"""Qt model of the differences between a file and its reference, one per row."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from interpunct.review.reference import Difference, DifferenceKind
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Transcript
from interpunct.work.work import Work
from interpunct_app.comparing.side_table import SideModel
from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue, markup_spans


class DifferenceColumn(IntEnum):
    """Columns of the differences."""

    CUE = 0
    HERE = 1
    THERE = 2
    TEXT = 3


class DifferenceModel(SideModel):
    """Text in the file, text in the reference, and the cue with a sign at the difference."""

    columns = DifferenceColumn
    texts = (DifferenceColumn.HERE, DifferenceColumn.THERE, DifferenceColumn.TEXT)

    def __init__(self) -> None:
        super().__init__()
        self.titles = (self.tr("Cue"), self.tr("Here"), self.tr("Reference"), self.tr("Text"))
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

    def rows(self) -> int:
        """Number of differences."""
        return len(self._shown)

    def text(self, row: int, column: int) -> str:
        """See `SideModel`."""
        assert self._work is not None
        assert self._reference is not None
        shown = self._shown[row]
        if column == DifferenceColumn.CUE:
            return str(self._work.transcript.words[shown.word].cue + 1)
        if column == DifferenceColumn.TEXT:
            return self._cue(shown).text
        if shown.kind is DifferenceKind.MARK:
            return self._mark(shown, column) or self.tr("none")
        if column == DifferenceColumn.THERE:
            return self._reference.words[shown.there].text
        cue = self._cue(shown)
        return cue.text[cue.gaps[0].start : cue.gaps[0].end]

    def painted(self, row: int, column: int) -> ShownCue | None:
        """See `SideModel`."""
        shown = self._shown[row]
        if column == DifferenceColumn.TEXT:
            return self._cue(shown)
        is_mark = shown.kind is DifferenceKind.MARK
        if column == DifferenceColumn.CUE or (is_mark and not self._mark(shown, column)):
            return None
        return ShownCue(self.text(row, column))

    def _mark(self, shown: Difference, column: int) -> str:
        assert self._work is not None
        assert self._reference is not None
        if column == DifferenceColumn.HERE:
            return self._work.mark(shown.word).strip()
        return self._reference.slots[shown.there].mark.strip()

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
