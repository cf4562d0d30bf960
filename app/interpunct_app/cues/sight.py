# SPDX-License-Identifier: Apache-2.0
"""Which rows of a table can be seen, and how far it scrolls to show another."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QTableView

_SHARE_OF_CONTEXT = 4
_ROWS_OF_CONTEXT = 2


def rows_in_sight(table: QTableView) -> range:
    """The rows that can be seen now, in part too."""
    first, last = table.rowAt(0), table.rowAt(table.viewport().height() - 1)
    if first < 0:
        return range(0)
    return range(first, (last if last >= 0 else table.model().rowCount() - 1) + 1)


def bring_into_sight(table: QTableView, row: int) -> None:
    """Scroll until `row` has context above and below: a quarter of the height, or two rows.

    It goes no further than to the next whole row, so that a step brings one or two rows that have
    to be painted, and the eye keeps its place. What is so far away that most rows are others
    comes to the middle.
    """
    room, height = table.viewport().height(), table.rowHeight(row)
    context = max(room // _SHARE_OF_CONTEXT, _ROWS_OF_CONTEXT * height)
    context = max(0, min(context, (room - height) // 2))
    top = table.rowViewportPosition(row)
    distance = top - min(max(top, context), max(0, room - context - height))
    if abs(distance) > room // 2:
        index = table.model().index(row, 0)
        table.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
    elif distance:
        bar = table.verticalScrollBar()
        bar.setValue(bar.value() + _to_whole_row(table, distance))


def _to_whole_row(table: QTableView, distance: int) -> int:
    """`distance`, longer by as much as the row at the edge needs to be seen whole."""
    room = table.viewport().height()
    edge = table.rowAt(distance if distance < 0 else room + distance - 1)
    if edge < 0:
        return distance
    top = table.rowViewportPosition(edge)
    return top if distance < 0 else top + table.rowHeight(edge) - room
