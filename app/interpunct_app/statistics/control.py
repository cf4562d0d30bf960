# SPDX-License-Identifier: Apache-2.0
"""Counts the page in front in the background, and shows its figures."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from interpunct.cutting.statistics import Statistics
from interpunct_app.looks.windows import bring_up
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.pages.tabs import Pages
from interpunct_app.statistics.dialog import StatisticsDialog


class StatisticsControl(QObject):
    """Opens a window of figures, whose bars lead to the cues of its page."""

    def __init__(self, pages: Pages, window: QWidget) -> None:
        super().__init__(window)
        self._pages = pages
        self._window = window

    def show(self) -> None:
        """Count the file as it would be saved now, and show the figures."""
        page = self._pages.current()
        if page is None or page.reviewer is None or page.is_held:
            return
        work, profile = page.reviewer.work, page.profile
        task = page.read_state(
            lambda: work.statistics(profile),
            self.tr("The count broke down; the log file says where."),
            Until.CHECKED,
        )
        task.done.connect(partial(self._open, page))

    def _open(self, page: Page, found: Statistics) -> None:
        for dialog in self._window.findChildren(StatisticsDialog):
            dialog.close()
        dialog = StatisticsDialog(self._window, page.path.name, found)
        dialog.cue_wanted.connect(partial(self._go_to, page))
        page.destroyed.connect(dialog.close)
        bring_up(dialog)

    def _go_to(self, page: Page, cue: int) -> None:
        """Show a cue of the counted page, whichever page is in front."""
        front = self._pages.current()
        if front is not None and front.table.finish_editing():
            self._pages.setCurrentWidget(page)
            page.table.go_to(cue)
