# SPDX-License-Identifier: Apache-2.0
"""Quality panel: findings of the profile's checks, one per row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from interpunct.cutting.checks import Finding, Rule
from interpunct.work.time_plans import MENDED
from interpunct_app.cues.columns import SIGNS
from interpunct_app.looks.plain import plain_label, plain_tip
from interpunct_app.panels.quality.rules import rule_title
from interpunct_app.translation import translated

_LEAST_WIDTH = 300  # pixels
_LINES = 2  # of a finding; longer text is elided, and whole in the tooltip
_ROOM = 4  # pixels above and below them, summed
_FIGURE_SPACE = "\u2007"  # as wide as a digit
_CUE = Qt.ItemDataRole.UserRole
_RULE = Qt.ItemDataRole.UserRole + 1


class QualityDock(QDockWidget):
    """List of findings, all or of one kind; double click or Enter goes to the cue.

    `mend_wanted` asks for other times of cues that break a rule: of one cue, or of all (None).
    """

    cue_wanted = Signal(int)
    check_wanted = Signal()
    mend_wanted = Signal(object, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Quality"), parent)
        self._findings: Sequence[Finding] = ()
        self._mended = 0  # cue from which the next finding is searched if none is selected
        self._summary = plain_label()
        self._again = _button(self.tr("Check again"))
        self._kind = QComboBox()
        self._list = QListWidget()
        self._mend_one = _button(self.tr("Fix this"))
        self._mend_all = _button(self.tr("Fix all of this kind"))
        self._set_up_list()
        self._lay_out()
        self._connect()
        self.show_findings(())

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """List the findings of a file, of the kind chosen before if it has any."""
        self._findings = findings
        chosen = self._kind.currentData()
        counts = Counter(finding.rule for finding in findings)
        with QSignalBlocker(self._kind):
            self._kind.clear()
            self._kind.addItem(self.tr("All kinds"), None)
            for rule in Rule:
                if counts[rule]:
                    self._kind.addItem(f"{rule_title(rule)} ({counts[rule]})", rule)
            self._kind.setCurrentIndex(max(0, self._kind.findData(chosen)))
        self._summary.setText(
            self.tr("%n findings", "", len(findings)) if findings else self.tr("Nothing found")
        )
        self._show_kind()

    @property
    def count(self) -> int:
        """Number of listed findings."""
        return self._list.count()

    @Slot()
    def go_to_next(self) -> None:
        """Go to the next listed finding, wrapping around; open the panel if hidden.

        After a repair the list is new; the search then starts at the repaired cue.
        """
        if not self.isVisible():
            self.show()
            self.raise_()
        elif self._list.count():
            self._list.setCurrentRow(self._next_row())
            self._jump(self._list.currentItem())

    @Slot()
    def forget_place(self) -> None:
        """Start at the first finding, for another file."""
        self._mended = 0

    def _next_row(self) -> int:
        count, row = self._list.count(), self._list.currentRow()
        if row >= 0:
            return (row + 1) % count
        cues = (self._list.item(place).data(_CUE) for place in range(count))
        return next((place for place, cue in enumerate(cues) if cue >= self._mended), 0)

    @Slot()
    def _show_kind(self) -> None:
        """List the findings of the chosen kind."""
        chosen = self._kind.currentData()
        self._list.clear()
        found = [finding for finding in self._findings if chosen in (None, finding.rule)]
        digits = len(str(max((finding.cue for finding in found), default=0) + 1))
        size = QSize(0, _LINES * self.fontMetrics().lineSpacing() + _ROOM)
        for finding in found:
            item = _item(finding, digits)
            item.setSizeHint(size)
            self._list.addItem(item)
        self._show_fixes()

    @Slot()
    def _show_fixes(self) -> None:
        """Enable the repairs of the selected finding."""
        item = self._list.currentItem()
        can_mend = item is not None and item.data(_RULE) in MENDED
        for button in (self._mend_one, self._mend_all):
            button.setEnabled(can_mend)

    @Slot()
    def _ask_one(self) -> None:
        item = self._list.currentItem()
        rule, self._mended = Rule(item.data(_RULE)), item.data(_CUE)
        self.mend_wanted.emit(rule, self._mended)

    @Slot()
    def _ask_all(self) -> None:
        item = self._list.currentItem()
        rule, self._mended = Rule(item.data(_RULE)), item.data(_CUE)
        self.mend_wanted.emit(rule, None)

    def _jump(self, item: QListWidgetItem) -> None:
        self.cue_wanted.emit(item.data(_CUE))

    def _set_up_list(self) -> None:
        self._kind.setAccessibleName(self.tr("Kind of findings"))
        self._list.setAccessibleName(self.tr("Findings"))
        self._list.setWordWrap(True)
        self._list.setUniformItemSizes(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setMinimumWidth(_LEAST_WIDTH)
        self._list.setAlternatingRowColors(True)
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def _lay_out(self) -> None:
        self._summary.setContentsMargins(10, 6, 10, 4)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in ((self._summary, self._again), (self._kind,)):
            column.addLayout(_row(*row))
        column.addWidget(self._list, 1)
        column.addLayout(_row(self._mend_one, self._mend_all))
        self.setWidget(body)

    def _connect(self) -> None:
        self._again.clicked.connect(self.check_wanted)
        self._kind.currentIndexChanged.connect(self._show_kind)
        self._list.itemActivated.connect(self._jump)
        self._list.currentRowChanged.connect(self._show_fixes)
        self._mend_one.clicked.connect(self._ask_one)
        self._mend_all.clicked.connect(self._ask_all)


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button


def _row(*widgets: QWidget) -> QHBoxLayout:
    """Row of widgets, the first with the free width."""
    row = QHBoxLayout()
    row.setContentsMargins(8, 4, 8, 4)
    for place, widget in enumerate(widgets):
        row.addWidget(widget, 0 if place else 1)
    return row


def _item(finding: Finding, digits: int) -> QListWidgetItem:
    """Row of the list, with a square for an error and a triangle for a warning."""
    message = translated(finding.message)
    cue = str(finding.cue + 1).rjust(digits, _FIGURE_SPACE)
    item = QListWidgetItem(f"{cue}   {SIGNS[finding.level]} {message}")
    item.setData(_CUE, finding.cue)
    item.setData(_RULE, finding.rule)
    item.setToolTip(plain_tip(message))
    return item
