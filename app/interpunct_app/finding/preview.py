# SPDX-License-Identifier: Apache-2.0
"""List of changes, one cue per row, with ticks: replacements, corrections, new times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QTableView, QWidget

from interpunct.review.finding import Hit
from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.model import FOUND_ROLE, SHOWN_ROLE
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.cues.titled_table import Index, TitledTable, set_up
from interpunct_app.looks.boxes import column, quiet_button, row
from interpunct_app.looks.plain import plain_label, plain_tip
from interpunct_app.looks.theme import FramedTicks
from interpunct_app.looks.windows import resize_within

_CHECK = Qt.ItemDataRole.CheckStateRole
_REASON_WIDTH = 200  # pixels


@dataclass(frozen=True, slots=True)
class Replacement:
    """Cue of a file with its text before and after; `hits` are the replaced parts.

    `reason` says which change it is, or how; empty where all changes have the same. A change that
    `is_ticked` is chosen unless the user unticks it. One that is no change has no tick.
    """

    file: Path
    cue: int
    before: str
    after: str
    hits: tuple[Hit, ...] = ()
    right_to_left: bool = False
    reason: str = ""
    is_ticked: bool = True
    is_change: bool = True


class ReplacementColumn(IntEnum):
    """Columns of the replacements."""

    CUE = 0
    FILE = 1
    REASON = 2
    BEFORE = 3
    AFTER = 4


class ReplacementModel(TitledTable):
    """Qt model of replacements, each with a tick."""

    columns = ReplacementColumn
    texts = tuple(ReplacementColumn)[1:]

    def __init__(self, rows: Sequence[Replacement]) -> None:
        super().__init__()
        texts = (self.tr("Before"), self.tr("After"))
        self.titles = (self.tr("Cue"), self.tr("File"), self.tr("Change"), *texts)
        self._rows = rows
        self._names = _names({row.file for row in rows})
        self._fixed = {place for place, row in enumerate(rows) if not row.is_change}
        self._unticked = {place for place, row in enumerate(rows) if not row.is_ticked}

    def ticked(self) -> list[int]:
        """Rows to replace."""
        return [row for row in range(len(self._rows)) if row not in self._unticked | self._fixed]

    def rows(self) -> int:
        """Number of changes."""
        return len(self._rows)

    def changed_cues(self) -> int:
        """Number of cues with a ticked change."""
        return len({(self._rows[row].file, self._rows[row].cue) for row in self.ticked()})

    def tick_all(self, *, ticked: bool) -> None:
        """Tick or untick every row."""
        self._unticked = set() if ticked else set(range(len(self._rows)))
        last = self.index(len(self._rows) - 1, ReplacementColumn.CUE)
        self.dataChanged.emit(self.index(0, ReplacementColumn.CUE), last)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Make each row selectable, and its number checkable."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        has_tick = index.column() == ReplacementColumn.CUE and index.row() not in self._fixed
        return flags | Qt.ItemFlag.ItemIsUserCheckable if has_tick else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        row, column = self._rows[index.row()], ReplacementColumn(index.column())
        asked: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: self._text(row, column),
            Qt.ItemDataRole.TextAlignmentRole: lambda: self.alignment(column),
            Qt.ItemDataRole.ToolTipRole: lambda: self._tip(row, column),
            _CHECK: lambda: self._tick(index.row()) if column is ReplacementColumn.CUE else None,
            SHOWN_ROLE: lambda: ShownCue(self._text(row, column), right_to_left=row.right_to_left),
            FOUND_ROLE: lambda: row.hits if column is ReplacementColumn.BEFORE else (),
        }
        return asked[role]() if role in asked else None

    def _text(self, row: Replacement, column: ReplacementColumn) -> str:
        named = str(row.cue + 1), self._names[row.file], row.reason
        return (*named, row.before, row.after)[column]

    def _tip(self, row: Replacement, column: ReplacementColumn) -> str:
        is_file = column is ReplacementColumn.FILE
        return plain_tip(str(row.file) if is_file else self._text(row, column))

    def _tick(self, row: int) -> Qt.CheckState | None:
        if row in self._fixed:
            return None
        return Qt.CheckState.Unchecked if row in self._unticked else Qt.CheckState.Checked

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Tick or untick a row."""
        if role != _CHECK or index.row() in self._fixed:
            return False
        if Qt.CheckState(value) is Qt.CheckState.Checked:
            self._unticked.discard(index.row())
        else:
            self._unticked.add(index.row())
        self.dataChanged.emit(index, index)
        return True


class ReplacePreview(QDialog):
    """Dialog for choosing changes; `note` names the cues left out."""

    def __init__(
        self, parent: QWidget, rows: Sequence[Replacement], note: str, title: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title or self.tr("Replace all"))
        resize_within(self, 960, 560)
        self.model = ReplacementModel(rows)
        self.table = QTableView()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Apply | QDialogButtonBox.StandardButton.Cancel
        )
        self.apply_button = self.buttons.button(QDialogButtonBox.StandardButton.Apply)
        self._summary = plain_label()
        self._note = plain_label(note)
        self._all = quiet_button(self.tr("Tick all"))
        self._none = quiet_button(self.tr("Untick all"))
        self._set_up(several=len({row.file for row in rows}) > 1)
        has_reasons = any(row.reason for row in rows)
        self.table.setColumnHidden(ReplacementColumn.REASON, not has_reasons)
        self.table.setColumnWidth(ReplacementColumn.REASON, _REASON_WIDTH)
        self._show_count()

    @Slot()
    def _show_count(self) -> None:
        count = self.model.changed_cues()
        self._summary.setText(self.tr("%n cues change.", "", count))
        self.apply_button.setEnabled(count > 0)

    def _set_up(self, *, several: bool) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Cues before and after"))
        set_up(table)
        table.ensurePolished()
        table.verticalHeader().setDefaultSectionSize(row_height(table.font()))
        table.setColumnHidden(ReplacementColumn.FILE, not several)
        table.setColumnWidth(
            ReplacementColumn.CUE, QFontMetrics(table.font()).horizontalAdvance("000000") + 48
        )
        table.setItemDelegateForColumn(ReplacementColumn.CUE, FramedTicks(table))
        texts = CueDelegate(table)
        for text in (ReplacementColumn.BEFORE, ReplacementColumn.AFTER):
            table.setItemDelegateForColumn(text, texts)
            stretch = QHeaderView.ResizeMode.Stretch
            table.horizontalHeader().setSectionResizeMode(text, stretch)
        self._note.setVisible(bool(self._note.text()))
        head = row(self._summary, self._all, self._none, wide=self._summary)
        self.setLayout(column(head, table, self._note, self.buttons))
        self._all.clicked.connect(lambda: self.model.tick_all(ticked=True))
        self._none.clicked.connect(lambda: self.model.tick_all(ticked=False))
        self.model.dataChanged.connect(self._show_count)
        self.buttons.rejected.connect(self.reject)
        self.apply_button.clicked.connect(self.accept)


def _names(files: Collection[Path]) -> dict[Path, str]:
    """Display names of files; equal names get their folder."""
    alike = Counter(file.name for file in files)
    return {
        file: file.name if alike[file.name] == 1 else f"{file.parent.name}/{file.name}"
        for file in files
    }
