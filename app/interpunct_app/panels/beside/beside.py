# SPDX-License-Identifier: Apache-2.0
"""File beside the page in front, and moves between the two."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import ClassVar

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QWidget

from interpunct.captions.cues import Cue
from interpunct.files import Stamp
from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.language_figures import figures_by_language
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work
from interpunct_app.background import Task
from interpunct_app.comparing.companions import COMPANIONS
from interpunct_app.comparing.disk_watch import stamp_of
from interpunct_app.files.choosing import choose_other_captions
from interpunct_app.keys.actions import Action
from interpunct_app.looks.plain import as_it_stands
from interpunct_app.pages.page import Page
from interpunct_app.panels.beside.dock import BesideDock
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.panel import Menu, Panel
from interpunct_app.translation import language_name

_AS_IT_IS = Options(
    unroll=Unroll.NEVER, marks=MarksMode.SUGGEST, casing=CasingMode.KEEP, finds_foreign=False
)
_PAUSE_MS = 200  # after a change, before the display is updated
_REST = 10  # least wait between two counts of a long file, in multiples of the time for one

_Place = tuple[Path, int]  # file, and the start of the cue at the cursor


class Beside(Panel[BesideDock]):
    """Panel of the file beside the page in front; also links their tabs.

    A file that is open in a tab is shown as it is there. Another file is read, but not edited
    here. After a change between the two tabs, the cursor goes to the cue of the time just left.
    """

    toggle = Action.BESIDE
    menus: ClassVar = {Menu.FILE: (Action.OPEN_BESIDE,), Menu.VIEW: (Action.GO_ACROSS,)}

    def __init__(self, front: Front, window: QWidget) -> None:
        super().__init__(front, BesideDock(window))
        self._settings = self.pages.services.settings
        self._read: tuple[Path, Stamp, Work] | None = None
        self._refused: tuple[Path, str] | None = None
        self._reading: tuple[Path, Task] | None = None
        self._arrived: _Place | None = None
        self._left: _Place | None = None  # place of the cursor in the file in front
        self._wanted_ms: dict[Page, int] = {}  # for pages not read yet
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._figures_soon = QTimer(self, singleShot=True, interval=2 * _PAUSE_MS)
        self._connect()

    def acts(self) -> dict[Action, Callable[[], object]]:
        """See `Panel`."""
        return {Action.OPEN_BESIDE: self.ask_file, Action.GO_ACROSS: self.go_across}

    def fill(self, page: Page | None) -> None:  # noqa: ARG002
        """Show the file beside the page, and the figures by language."""
        self.show_beside()
        self._show_figures()

    def ask_file(self) -> None:
        """Let the user choose the file beside the page in front."""
        page, title = self.front.page, self.tr("Open translation beside {name}")
        if page is not None and page.reviewer is not None:
            path = choose_other_captions(self.dock, title, page.path)
            if path is not None:
                self.put_beside(path)

    def put_beside(self, path: Path | None, _checked: bool = False) -> None:
        """Show this file beside the page in front, now and at later openings."""
        page = self.front.page
        if page is None or page.path == path:
            return
        COMPANIONS.remember(self._settings, page.path, path)
        self._read = self._refused = None
        if path is not None:
            self.dock.show()
            self.dock.raise_()
        self.show_beside()

    def go_across(self) -> None:
        """Go to the tab of the file beside, to the cue of the same time."""
        here = self._place()
        self._open_beside(here[1] if here is not None else None)

    @Slot(int)
    def _edit(self, cue: int) -> None:
        """Go to a cue of the file beside, in its own tab, if the file still has it."""
        path = self._companion()
        work = self._work_of(path) if path else None
        if work is not None and cue < len(work.document.cues):
            self._open_beside(work.document.cues[cue].start_ms)

    def _open_beside(self, start_ms: int | None) -> None:
        """Bring the tab of the file beside to the front, at a time if given."""
        path = self._companion()
        if path is None:
            self.dock.show()
            self.dock.raise_()
        elif self.front.page is not None and self.front.page.table.finish_editing():
            self._left = None
            page = self.pages.open_file(path)
            if start_ms is not None:
                self._go_to_time(page, start_ms)

    @Slot()
    def show_beside(self) -> None:
        """Show the file beside the page in front, if the panel is visible."""
        path = self._companion()
        if self._reading is not None and self._reading[0] != path:
            self._reading[1].cancel()
            self._reading = None
        work = self._work_of(path) if path and self.dock.isVisible() else None
        self._show_works(work)
        if path is None:
            self.dock.show_other("")
        elif work is not None:
            self.dock.show_other(path.name, self._told_of_cues())
        elif self._refused is not None and self._refused[0] == path:
            self.dock.show_other(path.name, self._refused[1])
        elif self.dock.isVisible():
            self.dock.show_other(path.name, self.tr("Reading the cues…"))
            self._start_reading(path)

    def _work_of(self, path: Path) -> Work | None:
        """File as in its tab, else as last read; None if it was written since."""
        for page in self.pages.all():
            if page.path == path and page.reviewer is not None:
                return page.reviewer.work
        if self._read is None or self._read[:2] != (path, stamp_of(path)):
            return None
        return self._read[2]

    def _start_reading(self, path: Path) -> None:
        if self._reading is not None:
            return
        broken = self.tr("{name} could not be opened; the log file has the reason.")
        task = self.pages.services.files.start(
            lambda _task: (stamp_of(path), Work.read(path, _AS_IT_IS)),
            self,
            broken.format(name=path.name),
        )
        task.done.connect(partial(self._take, path))
        task.failed.connect(partial(self._refuse, path))
        self._reading = (path, task)

    def _take(self, path: Path, read: tuple[Stamp, Work]) -> None:
        self._reading, self._read = None, (path, *read)
        self.show_beside()
        self._show_figures()

    def _refuse(self, path: Path, sentence: str) -> None:
        self._reading, self._refused = None, (path, sentence)
        self.show_beside()

    def _show_works(self, other: Work | None) -> None:
        reviewer = self.front.reviewer
        front = reviewer.work if reviewer and self.dock.isVisible() else None
        self.dock.model.show_works(front, other)
        self._show_cue()

    def _told_of_cues(self) -> str:
        """Sentence on the cues of both files that have no counterpart."""
        here, there = self.dock.model.counts()
        if not here and not there:
            return ""
        told = self.tr("Cues without a partner: {here} in this file, {there} in the other.")
        return told.format(here=here, there=there)

    @Slot()
    def _show_figures(self) -> None:
        """Show figures by language for both files, once the prediction has ended."""
        page, path = self.front.page, self._companion()
        if not self.dock.isVisible() or page is None or page.progress is not None:
            return
        began = monotonic()
        other = self._work_of(path) if path else None
        rows = self._rows_of(page.reviewer.work if page.reviewer else None, "{language}")
        self.dock.show_languages([*rows, *self._rows_of(other, self.tr("{language}, beside"))])
        taken_ms = round(1000 * (monotonic() - began))
        self._figures_soon.setInterval(max(2 * _PAUSE_MS, _REST * taken_ms))

    def _rows_of(self, work: Work | None, name: str) -> list[list[str]]:
        """Row for each language; slots left to review are known for files under review."""
        page = self._page_of(work)
        entries = page.reviewer.queue.entries() if page and page.reviewer else []
        left = [entry.slot for entry in entries]
        rows = []
        for one in figures_by_language(work, left) if work else ():
            counts = [f"{count:,}" for count in (one.words, one.cues, one.marks)]
            to_review = f"{one.slots_left:,}" if page else "–"
            title = name.format(language=language_name(one.language))
            rows.append([title, *counts, to_review])
        return rows

    def _page_of(self, work: Work | None) -> Page | None:
        """Page on which a work is reviewed; None if there is none."""
        pages = self.pages.all()
        return next((one for one in pages if one.reviewer and one.reviewer.work is work), None)

    @Slot()
    def _show_cue(self) -> None:
        self.dock.show_cue(self.front.cue)

    @Slot()
    def _moved(self) -> None:
        """Follow the cursor, and note its place for the other tab."""
        here = self._place()
        if here != self._arrived:
            self._left = here
        self._show_cue()

    @Slot()
    def _scrolled(self) -> None:
        page = self.front.page
        visible = page.table.visible_cues() if page else range(0)
        if visible and self.dock.isVisible():
            self.dock.scroll_to(visible.start)
            if self.front.cue in visible:
                self._show_cue()

    @Slot()
    def turn(self) -> None:
        """Show the file beside the new page; if it was linked to the last, go to its time."""
        page, left = self.front.page, self._left
        if page is not None and page.reviewer is not None:
            start_ms = self._wanted_ms.pop(page, None)
            if start_ms is None and left is not None and left[0] == self._companion():
                start_ms = left[1]
            if start_ms is not None:
                self._go_to_time(page, start_ms)
            self._left, self._arrived = None, self._place()
        self._refused = None
        self.dock.show_languages(())
        super().turn()

    def _go_to_time(self, page: Page, start_ms: int) -> None:
        """Go to a page's cue at a time, or do so once the page is read."""
        if page.reviewer is None:
            self._wanted_ms[page] = start_ms
            page.destroyed.connect(lambda: self._wanted_ms.pop(page, None))
            return
        cues = page.reviewer.work.document.cues
        if cues:
            page.table.go_to(min(range(len(cues)), key=lambda cue: _far(cues[cue], start_ms)))
        self._left, self._arrived = None, self._place()

    @Slot()
    def _fill_menu(self) -> None:
        """Fill the menu with the open files, a choice of any file, and none."""
        menu, front, chosen = self.dock.menu, self.front.page, self._companion()
        menu.clear()
        for page in self.pages.all():
            if page is not front and page.reviewer is not None:
                entry = menu.addAction(as_it_stands(page.path.name))
                entry.setCheckable(True)
                entry.setChecked(page.path == chosen)
                entry.triggered.connect(partial(self.put_beside, page.path))
        menu.addSeparator()
        menu.addAction(self.tr("A &file…")).triggered.connect(self.ask_file)
        nothing = menu.addAction(self.tr("&Nothing"))
        nothing.setEnabled(chosen is not None)
        nothing.triggered.connect(partial(self.put_beside, None))

    def _companion(self) -> Path | None:
        page = self.front.page
        if page is None or page.reviewer is None:
            return None
        return COMPANIONS.partner(self._settings, page.path)

    def _place(self) -> _Place | None:
        """File in front, and the start of the cue at the cursor."""
        page, reviewer, cue = self.front.page, self.front.reviewer, self.front.cue
        if page is None or reviewer is None or cue is None:
            return None
        cues = reviewer.work.document.cues
        return (page.path, cues[cue].start_ms) if cue < len(cues) else None

    def _connect(self) -> None:
        front, dock = self.front, self.dock
        front.moved.connect(self._moved)
        front.scrolled.connect(self._scrolled)
        for signal in (front.counted, front.altered, self.pages.progressed):
            signal.connect(self._soon.start)
        self.pages.changed.connect(self._figures_soon.start)
        self.pages.renamed.connect(partial(COMPANIONS.carry, self._settings))
        front.counted.connect(self._figures_soon.start)
        self._soon.timeout.connect(self.show_beside)
        self._figures_soon.timeout.connect(self._show_figures)
        dock.cue_wanted.connect(self.go_to_cue)
        dock.across_wanted.connect(self.go_across)
        dock.edit_wanted.connect(self._edit)
        dock.menu.aboutToShow.connect(self._fill_menu)


def _far(cue: Cue, time_ms: int) -> int:
    """Distance of a time from a cue's display; 0 within it."""
    return max(cue.start_ms - time_ms, time_ms - max(cue.end_ms - 1, cue.start_ms), 0)
