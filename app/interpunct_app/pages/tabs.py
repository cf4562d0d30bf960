# SPDX-License-Identifier: Apache-2.0
"""Open files, one tab each: opening, recovering, reading again, closing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton

from interpunct.captions.document import CaptionDocument
from interpunct.collecting import let_go
from interpunct.errors import InterpunctError, SessionError
from interpunct.review.found_sessions import FoundSession
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work
from interpunct_app.files.opener import Opener
from interpunct_app.files.questions import Unsaved, ask_about_unsaved, ask_to_recover
from interpunct_app.files.samples import placed_sample
from interpunct_app.looks.icons import icon
from interpunct_app.looks.plain import as_it_stands, plain_tip
from interpunct_app.looks.windows import is_asking
from interpunct_app.pages.banner import Until
from interpunct_app.pages.file_actions import FileActions, page_of
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.pages.typing_keeper import TypingKeeper
from interpunct_app.prediction.bundles import weak_languages_of
from interpunct_app.settings.options import ORDER
from interpunct_app.settings.remembered import remembered_options, remembered_profile
from interpunct_app.translation import told

_LONG = 1_000  # cues; reading their words takes longer than a look ahead
_AGAIN_MS = 50


class Pages(QTabWidget):
    """Tabs of `Page`; `changed` is emitted when anything shown in the window may have changed.

    `stepped` is emitted at every step on any page. `refused` emits why a file could not be opened.
    """

    changed = Signal()
    stepped = Signal()
    progressed = Signal()
    refused = Signal(str)
    began = Signal()
    play_wanted = Signal(object)
    row_menu_wanted = Signal(QPoint)
    renamed = Signal(Path, Path)

    def __init__(self, services: Services, files: FileActions) -> None:
        super().__init__()
        self.services = services
        self._files = files
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setAccessibleName(self.tr("Open files"))
        self.currentChanged.connect(self._bring_forward)
        self.currentChanged.connect(self.changed)

    def all(self) -> list[Page]:
        """Pages in the order of the tabs."""
        widgets = (self.widget(place) for place in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, Page)]

    def current(self) -> Page | None:
        """Page in front; None if none is open."""
        widget = self.currentWidget()
        return widget if isinstance(widget, Page) else None

    def open_file(self, path: Path, options: Options | None = None) -> Page:
        """Open a file in a tab; a file that is open already comes to the front.

        With `options` it is read and reviewed from the start, ignoring a saved review.
        """
        path = path.absolute()
        there = page_of(path, self.all())
        if there is not None:
            self.setCurrentWidget(there)
            return there
        page = self._add(path)
        page.opener.open(path, options or self._remembered(), anew=options is not None)
        return page

    def _remembered(self) -> Options:
        weak = weak_languages_of(self.services.model.bundle)
        return remembered_options(self.services.settings, weak)

    @Slot(str)
    def open_sample(self, name: str) -> None:
        """Open a copy of a sample, so that saving never changes the shipped file."""
        folder = self.services.backups_folder.parent / "samples"
        try:
            self.open_file(placed_sample(name, folder))
        except InterpunctError as error:
            self.refused.emit(told(error))

    def recover(self, found: FoundSession) -> Page:
        """Resume a session that was not closed."""
        page = self._add(Path(found.caption))
        page.opener.recover(found)
        return page

    def reopen(self, page: Page, options: Options) -> None:
        """Read the file of a page again with other options; ask if steps would be lost.

        Decisions that are saved are kept as far as they fit.
        """
        self._reopen(page, options, page.reviewer.work if page.reviewer else None)

    def _reopen(self, page: Page, options: Options, old: Work | None) -> None:
        """Read the file of a page again, with the saved decisions of `old`, if any."""

        def open_again() -> None:
            fresh = self.open_file(page.path, options)
            if old is not None and not page.is_modified:
                fresh.began.connect(partial(fresh.carry, old))

        if self.close_page(page, open_again):
            open_again()

    def read_again(self, page: Page, options: Options) -> Page | None:
        """Read the file of a page again, in its tab and without a question.

        Returns None, and keeps the page, if its steps cannot be kept.
        """
        place = self.indexOf(page)
        if not self._remove(page, keep=False):
            return None
        fresh = self.open_file(page.path, options)
        self.tabBar().moveTab(self.indexOf(fresh), place)
        return fresh

    def close_page(self, page: Page, then: Callable[[], object] | None = None) -> bool:
        """Close a page; ask first what to do with unsaved steps.

        Returns False if the page stays: because the user wants it, or while it is being read or
        written. If it closes later, `then` is called.
        """
        if page.is_held:
            self._close_later(page, then)
            return False
        if not page.table.finish_editing():
            self.setCurrentWidget(page)
            return False
        if not page.is_modified:
            return self._remove(page, keep=False)
        answer = ask_about_unsaved(self, page.path.name, page.unsaved())
        if answer is Unsaved.SAVE:
            self._files.save(page, partial(self._saved, page, then))
        elif answer is not Unsaved.STAY:
            return self._remove(page, keep=answer is Unsaved.KEEP)
        return False

    def _saved(self, page: Page, then: Callable[[], object] | None) -> None:
        if page.is_held:  # by work that began during saving
            self._close_later(page, then)
            return
        self._remove(page, keep=False)
        if then is not None:
            then()

    def _close_later(self, page: Page, then: Callable[[], object] | None) -> None:
        """Close a page as soon as it is not held and no dialog is open."""
        QTimer.singleShot(_AGAIN_MS, self, partial(self._close_if_free, page, then))

    def _close_if_free(self, page: Page, then: Callable[[], object] | None) -> None:
        is_there = page in self.all()  # another command may have closed it meanwhile
        if is_there and (page.is_held or is_asking()):
            self._close_later(page, then)
        elif (not is_there or self.close_page(page, then)) and then is not None:
            then()

    def release_all(self) -> None:
        """End the sessions of all pages; unsaved steps stay in the journals."""
        for page in self.all():
            page.release(keep=page.is_modified)

    def _add(self, path: Path) -> Page:
        page = Page(self.services, remembered_profile(self.services.settings))
        page.path = path
        self.currentChanged.connect(TypingKeeper(page).put_back_soon)
        page.pane.show_waiting(self.tr("Reading {name}…").format(name=path.name))
        page.changed.connect(self._show_names)
        page.progressed.connect(self.progressed)
        page.began.connect(partial(self._begin, page))
        page.began.connect(self._bring_forward)
        page.began.connect(self.began)
        page.play_wanted.connect(self.play_wanted)
        page.table.row_menu_wanted.connect(self.row_menu_wanted)
        page.renamed.connect(partial(self._tell_path, page))
        page.renamed.connect(self.renamed)
        page.unroll_wanted.connect(partial(self._read_rolling, page))
        page.anew_wanted.connect(partial(self._review_anew, page))
        page.opener.document_read.connect(partial(self._load_model, page.opener))
        page.opener.failed.connect(partial(self._opening_failed, page))
        page.opener.session_found.connect(partial(self._session_found, page))
        place = self.addTab(page, as_it_stands(path.name))
        self.tabBar().setTabButton(
            place, QTabBar.ButtonPosition.RightSide, self._close_button(page)
        )
        self._tell_path(page)
        self.draw_icons()
        self.setCurrentWidget(page)
        page.pane.slot_view.setFocus()
        return page

    def _load_model(self, opener: Opener, document: CaptionDocument) -> None:
        """Load the model, and look ahead in a long file, while the words are read."""
        self.services.model.load_ahead(self.services.models)
        if len(document.cues) >= _LONG:
            look = self.services.model.look_ahead(self.services.models, document, opener.options)
            opener.ready.connect(look.cancel)  # from here on the words themselves are available

    def _close_button(self, page: Page) -> QToolButton:
        """Plain close button, as that of Fusion is red."""
        button = QToolButton()
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a key must never close a file by accident
        button.setIconSize(QSize(12, 12))
        button.setToolTip(self.tr("Close"))
        button.clicked.connect(lambda _checked: self.close_page(page))
        return button

    def _tell_path(self, page: Page, *_paths: Path) -> None:
        """Show the file's path in the tooltip of its tab, and name it for the close button."""
        place = self.indexOf(page)
        self.setTabToolTip(place, plain_tip(str(page.path)))
        button = self.tabBar().tabButton(place, QTabBar.ButtonPosition.RightSide)
        button.setAccessibleName(self.tr("Close {name}").format(name=page.path.name))

    def draw_icons(self) -> None:
        """Draw the close buttons in the window's colours, which change before the buttons' own."""
        for place in range(self.count()):
            button = self.tabBar().tabButton(place, QTabBar.ButtonPosition.RightSide)
            if isinstance(button, QToolButton):
                button.setIcon(icon("close", self.window().palette()))

    def _remove(self, page: Page, *, keep: bool) -> bool:
        """Remove a page; return False, with a message, if its steps cannot be kept."""
        try:
            page.release(keep=keep)
        except SessionError as error:
            self.setCurrentWidget(page)
            page.banner.tell(told(error), Until.WRITTEN)
            return False
        self.removeTab(self.indexOf(page))
        page.deleteLater()
        let_go()
        return True

    def _begin(self, page: Page) -> None:
        """Review an opened file in the user's order, and forward its steps to `stepped`."""
        if page.reviewer is not None:
            order = ORDER.of(self.services.settings)
            page.reviewer.set_policy(page.reviewer.queue.policy, order)
            page.reviewer.stepped.connect(self.stepped)

    @Slot()
    def _bring_forward(self) -> None:
        """Predict the page in front first, and the others after it."""
        front = self.current()
        if front is None or front.feed is None or not front.feed.is_running:
            return
        front.feed.come_first()
        for page in self.all():
            if page is not front and page.feed is not None:
                page.feed.give_way()

    @Slot()
    def _show_names(self) -> None:
        for place, page in enumerate(self.all()):
            name = as_it_stands(page.path.name)
            shown = f"{name} •" if page.is_modified else name
            if shown != self.tabText(place):  # Qt would lay out all tabs even for the same name
                self.setTabText(place, shown)
        self.changed.emit()

    def _read_rolling(self, page: Page, unroll: Unroll) -> None:
        """Read the file of a page again with another mode of unrolling."""
        self.reopen(page, replace(page.opener.options, unroll=unroll))

    def _review_anew(self, page: Page) -> None:
        self._reopen(page, self._remembered(), None)

    def _opening_failed(self, page: Page, sentence: str) -> None:
        if page in self.all():
            self._remove(page, keep=True)
        self.refused.emit(sentence)

    def _session_found(self, page: Page, found: FoundSession) -> None:
        """Ask about an unclosed session of a file, after whatever is being asked already."""
        if is_asking():
            self._look_later(page)
        elif page in self.all():
            page.opener.go_on(found, ask_to_recover(self, found))

    def _look_later(self, page: Page) -> None:
        QTimer.singleShot(_AGAIN_MS, self, partial(self._look_if_free, page))

    def _look_if_free(self, page: Page) -> None:
        if is_asking():
            self._look_later(page)
        elif page in self.all() and self.isVisible():  # else the window was closed
            page.opener.look_again()
