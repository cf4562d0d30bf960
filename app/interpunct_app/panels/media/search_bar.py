# SPDX-License-Identifier: Apache-2.0
"""Progress of the search for shot changes, with a button that stops it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from interpunct_app.looks.boxes import quiet_button, row
from interpunct_app.looks.plain import plain_label


class SearchBar(QWidget):
    """Row that is hidden unless there is a search; `stopped` is emitted by its button."""

    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Search for shot changes"))
        self.stop = quiet_button(self.tr("Stop"))
        self.stop.clicked.connect(self.stopped)
        label = plain_label(self.tr("Looking for shot changes"))
        parts = (label, self.progress, self.stop)
        self.setLayout(row(*parts, wide=self.progress, margins=(8, 2, 8, 2), spacing=10))
        self.hide()

    def show_share(self, share: float | None) -> None:
        """Show the share that is done, from 0 to 1; None hides the row."""
        self.setVisible(share is not None)
        self.progress.setValue(round(100 * (share or 0)))
