# SPDX-License-Identifier: Apache-2.0
"""Spelling in one file under review: underlines, menu, ignored words, words of the glossary."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from interpunct.errors import InterpunctError
from interpunct.labels import Casing
from interpunct.review.restructuring import EditPayload, EditPayloads
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.glossary_file import add_term, glossary_of
from interpunct.transcript.lettercase import with_casing
from interpunct.transcript.transcript import Word
from interpunct_app.cues.shown_cue import Gap, ShownCue
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.spelling.checker import Checker
from interpunct_app.spelling.menu import SuggestionMenu
from interpunct_app.spelling.replacing import with_word_everywhere
from interpunct_app.spelling.words import folded
from interpunct_app.translation import told


class PageSpelling(QObject):
    """Checks the words of a page as shown, while `is_on`.

    Views ask for the visible words while painting. Unknown words are looked up, and the views are
    then painted again.
    """

    def __init__(self, page: Page, checker: Checker) -> None:
        super().__init__(page)
        self.page = page
        self.is_on = False
        self._checker = checker
        self._ignored: set[tuple[str, str]] = set()
        self._glossary: Glossary | None = None
        page.table.set_misspelt(self.misspelt_in)
        page.table.word_menu_wanted.connect(self.show_menu)
        page.pane.slot_view.misspelt = self.misspelt_in
        page.pane.slot_view.word_menu_wanted.connect(self.show_menu)
        checker.changed.connect(self.refresh)
        checker.terms_changed.connect(self.read_anew)
        checker.failed.connect(self.refresh)

    def switch(self, is_on: bool) -> None:
        """Turn checking on or off."""
        if is_on is not self.is_on:
            self.is_on = is_on
            self.refresh()

    @Slot()
    def read_anew(self) -> None:
        """Repaint the texts with the glossary as it is now."""
        self._glossary = None
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Repaint the texts."""
        self.page.table.viewport().update()
        self.page.pane.slot_view.update()

    def misspelt_in(self, cue: ShownCue) -> Sequence[Gap]:
        """Misspelt words of a shown cue, as far as known."""
        reviewer = self.page.reviewer
        if reviewer is None or not self.is_on or not cue.words:
            return ()
        first, last = cue.words[0].slot, cue.words[-1].slot
        there = reviewer.work.transcript.words[first : last + 1]  # fewer if it has changed
        shown = zip(there, cue.words, strict=False)
        return [
            gap for word, gap in shown if self._is_misspelt(word, cue.text[gap.start : gap.end])
        ]

    def is_misspelt(self, number: int, text: str) -> bool | None:
        """Whether word `number`, shown as `text`, is misspelt; None while unknown."""
        reviewer = self.page.reviewer
        if not self.is_on or reviewer is None or number >= len(reviewer.work.transcript):
            return False
        return self._is_misspelt(reviewer.work.transcript.words[number], text)

    def _is_misspelt(self, word: Word, text: str) -> bool | None:
        if word.fixed or (self._ignored and (word.language, folded(text)) in self._ignored):
            return False
        is_misspelt = self._checker.is_misspelt(word.language, text)
        return False if is_misspelt and self._terms().has_word(text) else is_misspelt

    def _terms(self) -> Glossary:
        """The glossary for the file; a faulty one, which opening has refused, is empty."""
        if self._glossary is None:
            try:
                self._glossary = glossary_of(self.page.path)
            except InterpunctError:
                self._glossary = Glossary()
        return self._glossary

    @Slot(int)
    def go_to(self, number: int) -> None:
        """Go to a misspelt word, and announce it to screen readers, which miss underlines."""
        reviewer, view = self.page.reviewer, self.page.pane.slot_view
        if reviewer is None:
            return
        reviewer.jump(number)
        told = self.tr("{word} is misspelt; the menu key suggests other words.")
        said = told.format(word=shown_word(reviewer, number))
        view.setAccessibleDescription(f"{said} {view.accessibleDescription()}")
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, said))

    @Slot(int, QPoint)
    def show_menu(self, number: int, place: QPoint) -> None:
        """Show the menu of suggestions for a word at a place on the screen."""
        page, reviewer = self.page, self.page.free_reviewer()
        if reviewer is None:
            return
        text, code = shown_word(reviewer, number), reviewer.work.transcript.words[number].language
        menu = SuggestionMenu(page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.chosen.connect(partial(self.replace, number, text))
        menu.add_wanted.connect(partial(self.add, code, text))
        menu.term_wanted.connect(partial(self.add_term, text))
        menu.ignore_wanted.connect(partial(self.ignore, code, text))
        task = self._checker.suggest(menu, code, text)
        task.part.connect(menu.take)
        task.done.connect(menu.finish)
        task.failed.connect(menu.finish)
        menu.aboutToHide.connect(task.cancel)
        menu.popup(place)

    def replace(self, number: int, text: str, suggestion: str) -> None:
        """Replace exactly one word, shown as `text`, by a suggestion, as one step."""
        reviewer = self._reviewer_of(number, text)
        if reviewer is not None:
            cue, new = _with_word(reviewer, number, suggestion)
            self.page.do(lambda work: EditPayload.plan(work, cue, new))

    def replace_everywhere(self, number: int, text: str, suggestion: str) -> None:
        """Replace a word, shown as `text`, wherever the file has it, as one step.

        Other cases of the word stay as they are: a capital at the start of a sentence. A name has
        its capital everywhere.
        """
        reviewer = self._reviewer_of(number, text)
        if reviewer is not None:
            is_name = self.is_name(reviewer.work.transcript.words[number].language, suggestion)
            payloads = with_word_everywhere(
                reviewer.work, number, text, suggestion, is_name=is_name
            )
            self.page.do(lambda work: EditPayloads.plan_payloads(work, payloads))

    def is_name(self, code: str, word: str) -> bool:
        """Whether the dictionary is known to have a word, but not in small letters."""
        small = with_casing(word, Casing.LOWER, code)
        return [self._checker.is_misspelt(code, form) for form in (word, small)] == [False, True]

    def _reviewer_of(self, number: int, text: str) -> Reviewer | None:
        """The reviewer, if the page can be edited and word `number` is still shown as `text`."""
        reviewer = self.page.free_reviewer()
        if reviewer is None:
            return None
        is_there = number < len(reviewer.work.transcript)
        return reviewer if is_there and shown_word(reviewer, number) == text else None

    def add_term(self, text: str) -> None:
        """Add a word to the glossary of the project, or tell why not."""
        try:
            add_term(self.page.path, text)
        except InterpunctError as error:
            self.page.banner.tell(told(error), Until.STEP)
        self._checker.terms_changed.emit()

    def add(self, code: str, text: str) -> None:
        """Add a word to the user's own, or tell why not."""
        try:
            self._checker.add(code, text)
        except InterpunctError as error:
            self.page.banner.tell(told(error), Until.STEP)

    def ignore(self, code: str, text: str) -> None:
        """Ignore a word in this file until it is closed."""
        self._ignored.add((code, folded(text)))
        self.refresh()


def shown_word(reviewer: Reviewer, number: int) -> str:
    """Word of the transcript as it would be saved now."""
    view = reviewer.work.cue_text(reviewer.cue_of(number))
    span = view.spans[number - view.first]
    return view.text[span.word_start : span.word_end]


def _with_word(reviewer: Reviewer, number: int, word: str) -> tuple[int, str]:
    """Cue of a word, and the cue's text with that word replaced."""
    cue = reviewer.cue_of(number)
    view = reviewer.work.cue_text(cue)
    span = view.spans[number - view.first]
    return cue, view.text[: span.word_start] + word + view.text[span.word_end :]
