# SPDX-License-Identifier: Apache-2.0
"""Panel of a reference: figures, differences in rows, and the effort of the review."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QLabel, QSizePolicy, QSpacerItem, QTableView, QWidget

from interpunct.review.comparing import Comparison
from interpunct.review.reference import DifferenceKind
from interpunct_app.comparing.side_table import SideTable
from interpunct_app.comparing.small_table import SmallTable
from interpunct_app.looks.boxes import choice_box, quiet_button, row, stack
from interpunct_app.looks.elided import ElidedButton
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import as_it_stands, plain_label
from interpunct_app.panels.reference.difference_model import DifferenceColumn, DifferenceModel
from interpunct_app.review.marks_menu import label_title

_LEAST_WIDTH = 400  # pixels
_WIDEST: dict[int, str] = {DifferenceColumn.CUE: "00000", DifferenceColumn.HERE: "Yesterday"}
_WIDEST[DifferenceColumn.THERE] = _WIDEST[DifferenceColumn.HERE]


class ReferenceDock(QDockWidget):
    """View of `model`; signals ask for another reference, a row, its adoption, or another kind."""

    file_wanted = Signal()
    row_wanted = Signal(int)
    taking_wanted = Signal()
    kind_chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Reference"), parent)
        self.model = DifferenceModel()
        self._choose = ElidedButton()
        self.figures = SmallTable(
            self.tr("Figures of the marks"),
            (
                self.tr("Marks"),
                self.tr("Accuracy"),
                self.tr("Precision"),
                self.tr("Recall"),
                self.tr("In the reference"),
            ),
        )
        self.summary = _words()
        self.summary.setMinimumWidth(_LEAST_WIDTH)  # while the table is hidden, too
        self._kind = choice_box()
        self._table = SideTable(
            self.model, self.tr("Differences"), _WIDEST, spared=(DifferenceColumn.CUE,)
        )
        self._table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._table.setMinimumWidth(_LEAST_WIDTH)
        self._take = quiet_button(self.tr("Take over from the reference"))
        self.effort = _words()
        self._name_choices()
        self._lay_out()
        self._connect()
        self.show_comparison("", None)

    def kind(self) -> DifferenceKind | None:
        """Kind of differences to list; None for all."""
        kind: DifferenceKind | None = self._kind.currentData()
        return kind

    def show_comparison(self, name: str, found: Comparison | None) -> None:
        """Show the figures of the comparison with the file of that name."""
        self._choose.setText(as_it_stands(name) or self.tr("Choose a reference…"))
        self.figures.show_rows(self._rows(found) if found else ())
        hint = self.tr(
            "Choose a caption file with the same words and the right marks. The panel then "
            "lists every different mark and capital."
        )
        self.summary.setText(self._told(found) if found else hint)
        for widget in (self.figures, self._kind, self._table, self._take):
            widget.setVisible(found is not None)

    def show_counts(self, marks: int, casings: int) -> None:
        """Show the number of differences of each kind."""
        chosen = self._kind.currentIndex()
        kinds = (
            (self.tr("All differences ({count})"), None, marks + casings),
            (self.tr("Marks ({count})"), DifferenceKind.MARK, marks),
            (self.tr("Casing ({count})"), DifferenceKind.CASING, casings),
        )
        with QSignalBlocker(self._kind):
            self._kind.clear()
            for title, kind, count in kinds:
                self._kind.addItem(title.format(count=f"{count:,}"), kind)
            self._kind.setCurrentIndex(max(chosen, 0))

    def show_effort(self, seconds: float, keys: int, per_thousand: float) -> None:
        """Show the effort of the review so far."""
        minutes, rest = divmod(int(seconds), 60)
        told = self.tr(
            "This review: {minutes}:{seconds} min of work, keys pressed: {keys}, per 1,000 "
            "words: {rate}"
        )
        self.effort.setText(
            told.format(
                minutes=f"{minutes:,}",
                seconds=f"{rest:02}",
                keys=f"{keys:,}",
                rate=f"{per_thousand:,.0f}",
            )
        )

    def current_row(self) -> int | None:
        """Selected row."""
        index = self._table.currentIndex()
        return index.row() if index.isValid() else None

    def mark_row(self, row: int | None) -> None:
        """Select a row and scroll to it, without a signal."""
        self._take.setEnabled(row is not None)
        if row is None:
            self._table.selectionModel().clear()
        else:
            self._table.selectRow(row)

    def _rows(self, found: Comparison) -> list[list[str]]:
        of_marks = found.scores
        rows = [
            _figures(label_title(label), score.f1, score.precision, score.recall, score.support)
            for label, score in of_marks.labels.items()
        ]
        micro = (of_marks.micro_f1, of_marks.micro_precision, of_marks.micro_recall)
        wanted = sum(score.support for score in of_marks.labels.values())
        return [*rows, _figures(self.tr("All marks"), *micro, wanted)]

    def _told(self, found: Comparison) -> str:
        told = self.tr("Error rate {rate} %, {casing} casing errors in {slots} gaps.")
        told = told.format(
            rate=f"{100 * found.scores.slot_error_rate:.1f}",
            casing=f"{found.casing_errors:,}",
            slots=f"{found.slots:,}",
        )
        words = found.differences
        if words:
            also = self.tr(
                "The words differ: {replaced} replaced, {here} only here, {there} only in the "
                "reference."
            )
            told += " " + also.format(
                replaced=f"{words.replaced:,}",
                here=f"{words.only_hypothesis:,}",
                there=f"{words.only_reference:,}",
            )
        return told

    @Slot(QModelIndex)
    def _row_chosen(self, index: QModelIndex) -> None:
        self.row_wanted.emit(index.row())

    def _name_choices(self) -> None:
        self._kind.setAccessibleName(self.tr("Kind of differences"))
        self._choose.setAccessibleName(self.tr("File of the reference"))

    def _lay_out(self) -> None:
        margins = (8, 6, 8, 6)
        self.setWidget(
            stack(
                row(self._choose, None, margins=margins),
                row(self.figures, margins=(6, 0, 6, 0)),
                self.summary,
                flow(self._kind, self._take, margins=margins),
                self._table,
                self.effort,
                QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding),
                wide=self._table,
            )
        )

    def _connect(self) -> None:
        self._choose.clicked.connect(self.file_wanted)
        self._take.clicked.connect(self.taking_wanted)
        self._kind.currentIndexChanged.connect(self.kind_chosen)
        self._table.activated.connect(self._row_chosen)
        self._table.clicked.connect(self._row_chosen)


def _figures(name: str, f1: float, precision: float, recall: float, wanted: int) -> list[str]:
    """Row of figures, with shares in per cent."""
    return [name, *(f"{100 * share:.1f}" for share in (f1, precision, recall)), f"{wanted:,}"]


def _words() -> QLabel:
    label = plain_label(wraps=True)
    label.setContentsMargins(10, 6, 10, 6)
    return label
