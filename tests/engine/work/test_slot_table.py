# SPDX-License-Identifier: Apache-2.0
"""The table of all facts about slots: every edit carries what belongs to a word."""

from __future__ import annotations

from dataclasses import fields

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from interpunct.work.slot_table import SlotTable

KEPT = ("label_probabilities", "casing_probabilities", "proposals", "left_alone", "foreign")
NAMES = [each.name for each in fields(SlotTable)]


def numbered(slots: int) -> SlotTable:
    """A table in which the row of each slot tells its number."""
    table = SlotTable.of(slots)
    for name in NAMES:
        column = getattr(table, name)
        if isinstance(column, np.ndarray):
            shape = (slots, *([1] * (column.ndim - 1)))
            column[:] = (np.arange(slots).reshape(shape) % 2).astype(column.dtype)
    return table


def rows_of(table: SlotTable) -> dict[str, list[object]]:
    return {name: np.asarray(getattr(table, name), object).tolist() for name in NAMES}


def test_nothing_is_known_of_new_slots() -> None:
    table = SlotTable.of(3)
    assert len(table) == 3
    assert np.isnan(table.label_probabilities).all()
    assert np.isnan(table.confidences).all()
    assert table.proposals == [None] * 3
    assert not (table.left_alone | table.foreign | table.decided | table.reviewable).any()


@given(st.integers(1, 12), st.data())
def test_a_part_put_back_restores_the_kept_columns(slots: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, slots))
    part = range(start, data.draw(st.integers(start, slots)))
    table = numbered(slots)
    before = rows_of(table)
    new = SlotTable.of(data.draw(st.integers(0, 4)))
    changed = table.exchanged(part, new)
    assert len(changed) == slots - len(part) + len(new)
    back = changed.exchanged(range(start, start + len(new)), table.at(part))
    assert {name: rows_of(back)[name] for name in KEPT} == {name: before[name] for name in KEPT}
    assert rows_of(table) == before, "exchanges make another table"


def test_rows_follow_their_words_and_new_words_have_new_rows() -> None:
    table = numbered(4)
    found = table.at([3, None, 1])
    assert found.left_alone.tolist() == [True, False, True]
    assert np.isnan(found.label_probabilities[1]).all()
    assert found.label_probabilities[0].tolist() == table.label_probabilities[3].tolist()
    assert not found.decided.any(), "decisions tell that anew"


def test_a_copy_shares_no_column() -> None:
    table = numbered(2)
    copied = table.copy()
    copied.left_alone[:] = True
    copied.proposals.clear()
    assert table.left_alone.tolist() == [False, True]
    assert len(table.proposals) == 2
