# SPDX-License-Identifier: Apache-2.0
"""Rows of a table that are in sight, and scrolling to another row."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QTableView

_SHARE_OF_CONTEXT = 4
_ROWS_OF_CONTEXT = 2


def rows_in_sight(table: QTableView) -> range:
    """Rows in sight, wholly or in part."""
    first, last = table.rowAt(0), table.rowAt(table.viewport().height() - 1)
    if first < 0:
        return range(0)
    return range(first, (last if last >= 0 else table.model().rowCount() - 1) + 1)


def bring_into_sight(table: QTableView, row: int) -> None:
    """Scroll until `row` has context above and below: a quarter of the height, or two rows.

    Scrolling stops at the next whole row. A step then repaints one or two rows, and the eye keeps
    its place. A row more than half a viewport away is moved to the middle.
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
    """`distance`, extended so that the row at the edge is wholly in sight."""
    room = table.viewport().height()
    edge = table.rowAt(distance if distance < 0 else room + distance - 1)
    if edge < 0:
        return distance
    top = table.rowViewportPosition(edge)
    return top if distance < 0 else top + table.rowHeight(edge) - room
