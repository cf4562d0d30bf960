# SPDX-License-Identifier: Apache-2.0
"""Counts the page in front in the background, and shows its figures."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from interpunct.segment.statistics import Statistics
from interpunct_app.pages.banner import Until
from interpunct_app.pages.tabs import Pages
from interpunct_app.statistics.dialog import StatisticsDialog


class StatisticsControl(QObject):
    """Opens a window of figures; `cue_wanted` asks for a cue of the page in front."""

    cue_wanted = Signal(int)

    def __init__(self, pages: Pages, window: QWidget) -> None:
        super().__init__(window)
        self._pages = pages
        self._window = window

    def show(self) -> None:
        """Count what would be written now, and show it instead of what was shown before."""
        page = self._pages.current()
        if page is None or page.reviewer is None or page.is_held:
            return
        state, profile, name = page.reviewer.state, page.profile, page.path.name
        task = page.read_state(
            lambda: state.statistics(profile),
            self.tr("The count broke down; the log file says where."),
            Until.CHECKED,
        )
        task.done.connect(lambda found: self._open(name, found))

    def _open(self, name: str, found: Statistics) -> None:
        for dialog in self._window.findChildren(StatisticsDialog):
            dialog.close()
        dialog = StatisticsDialog(self._window, name, found)
        dialog.cue_wanted.connect(self.cue_wanted)
        dialog.show()
