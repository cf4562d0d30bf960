# SPDX-License-Identifier: Apache-2.0
"""Rows as high as their cues need, without laying out a long file.

Every row has the height of as many lines as its text has line ends: that takes milliseconds.
Rows that come into sight are laid out, as they are to be painted anyway, and get the height that
they need in fact: that of a line that is wrapped, or of a script with higher letters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtWidgets import QHeaderView, QTableView


class RowHeights:
    """Sets the heights of the rows of a table; `needed` tells what a row needs, laid out."""

    def __init__(self, table: QTableView, needed: Callable[[int], int]) -> None:
        self._table = table
        self._needed = needed
        self._is_fitting = False
        self._fitted = range(0)

    def guess(self, heights: Sequence[int]) -> None:
        """Give every row a height: all of them the most frequent one, then the others theirs."""
        self._fitted = range(0)
        usual = Counter(heights).most_common(1)[0][0] if heights else 0
        with _still(self._table.verticalHeader()) as header:
            header.setDefaultSectionSize(usual)
            for row, height in enumerate(heights):
                if height != usual:
                    header.resizeSection(row, height)

    def fit_changed(self, first: int, last: int) -> bool:
        """Give rows `first` to `last`, as far as they are in sight, the heights they need.

        Where one of them had another, others may have come into sight and are fitted too.
        """
        header, height = self._table.verticalHeader(), self._table.viewport().height()
        top = max(first, header.visualIndexAt(0))
        bottom = header.visualIndexAt(height - 1)
        rows = range(top, (last if bottom < 0 else min(last, bottom)) + 1)
        if all(header.sectionSize(row) == self._needed(row) for row in rows):
            return False
        return self.fit_visible()

    def fit_visible(self) -> bool:
        """Give the rows in sight the heights they need; whether any had another."""
        self._fitted = range(0)
        return self.fit_scrolled()

    def fit_scrolled(self) -> bool:
        """Give the rows that came into sight the heights they need; whether any had another."""
        if self._is_fitting:
            return False
        self._is_fitting = True
        changed = self._set(self._in_sight())
        self._is_fitting = False
        return changed

    def _in_sight(self) -> dict[int, int]:
        """The heights of the rows in sight, once all of them have theirs.

        Those that were in sight before have them; what changed in one was fitted then.
        """
        table, header, heights = self._table, self._table.verticalHeader(), {}
        first = row = table.rowAt(0)
        y, room, rows = table.rowViewportPosition(row), table.viewport().height(), header.count()
        while 0 <= row < rows and y < room:
            is_fitted = row in self._fitted
            heights[row] = header.sectionSize(row) if is_fitted else self._needed(row)
            y += heights[row]
            row += 1
        self._fitted = range(max(first, 0), row)
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
    """A header that neither tells of each height that it is given nor paints it."""
    was_blocked = header.blockSignals(True)
    header.setUpdatesEnabled(False)
    yield header
    header.setUpdatesEnabled(True)
    header.blockSignals(was_blocked)
