# SPDX-License-Identifier: Apache-2.0
"""Search for the next or previous misspelt word, waiting for lookups."""

from __future__ import annotations

from collections import deque
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from interpunct_app.review.reviewer import Reviewer
from interpunct_app.spelling.checker import Checker
from interpunct_app.spelling.page_spelling import PageSpelling

_SLICE = 0.006
"""Seconds of the GUI thread per slice."""
_WHOLE = range(2**62)


class Seeking(QObject):
    """Searches one file from a word on, or back, once around; emits `found` or `nothing`.

    A review step ends it too, as does the next search for the same `owner`. It continues when
    words that it waits for are known.
    """

    found = Signal(int)
    nothing = Signal()

    def __init__(
        self,
        owner: QObject,
        spelling: PageSpelling,
        reviewer: Reviewer,
        checker: Checker,
        *,
        backwards: bool = False,
    ) -> None:
        for earlier in owner.findChildren(Seeking):
            earlier.stop()
        super().__init__(owner)
        self._backwards = backwards
        self._spelling = spelling
        self._reviewer = reviewer
        self._left = deque(_in_order(reviewer, backwards=backwards))
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._seek)
        checker.answered.connect(self._soon.start)
        reviewer.stepped.connect(self.stop)
        self._soon.start()

    @Slot()
    def stop(self) -> None:
        """Stop the search."""
        self._soon.stop()
        self.deleteLater()

    @Slot()
    def _seek(self) -> None:
        """Search for a slice of time; unknown words are requested on the way."""
        until, waits_at = monotonic() + _SLICE, None
        for place, (cue, words) in enumerate(list(self._left)):
            number, is_sure = self._first_in(cue, words)
            if waits_at is None and not is_sure:
                waits_at = place
            elif waits_at is None and number is not None:
                self._end_at(number)
                return
            if monotonic() > until:
                break
        else:
            place = len(self._left)
        self._go_on(place + 1, waits_at)

    def _go_on(self, done: int, waits_at: int | None) -> None:
        """Drop cues without misspelt words, and continue later with the rest."""
        for _ in range(min(len(self._left), done if waits_at is None else waits_at)):
            self._left.popleft()
        if waits_at is None and not self._left:
            self.nothing.emit()
            self.stop()
        elif waits_at is None:
            self._soon.start()

    def _first_in(self, cue: int, words: range) -> tuple[int | None, bool]:
        """First misspelt word of a cue among `words`, and whether the answer is certain."""
        view = self._reviewer.work.cue_text(cue)
        is_sure = True
        spans = list(enumerate(view.spans, view.first))
        for number, span in reversed(spans) if self._backwards else spans:
            if number not in words:
                continue
            text = view.text[span.word_start : span.word_end]
            answer = self._spelling.is_misspelt(number, text)
            if answer and is_sure:
                return number, True
            is_sure = is_sure and answer is not None
        return None, is_sure

    def _end_at(self, number: int) -> None:
        self.found.emit(number)
        self.stop()


def _in_order(reviewer: Reviewer, *, backwards: bool) -> list[tuple[int, range]]:
    """Cues from the slot under review on, or back, once around, with the words to check."""
    cues, slot = range(len(reviewer.work.document.cues)), reviewer.slot
    if slot is None:
        return [(cue, _WHOLE) for cue in (reversed(cues) if backwards else cues)]
    here, border = reviewer.cue_of(slot), slot if backwards else slot + 1
    before, after = (here, range(border)), (here, range(border, _WHOLE.stop))
    others = [(cue, _WHOLE) for cue in (*cues[here + 1 :], *cues[:here])]
    return [before, *reversed(others), after] if backwards else [after, *others, before]
