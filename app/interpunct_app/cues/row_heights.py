# SPDX-License-Identifier: Apache-2.0
"""Rows as high as their cues need, without laying out a long file.

Every row first gets the height for its number of lines, which takes milliseconds. Rows that come
into sight must be laid out for painting anyway. They then get their true height, such as that of a
wrapped line or a taller script.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtWidgets import QHeaderView, QTableView


class RowHeights:
    """Sets the row heights of a table; `needed` lays out a row and returns its height."""

    def __init__(self, table: QTableView, needed: Callable[[int], int]) -> None:
        self._table = table
        self._needed = needed
        self._is_fitting = False

    def guess(self, heights: Sequence[int]) -> None:
        """Set the most frequent height for all rows, then the others one by one."""
        usual = Counter(heights).most_common(1)[0][0] if heights else 0
        with _still(self._table.verticalHeader()) as header:
            header.setDefaultSectionSize(usual)
            for row, height in enumerate(heights):
                if height != usual:
                    header.resizeSection(row, height)

    def fit_visible(self) -> None:
        """Set the needed heights of the rows in sight."""
        if self._is_fitting:
            return
        self._is_fitting = True
        changed = self._set(self._in_sight())
        self._is_fitting = False
        if changed:
            self._table.updateGeometries()
            self._table.viewport().update()

    def _in_sight(self) -> dict[int, int]:
        """Heights of the rows that will be in sight after fitting."""
        table, header, heights = self._table, self._table.verticalHeader(), {}
        row = table.rowAt(0)
        y, room, rows = table.rowViewportPosition(row), table.viewport().height(), header.count()
        while 0 <= row < rows and y < room:
            heights[row] = self._needed(row)
            y += heights[row]
            row += 1
        return heights

    def _set(self, heights: Mapping[int, int]) -> bool:
        header = self._table.verticalHeader()
        others = [(row, it) for row, it in heights.items() if header.sectionSize(row) != it]
        if others:
            with _still(header):
                for row, height in others:
                    header.resizeSection(row, height)
        return bool(others)


@contextmanager
def _still(header: QHeaderView) -> Iterator[QHeaderView]:
    """Header that neither emits signals nor repaints while heights are set."""
    was_blocked = header.blockSignals(True)
    header.setUpdatesEnabled(False)
    yield header
    header.setUpdatesEnabled(True)
    header.blockSignals(was_blocked)
