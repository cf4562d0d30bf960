# SPDX-License-Identifier: Apache-2.0
"""Find and replace in the page in front, or from there in all open files."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

from PySide6.QtCore import QObject

from interpunct_app.finding.bar import Scope
from interpunct_app.finding.preview import Replacement, ReplacePreview
from interpunct_app.keys.actions import Action
from interpunct_app.looks.windows import is_accepted
from interpunct_app.pages.page import Page
from interpunct_app.pages.page_search import PageSearch
from interpunct_app.pages.tabs import Pages


class Finder(QObject):
    """Opens the find bar of a page and carries out its commands."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self._pages = pages

    def acts(self) -> dict[Action, Callable[[Page], object]]:
        """Functions on the page in front for the find actions."""
        return {
            Action.FIND: self._open,
            Action.REPLACE: self._open_replacing,
            Action.FIND_NEXT: partial(self._step, step=1),
            Action.FIND_PREVIOUS: partial(self._step, step=-1),
        }

    def _open(self, page: Page) -> None:
        search = self._search_of(page)
        if search is None:
            return
        if page.find_bar.isHidden():
            search.note_selection()
        else:
            search.note_wish()  # a row that was only gone to is no new selection
        page.find_bar.open(page.find_bar.wanted)
        self._look(page)

    def _open_replacing(self, page: Page) -> None:
        self._open(page)
        if page.find_bar.wanted.text():
            page.find_bar.open(page.find_bar.replacement)

    def _search_of(self, page: Page) -> PageSearch | None:
        """Search of a page, created when first needed; None before its review begins."""
        search = page.findChild(PageSearch)
        if search is None and page.reviewer is not None:
            search = PageSearch(page, page.reviewer)
            bar = page.find_bar
            bar.changed.connect(partial(self._look, page))
            bar.step_wanted.connect(partial(self._step, page))
            bar.replace_wanted.connect(partial(self._replace, page))
            bar.replace_all_wanted.connect(partial(self._replace_all, page))
            bar.scope.activated.connect(search.note_wish)
            bar.scope.activated.connect(partial(self._look, page))
            bar.closed.connect(partial(self._stop, page))
            search.progressed.connect(self._tell)
        return search

    def _searches(self, page: Page) -> list[PageSearch]:
        """Searches that a page's bar covers: its own first, then those of later tabs, in turn."""
        if page.find_bar.where() is not Scope.ALL_FILES:
            asked = [page]
        else:
            every = self._pages.all()
            place = every.index(page)
            asked = every[place:] + every[:place]
        return [search for search in map(self._search_of, asked) if search is not None]

    def _look(self, page: Page, _place: int = 0) -> None:
        only_selected = page.find_bar.where() is Scope.SELECTED
        for search in self._searches(page):
            search.look(page.find_bar, only_selected=only_selected)
        self._tell()

    def _stop(self, page: Page) -> None:
        """Stop the searches that only this page's bar has asked for."""
        for search in self._searches(page):
            search.stop()
        for other in self._pages.all():
            if not other.find_bar.isHidden():
                self._look(other)

    def _step(self, page: Page, step: int) -> None:
        """Go to the next hit, wrapping around; open the bar if it is closed."""
        if not page.find_bar.isVisible() or not page.find_bar.wanted.text():
            self._open(page)
        first, *others = self._searches(page)
        if not first.is_active:  # stopped because another page's bar was closed
            self._look(page)
        if not first.step(step):
            found = next((one for one in [*others[::step], first] if one.enter(step)), None)
            if found is not None and found is not first:
                self._bring(page, found.page)
        self._tell()

    def _bring(self, page: Page, other: Page) -> None:
        """Continue in another page."""
        other.find_bar.go_on_from(page.find_bar)
        self._pages.setCurrentWidget(other)
        other.find_bar.open(other.find_bar.wanted)

    def _replace(self, page: Page) -> None:
        search = self._search_of(page)
        if search is not None and not page.is_held and page.table.finish_editing():
            search.replace(page.find_bar.replacement.text())

    def _replace_all(self, page: Page) -> None:
        """Preview all replacements, and apply the ticked ones, as one step per file."""
        by = page.find_bar.replacement.text()
        rows: list[tuple[PageSearch, Replacement]] = []
        notes = []
        for search in self._searches(page):
            if search.page.is_held or not search.page.table.finish_editing():
                continue
            found, note = search.replacements(by)
            rows += [(search, row) for row in found]
            notes += [note] if note else []
        if not rows:
            page.find_bar.told.setText(" ".join(notes[:1]) or self.tr("Nothing to replace"))
            return
        preview = ReplacePreview(page, [row for _, row in rows], "\n".join(notes[:3]))
        with ExitStack() as holds:  # else predictions are overwritten
            for asked in dict.fromkeys(search.page for search, _ in rows):
                holds.enter_context(asked.held())
            if is_accepted(preview):
                _replace_in_files([rows[place] for place in preview.model.ticked()])
        page.find_bar.open(page.find_bar.replacement)

    def _tell(self) -> None:
        """Show the number of hits in the bar of the page in front."""
        page = self._pages.current()
        if page is None or not page.find_bar.isVisible():
            return
        page.find_bar.told.setText(self._told(page, self._searches(page)))

    def _told(self, page: Page, searches: list[PageSearch]) -> str:
        if not page.find_bar.wanted.text():
            return ""
        problem = next((one.problem for one in searches if one.problem), "")
        if problem:
            return problem
        count = sum(one.count for one in searches)
        if not all(one.is_done for one in searches):
            return self.tr("%n hits so far…", "", count)
        number = searches[0].number() if len(searches) == 1 else None
        if number is not None:
            return self.tr("{number} of %n hits", "", count).format(number=number)
        return self.tr("%n hits", "", count) if count else self.tr("No hits")


def _replace_in_files(rows: list[tuple[PageSearch, Replacement]]) -> None:
    texts: dict[PageSearch, dict[int, str]] = {}
    for search, row in rows:
        texts.setdefault(search, {})[row.cue] = row.after
    for search, changed in texts.items():
        search.replace_all(changed)
