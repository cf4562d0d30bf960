# SPDX-License-Identifier: Apache-2.0
"""Bar across the window with one sentence: an error, a warning, or an offer with a button."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton

from interpunct_app.looks.boxes import row
from interpunct_app.looks.icons import icon
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.wrapping import Wrapping


class Until(Enum):
    """Event that hides a sentence; the user can always close it."""

    CLOSED = "nothing else"
    STEP = "a step succeeds"
    WRITTEN = "a file is written"
    CHECKED = "a check succeeds"
    PREDICTED = "another prediction begins"
    OPENED = "a file is opened"
    FOUND = "the file on the disk is the one of the page"


_Offer = tuple[str, str, Callable[[], None] | None, Until]
"""A sentence, a button and what that does, if there is one, and what ends it."""

_PASSING = (Until.STEP, Until.WRITTEN, Until.CHECKED)
"""What is said until these leaves an offer waiting behind it."""


class Banner(Wrapping):
    """Bar that is hidden unless it has a sentence to show.

    A sentence about a step, a save or a check takes the place of an offer. The offer comes back
    after it, unless it is over itself. A finding of the disk watch waits behind a sentence
    about a save.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self._action: Callable[[], None] | None = None
        self._waiting: _Offer | None = None
        self._until = Until.CLOSED
        self._sign = plain_label()
        self._text = plain_label(wraps=True)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = QPushButton()
        self._button.clicked.connect(self._act)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.setAccessibleName(self.tr("Close this message"))
        self._close.setToolTip(self.tr("Close"))
        self._close.clicked.connect(self._leave)
        parts = (self._sign, self._text, self._button, self._close)
        self.setLayout(row(*parts, margins=(12, 6, 8, 6), spacing=10))
        self.hide()

    def tell(self, sentence: str, until: Until = Until.CLOSED) -> None:
        """Show a sentence, until the user closes it or it is `over`."""
        if until is Until.FOUND and self._until is Until.WRITTEN and not self.isHidden():
            self._waiting = (sentence, "", None, until)
            return
        waiting = self._offered() if until in _PASSING else None
        self._until = until
        self._show(sentence, "", None)
        self._waiting = waiting

    def over(self, ended: Until) -> None:
        """Hide a sentence that was to be shown until this; an offer does not come back."""
        if self._waiting is not None and self._waiting[-1] is ended:
            self._waiting = None
        if self._until is ended:
            self._leave()

    def offer(
        self,
        sentence: str,
        button: str,
        action: Callable[[], None] | None,
        until: Until = Until.CLOSED,
    ) -> None:
        """Show a sentence with a button for an action."""
        self._until = until
        self._show(sentence, button, action)

    def offer_next(
        self, sentence: str, button: str, action: Callable[[], None], until: Until
    ) -> None:
        """Show a sentence with a button, or let it wait until a shown offer is done with."""
        if self._offered() is None:
            self.offer(sentence, button, action, until)
        else:
            self._waiting = (sentence, button, action, until)

    def add(self, sentence: str) -> None:
        """Append a sentence to the shown text; an offer keeps its button."""
        offered = self._offered()
        if offered is None:
            self.tell(sentence if self.isHidden() else f"{self.text} {sentence}")
        else:
            self.offer(f"{offered[0]} {sentence}", *offered[1:])

    def report(self, sentence: str) -> None:
        """Show a sentence until the next step, behind a lasting one if that is shown."""
        if self.isHidden() or self._until is Until.STEP:
            self.tell(sentence, Until.STEP)
        else:
            self.add(sentence)

    def withdraw(self, action: Callable[[], None]) -> None:
        """Remove the offer of `action`, if there is one."""
        offered = self._offered()
        if offered is None or offered[2] != action:
            return
        is_shown, self._waiting = self._waiting is None, None
        if is_shown:
            self.hide()

    @property
    def text(self) -> str:
        """Sentence shown last."""
        return self._text.text()

    def _offered(self) -> _Offer | None:
        """Offer that is shown, or waits to be shown again."""
        if self.isHidden():
            return None
        if self._action is None:
            return self._waiting
        return self.text, self._button.text(), self._action, self._until

    def _leave(self) -> None:
        """Hide the sentence, or show the waiting offer again."""
        self.hide()
        if self._waiting is not None:
            self.offer(*self._waiting)

    def _show(self, sentence: str, button: str, action: Callable[[], None] | None) -> None:
        self._sign.setPixmap(icon("notice", self.palette()).pixmap(20, 20))
        self._close.setIcon(icon("close", self.palette()))
        self._text.setText(sentence)
        self.setAccessibleName(sentence)
        self._action, self._waiting = action, None
        self._button.setText(button)
        self._button.setVisible(action is not None)
        self.show()

    def _act(self) -> None:
        waiting = self._waiting
        self.hide()
        if self._action is not None:
            self._action()
        if waiting is not None and self.isHidden():
            self.offer(*waiting)
