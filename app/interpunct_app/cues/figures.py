# SPDX-License-Identifier: Apache-2.0
"""What the cells of a table of cues show, worked out once and compared when cues change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from interpunct.segment.checks import Finding
from interpunct_app.cues.columns import Column

_MOST_ROWS = 1000
"""Far more than a screen has."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A text, what was found there, and the note of a bookmark, None where there is none."""

    text: str
    findings: Sequence[Finding]
    note: str | None


class Figures:
    """What cells show by `work_out`; it is asked again for a row only after `others`.

    A table that is painted asks for each cell several times, and at every key for some rows.
    """

    def __init__(self, work_out: Callable[[int, Column], Figure]) -> None:
        self._work_out = work_out
        self._known: dict[int, dict[Column, Figure]] = {}

    def of(self, row: int, column: Column) -> Figure:
        """What a cell shows."""
        known = self._known.get(row)
        if known is None:
            if len(self._known) >= _MOST_ROWS:
                self._known.clear()
            known = self._known[row] = {}
        figure = known.get(column)
        if figure is None:
            figure = known[column] = self._work_out(row, column)
        return figure

    def others(self, row: int, among: Sequence[Column] = tuple(Column)) -> list[Column]:
        """Which columns of a row may look different now: texts, and what is not as it was known.

        A text may have other signs with the same words.
        """
        known = self._known.get(row, {})
        before = {column: known.pop(column, None) for column in among}
        return [
            column
            for column, figure in before.items()
            if column is Column.TEXT or figure is None or self.of(row, column) != figure
        ]

    def forget(self) -> None:
        """Forget all cells: they are those of other cues."""
        self._known.clear()
