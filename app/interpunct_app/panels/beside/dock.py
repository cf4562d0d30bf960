# SPDX-License-Identifier: Apache-2.0
"""Panel of a second file: its cues beside those in front, and figures by language."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from interpunct_app.comparing.side_table import SideTable
from interpunct_app.comparing.small_table import SmallTable
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
        self._choose = QPushButton()
        self._across = QPushButton(self.tr("Edit"))
        self._notice = plain_label()
        self._table = SideTable(self.model, self.tr("Cues of the file beside"), _WIDEST)
        self._table.setSelectionMode(QTableView.SelectionMode.ContiguousSelection)
        self._table.setMinimumWidth(_LEAST_WIDTH)
        self._languages = SmallTable(
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

    @property
    def notice(self) -> str:
        """Sentence above the cues."""
        return self._notice.text()

    def show_other(self, name: str, notice: str = "") -> None:
        """Show the name of the file beside, empty for none, and a sentence about it."""
        self._choose.setText(as_it_stands(name) or self.tr("Choose a file"))
        self._across.setEnabled(bool(name))
        if not notice and not name:
            notice = self.tr(
                "Choose the translation of this file, or another open file: its cues are shown "
                "here beside those of the same time."
            )
        self._notice.setText(notice)
        self._notice.setVisible(bool(notice))

    def show_languages(self, rows: Sequence[Sequence[str]]) -> None:
        """Show the figures of each language."""
        self._languages.show_rows(rows)
        self._languages.setVisible(bool(rows))

    def languages(self) -> list[list[str]]:
        """Displayed figures."""
        return self._languages.texts()

    def show_cue(self, cue: int | None) -> None:
        """Select the rows of a cue in front, and scroll to them."""
        rows = self.model.rows_of(cue) if cue is not None else range(0)
        chosen = self._table.selectionModel()
        if not rows:
            chosen.clear()
            return
        first, last = (self.model.index(row, BesideColumn.TEXT) for row in (rows[0], rows[-1]))
        flags = QItemSelectionModel.SelectionFlag
        chosen.setCurrentIndex(first, flags.NoUpdate)
        chosen.select(QItemSelection(first, last), flags.ClearAndSelect | flags.Rows)
        self._table.scrollTo(last, Hint.EnsureVisible)
        self._table.scrollTo(first, Hint.EnsureVisible)

    def selected_rows(self) -> list[int]:
        """Selected rows."""
        return sorted(index.row() for index in self._table.selectionModel().selectedRows())

    def scroll_to(self, cue: int) -> None:
        """Scroll the rows of a cue in front to the top."""
        rows = self.model.rows_of(cue)
        if rows:
            self._table.scrollTo(self.model.index(rows[0], 0), Hint.PositionAtTop)

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
        self._choose.setToolTip(self.tr("Choose which file is shown here"))
        self._choose.setMenu(self.menu)
        self._across.setAccessibleName(self.tr("Edit the file beside in its own tab"))
        self._across.setToolTip(self._across.accessibleName())
        for button in (self._choose, self._across):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._notice.setWordWrap(True)
        self._notice.setContentsMargins(10, 4, 10, 8)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(8, 6, 8, 6)
        head.addWidget(self._choose)
        head.addStretch(1)
        head.addWidget(self._across)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._notice)
        column.addWidget(self._table, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(6, 6, 6, 2)
        foot.addWidget(self._languages)
        column.addLayout(foot)
        self.setWidget(body)

    def _connect(self) -> None:
        self._across.clicked.connect(self.across_wanted)
        self._table.clicked.connect(self._go_to)
        self._table.activated.connect(self._edit)
