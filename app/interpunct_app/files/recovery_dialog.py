# SPDX-License-Identifier: Apache-2.0
"""Dialog at the start of the program that offers unclosed sessions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from interpunct.errors import SessionError
from interpunct.review.found_sessions import FoundSession
from interpunct_app.files.questions import age_text, typing_hint
from interpunct_app.looks.boxes import column, push_button, row
from interpunct_app.looks.plain import plain_label, plain_tip
from interpunct_app.translation import told


class RecoveryDialog(QDialog):
    """List of unclosed sessions: restore some, discard some, keep the rest for later."""

    restore_wanted = Signal(object)

    def __init__(self, parent: QWidget, sessions: Sequence[FoundSession]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Steps to recover"))
        self.resize(620, 320)
        self._list = QTreeWidget()
        self._list.setHeaderLabels([self.tr("File"), self.tr("Steps"), self.tr("Last step")])
        self._list.setRootIsDecorated(False)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setAccessibleName(self.tr("Files that were not closed properly"))
        for session in sessions:
            self._list.addTopLevelItem(_item(session))
        self._list.setColumnWidth(0, 330)
        self._list.selectAll()
        hints = [self.tr("These files were not closed properly. No decision is lost.")]
        if any(session.has_typing for session in sessions):
            hints.append(typing_hint())
        self._hint = plain_label(" ".join(hints), wraps=True)
        self._lay_out()

    def _lay_out(self) -> None:
        restore = push_button(self.tr("Restore"), self._restore)
        restore.setDefault(True)
        discard = push_button(self.tr("Discard"), self._discard)
        later = push_button(self.tr("Keep for later"), self.reject)
        buttons = row(discard, None, later, restore)
        parts = (self._hint, self._list, buttons)
        self.setLayout(column(*parts, wide=self._list, margins=(18, 16, 18, 14), spacing=12))

    def _restore(self) -> None:
        for item in self._list.selectedItems():
            self.restore_wanted.emit(item.data(0, Qt.ItemDataRole.UserRole))
        self.accept()

    def _discard(self) -> None:
        """Discard the selected sessions; the dialog stays while others are left.

        A session that another editor has opened meanwhile stays, with a message.
        """
        for item in self._list.selectedItems():
            try:
                item.data(0, Qt.ItemDataRole.UserRole).discard()
            except SessionError as error:
                self._hint.setText(told(error))
            else:
                self._list.takeTopLevelItem(self._list.indexOfTopLevelItem(item))
        if self._list.topLevelItemCount() == 0:
            self.accept()


def _item(session: FoundSession) -> QTreeWidgetItem:
    path = Path(session.caption)
    age = age_text(session.modified, datetime.now(UTC))
    item = QTreeWidgetItem([path.name, str(session.steps), age])
    item.setToolTip(0, plain_tip(session.caption))
    item.setData(0, Qt.ItemDataRole.UserRole, session)
    return item
