# SPDX-License-Identifier: Apache-2.0
"""Checks the page in front by its profile, in the background, for the quality panel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from interpunct.segment.checks import check
from interpunct_app.background import Task

if TYPE_CHECKING:
    from interpunct.review.state import ReviewState
    from interpunct.segment.checks import Finding
    from interpunct.segment.profiles import Profile
    from interpunct_app.pages.page import Page
    from interpunct_app.pages.tabs import Pages
    from interpunct_app.quality.dock import QualityDock


class QualityCheck(QObject):
    """Fills the panel when it is opened, when the user asks, and when another page comes up."""

    def __init__(self, pages: Pages, dock: QualityDock) -> None:
        super().__init__(dock)
        self._pages = pages
        self._dock = dock
        self._page: Page | None = None
        self._task: Task | None = None
        dock.check_wanted.connect(self.run)
        pages.currentChanged.connect(self.run)

    @Slot()
    def run(self) -> None:
        """Check the page in front, if the panel can be seen."""
        page = self._pages.current()
        if page is None or page.reviewer is None or not self._dock.isVisible() or self._task:
            return
        page.set_busy(True)  # the check reads the state
        task = Task(partial(_findings, state=page.reviewer.state, profile=page.profile))
        queued = Qt.ConnectionType.QueuedConnection
        task.done.connect(self._dock.show_findings, queued)
        task.failed.connect(page.banner.tell, queued)
        task.ended.connect(self._ended, queued)
        self._page, self._task = page, task
        page.services.files.start(task)

    @Slot(bool)
    def _ended(self, orderly: bool) -> None:
        page, self._page, self._task = self._page, None, None
        if page is not None and self._pages.indexOf(page) >= 0:
            page.set_busy(False)
            if not orderly:
                page.banner.tell(self.tr("The check broke down; the log file says where."))


def _findings(_task: Task, state: ReviewState, profile: Profile) -> list[Finding]:
    return check(state.rendered(), state.transcript, profile)
