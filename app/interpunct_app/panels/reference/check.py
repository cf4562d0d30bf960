# SPDX-License-Identifier: Apache-2.0
"""Compares pages with their references, and steps through the differences."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QWidget

from interpunct.errors import CaptionError
from interpunct.files import is_there
from interpunct.review.queue import Kind, QueueEntry
from interpunct.review.reference import AgainstReference, Difference, DifferenceKind
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_app.comparing.companions import REFERENCES
from interpunct_app.files.choosing import choose_other_captions
from interpunct_app.keys.actions import Action
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.panel import Menu, Panel
from interpunct_app.panels.reference.dock import ReferenceDock
from interpunct_app.panels.reference.effort import EffortCounter
from interpunct_app.review.reviewer import Reviewer

_PAUSE_MS = 150  # after a change, before the figures are updated
_LEAST_ALIKE = 0.5  # of the words; fewer mean another text


@dataclass(slots=True)
class _Compared:
    """Reference of a page; `fits` is False if words changed since the alignment.

    `unseen` are the cues changed since the last comparison.
    """

    path: Path
    against: AgainstReference
    fits: bool = True
    unseen: range = range(0)


class ReferenceCheck(Panel[ReferenceDock]):
    """Comparisons of all pages that have a reference, with the display of the one in front.

    They follow the decisions on every page.
    """

    toggle = Action.REFERENCE
    tabbed_with = Action.QUALITY
    menus: ClassVar = {
        Menu.REVIEW: (
            *(Action.COMPARE, Action.NEXT_DIFFERENCE, Action.PREVIOUS_DIFFERENCE),
            Action.TAKE_REFERENCE,
        )
    }

    def __init__(self, front: Front, window: QWidget) -> None:
        super().__init__(front, ReferenceDock(window))
        self.efforts = EffortCounter(front)
        self._compared: dict[Page, _Compared] = {}
        self._differences: Sequence[Difference] = ()
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self.show_comparison)
        self._effort_soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._effort_soon.timeout.connect(self._show_effort)
        self.efforts.noted.connect(self._note_effort)
        self.pages.renamed.connect(partial(REFERENCES.carry, self.pages.services.settings))
        front.moved.connect(self._mark_row)
        self.dock.file_wanted.connect(self.ask_file)
        self.dock.row_wanted.connect(self._go_to_row)
        self.dock.taking_wanted.connect(self.take)
        self.dock.kind_chosen.connect(self.show_comparison)

    def acts(self) -> dict[Action, Callable[[], object]]:
        """See `Panel`."""
        return {
            Action.COMPARE: self.take_up,
            Action.NEXT_DIFFERENCE: partial(self.step, 1),
            Action.PREVIOUS_DIFFERENCE: partial(self.step, -1),
            Action.TAKE_REFERENCE: self.take,
        }

    def fill(self, page: Page | None) -> None:  # noqa: ARG002
        """Show the comparison of the page with its reference, and the effort so far."""
        self.show_comparison()
        self._show_effort()

    @Slot()
    def take_up(self) -> None:
        """Compare the page in front with its last reference, else ask for a file."""
        page, settings = self.front.page, self.pages.services.settings
        if page is None or page.reviewer is None or page.is_held:
            return
        known = REFERENCES.partner(settings, page.path)
        if known is not None and is_there(known) and page not in self._compared:
            REFERENCES.remember(settings, page.path, None)  # until it has been read successfully
            self.compare(known)
        else:
            self.ask_file()

    @Slot()
    def ask_file(self) -> None:
        """Let the user choose the reference of the page in front."""
        page, title = self.front.page, self.tr("Compare {name} with a reference")
        if page is not None and page.reviewer is not None:
            path = choose_other_captions(self.dock, title, page.path)
            if path is not None:
                self.compare(path)

    def compare(self, path: Path) -> None:
        """Compare the page in front with the captions at `path`."""
        page = self.front.page
        if page is None or page.reviewer is None or page.is_held:
            return
        self.dock.show()
        self.dock.raise_()
        work, options = (
            page.reviewer.work,
            Options(languages=page.opener.options.languages, finds_foreign=False),
        )
        task = page.read_state(
            lambda: _against(work, path, options),
            self.tr("The comparison failed; the log file has the details."),
            Until.CHECKED,
        )
        task.done.connect(partial(self._take_comparison, page, path))

    def _take_comparison(self, page: Page, path: Path, against: AgainstReference) -> None:
        if page.reviewer is None:
            return
        if page not in self._compared:
            page.destroyed.connect(lambda: self._compared.pop(page, None))
            page.reviewer.cues_changed.connect(partial(self._look_again, page))
            page.reviewer.restructured.connect(partial(self._restructured, page))
        self._compared[page] = _Compared(path, against)
        REFERENCES.remember(self.pages.services.settings, page.path, path)
        self.show_comparison()

    def _look_again(self, page: Page, first: int, last: int) -> None:
        compared = self._compared[page]
        unseen = compared.unseen or range(first, last + 1)
        compared.unseen = range(min(unseen.start, first), max(unseen.stop, last + 1))
        self._soon.start()

    def _restructured(self, page: Page) -> None:
        """Clear the differences until changed words are aligned again."""
        compared = self._compared[page]
        compared.fits = compared.fits and compared.against.fits()
        if page.reviewer is not None:
            compared.unseen = range(len(page.reviewer.work.document.cues))
        if page is self.front.page:
            self._list_differences(None)
        self._soon.start()

    def _present(self) -> _Compared | None:
        """Up-to-date comparison of the page in front; changed words are aligned again."""
        page, reviewer = self.front.page, self.front.reviewer
        compared = self._compared.get(page) if page else None
        if compared is None or reviewer is None:
            return None
        if compared.fits:
            compared.against.look_again(compared.unseen)
        else:
            compared.against = AgainstReference(reviewer.work, compared.against.reference)
        compared.fits, compared.unseen = True, range(0)
        return compared

    @Slot()
    def show_comparison(self) -> None:
        """Show the comparison of the page in front with its reference."""
        self._soon.stop()
        if not self.dock.isVisible():
            return
        compared = self._present()
        self._list_differences(compared.against if compared else None)
        if compared is None:
            self.dock.show_comparison("", None)
        else:
            self.dock.show_comparison(compared.path.name, compared.against.comparison())

    def _list_differences(self, against: AgainstReference | None) -> None:
        reviewer = self.front.reviewer
        if against is None or reviewer is None:
            self._differences = ()
            self.dock.model.show_differences(None, None, ())
            return
        marks, casings = map(against.differences, DifferenceKind)
        self.dock.show_counts(len(marks), len(casings))
        self._differences = against.differences(self.dock.kind())
        self.dock.model.show_differences(reviewer.work, against.reference, self._differences)
        self._mark_row()

    def step(self, by: int) -> None:
        """Go to the next difference (1) or the previous one (-1), wrapping around."""
        if self._refresh():
            self._go_to((self._place(by) + by) % len(self._differences))

    def take(self) -> None:
        """Apply the reference at the selected difference, and go to the next."""
        page = self.front.page
        if page is None or not page.table.finish_editing():  # the edit may change the differences
            return
        compared = self._present()
        if compared is None or not self._refresh():
            return
        row = self.dock.current_row()
        if row is None:
            told = self.tr("There is no difference here: go to a difference first.")
            page.banner.tell(told, Until.STEP)
        else:
            taken = self._differences[row]
            page.do(lambda _work: compared.against.taking(taken))
            self.show_comparison()
            after = bisect_left(self._differences, _order(taken), key=_order)
            if after < len(self._differences) and self._differences[after] != taken:
                self._go_to(after)

    def _refresh(self) -> bool:
        """Update the differences; return whether there are any, with a message if not."""
        page, compared = self.front.page, self._present()
        if page is None or page.is_held:
            return False
        if compared is None:
            self.take_up()
            return False
        self.dock.show()
        self.dock.raise_()
        if self._soon.isActive():
            self.show_comparison()
        if not self._differences:
            page.banner.tell(self.tr("The file no longer differs from its reference."), Until.STEP)
        return bool(self._differences)

    def _place(self, by: int) -> int:
        """Selected difference; if none, the position of the slot among the differences."""
        row = self.dock.current_row()
        if row is not None:
            return row
        return bisect_left(self._differences, self._slot(), key=_slot) - (by > 0)

    def _slot(self) -> int:
        reviewer = self.front.reviewer
        return -1 if reviewer is None or reviewer.slot is None else reviewer.slot

    @Slot(int)
    def _go_to_row(self, row: int) -> None:
        """Go to a clicked difference, and give the focus to the slot."""
        page = self.front.page
        if page is not None and page.table.finish_editing():
            self._go_to(row)
            page.pane.slot_view.setFocus()

    def _go_to(self, row: int) -> None:
        reviewer = self.front.reviewer
        if reviewer is not None:
            reviewer.visit(_entry(reviewer, self._differences[row]))
            self.dock.mark_row(row)

    @Slot()
    def _mark_row(self) -> None:
        """Select a difference at the current entry, unless one there is selected."""
        rows, marked = self._rows_here(), self.dock.current_row()
        if marked not in rows:
            self.dock.mark_row(rows[0] if rows else None)

    def _rows_here(self) -> list[int]:
        """Rows of the differences at the current entry."""
        reviewer = self.front.reviewer
        if reviewer is None or reviewer.entry is None:
            return []
        slot = reviewer.entry.slot
        first = bisect_left(self._differences, slot - 1, key=_slot)  # a casing's slot is earlier
        near = range(first, bisect_right(self._differences, slot, key=_slot))
        return [row for row in near if _entry(reviewer, self._differences[row]) == reviewer.entry]

    @Slot()
    def _note_effort(self) -> None:
        if not self._effort_soon.isActive():
            self._effort_soon.start()

    @Slot()
    def _show_effort(self) -> None:
        page, reviewer = self.front.page, self.front.reviewer
        if self.dock.isVisible() and page is not None and reviewer is not None:
            effort = self.efforts.of(page)
            rate = effort.keys_per_thousand(len(reviewer.work.transcript))
            self.dock.show_effort(effort.seconds, effort.keys, rate)


def _entry(reviewer: Reviewer, difference: Difference) -> QueueEntry:
    """Queue entry for a difference: the word if its casing can be reviewed, else the gap."""
    word = difference.word
    if difference.kind is DifferenceKind.CASING and reviewer.work.casing_alternatives(word):
        return QueueEntry(word, Kind.CASING)
    return QueueEntry(difference.slot)


def _slot(difference: Difference) -> int:
    return difference.slot


def _order(difference: Difference) -> tuple[int, bool]:
    """Sort key in the order of the file: a word's casing before its slot."""
    return difference.word, difference.kind is DifferenceKind.MARK


def _against(work: Work, path: Path, options: Options) -> AgainstReference:
    """Comparison with the file at `path`; raises CaptionError if unreadable or another text."""
    found = AgainstReference(work, Work.read(path, options).transcript)
    if found.alike < _LEAST_ALIKE:
        raise CaptionError(
            "fewer than half of the words match this file.",
            file=path,
            remedy="Choose a reference of the same talk in the same language.",
        )
    return found
