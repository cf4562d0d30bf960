# SPDX-License-Identifier: Apache-2.0
"""The quality panel: what the checks of the profile find, a line a finding."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from interpunct.segment.checks import Finding

_LEAST_WIDTH = 300  # pixels; what is longer is cut short and stands in the tool tip


class QualityDock(QDockWidget):
    """A list of findings; a double click or Enter jumps to the cue."""

    cue_wanted = Signal(int)
    check_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Quality"), parent)
        self.setObjectName("quality")
        self._summary = QLabel()
        self._summary.setContentsMargins(10, 6, 10, 4)
        self._again = QPushButton(self.tr("Check again"))
        self._again.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._again.clicked.connect(self.check_wanted)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Findings"))
        self._list.setUniformItemSizes(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setMinimumWidth(_LEAST_WIDTH)
        self._list.setAlternatingRowColors(True)
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._list.itemActivated.connect(self._jump)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(0, 4, 8, 4)
        top.addWidget(self._summary, 1)
        top.addWidget(self._again)
        column.addLayout(top)
        column.addWidget(self._list, 1)
        self.setWidget(body)
        self.visibilityChanged.connect(self._visibility_changed)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """List the findings of a file."""
        self._list.clear()
        for finding in findings:
            item = QListWidgetItem(f"{finding.cue + 1}   {finding.message}")
            item.setData(Qt.ItemDataRole.UserRole, finding.cue)
            item.setToolTip(finding.message)
            self._list.addItem(item)
        self._summary.setText(
            self.tr("{count} findings").format(count=len(findings))
            if findings
            else self.tr("Nothing found")
        )

    @property
    def count(self) -> int:
        """How many findings are listed."""
        return self._list.count()

    def _jump(self, item: QListWidgetItem) -> None:
        self.cue_wanted.emit(item.data(Qt.ItemDataRole.UserRole))

    def _visibility_changed(self, is_visible: bool) -> None:
        if is_visible:
            self.check_wanted.emit()
