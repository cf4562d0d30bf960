# SPDX-License-Identifier: Apache-2.0
"""Dialog of the review's steps; choosing a step undoes or redoes up to it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Slot
from PySide6.QtWidgets import QDialog, QListWidget, QWidget

from interpunct_app.looks.boxes import column
from interpunct_app.looks.plain import plain_label
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.translation import translated


class HistoryDialog(QDialog):
    """List of steps; row `n` is the review after `n` steps, and undone steps say so."""

    def __init__(self, parent: QWidget, reviewer: Reviewer) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("History"))
        self.resize(380, 480)
        self._reviewer = reviewer
        self.steps = QListWidget()
        self.steps.setAccessibleName(self.tr("Steps"))
        hint = plain_label(self.tr("Choose a step to go back or forward to."))
        self.setLayout(column(hint, self.steps))
        self._list_steps()
        # Queued: the list is filled again, which must not happen while it handles the click.
        for chosen in (self.steps.clicked, self.steps.activated):
            chosen.connect(self._go, Qt.ConnectionType.QueuedConnection)

    def _list_steps(self) -> None:
        history = self._reviewer.session.history
        undone = self.tr("{step} (undone)")
        self.steps.clear()
        self.steps.addItem(self.tr("File as opened"))
        self.steps.addItems([translated(step.description) for step in history.done])
        self.steps.addItems(
            [undone.format(step=translated(step.description)) for step in reversed(history.undone)]
        )
        self.steps.setCurrentRow(len(history.done))

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        """Undo or redo up to a step; stop if the journal cannot be written."""
        wanted, done = index.row(), self._reviewer.session.history.done
        while len(done) != wanted:
            before = len(done)
            if before > wanted:
                self._reviewer.undo()
            else:
                self._reviewer.redo()
            if len(done) == before:
                break
        self._list_steps()
