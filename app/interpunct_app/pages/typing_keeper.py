# SPDX-License-Identifier: Apache-2.0
"""Keeps text being typed into a cue in the journal, and restores it after a crash."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, QTimer, Slot

from interpunct.errors import InterpunctError
from interpunct.review.journal_lines import BeingTyped
from interpunct.review.session import Session
from interpunct_app.cues.columns import Column
from interpunct_app.cues.delegate import CueDelegate
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.translation import told

_MOST_MS = 300
"""Longest stretch of typing that a crash may lose, in milliseconds."""


class TypingKeeper(QObject):
    """Follows the box for typing cue texts on one page."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        self._texts = cast("CueDelegate", page.table.itemDelegateForColumn(Column.TEXT))
        self._session: Session | None = None  # while it is open
        self._recovered: BeingTyped | None = None
        self._soon = QTimer(self, singleShot=True, interval=_MOST_MS)
        self._soon.timeout.connect(self._note)
        self._texts.typed.connect(self._note_soon)
        page.table.editing.connect(self._opened_or_closed)
        page.began.connect(self._begin)
        page.released.connect(self._end)

    @Slot()
    def put_back_soon(self) -> None:
        """Restore text if the page is in front, as a hidden box cannot stay open."""
        if self._recovered is not None:
            QTimer.singleShot(0, self, self._put_back)

    @Slot()
    def _begin(self) -> None:
        reviewer = self._page.reviewer
        assert reviewer is not None
        reviewer.stepped.connect(self._note_soon)  # a step elsewhere replaces the note
        self._session = reviewer.session
        self._recovered = reviewer.session.typing
        self.put_back_soon()

    @Slot()
    def _end(self) -> None:
        """Note nothing more: the page may live on for a while, until a menu or dialog closes."""
        self._session = None

    def _put_back(self) -> None:
        """Open the cue's box again, with the typed text."""
        typed, reviewer = self._recovered, self._page.reviewer
        if typed is None or reviewer is None or not self._page.isVisible():
            return
        if typed.cue < len(reviewer.work.document.cues):
            reviewer.jump_to_cue(typed.cue)
            self._page.table.edit_cue(typed.cue)
            self._texts.put_back(typed)
        self._recovered = None

    @Slot()
    def _note_soon(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    @Slot(bool)
    def _opened_or_closed(self, is_open: bool) -> None:
        if not is_open:
            self._note()

    @Slot()
    def _note(self) -> None:
        """Record the text being typed, or that there is none."""
        if self._session is None or self._recovered is not None:
            return
        try:
            self._session.note_typing(self._texts.being_typed())
        except InterpunctError as error:
            self._page.banner.tell(told(error), Until.STEP)
