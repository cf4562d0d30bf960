# SPDX-License-Identifier: Apache-2.0
"""Review in front, on whichever page."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from interpunct_app.pages.page import Page
from interpunct_app.pages.tabs import Pages
from interpunct_app.review.reviewer import Reviewer


class Front(QObject):
    """Forwards signals of the page in front and its review, so that others need not track it.

    `changed` is emitted for another page in front, or when its review has begun. `moved` is
    emitted for another cue or slot, `scrolled` when other cues are in sight, `counted` for a
    decision. `altered` is emitted when words, cues, times or findings may have changed,
    `renumbered` before that if cues may have other numbers.
    """

    changed = Signal()
    moved = Signal()
    scrolled = Signal()
    counted = Signal()
    renumbered = Signal()
    altered = Signal()

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self.pages = pages
        self.page: Page | None = None
        self.reviewer: Reviewer | None = None
        pages.currentChanged.connect(self._look)
        pages.began.connect(self._look)

    @property
    def cue(self) -> int | None:
        """Cue at the cursor."""
        return self.page.table.current_cue() if self.page else None

    @Slot()
    def _look(self) -> None:
        page = self.pages.current()
        reviewer = page.reviewer if page else None
        if page is self.page and reviewer is self.reviewer:
            return
        for signal, told in self._connections():
            signal.disconnect(told)
        self.page, self.reviewer = page, reviewer
        for signal, told in self._connections():
            signal.connect(told)
        self.changed.emit()

    def _connections(self) -> list[tuple[Any, Any]]:
        if self.page is None or self.reviewer is None:
            return []
        return [
            (self.reviewer.moved, self.moved),
            (self.reviewer.counted, self.counted),
            (self.reviewer.restructured, self.renumbered),
            (self.reviewer.restructured, self.altered),
            (self.reviewer.cues_changed, self.altered),
            (self.page.measured_anew, self.altered),
            (self.page.table.cue_chosen, self.moved),
            (self.page.table.verticalScrollBar().valueChanged, self.scrolled),
        ]
