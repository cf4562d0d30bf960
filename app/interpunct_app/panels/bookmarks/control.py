# SPDX-License-Identifier: Apache-2.0
"""Sets bookmarks in the page in front, goes to them, and updates their panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QInputDialog, QWidget

from interpunct.review.bookmarks import (
    Place,
    SetBookmarks,
    bookmarks,
    bookmarks_of_cue,
    next_bookmark,
    place_for_bookmark,
)
from interpunct_app.keys.actions import Action
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.panels.bookmarks.dock import BookmarksDock, Listed
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.panel import Menu, Panel
from interpunct_app.review.key_target import has_object
from interpunct_app.review.reviewer import Reviewer

translate = QCoreApplication.translate


class BookmarkControl(Panel[BookmarksDock]):
    """Panel of bookmarks, filled at each change of the page in front and at each step."""

    toggle = Action.BOOKMARKS
    menus: ClassVar = {
        Menu.EDIT: (
            *(Action.BOOKMARK, Action.BOOKMARK_NOTE),
            *(Action.NEXT_BOOKMARK, Action.PREVIOUS_BOOKMARK),
        )
    }
    tabbed_with = Action.QUALITY

    def __init__(self, front: Front, window: QWidget) -> None:
        super().__init__(front, BookmarksDock(window))
        for signal in (self.pages.changed, self.pages.stepped):
            signal.connect(self.refill)
        self.dock.cue_wanted.connect(self.go_to_cue)
        self.dock.note_wanted.connect(self._set_note)
        self.dock.removal_wanted.connect(self._remove)

    def acts(self) -> dict[Action, Callable[[], object]]:
        """Functions of the key table's bookmark actions."""
        return {
            Action.BOOKMARK: partial(self._on_cue, Action.BOOKMARK, _toggle),
            Action.BOOKMARK_NOTE: partial(self._on_cue, Action.BOOKMARK_NOTE, _ask_note),
            Action.NEXT_BOOKMARK: partial(self._on_review, partial(_go, back=False)),
            Action.PREVIOUS_BOOKMARK: partial(self._on_review, partial(_go, back=True)),
        }

    def fill(self, page: Page | None) -> None:
        """List the bookmarks of a page, if the panel is visible."""
        if self.dock.isVisible():
            self.dock.show_bookmarks(_listed(page.reviewer) if page and page.reviewer else [])

    def _on_review(self, act: Callable[[Page, Reviewer], object]) -> None:
        page = self.pages.current()
        reviewer = page.free_reviewer() if page else None
        if page is not None and reviewer is not None:
            act(page, reviewer)

    def _on_cue(self, action: Action, act: Callable[[Page, Reviewer, int], object]) -> None:
        """Act on the chosen cue; show a message if there is none."""

        def on_chosen(page: Page, reviewer: Reviewer) -> None:
            cue = page.table.chosen_cue()
            if has_object(action, page.table, reviewer) and cue is not None:
                act(page, reviewer, cue)

        self._on_review(on_chosen)

    @Slot(object, str)
    def _set_note(self, place: Place, note: str) -> None:
        self._on_review(lambda page, _: _set(page, {place: note}))

    @Slot(object)
    def _remove(self, places: Sequence[Place]) -> None:
        self._on_review(lambda page, _: _set(page, dict.fromkeys(places)))


def _listed(reviewer: Reviewer) -> list[Listed]:
    work = reviewer.work
    cues = work.document.cues
    return [
        Listed(one.place, cues[cue].start_ms, one.note, work.cue_text(cue).text)
        for one in bookmarks(work)
        for cue in (one.place.cue,)
    ]


def _set(page: Page, notes: Mapping[Place, str | None]) -> None:
    page.do(lambda work: SetBookmarks.plan_at(work, notes))


def _toggle(page: Page, reviewer: Reviewer, cue: int) -> None:
    page.do(lambda work: SetBookmarks.toggle(work, cue, reviewer.slot))


def _ask_note(page: Page, reviewer: Reviewer, cue: int) -> None:
    """Ask for the note of a cue's first bookmark, and set a bookmark if there is none."""
    there = bookmarks_of_cue(reviewer.work, cue)
    place = next(iter(there), place_for_bookmark(reviewer.work, cue, reviewer.slot))
    title = translate("Bookmarks", "Bookmark")
    asked = translate("Bookmarks", "Note for cue {cue}:").format(cue=cue + 1)
    note, is_wanted = QInputDialog.getText(page, title, asked, text=there.get(place, ""))
    if is_wanted:
        _set(page, {place: note})


def _go(page: Page, reviewer: Reviewer, *, back: bool) -> None:
    """Go to the nearest bookmark; show a message if there is none."""
    cue = page.table.current_cue()
    found = next_bookmark(reviewer.work, -1 if cue is None else cue, back=back)
    if found is None:
        page.banner.tell(translate("Bookmarks", "This file has no bookmarks."), Until.STEP)
    else:
        page.table.go_to(found)
