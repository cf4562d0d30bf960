# SPDX-License-Identifier: Apache-2.0
"""Bar above the cue table for the text to find and its replacement."""

from __future__ import annotations

from enum import Enum

import shiboken6
from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLineEdit,
    QPushButton,
    QWidget,
)

from interpunct.review.finding import Query
from interpunct_app.looks.boxes import NO_MARGINS, choice_box, column, quiet_button, row
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.wrapping import Wrapping
from interpunct_app.translation import is_mirrored

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LETTERS = 22  # of the fields, in a narrow window


class Scope(Enum):
    """Range of a search."""

    FILE = "file"
    SELECTED = "selected"
    ALL_FILES = "all files"


class FindBar(Wrapping):
    """Find bar, hidden until opened; Esc closes it and returns the focus.

    `changed` is emitted for another query; `step_wanted` asks for the next hit (1) or the previous
    one (-1).
    """

    changed = Signal()
    step_wanted = Signal(int)
    replace_wanted = Signal()
    replace_all_wanted = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.wanted = QLineEdit()
        self.replacement = QLineEdit()
        self.case = QCheckBox(self.tr("Match case"))
        self.word = QCheckBox(self.tr("Whole word"))
        self.expression = QCheckBox(self.tr("Regular expression"))
        self.scope = choice_box()
        self.replace_one = quiet_button(self.tr("Replace"))
        self.replace_all = quiet_button(self.tr("Replace all…"))
        self.told = plain_label(wraps=True)  # the number of hits, or an error
        self._back: QWidget | None = None
        self._fill()
        self._lay_out()
        self._connect()
        self.hide()

    def query(self) -> Query:
        """Query of the bar."""
        return Query(
            self.wanted.text(),
            whole_word=self.word.isChecked(),
            is_regex=self.expression.isChecked(),
            case_sensitive=self.case.isChecked(),
        )

    def where(self) -> Scope:
        """Range to search."""
        return Scope(self.scope.currentData())

    def open(self, field: QLineEdit) -> None:
        """Show the bar with the cursor in one of its fields.

        The focus is not stored while another file is in front, as it does not belong to this one.
        """
        focus = QApplication.focusWidget()
        self.show()
        if self.isVisible() and (focus is None or not self.isAncestorOf(focus)):
            self._back = focus
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        field.selectAll()

    def go_on_from(self, other: FindBar) -> None:
        """Copy the query of another bar."""
        self.wanted.setText(other.wanted.text())
        self.replacement.setText(other.replacement.text())
        for box, asked in zip(self._boxes(), other._boxes(), strict=True):
            box.setChecked(asked.isChecked())
        self.scope.setCurrentIndex(other.scope.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; Enter goes on, with Shift back; no key goes to the review behind.

        An Enter that is only held replaces nothing more: nobody has seen the next hit.
        """
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in _ENTER and self.replacement.hasFocus():
            if not event.isAutoRepeat():
                self.replace_wanted.emit()
        elif event.key() in _ENTER:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.step_wanted.emit(-1 if back else 1)

    @Slot()
    def close_bar(self) -> None:
        """Hide the bar and return the focus, if the widget that had it is still there."""
        back, self._back = self._back, None
        self.hide()
        self.closed.emit()
        if back is not None and shiboken6.isValid(back) and back.isVisible():
            back.setFocus()

    def _boxes(self) -> tuple[QCheckBox, ...]:
        return self.case, self.word, self.expression

    def _fill(self) -> None:
        self.wanted.setPlaceholderText(self.tr("Find"))
        self.wanted.setAccessibleName(self.tr("Find"))
        self.replacement.setPlaceholderText(self.tr("Replace by"))
        self.replacement.setAccessibleName(self.tr("Replace by"))
        self.scope.setAccessibleName(self.tr("Where to find"))
        with QSignalBlocker(self.scope):
            self.scope.addItem(self.tr("In the file"), Scope.FILE.value)
            self.scope.addItem(self.tr("In the selected cues"), Scope.SELECTED.value)
            self.scope.addItem(self.tr("In all open files"), Scope.ALL_FILES.value)

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        back, on = "▶◀" if is_mirrored() else "◀▶"
        self._previous = _sign_button(back, self.tr("Previous hit"))
        self._next = _sign_button(on, self.tr("Next hit"))
        close = _sign_button("✕", self.tr("Close"))
        close.clicked.connect(self.close_bar)
        line = self.wanted, self._previous, self._next, self.told, close
        steps = row(*line, wide=self.told)
        parts = self.replace_one, self.replace_all, *self._boxes(), self.scope
        replacing = flow(self.replacement, *parts, margins=NO_MARGINS)
        self.setLayout(column(steps, replacing, margins=(10, 6, 10, 6)))
        letters = self.fontMetrics().averageCharWidth() * _LETTERS
        for field in (self.wanted, self.replacement):
            field.setMinimumWidth(letters)
        self.wanted.setMaximumWidth(2 * letters)

    def _connect(self) -> None:
        self.wanted.textChanged.connect(self.changed)
        for box in self._boxes():
            box.toggled.connect(self.changed)
        self.scope.currentIndexChanged.connect(self.changed)
        self._previous.clicked.connect(lambda: self.step_wanted.emit(-1))
        self._next.clicked.connect(lambda: self.step_wanted.emit(1))
        self.replace_one.clicked.connect(self.replace_wanted)
        self.replace_all.clicked.connect(self.replace_all_wanted)


def _sign_button(sign: str, meaning: str) -> QPushButton:
    button = quiet_button(sign)
    button.setToolTip(meaning)
    button.setAccessibleName(meaning)
    button.setFixedWidth(32)
    return button
