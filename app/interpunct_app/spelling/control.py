# SPDX-License-Identifier: Apache-2.0
"""Switches spelling checks for the open files, and goes from one misspelt word to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from interpunct_app.keys.actions import Action
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.pages.services import Services
from interpunct_app.pages.tabs import Pages
from interpunct_app.settings.options import SPELLING
from interpunct_app.spelling.checker import Checker
from interpunct_app.spelling.dialog import SpellingDialog
from interpunct_app.spelling.dictionaries import Dictionaries
from interpunct_app.spelling.own_words import OwnWords, words_folder
from interpunct_app.spelling.page_spelling import PageSpelling
from interpunct_app.spelling.seeking import Seeking
from interpunct_app.spelling.walk import Walk
from interpunct_app.translation import language_name


class SpellingControl(QObject):
    """One checker for all pages; the menu's `entry` names languages without a dictionary."""

    def __init__(
        self, pages: Pages, services: Services, dictionaries: Dictionaries, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._settings = services.settings
        self._dictionaries = dictionaries
        own_words = OwnWords(services.words_folder or words_folder())
        self.checker = Checker(services.words, dictionaries, own_words)
        self.entry = QAction(parent)
        self.entry.setCheckable(True)
        self.entry.triggered.connect(self._switch)
        self.checker.failed.connect(self._tell)
        pages.changed.connect(self.refresh)
        services.settings.changed.connect(self._setting_changed)
        self.refresh()

    def acts(self) -> dict[Action, Callable[[], object]]:
        """Functions of the key table's spelling actions."""
        return {
            Action.SPELLING: self.walk,
            Action.NEXT_MISSPELLING: self.go_to_next,
            Action.PREVIOUS_MISSPELLING: partial(self.go_to_next, backwards=True),
        }

    @Slot()
    def refresh(self) -> None:
        """Switch the checks of all open pages, and update the menu's entry."""
        is_on = SPELLING.of(self._settings)
        for page in self._pages.all():
            self._of(page).switch(is_on)
        missing, can_check = self._missing()
        title = self.tr("C&heck spelling")
        self.entry.setText(f"{title} ({missing})" if missing else title)
        self.entry.setEnabled(can_check)
        self.entry.setChecked(is_on and can_check)

    def walk(self) -> None:
        """Ask about each misspelt word of the page in front."""
        page = self._checked_page()
        if page is None or page.reviewer is None:
            return
        for earlier in page.findChildren(SpellingDialog):
            earlier.close()
        Walk(self._of(page), page.reviewer, self.checker)

    def _checked_page(self) -> Page | None:
        """The page in front, if its spelling is checked; else why it is not is told there."""
        page = self._pages.current()
        if page is None or page.free_reviewer() is None:
            return None
        missing, can_check = self._missing()
        if not can_check or not SPELLING.of(self._settings):
            why = self.tr("Spelling is not checked: {reason}.")
            reason = missing or self.tr("it is switched off in the menu Edit")
            page.banner.tell(why.format(reason=reason), Until.STEP)
            return None
        return page

    def go_to_next(self, *, backwards: bool = False) -> None:
        """Go to the next misspelt word of the page in front, or the previous one."""
        page = self._checked_page()
        if page is None or page.reviewer is None:
            return
        spelling = self._of(page)
        seeking = Seeking(spelling, spelling, page.reviewer, self.checker, backwards=backwards)
        seeking.found.connect(spelling.go_to)
        none = self.tr("No word of this file is misspelt.")
        seeking.nothing.connect(partial(page.banner.tell, none, Until.STEP))

    def _of(self, page: Page) -> PageSpelling:
        directly = Qt.FindChildOption.FindDirectChildrenOnly  # this runs at every step
        return page.findChild(PageSpelling, options=directly) or PageSpelling(page, self.checker)

    def _missing(self) -> tuple[str, bool]:
        """Sentence on missing dictionaries, and whether any language can be checked."""
        if not self._dictionaries.can_be_read():
            return self.tr("the extra “spell” is not installed"), False
        page = self._pages.current()
        codes = page.language_codes() if page else []
        lacking = [code for code in codes if not self.checker.checks(code)]
        if not lacking:
            return "", True
        names = ", ".join(map(language_name, lacking))
        missing = self.tr("no dictionary for {languages}").format(languages=names)
        return missing, len(lacking) < len(codes)

    @Slot(bool)
    def _switch(self, is_on: bool) -> None:
        SPELLING.keep(self._settings, is_on)

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key == SPELLING.key:
            self.refresh()

    @Slot(str)
    def _tell(self, sentence: str) -> None:
        self.refresh()
        page = self._pages.current()
        if page is not None:
            page.banner.tell(sentence)
