# SPDX-License-Identifier: Apache-2.0
"""Cache of cell contents, by which views learn of the cells that have changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from interpunct.cutting.checks import Finding
from interpunct_app.cues.columns import Column

_MOST_ROWS = 1000
"""Far more rows than a screen has."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Text of a cell, its findings, and the note of a bookmark (None without bookmark)."""

    text: str
    findings: Sequence[Finding]
    note: str | None


class Figures:
    """Cell contents computed by `work_out`, and computed again when the `basis` of a row changes.

    Without it, a review key would compute and paint whole rows, and take a quarter longer or more.
    """

    def __init__(
        self, work_out: Callable[[int, Column], Figure], basis: Callable[[int], object]
    ) -> None:
        self._work_out = work_out
        self._basis = basis
        self._known: dict[int, tuple[object, dict[Column, Figure]]] = {}

    def __contains__(self, row: int) -> bool:
        """Whether any cell of a row is known, and so may be on the screen."""
        return row in self._known

    def of(self, row: int, column: Column) -> Figure:
        """Content of a cell."""
        if row not in self._known:
            if len(self._known) >= _MOST_ROWS:
                self._known.clear()
            self._known[row] = self._basis(row), {}
        _, figures = self._known[row]
        if column not in figures:
            figures[column] = self._work_out(row, column)
        return figures[column]

    def others(self, row: int) -> list[Column]:
        """Columns of a row whose content has changed; all columns of an unknown row."""
        if row not in self._known:
            return list(Column)
        basis, before = self._known[row]
        if basis == self._basis(row):
            return []
        del self._known[row]
        return [it for it in Column if it not in before or self.of(row, it) != before[it]]

    def forget(self) -> None:
        """Forget all cells, for the cues are replaced."""
        self._known.clear()
