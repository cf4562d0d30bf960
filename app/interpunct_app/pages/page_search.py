# SPDX-License-Identifier: Apache-2.0
"""Find and replace in one page: its hits, searched in slices, and the current hit."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from interpunct.captions.cues import Cue
from interpunct.errors import SearchError
from interpunct.review.finding import Hit, Query, Search
from interpunct.review.restructuring import EditPayload, EditPayloads
from interpunct.transcript.languages import language
from interpunct.work.matching import followed
from interpunct_app.finding.bar import FindBar
from interpunct_app.finding.preview import Replacement
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.translation import told, translated

_SLICE = 0.012  # seconds, less than a frame of the screen, so that no key waits

Found = tuple[int, Hit]
"""Hit and the cue that holds it."""


class PageSearch(QObject):
    """Hits in one file under review, by cue; `progressed` is emitted when they change.

    `problem` tells why a search is impossible.
    """

    progressed = Signal()

    def __init__(self, page: Page, reviewer: Reviewer) -> None:
        super().__init__(page)
        self.page = page
        self.bar: FindBar = page.find_bar
        self.problem = ""
        self.hits: dict[int, tuple[Hit, ...]] = {}
        self._reviewer = reviewer
        self._search: Search | None = None
        self._selected: Sequence[int] = []
        self._known = reviewer.work.document.cues  # to see which cues are gone
        self._current: Found | None = None
        self._cues: Sequence[int] = ()
        self._asked: Container[int] = ()  # the same cues
        self._searched = 0  # number of searched cues
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_on)
        reviewer.cues_changed.connect(self._look_again)
        reviewer.restructured.connect(self._look_everywhere)

    @property
    def is_active(self) -> bool:
        """Whether there is a query."""
        return self._search is not None

    @property
    def is_done(self) -> bool:
        """Whether all cues have been searched."""
        return self._searched >= len(self._cues)

    @property
    def count(self) -> int:
        """Number of hits found so far."""
        return sum(map(len, self.hits.values()))

    def number(self) -> int | None:
        """Number of the current hit, from 1; None if there is none."""
        current = self._existing()
        if current is None:
            return None
        found = [(cue, hit) for cue in sorted(self.hits) for hit in self.hits[cue]]
        return found.index(current) + 1

    def _existing(self) -> Found | None:
        """Current hit, if it still exists."""
        if self._current is None or self._current[1] not in self._in_cue(self._current[0]):
            return None
        return self._current

    # Searching

    def note_selection(self) -> None:
        """Note the selected cues, because going to a hit changes the selection."""
        self._selected = self.page.table.selected_cues()

    def note_wish(self) -> None:
        """Note the selection if it has several cues, as only the user selects several."""
        if len(self.page.table.selected_cues()) > 1:
            self.note_selection()

    def look(self, asker: FindBar, *, only_selected: bool) -> None:
        """Search for the query of a bar."""
        every = range(len(self._reviewer.work.document.cues))
        self._start(asker.query(), self._selected if only_selected else every)

    def stop(self) -> None:
        """Stop searching and clear the hits."""
        self._current = None
        self._start(Query(""), ())

    def _start(self, query: Query, cues: Sequence[int]) -> None:
        self._search, self.problem = None, ""
        if query.text:
            try:
                self._search = Search(query)
            except SearchError as error:
                self.problem = told(error)
        self._look_in(cues)

    def _look_in(self, cues: Sequence[int]) -> None:
        """Search these cues from the start."""
        self._cues = cues
        self._asked = cues if isinstance(cues, range) else frozenset(cues)
        self.hits.clear()
        self._begin()

    @Slot(int, int)
    def _look_again(self, first: int, last: int) -> None:
        """Search cues `first` to `last` again, as their texts may have changed."""
        self._known = self._reviewer.work.document.cues
        if self.is_active:
            for cue in range(first, last + 1) if self.hits else ():
                self.hits.pop(cue, None)
            self._begin()

    @Slot()
    def _look_everywhere(self) -> None:
        """Search everything again, as the cues were replaced by others."""
        before, after = map(_unnumbered, (self._known, self._reviewer.work.document.cues))
        self._known = self._reviewer.work.document.cues
        self._selected = followed(self._selected, before, after)
        if self.is_active:
            whole = isinstance(self._cues, range)
            self._look_in(range(len(after)) if whole else followed(self._cues, before, after))

    def _begin(self) -> None:
        self._searched = 0
        if self.is_active:
            self._timer.start(0)
        else:
            self._end()

    def _end(self) -> None:
        self._searched = len(self._cues)
        self._timer.stop()
        self._show_hits()

    @Slot()
    def _look_on(self) -> None:
        until = monotonic() + _SLICE
        while not self.is_done and self.is_active and monotonic() < until:
            self._in_cue(self._cues[self._searched])
            self._searched += 1
        if self.is_done or not self.is_active:
            self._end()
        else:
            self._show_hits()

    def _show_hits(self) -> None:
        self.page.model.show_found(self.hits)
        self.progressed.emit()

    def _in_cue(self, cue: int) -> tuple[Hit, ...]:
        """Hits in one cue, which is searched now if necessary.

        A cue outside the search has none.
        """
        if self._search is None or cue not in self._asked:
            return ()
        if cue not in self.hits:
            work = self._reviewer.work
            try:
                self.hits[cue] = self._search.hits(work.cue_text(cue).text, work.document.format)
            except SearchError as error:
                self._search, self.problem = None, told(error)
                self.hits.clear()
                return ()
        return self.hits[cue]

    # Going from hit to hit

    def step(self, step: int) -> bool:
        """Go to the next or previous hit; return False if the file has no further hit."""
        cue = self.page.table.current_cue() or 0
        place = (cue, 0)
        if self._current is not None and self._current[0] == cue:
            hit = self._current[1]
            place = (cue, hit.end if step > 0 else hit.start)
        return self._go_beyond(place, step)

    def enter(self, step: int) -> bool:
        """Go to the first or last hit; return False if there is none."""
        last = len(self._reviewer.work.document.cues)
        return self._go_beyond((0, 0) if step > 0 else (last, 0), step)

    def _go_beyond(self, place: tuple[int, int], step: int) -> bool:
        """Go to the next hit after a cue and offset, or the previous one; False if none.

        The focus stays.
        """
        later = (one for one in self._onward(place[0], step) if _is_beyond(one, place, step))
        found = next(later, None)
        if found is None:
            return False
        self._current = found
        self._reviewer.jump_to_cue(found[0])
        self.page.table.show_cue(found[0])
        self._show_hits()
        return True

    def _onward(self, cue: int, step: int) -> Iterator[Found]:
        for one in self._cues[::step]:
            if (one - cue) * step >= 0:
                for hit in self._in_cue(one)[::step]:
                    yield one, hit

    # Replacing

    def replace(self, by: str) -> None:
        """Replace the current hit, and go on to the next."""
        current = self._existing()
        if current is None:
            self.step(1)
            return
        cue, hit = current
        try:
            text, new = self._replaced(cue, by, only=hit)
        except SearchError as error:
            self.bar.told.setText(told(error))
            return
        if not hit.whole:
            sentence = self.tr("The match contains a tag or a line end; edit the text instead.")
            self.bar.told.setText(sentence)
        elif self._reviewer.attempt(lambda work: EditPayload.plan(work, cue, new)):
            self._current = None
            self._go_beyond((cue, hit.end + len(new) - len(text)), 1)

    def replacements(self, by: str) -> tuple[list[Replacement], str]:
        """Changes that "replace all" would make, and a sentence on the cues left out."""
        for cue in self._cues:
            self._in_cue(cue)
        self._end()
        work = self._reviewer.work
        rows: list[Replacement] = []
        problem = ""
        for cue in [cue for cue, hits in sorted(self.hits.items()) if hits]:
            try:
                before, after = self._replaced(cue, by)
            except SearchError as error:
                problem = self.tr("Cue {cue} stays unchanged: {why}")
                problem = problem.format(cue=cue + 1, why=translated(error.sentence))
                continue
            if before != after:
                mirrored = language(work.language_of_cue(cue)).right_to_left
                found = self._in_cue(cue)
                rows.append(
                    Replacement(self.page.path, cue, before, after, found, right_to_left=mirrored)
                )
        return rows, problem

    def replace_all(self, texts: dict[int, str]) -> None:
        """Replace the texts of cues by `texts`, as one step."""
        work = self._reviewer.work
        broken = self.tr("Replacing failed; the log file has the details.")
        task = self.page.read_state(lambda: EditPayloads.plan(work, texts), broken, Until.STEP)
        task.done.connect(lambda step: self.page.do(lambda _state: step))
        if not self.bar.isHidden():  # otherwise another file's bar has asked
            task.ended.connect(partial(self.bar.open, self.bar.wanted))

    def _replaced(self, cue: int, by: str, only: Hit | None = None) -> tuple[str, str]:
        """Text of a cue, and its text after replacing; raises SearchError if that fails."""
        work = self._reviewer.work
        text, kind = work.cue_text(cue).text, work.document.format
        return text, self._search.replaced(text, kind, by, only) if self._search else text


def _unnumbered(cues: Sequence[Cue]) -> list[tuple[object, ...]]:
    """Times and texts of cues, without the numbers, which change with every new row."""
    return [(cue.start_ms, cue.end_ms, cue.payload) for cue in cues]


def _is_beyond(found: Found, place: tuple[int, int], step: int) -> bool:
    cue, hit = found
    return (cue, hit.start) >= place if step > 0 else (cue, hit.end) <= place
