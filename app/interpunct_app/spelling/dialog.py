# SPDX-License-Identifier: Apache-2.0
"""Dialog that goes from one misspelt word to the next."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)

from interpunct_app.looks.boxes import column, row
from interpunct_app.looks.plain import plain_label


class SpellingDialog(QDialog):
    """Misspelt word in its cue, with suggestions and the answers to it.

    The editor stays usable behind it. Signals emit the answers; `change_wanted` and
    `change_all_wanted` have the new word, `term_wanted` a term as the user spells it. `word` is
    the word that is asked about, "" for none.
    """

    change_wanted = Signal(str)
    change_all_wanted = Signal(str)
    ignore_wanted = Signal()
    add_wanted = Signal()
    term_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Spelling"))
        self.word = ""
        self.told: QLabel = plain_label(wraps=True)
        self.told.setMinimumWidth(500)
        self.instead = QLineEdit()
        self.suggestions = QListWidget()
        self.change = self._button(self.tr("&Change"), self._change)
        self.change_all = self._button(self.tr("Change a&ll"), self._change_all)
        self.ignore = self._button(self.tr("&Ignore in this file"), self.ignore_wanted.emit)
        self.add = self._button(self.tr("&Add to my words"), self.add_wanted.emit)
        self.term = self._button(self.tr("Add to the &glossary"), self._add_term)
        self._lay_out()
        self.wait()

    def wait(self) -> None:
        """Show that the next word is being looked for."""
        self._show("", self.tr("Looking for the next misspelt word…"))

    def end(self) -> None:
        """Show that no word is misspelt any more."""
        self._show("", self.tr("No word of this file is misspelt."))

    def ask(self, word: str, text: str) -> None:
        """Ask about a word of a cue with this text; suggestions follow."""
        told = self.tr("{word} is misspelt:").format(word=word)
        self._show(word, f"{told}\n{text}")
        self.instead.setFocus()
        self.instead.selectAll()

    @Slot(object)
    def take(self, suggestion: str) -> None:
        """List a suggestion; the first becomes the new word, unless the user has typed another."""
        self.suggestions.addItem(suggestion)
        if self.suggestions.count() == 1 and self.instead.text() == self.word:
            self.suggestions.setCurrentRow(0)

    def _show(self, word: str, sentence: str) -> None:
        self.word = word
        self.told.setText(sentence)
        self.suggestions.clear()
        self.instead.setText(word)
        for widget in (self.ignore, self.add, self.term, self.instead, self.suggestions):
            widget.setEnabled(bool(word))
        self._show_possible()

    @Slot()
    def _show_possible(self) -> None:
        can_change = bool(self.word) and self._new() not in ("", self.word)
        self.change.setEnabled(can_change)
        self.change_all.setEnabled(can_change)

    @Slot(str)
    def _choose(self, suggestion: str) -> None:
        if suggestion:
            self.instead.setText(suggestion)

    def _new(self) -> str:
        return " ".join(self.instead.text().split())

    @Slot()
    def _change(self) -> None:
        self.change_wanted.emit(self._new())

    @Slot()
    def _change_all(self) -> None:
        self.change_all_wanted.emit(self._new())

    @Slot()
    def _add_term(self) -> None:
        """Ask for the typed word as a term, or for the word itself; suggestions are not typed."""
        self.term_wanted.emit((self.instead.isModified() and self._new()) or self.word)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked: act())
        return button

    def _lay_out(self) -> None:
        self.instead.setAccessibleName(self.tr("New word"))
        self.suggestions.setAccessibleName(self.tr("Suggestions"))
        self.suggestions.setMaximumHeight(8 * self.fontMetrics().lineSpacing())
        self.change.setDefault(True)
        closing = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        closing.rejected.connect(self.reject)
        words = column(self.instead, self.suggestions)
        answers = column(self.change, self.change_all, self.ignore, self.add, self.term, None)
        self.setLayout(column(self.told, row(words, answers, wide=words), closing))
        self.instead.textChanged.connect(self._show_possible)
        self.suggestions.currentTextChanged.connect(self._choose)
        self.suggestions.itemActivated.connect(lambda _item: self._change())
