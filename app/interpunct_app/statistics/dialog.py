# SPDX-License-Identifier: Apache-2.0
"""Window of figures: amounts, times, a histogram of speeds, speakers and languages."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from interpunct.cutting.statistics import SpokenShare, Statistics
from interpunct_app.cues.titled_table import set_up
from interpunct_app.looks.plain import plain_label
from interpunct_app.statistics.histogram import Histogram
from interpunct_app.statistics.rows import (
    Rows,
    amount_rows,
    as_text,
    share_cells,
    share_tables,
    share_titles,
    time_rows,
)

_MOST_ROWS = 5  # visible rows of a table without scrolling


class StatisticsDialog(QDialog):
    """Figures of one file at the time of opening; it may stay open beside the editor."""

    cue_wanted = Signal(int)

    def __init__(self, parent: QWidget, name: str, found: Statistics) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Statistics of {name}").format(name=name))
        self._text = as_text(name, found)
        self.histogram = Histogram(found.speeds)
        self.histogram.cue_wanted.connect(self.cue_wanted)
        picture = plain_label(
            self.tr("Cues by characters a second. A click goes to the first of them.")
        )
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addWidget(_figures(found))
        column.addWidget(picture)
        column.addWidget(self.histogram, 1)
        for title, shares in share_tables(found):
            column.addWidget(_table(title, shares))
        column.addWidget(self._buttons())
        self.histogram.setFocus()

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = buttons.addButton(
            self.tr("&Copy as text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined]
        return buttons

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)


def _figures(found: Statistics) -> QWidget:
    figures = QWidget()
    figures.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    row = QHBoxLayout(figures)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(40)
    for rows in (amount_rows(found), time_rows(found)):
        row.addLayout(_form(rows))
    row.addStretch(1)
    return figures


def _form(rows: Rows) -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(7)
    form.setFormAlignment(Qt.AlignmentFlag.AlignTop)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
    for title, value in rows:
        shown = plain_label(value)
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        shown.setAccessibleName(f"{title}: {value}")
        form.addRow(title, shown)
    return form


def _table(title: str, shares: Sequence[SpokenShare]) -> QTableWidget:
    titles = share_titles(title)
    table = QTableWidget(len(shares), len(titles))
    set_up(table)
    table.setAccessibleName(title)
    table.setHorizontalHeaderLabels(titles)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    for row, share in enumerate(shares):
        for column, cell in enumerate(share_cells(share)):
            item = QTableWidgetItem(cell)
            side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(row, column, item)
    heights = table.verticalHeader().defaultSectionSize() * min(len(shares), _MOST_ROWS)
    table.setFixedHeight(heights + table.horizontalHeader().sizeHint().height() + 4)
    return table
