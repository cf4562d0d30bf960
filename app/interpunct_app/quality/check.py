# SPDX-License-Identifier: Apache-2.0
"""Checks the page in front by its profile, in the background, for the quality panel."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from interpunct_app.background import Task
from interpunct_app.pages.banner import Until
from interpunct_app.pages.tabs import Pages
from interpunct_app.quality.dock import QualityDock


class QualityCheck(QObject):
    """Fills the panel when it is opened, when the user asks, and when another page comes up."""

    def __init__(self, pages: Pages, dock: QualityDock) -> None:
        super().__init__(dock)
        self._pages = pages
        self._dock = dock
        self._task: Task | None = None
        dock.check_wanted.connect(self.run)
        pages.currentChanged.connect(self.run)
        pages.began.connect(self.run)

    @Slot()
    def run(self) -> None:
        """Check the page in front, if the panel can be seen."""
        page = self._pages.current()
        if self._task is not None:
            self._task.cancel()
        self._dock.show_findings(())
        if page is None or page.reviewer is None or not self._dock.isVisible():
            return
        state, profile = page.reviewer.state, page.profile
        self._task = page.read_state(
            lambda: state.findings(profile),
            self.tr("The check broke down; the log file says where."),
            Until.CHECKED,
        )
        self._task.done.connect(self._dock.show_findings)
