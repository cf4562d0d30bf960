# SPDX-License-Identifier: Apache-2.0
"""Panel of a second file: its cues beside those in front, and figures by language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Signal, Slot
from PySide6.QtWidgets import QDockWidget, QMenu, QTableView, QWidget

from interpunct_app.comparing.side_table import SideTable
from interpunct_app.comparing.small_table import SmallTable
from interpunct_app.looks.boxes import quiet_button, row, stack
from interpunct_app.looks.elided import ElidedButton
from interpunct_app.looks.plain import as_it_stands, plain_label
from interpunct_app.panels.beside.beside_model import BesideColumn, BesideModel

_LEAST_WIDTH = 360  # pixels
_WIDEST: dict[int, str] = {BesideColumn.NUMBER: "00000", BesideColumn.START: "00:00:00,000"}
Hint = QTableView.ScrollHint


class BesideDock(QDockWidget):
    """View of `model`; emits `cue_wanted` for a cue in front, `across_wanted` for the other tab.

    `edit_wanted` asks for a cue of the file beside, in its tab. `menu` opens from the button with
    the file's name.
    """

    cue_wanted = Signal(int)
    across_wanted = Signal()
    edit_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Beside"), parent)
        self.model = BesideModel()
        self.menu = QMenu(self)
        self._choose = ElidedButton()
        self._across = quiet_button(self.tr("Edit"))
        self.notice = plain_label(wraps=True)
        self.table = SideTable(
            self.model,
            self.tr("Cues of the file beside"),
            _WIDEST,
            spared=(BesideColumn.START, BesideColumn.NUMBER),
        )
        self.table.setSelectionMode(QTableView.SelectionMode.ContiguousSelection)
        self.table.setMinimumWidth(_LEAST_WIDTH)
        self.languages = SmallTable(
            self.tr("Figures by language"),
            (
                self.tr("Language"),
                self.tr("Words"),
                self.tr("Cues"),
                self.tr("Marks"),
                self.tr("To review"),
            ),
        )
        self._set_up_head()
        self._lay_out()
        self._connect()
        self.show_other("")

    def show_other(self, name: str, notice: str = "") -> None:
        """Show the name of the file beside, empty for none, and a sentence about it."""
        self._choose.setText(as_it_stands(name) or self.tr("Choose a file"))
        self._across.setEnabled(bool(name))
        if not notice and not name:
            notice = self.tr(
                "Choose the translation of this file, or another open file. Its cues appear "
                "here, beside the cues of the same time."
            )
        self.notice.setText(notice)
        self.notice.setVisible(bool(notice))

    def show_languages(self, rows: Sequence[Sequence[str]]) -> None:
        """Show the figures of each language."""
        self.languages.show_rows(rows)
        self.languages.setVisible(bool(rows))

    def show_cue(self, cue: int | None) -> None:
        """Select the rows of a cue in front, and scroll to them."""
        rows = self.model.rows_of(cue) if cue is not None else range(0)
        chosen = self.table.selectionModel()
        if not rows:
            chosen.clear()
            return
        first, last = (self.model.index(row, BesideColumn.TEXT) for row in (rows[0], rows[-1]))
        flags = QItemSelectionModel.SelectionFlag
        chosen.setCurrentIndex(first, flags.NoUpdate)
        chosen.select(QItemSelection(first, last), flags.ClearAndSelect | flags.Rows)
        self.table.scrollTo(last, Hint.EnsureVisible)
        self.table.scrollTo(first, Hint.EnsureVisible)

    def scroll_to(self, cue: int) -> None:
        """Scroll the rows of a cue in front to the top."""
        rows = self.model.rows_of(cue)
        if rows:
            self.table.scrollTo(self.model.index(rows[0], 0), Hint.PositionAtTop)

    @Slot(QModelIndex)
    def _go_to(self, index: QModelIndex) -> None:
        cue = self.model.row(index.row()).cue
        if cue is not None:
            self.cue_wanted.emit(cue)

    @Slot(QModelIndex)
    def _edit(self, index: QModelIndex) -> None:
        other = self.model.row(index.row()).other
        self._go_to(index)
        if other is None:
            self.across_wanted.emit()
        else:
            self.edit_wanted.emit(other)

    def _set_up_head(self) -> None:
        self._choose.setAccessibleName(self.tr("File beside"))
        self._choose.setToolTip(self.tr("Choose the file to show here"))
        self._choose.setMenu(self.menu)
        self._across.setAccessibleName(self.tr("Edit the file beside in its own tab"))
        self._across.setToolTip(self._across.accessibleName())
        self.notice.setContentsMargins(10, 4, 10, 8)

    def _lay_out(self) -> None:
        head = row(self._choose, None, self._across, margins=(8, 6, 8, 6))
        foot = row(self.languages, margins=(6, 6, 6, 2))
        self.setWidget(stack(head, self.notice, self.table, foot, wide=self.table))

    def _connect(self) -> None:
        self._across.clicked.connect(self.across_wanted)
        self.table.clicked.connect(self._go_to)
        self.table.activated.connect(self._edit)
