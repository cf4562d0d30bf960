# SPDX-License-Identifier: Apache-2.0
"""What the cells of a table of cues show, worked out once and compared when cues change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from interpunct.cutting.checks import Finding
from interpunct_app.cues.columns import Column

_MOST_ROWS = 1000
"""Far more than a screen has."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A text, what was found there, and the note of a bookmark, None where there is none."""

    text: str
    findings: Sequence[Finding]
    note: str | None


@dataclass(frozen=True, slots=True)
class _Row:
    """The cells of a row that are known, and what they follow from."""

    basis: object
    figures: dict[Column, Figure]


class Figures:
    """What cells show by `work_out`; it is asked again where the `basis` of a row is another.

    A table that is painted asks for each cell several times, and at every key for some rows.
    """

    def __init__(
        self, work_out: Callable[[int, Column], Figure], basis: Callable[[int], object]
    ) -> None:
        self._work_out = work_out
        self._basis = basis
        self._known: dict[int, _Row] = {}

    def __contains__(self, row: int) -> bool:
        """Whether anything of a row is known, and so may be shown."""
        return row in self._known

    def of(self, row: int, column: Column) -> Figure:
        """What a cell shows."""
        known = self._known.get(row)
        if known is None:
            if len(self._known) >= _MOST_ROWS:
                self._known.clear()
            known = self._known[row] = _Row(self._basis(row), {})
        figure = known.figures.get(column)
        if figure is None:
            figure = known.figures[column] = self._work_out(row, column)
        return figure

    def others(self, row: int) -> list[Column]:
        """Which columns of a row show something else now; all of what was not known."""
        known = self._known.get(row)
        if known is None:
            return list(Column)
        if known.basis == self._basis(row):
            return []
        del self._known[row]
        before = known.figures
        return [it for it in Column if it not in before or self.of(row, it) != before[it]]

    def forget(self) -> None:
        """Forget all cells: they are those of other cues."""
        self._known.clear()
