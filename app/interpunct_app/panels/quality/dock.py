# SPDX-License-Identifier: Apache-2.0
"""Quality panel: findings of the profile's checks, one per row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from interpunct.cutting.checks import Finding, Rule
from interpunct.work.shot_times import AT_SHOTS
from interpunct.work.time_plans import MENDED
from interpunct_app.cues.columns import SIGNS
from interpunct_app.looks.boxes import quiet_button, row, stack
from interpunct_app.looks.plain import plain_label, plain_tip
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
        self._again = quiet_button(self.tr("Check again"))
        self._kind = QComboBox()
        self.list = QListWidget()
        self._mend_one = quiet_button(self.tr("Fix this"))
        self._mend_all = quiet_button(self.tr("Fix all of this kind"))
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

    @Slot()
    def go_to_next(self) -> None:
        """Go to the next listed finding, wrapping around; open the panel if hidden.

        After a repair the list is new; the search then starts at the repaired cue.
        """
        if not self.isVisible():
            self.show()
            self.raise_()
        elif self.list.count():
            self.list.setCurrentRow(self._next_row())
            self._jump(self.list.currentItem())

    @Slot()
    def forget_place(self) -> None:
        """Start at the first finding, for another file."""
        self._mended = 0

    def _next_row(self) -> int:
        count, row = self.list.count(), self.list.currentRow()
        if row >= 0:
            return (row + 1) % count
        cues = (self.list.item(place).data(_CUE) for place in range(count))
        return next((place for place, cue in enumerate(cues) if cue >= self._mended), 0)

    @Slot()
    def _show_kind(self) -> None:
        """List the findings of the chosen kind."""
        chosen = self._kind.currentData()
        self.list.clear()
        found = [finding for finding in self._findings if chosen in (None, finding.rule)]
        digits = len(str(max((finding.cue for finding in found), default=0) + 1))
        size = QSize(0, _LINES * self.fontMetrics().lineSpacing() + _ROOM)
        for finding in found:
            item = _item(finding, digits)
            item.setSizeHint(size)
            self.list.addItem(item)
        self._show_fixes()

    @Slot()
    def _show_fixes(self) -> None:
        """Enable the repairs of the selected finding."""
        item = self.list.currentItem()
        can_mend = item is not None and item.data(_RULE) in MENDED | AT_SHOTS
        for button in (self._mend_one, self._mend_all):
            button.setEnabled(can_mend)

    def _ask_to_mend(self, *, all_of_kind: bool) -> None:
        item = self.list.currentItem()
        self._mended = item.data(_CUE)
        self.mend_wanted.emit(Rule(item.data(_RULE)), None if all_of_kind else self._mended)

    def _jump(self, item: QListWidgetItem) -> None:
        self.cue_wanted.emit(item.data(_CUE))

    def _set_up_list(self) -> None:
        self._kind.setAccessibleName(self.tr("Kind of findings"))
        self.list.setAccessibleName(self.tr("Findings"))
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumWidth(_LEAST_WIDTH)
        self.list.setAlternatingRowColors(True)
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def _lay_out(self) -> None:
        self._summary.setContentsMargins(10, 6, 10, 4)
        margins = (8, 4, 8, 4)
        head = row(self._summary, self._again, wide=self._summary, margins=margins)
        kind = row(self._kind, margins=margins)
        foot = row(self._mend_one, self._mend_all, wide=self._mend_one, margins=margins)
        self.setWidget(stack(head, kind, self.list, foot, wide=self.list))

    def _connect(self) -> None:
        self._again.clicked.connect(self.check_wanted)
        self._kind.currentIndexChanged.connect(self._show_kind)
        self.list.itemActivated.connect(self._jump)
        self.list.currentRowChanged.connect(self._show_fixes)
        self._mend_one.clicked.connect(lambda: self._ask_to_mend(all_of_kind=False))
        self._mend_all.clicked.connect(lambda: self._ask_to_mend(all_of_kind=True))


def _item(finding: Finding, digits: int) -> QListWidgetItem:
    """Row of the list, with a square for an error and a triangle for a warning."""
    message = translated(finding.message)
    cue = str(finding.cue + 1).rjust(digits, _FIGURE_SPACE)
    item = QListWidgetItem(f"{cue}   {SIGNS[finding.level]} {message}")
    item.setData(_CUE, finding.cue)
    item.setData(_RULE, finding.rule)
    item.setToolTip(plain_tip(message))
    return item


def rule_title(rule: Rule) -> str:
    """Name of a kind of findings, in the user's language."""
    return {
        Rule.LINE_LENGTH: QCoreApplication.translate("Rules", "Line too long"),
        Rule.LINES: QCoreApplication.translate("Rules", "Too many lines"),
        Rule.SPEED: QCoreApplication.translate("Rules", "Too fast"),
        Rule.TOO_SHORT: QCoreApplication.translate("Rules", "Too short"),
        Rule.TOO_LONG: QCoreApplication.translate("Rules", "Too long"),
        Rule.GAP: QCoreApplication.translate("Rules", "Too close to the next"),
        Rule.SHOT_START: QCoreApplication.translate("Rules", "Starts close to a shot change"),
        Rule.SHOT_END: QCoreApplication.translate("Rules", "Ends close to a shot change"),
        Rule.OVERLAP: QCoreApplication.translate("Rules", "Overlap"),
        Rule.ORDER: QCoreApplication.translate("Rules", "Out of order"),
        Rule.EMPTY: QCoreApplication.translate("Rules", "No text"),
        Rule.DURATION: QCoreApplication.translate("Rules", "No duration"),
    }[rule]
