# SPDX-License-Identifier: Apache-2.0
"""Looks words up in the background, once each, and finds suggestions."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from itertools import islice
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from interpunct_app.background import Background, Task
from interpunct_app.spelling.dictionaries import Dictionaries, Dictionary
from interpunct_app.spelling.own_words import OwnWords
from interpunct_app.spelling.words import is_known, is_spelt

MOST_SUGGESTIONS = 5
_SECONDS = 10.0  # in which most suggestions come; other words wait for these


class Checker(QObject):
    """Answers whether words are misspelt, as far as known.

    `answered` is emitted when more is known, `changed` when underlines change, `terms_changed`
    when a glossary does. `failed` reports an unreadable dictionary, whose language is no longer
    checked. Dictionaries are opened and read only on the thread of `background`.
    """

    answered = Signal()
    changed = Signal()
    terms_changed = Signal()
    failed = Signal(str)

    def __init__(
        self, background: Background, dictionaries: Dictionaries, own_words: OwnWords
    ) -> None:
        super().__init__()
        self._background = background
        self._dictionaries = dictionaries
        self._own_words = own_words
        self._opened: dict[str, Dictionary] = {}
        self._checks: dict[str, bool] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._asked: set[tuple[str, str]] = set()
        self._wanted: dict[str, set[str]] = {}
        # The words of one paint or search are looked up together.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look_up)

    def checks(self, code: str) -> bool:
        """Whether words of a language are looked up."""
        known = self._checks.get(code)
        if known is None:
            there = self._dictionaries
            known = self._checks[code] = there.can_be_read() and there.has(code)
        return known

    def is_misspelt(self, code: str, word: str) -> bool | None:
        """Whether no dictionary knows a word; None while unknown."""
        key = (code, word)
        known = self._known.get(key)
        if known:  # most words end here, so this test comes first
            return False
        if not self.checks(code) or not is_spelt(word) or self._own_words.has(code, word):
            return False
        if known is None:
            if key not in self._asked:
                self._asked.add(key)
                self._wanted.setdefault(code, set()).add(word)
                self._soon.start()
            return None
        return True

    def add(self, code: str, word: str) -> None:
        """Add a word to the user's own. Raises InterpunctError."""
        self._own_words.add(code, word)
        self.changed.emit()

    def suggest(self, owner: QObject, code: str, word: str) -> Task:
        """Find suggestions for `word`; each is a part of the task."""
        return self._start(partial(self._suggest, code, word), owner)

    @Slot()
    def _look_up(self) -> None:
        wanted, self._wanted = self._wanted, {}
        for code, words in wanted.items():
            task = self._start(partial(self._checked, code, frozenset(words)), self)
            task.done.connect(partial(self._take, code))
            task.failed.connect(partial(self._give_up, code))

    def _start(self, work: Callable[[Task], Any], owner: QObject) -> Task:
        broken = self.tr("The spelling check failed; the log file has the details.")
        return self._background.start(work, owner, broken)

    def _take(self, code: str, answers: dict[str, bool]) -> None:
        for word, known in answers.items():
            self._known[code, word] = known
            self._asked.discard((code, word))
        self.answered.emit()
        if not all(answers.values()):
            self.changed.emit()

    def _give_up(self, code: str, sentence: str) -> None:
        """Stop checking a language, and report it once."""
        if self._checks[code]:
            self._checks[code] = False
            self.failed.emit(sentence)
        self.answered.emit()

    def _checked(self, code: str, words: Collection[str], task: Task) -> dict[str, bool]:
        """Run on the thread: look words up; incomplete if cancelled."""
        dictionary = self._dictionary(code)
        return {word: is_known(dictionary, word) for word in words if not task.cancelled()}

    def _suggest(self, code: str, word: str, task: Task) -> None:
        """Run on the thread: hand suggestions over one by one, for some seconds."""
        end = monotonic() + _SECONDS
        suggestions = self._dictionary(code).suggest(
            word, lambda: task.cancelled() or monotonic() > end
        )
        for suggestion in islice(suggestions, MOST_SUGGESTIONS):
            task.hand_over(suggestion)  # which nobody gets once the task is cancelled

    def _dictionary(self, code: str) -> Dictionary:
        if code not in self._opened:
            self._opened[code] = self._dictionaries.open(code)
        return self._opened[code]
