# SPDX-License-Identifier: Apache-2.0
"""Quality panel: findings of the profile's checks, one per row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from interpunct.cutting.checks import Finding, Rule
from interpunct.work.decisions import Excepted
from interpunct_app.cues.columns import SIGNS
from interpunct_app.looks.boxes import choice_box, quiet_button, row, stack
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label, plain_tip
from interpunct_app.translation import translated

_LEAST_WIDTH = 300  # pixels
_LINES = 2  # of a finding; longer text is elided, and whole in the tooltip
_ROOM = 4  # pixels above and below them, summed
_FIGURE_SPACE = "\u2007"  # as wide as a digit
_CUE = Qt.ItemDataRole.UserRole
_RULE = Qt.ItemDataRole.UserRole + 1
_FINDING = Qt.ItemDataRole.UserRole + 2
_EXCEPTIONS = "exceptions"
"""Kind of the findings that are right as they are, beside the rules."""


class QualityDock(QDockWidget):
    """List of findings, all, of one kind or excepted; double click or Enter goes to the cue.

    `mend_wanted` asks for other times of cues that break a rule: of one cue, or of all (None).
    `exception_wanted` and `removal_wanted` are about the exception of a finding,
    `solutions_wanted` about all cues that are too fast.
    """

    cue_wanted = Signal(int)
    check_wanted = Signal()
    mend_wanted = Signal(object, object)
    exception_wanted = Signal(object)
    removal_wanted = Signal(object)
    solutions_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Quality"), parent)
        self._findings: Sequence[Finding] = ()
        self._excepted: Sequence[tuple[Finding, Excepted]] = ()
        self._mendable: Mapping[Rule, Collection[int]] = {}
        self._chosen: object = None  # kind, also while the file has none of it
        self._mended = 0  # cue from which the next finding is searched if none is selected
        self._summary = plain_label(wraps=True)
        self._again = quiet_button(self.tr("Check again"))
        self._kind = choice_box()
        self.list = QListWidget()
        self._mend_one = quiet_button(self.tr("Fix this"))
        self._mend_all = quiet_button(self.tr("Fix all of this kind"))
        self._solve = quiet_button(self.tr("More time for fast cues…"))
        self._except = quiet_button(self.tr("Right as it is…"))
        self._set_up_list()
        self._lay_out()
        self._connect()
        self.forget_findings()

    def show_findings(
        self,
        findings: Sequence[Finding],
        excepted: Sequence[tuple[Finding, Excepted]] = (),
        mendable: Mapping[Rule, Collection[int]] | None = None,
    ) -> None:
        """List the findings of a file, of the kind chosen before if it has any.

        `mendable` are the cues whose findings other times can mend, by rule.
        """
        self._findings, self._excepted, self._mendable = findings, excepted, mendable or {}
        counts = Counter(finding.rule for finding in findings)
        with QSignalBlocker(self._kind):
            self._kind.clear()
            self._kind.addItem(self.tr("All kinds"), None)
            for rule in Rule:
                if counts[rule]:
                    self._kind.addItem(f"{rule_title(rule)} ({counts[rule]})", rule)
            if excepted:
                self._kind.addItem(
                    self.tr("Exceptions ({count})").format(count=len(excepted)), _EXCEPTIONS
                )
            self._kind.setCurrentIndex(max(0, self._kind.findData(self._chosen)))
        self._solve.setEnabled(counts[Rule.SPEED] > 0)
        self._summary.setText(self._counted())
        self._show_kind()

    @Slot()
    def forget_findings(self) -> None:
        """Show no findings before the next check."""
        self.show_findings(())
        self._summary.clear()

    def tell(self, sentence: str) -> None:
        """Show a sentence in place of the number of findings."""
        self._summary.setText(sentence)

    def _counted(self) -> str:
        """Number of findings, and of exceptions if there are any."""
        count = len(self._findings)
        text = self.tr("%n findings", "", count) if count else self.tr("Nothing found")
        excepted = self.tr("%n exceptions", "", len(self._excepted))
        return f"{text}, {excepted}" if self._excepted else text

    @Slot()
    def go_to_next(self) -> None:
        """Go to the next listed finding, wrapping around; open the panel if hidden.

        After a step the list is new. If the last finding is gone, the search starts at its cue.
        """
        if not self.isVisible():
            self.show()
            self.raise_()
        elif self.list.count():
            self.list.setCurrentRow(self._next_row())
            self._jump(self.list.currentItem())

    @Slot()
    def forget_place(self) -> None:
        """Start at the first finding of all, for another file."""
        self._mended, self._chosen = 0, None

    def _next_row(self) -> int:
        count, row = self.list.count(), self.list.currentRow()
        if row >= 0:
            return (row + 1) % count
        cues = (self.list.item(place).data(_CUE) for place in range(count))
        return next((place for place, cue in enumerate(cues) if cue >= self._mended), 0)

    @Slot()
    def _choose_kind(self) -> None:
        self._chosen = self._kind.currentData()
        self._show_kind()

    @Slot()
    def _show_kind(self) -> None:
        """List the findings of the chosen kind."""
        chosen = self._kind.currentData()
        held, place = self._selected(), self.list.verticalScrollBar().value()
        self.list.clear()
        reasons = dict(self._excepted) if chosen == _EXCEPTIONS else {}
        found = list(reasons) or [one for one in self._findings if chosen in (None, one.rule)]
        digits = len(str(max((finding.cue for finding in found), default=0) + 1))
        size = QSize(0, _LINES * self.fontMetrics().lineSpacing() + _ROOM)
        for finding in found:
            item = _item(finding, digits, reasons.get(finding))
            item.setSizeHint(size)
            self.list.addItem(item)
        if held in found:
            self.list.setCurrentRow(found.index(held))
        self.list.verticalScrollBar().setValue(place)
        self._show_fixes()

    @Slot()
    def _show_fixes(self) -> None:
        """Enable the answers to the selected finding: a repair only if there is one."""
        finding = self._selected()
        is_excepted = self._kind.currentData() == _EXCEPTIONS
        cues = self._mendable.get(finding.rule, ()) if finding and not is_excepted else ()
        self._mend_one.setEnabled(finding is not None and finding.cue in cues)
        self._mend_all.setEnabled(bool(cues))
        self._except.setEnabled(finding is not None)
        self._except.setText(
            self.tr("Remove the exception") if is_excepted else self.tr("Right as it is…")
        )

    def _selected(self) -> Finding | None:
        item = self.list.currentItem()
        finding: Finding | None = None if item is None else item.data(_FINDING)
        return finding

    @Slot()
    def _answer(self) -> None:
        """Ask for an exception from the selected finding, or to remove it."""
        finding = self._selected()
        if finding is None:
            return
        self._mended = finding.cue
        if self._kind.currentData() == _EXCEPTIONS:
            self.removal_wanted.emit(finding)
        else:
            self.exception_wanted.emit(finding)

    def _ask_to_mend(self, *, all_of_kind: bool) -> None:
        item = self.list.currentItem()
        self._mended = item.data(_CUE)
        self.mend_wanted.emit(Rule(item.data(_RULE)), None if all_of_kind else self._mended)

    def _jump(self, item: QListWidgetItem) -> None:
        self._mended = item.data(_CUE)
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
        foot = flow(self._mend_one, self._mend_all, margins=margins)
        answer = flow(self._except, self._solve, margins=margins)
        self.setWidget(stack(head, kind, self.list, foot, answer, wide=self.list))

    def _connect(self) -> None:
        self._again.clicked.connect(self.check_wanted)
        self._kind.currentIndexChanged.connect(self._choose_kind)
        self.list.itemActivated.connect(self._jump)
        self.list.currentRowChanged.connect(self._show_fixes)
        self._mend_one.clicked.connect(lambda: self._ask_to_mend(all_of_kind=False))
        self._mend_all.clicked.connect(lambda: self._ask_to_mend(all_of_kind=True))
        self._except.clicked.connect(self._answer)
        self._solve.clicked.connect(self.solutions_wanted)


def _item(finding: Finding, digits: int, exception: Excepted | None) -> QListWidgetItem:
    """Row of the list, with a square for an error and a triangle for a warning.

    An exception is told by its reason.
    """
    message = translated(finding.message)
    if exception is not None and exception.reason:
        message = f"{message} – {exception.reason}"
    cue = str(finding.cue + 1).rjust(digits, _FIGURE_SPACE)
    item = QListWidgetItem(f"{cue}   {SIGNS[finding.level]} {message}")
    item.setData(_CUE, finding.cue)
    item.setData(_RULE, finding.rule)
    item.setData(_FINDING, finding)
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
