# SPDX-License-Identifier: Apache-2.0
"""Window of figures: amounts, times, a histogram of speeds, speakers and languages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from interpunct.cutting.statistics import SpokenShare, Statistics
from interpunct_app.cues.titled_table import set_up
from interpunct_app.looks.boxes import NO_MARGINS, column
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.scrolled import Scrolled
from interpunct_app.looks.windows import bring_up, resize_within
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.pages.tabs import Pages
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
        resize_within(self, 760, 600)
        self._text = as_text(name, found)
        self.histogram = Histogram(found.speeds)
        self.histogram.cue_wanted.connect(self.cue_wanted)
        picture = plain_label(
            self.tr("Cues by characters a second. A click on a bar goes to its first cue."),
            wraps=True,
        )
        tables = (_table(title, shares) for title, shares in share_tables(found))
        parts = (_figures(found), picture, self.histogram, *tables, self._buttons())
        self.setLayout(column(*parts, wide=self.histogram, spacing=10))
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


class StatisticsControl(QObject):
    """Opens a window of figures, whose bars lead to the cues of its page."""

    def __init__(self, pages: Pages, window: QWidget) -> None:
        super().__init__(window)
        self._pages = pages
        self._window = window

    def show(self) -> None:
        """Count the file as it would be saved now, and show the figures."""
        page = self._pages.current()
        if page is None or page.reviewer is None or page.is_held:
            return
        work, profile = page.reviewer.work, page.profile
        task = page.read_state(
            lambda: work.statistics(profile),
            self.tr("The count failed; the log file has the details."),
            Until.CHECKED,
        )
        task.done.connect(partial(self._open, page))

    def _open(self, page: Page, found: Statistics) -> None:
        for dialog in self._window.findChildren(StatisticsDialog):
            dialog.close()
        dialog = StatisticsDialog(self._window, page.path.name, found)
        dialog.cue_wanted.connect(partial(self._go_to, page))
        page.destroyed.connect(dialog.close)
        bring_up(dialog)

    def _go_to(self, page: Page, cue: int) -> None:
        """Show a cue of the counted page, whichever page is in front."""
        front = self._pages.current()
        if front is not None and front.table.finish_editing():
            self._pages.setCurrentWidget(page)
            page.table.go_to(cue)


def _figures(found: Statistics) -> QWidget:
    figures = QWidget()
    forms = (_form(amount_rows(found)), _form(time_rows(found)))
    figures.setLayout(flow(*forms, margins=NO_MARGINS, spacing=40))
    return Scrolled(figures)


def _form(rows: Rows) -> QWidget:
    widget = QWidget()
    form = QFormLayout(widget)
    form.setContentsMargins(*NO_MARGINS)
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(7)
    form.setFormAlignment(Qt.AlignmentFlag.AlignTop)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
    for title, value in rows:
        shown = plain_label(value)
        shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        shown.setAccessibleName(f"{title}: {value}")
        form.addRow(title, shown)
    return widget


def _table(title: str, shares: Sequence[SpokenShare]) -> QTableWidget:
    titles = share_titles(title)
    table = QTableWidget(len(shares), len(titles))
    set_up(table)
    table.setAccessibleName(title)
    table.setHorizontalHeaderLabels(titles)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    for place, share in enumerate(shares):
        for figure, cell in enumerate(share_cells(share)):
            item = QTableWidgetItem(cell)
            side = Qt.AlignmentFlag.AlignRight if figure else Qt.AlignmentFlag.AlignLeft
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(place, figure, item)
    heights = table.verticalHeader().defaultSectionSize() * min(len(shares), _MOST_ROWS)
    table.setFixedHeight(heights + table.horizontalHeader().sizeHint().height() + 4)
    return table
