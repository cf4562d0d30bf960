# SPDX-License-Identifier: Apache-2.0
"""The table of all facts about slots: one row a slot, one column a fact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.labels import PAPER_LABELS, Casing, LabelSet
from interpunct.marking.proposals import Proposal

BoolArray = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class _Column:
    """Value of a new slot, and whether a fact goes along with its word or is worked out again."""

    new: float | bool | None
    kept: bool
    width: int | None = None  # values a slot, where there is more than one

    def rows(self, count: int) -> Any:
        """So many new rows."""
        if self.new is None:
            return [None] * count
        shape = count if self.width is None else (count, self.width)
        return np.full(shape, self.new, np.bool_ if isinstance(self.new, bool) else np.float32)


@dataclass(slots=True, eq=False)
class SlotTable:
    """Columns of equal length; a new fact about slots is one line here.

    Kept columns go along with their words through every edit; `WorkState` works out the others.
    Probabilities and confidences are NaN, and proposals None, where nothing is predicted.
    """

    label_probabilities: Annotated[FloatArray, _Column(np.nan, kept=True, width=len(PAPER_LABELS))]
    casing_probabilities: Annotated[FloatArray, _Column(np.nan, kept=True, width=len(Casing))]
    proposals: Annotated[list[Proposal | None], _Column(None, kept=True)]
    left_alone: Annotated[BoolArray, _Column(False, kept=True)]
    foreign: Annotated[BoolArray, _Column(False, kept=True)]
    decided: Annotated[BoolArray, _Column(False, kept=False)]
    confidences: Annotated[FloatArray, _Column(np.nan, kept=False)]
    reviewable: Annotated[BoolArray, _Column(False, kept=False)]
    casing_decided: Annotated[BoolArray, _Column(False, kept=False)]
    casing_confidences: Annotated[FloatArray, _Column(np.nan, kept=False)]

    @classmethod
    def of(cls, slots: int, labels: LabelSet = PAPER_LABELS) -> SlotTable:
        """The table of so many new slots, with a probability for each of `labels`."""
        columns = {name: column.rows(slots) for name, column in _COLUMNS.items()}
        columns["label_probabilities"] = np.full((slots, len(labels)), np.nan, np.float32)
        return cls(**columns)

    def __len__(self) -> int:
        return len(self.proposals)

    def copy(self) -> SlotTable:
        """The table with columns of its own."""
        return SlotTable(**{name: getattr(self, name).copy() for name in _COLUMNS})

    def at(self, places: Sequence[int | None]) -> SlotTable:
        """A copy of the kept columns of the slots at `places`; a new slot for None.

        The other columns are those of new slots.
        """
        return SlotTable(
            **{
                name: _rows_at(getattr(self, name), places, column.new)
                if column.kept
                else column.rows(len(places))
                for name, column in _COLUMNS.items()
            }
        )

    def exchanged(self, slots: range, by: SlotTable) -> SlotTable:
        """The table with the rows `by` in place of those of `slots`."""

        def joined(rows: Any, new: Any) -> Any:
            before, after = rows[: slots.start], rows[slots.stop :]
            if isinstance(rows, list):
                return [*before, *new, *after]
            return np.concatenate((before, new, after))

        pairs = {name: (getattr(self, name), getattr(by, name)) for name in _COLUMNS}
        return SlotTable(**{name: joined(*pair) for name, pair in pairs.items()})

    def without_predictions(self, labels: LabelSet) -> SlotTable:
        """The table where nothing is predicted, for a model with these `labels`."""
        new = SlotTable.of(len(self), labels)
        return replace(new, left_alone=self.left_alone, foreign=self.foreign)


_COLUMNS: dict[str, _Column] = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(SlotTable, include_extras=True).items()
}


def _rows_at(rows: Any, places: Sequence[int | None], new: float | bool | None) -> Any:
    """The rows at `places`; `new` for None."""
    if isinstance(rows, list):
        return [new if place is None else rows[place] for place in places]
    known = [place is not None for place in places]
    found = np.full((len(places), *rows.shape[1:]), new, rows.dtype)
    found[known] = rows[[place for place in places if place is not None]]
    return found
