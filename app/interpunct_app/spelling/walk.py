# SPDX-License-Identifier: Apache-2.0
"""Walk through the misspelt words of a file with a dialog."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Slot

from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.spelling.checker import Checker
from interpunct_app.spelling.dialog import SpellingDialog
from interpunct_app.spelling.page_spelling import PageSpelling, shown_word
from interpunct_app.spelling.seeking import Seeking


class Walk(QObject):
    """Goes to the next misspelt word after each answer, once the file has taken it.

    It ends with its dialog.
    """

    def __init__(self, spelling: PageSpelling, reviewer: Reviewer, checker: Checker) -> None:
        page: Page = spelling.page
        self.dialog = SpellingDialog(page)
        super().__init__(self.dialog)
        self._spelling = spelling
        self._reviewer = reviewer
        self._checker = checker
        self._number = 0
        self.dialog.instead.textChanged.connect(self._look_up)
        self.dialog.change_wanted.connect(self._change)
        self.dialog.change_all_wanted.connect(self._change_all)
        self.dialog.ignore_wanted.connect(self._ignore)
        self.dialog.add_wanted.connect(self._add)
        self.dialog.term_wanted.connect(self._add_term)
        reviewer.stepped.connect(self._look_anew)
        self.dialog.show()
        self.go_on()

    def go_on(self) -> None:
        """Look for the next misspelt word."""
        self.dialog.wait()
        seeking = Seeking(self, self._spelling, self._reviewer, self._checker)
        seeking.found.connect(self._ask)
        seeking.nothing.connect(self.dialog.end)

    @Slot()
    def _look_anew(self) -> None:
        """Look again after a step, which ends a search, while no word is asked about."""
        if not self.dialog.word:
            self.go_on()

    @Slot(int)
    def _ask(self, number: int) -> None:
        """Show a word, and ask the dictionary for suggestions."""
        self._number = number
        word = shown_word(self._reviewer, number)
        cue = self._reviewer.cue_of(number)
        self.dialog.ask(word, self._reviewer.work.cue_text(cue).text)
        self._spelling.go_to(number)
        task = self._checker.suggest(self.dialog, self._language(), word)
        task.part.connect(partial(self._take, word))

    def _take(self, word: str, suggestion: str) -> None:
        """Show a suggestion, unless another word is asked about by now."""
        if word == self.dialog.word:
            self.dialog.take(suggestion)

    def _language(self) -> str:
        return self._reviewer.work.transcript.words[self._number].language

    @Slot(str)
    def _look_up(self, new: str) -> None:
        """Look a new word up before it is needed: a name is changed otherwise."""
        if self.dialog.word:
            self._spelling.is_name(self._language(), new)

    @Slot(str)
    def _change(self, new: str) -> None:
        self._spelling.replace(self._number, self.dialog.word, new)
        self.go_on()

    @Slot(str)
    def _change_all(self, new: str) -> None:
        self._spelling.replace_everywhere(self._number, self.dialog.word, new)
        self.go_on()

    @Slot()
    def _ignore(self) -> None:
        self._spelling.ignore(self._language(), self.dialog.word)
        self.go_on()

    @Slot()
    def _add(self) -> None:
        self._spelling.add(self._language(), self.dialog.word)
        self.go_on()

    @Slot(str)
    def _add_term(self, term: str) -> None:
        self._spelling.add_term(term)
        self.go_on()
