# SPDX-License-Identifier: Apache-2.0
"""Find and replace in one page: its bar, its hits, and the current hit."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from interpunct.errors import SearchError
from interpunct.review.restructuring import EditPayload, EditPayloads
from interpunct.transcript.languages import language
from interpunct_app.finding.bar import FindBar
from interpunct_app.finding.cue_search import CueSearch, Found
from interpunct_app.finding.preview import Replacement
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.translation import told, translated


class PageSearch(QObject):
    """Hits in one file under review; `progressed` is emitted when hits change."""

    progressed = Signal()

    def __init__(self, page: Page, reviewer: Reviewer) -> None:
        super().__init__(page)
        self.page = page
        self.bar: FindBar = page.find_bar
        self._reviewer = reviewer
        self._selected: list[int] = []
        self._current: Found | None = None
        work = reviewer.work
        self.hits = CueSearch(self, lambda cue: work.cue_text(cue).text, work.document.format)
        self.hits.progressed.connect(self._show_hits)
        reviewer.cues_changed.connect(self._look_again)
        reviewer.restructured.connect(self._look_everywhere)

    @property
    def current(self) -> Found | None:
        """Current hit, if it still exists."""
        if self._current is None or self._current[0] >= len(self._reviewer.work.document.cues):
            return None
        return self._current if self._current[1] in self.hits.in_cue(self._current[0]) else None

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
        self.hits.start(asker.query(), self._selected if only_selected else every)

    def stop(self) -> None:
        """Stop searching and clear the hits."""
        self._current = None
        self.hits.stop()

    def step(self, step: int) -> bool:
        """Go to the next or previous hit; return False if the file has no further hit."""
        return self._show(self.hits.beside(self._place(step), step))

    def enter(self, step: int) -> bool:
        """Go to the first or last hit; return False if there is none."""
        last = len(self._reviewer.work.document.cues)
        return self._show(self.hits.beside((0, 0) if step > 0 else (last, 0), step))

    def replace(self, by: str) -> None:
        """Replace the current hit, and go on to the next."""
        if self.current is None:
            self.step(1)
            return
        cue, hit = self.current
        try:
            text, new = self.hits.replaced(cue, by, only=hit)
        except SearchError as error:
            self.bar.tell(told(error))
            return
        if not hit.whole:
            self.bar.tell(self.tr("A tag or a line end stands inside; edit the text instead."))
        elif self._reviewer.attempt(lambda work: EditPayload.plan(work, cue, new)):
            self._current = None
            end = hit.end + len(new) - len(text)
            self._show(self.hits.beside((cue, end), 1))

    def replacements(self, by: str) -> tuple[list[Replacement], str]:
        """Changes that "replace all" would make, and a sentence on the cues left out."""
        self.hits.finish()
        work = self._reviewer.work
        rows: list[Replacement] = []
        problem = ""
        for cue in [cue for cue, hits in sorted(self.hits.hits.items()) if hits]:
            try:
                before, after = self.hits.replaced(cue, by)
            except SearchError as error:
                problem = self.tr("Cue {cue} stays as it is: {why}")
                problem = problem.format(cue=cue + 1, why=translated(error.sentence))
                continue
            if before != after:
                mirrored = language(work.language_of_cue(cue)).right_to_left
                found = self.hits.in_cue(cue)
                rows.append(
                    Replacement(self.page.path, cue, before, after, found, right_to_left=mirrored)
                )
        return rows, problem

    def replace_all(self, texts: dict[int, str]) -> None:
        """Replace the texts of cues by `texts`, as one step."""
        work = self._reviewer.work
        broken = self.tr("Replacing broke down; the log file says where.")
        task = self.page.read_state(lambda: EditPayloads.plan(work, texts), broken, Until.STEP)
        task.done.connect(lambda step: self.page.do(lambda _state: step))
        if not self.bar.isHidden():  # otherwise another file's bar has asked
            task.ended.connect(partial(self.bar.open, self.bar.wanted))

    def _show(self, found: Found | None) -> bool:
        """Go to a hit, without moving the focus."""
        if found is None:
            return False
        self._current = found
        self._reviewer.jump_to_cue(found[0])
        self.page.table.show_cue(found[0])
        self._show_hits()
        return True

    def _place(self, step: int) -> tuple[int, int]:
        """Position to search from: the current hit, or the cue at the cursor."""
        cue = self.page.table.current_cue() or 0
        if self._current is not None and self._current[0] == cue:
            hit = self._current[1]
            return cue, hit.end if step > 0 else hit.start
        return cue, 0

    @Slot(int, int)
    def _look_again(self, first: int, last: int) -> None:
        if self.hits.search is not None:
            self.hits.again(first, last)

    @Slot()
    def _look_everywhere(self) -> None:
        if self.hits.search is not None:
            self.hits.restart(len(self._reviewer.work.document.cues))

    @Slot()
    def _show_hits(self) -> None:
        self.page.model.show_found(self.hits.hits)
        self.progressed.emit()
