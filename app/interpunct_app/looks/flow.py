# SPDX-License-Identifier: Apache-2.0
"""Row of widgets that goes on in the next line where the window is too narrow.

Own code after the idea of Qt's example "Flow Layout".
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QComboBox, QLayout, QLayoutItem, QStyle, QWidget

from interpunct_app.looks.boxes import Margins, uncut

_SPACING = 8
_Line = list[QLayoutItem]


def flow(*parts: QWidget, margins: Margins, spacing: int = _SPACING) -> QLayout:
    """Widgets side by side in as many lines as they need.

    Those that expand share the rest of their line.
    """
    layout = FlowLayout(spacing)
    layout.setContentsMargins(*margins)
    for part in parts:
        layout.addWidget(uncut(part) if isinstance(part, QComboBox) else part)
    return layout


class FlowLayout(QLayout):
    """Layout of the widgets of `flow`."""

    def __init__(self, spacing: int) -> None:
        super().__init__()
        self._items: _Line = []
        self._heights: dict[int, int] = {}  # by width; Qt asks for them many times a key
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        """See Qt."""
        self._items.append(item)

    def count(self) -> int:
        """See Qt."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """See Qt; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """See Qt; None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """See Qt: the lines take the width there is, and no more height than they need."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """See Qt."""
        return True

    def invalidate(self) -> None:
        """See Qt: forget the sizes of the parts."""
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        """See Qt: height of all lines."""
        if width not in self._heights:
            self._heights[width] = self._height(width)
        return self._heights[width]

    def _height(self, width: int) -> int:
        room = QRect(0, 0, width, 0).marginsRemoved(self.contentsMargins())
        placed = [place for _, place in self._placed(room)]
        bottom = max((place.bottom() + 1 for place in placed), default=room.top())
        return bottom + self.contentsMargins().bottom()

    def minimumSize(self) -> QSize:
        """See Qt: room for the widest part."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def sizeHint(self) -> QSize:
        """See Qt: everything in one line."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        height = max((hint.height() for hint in hints), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    def setGeometry(self, rect: QRect) -> None:
        """See Qt: place everything, mirrored where the program is."""
        super().setGeometry(rect)
        parent = self.parentWidget()
        side = parent.layoutDirection() if parent else Qt.LayoutDirection.LeftToRight
        for item, place in self._placed(rect.marginsRemoved(self.contentsMargins())):
            item.setGeometry(QStyle.visualRect(side, rect, place))

    def _shown(self) -> _Line:
        return [item for item in self._items if not item.isEmpty()]

    def _placed(self, room: QRect) -> Iterator[tuple[QLayoutItem, QRect]]:
        """Every part with its place, from the left."""
        top = room.top()
        for line in self._lines(room.width()):
            widths = self._widths(line, room.width())
            heights = [_height(*pair) for pair in zip(line, widths, strict=True)]
            left = room.left()
            for item, width, height in zip(line, widths, heights, strict=True):
                middle = top + (max(heights) - height) // 2
                yield item, QRect(QPoint(left, middle), QSize(width, height))
                left += width + self.spacing()
            top += max(heights) + self.spacing()

    def _lines(self, width: int) -> list[_Line]:
        """Parts of each line, as many as fit in their minimum widths."""
        lines: list[_Line] = []
        left = 0
        for item in self._shown():
            wanted = item.minimumSize().width()
            if not lines or wanted > left:
                lines.append([])
                left = width
            lines[-1].append(item)
            left -= wanted + self.spacing()
        return lines

    def _widths(self, line: _Line, width: int) -> list[int]:
        """Width of each part of a line: up to its hint, and more if it expands."""
        room = width - self.spacing() * (len(line) - 1)
        least = [min(item.minimumSize().width(), width) for item in line]
        widths = _grown(least, [item.sizeHint().width() for item in line], room)
        most = [item.maximumSize().width() if _expands(item) else 0 for item in line]
        return _grown(widths, most, room)


def _grown(widths: list[int], most: list[int], room: int) -> list[int]:
    """Widths with equal shares of the rest of `room`, none over its `most`."""
    grown, rest = list(widths), room - sum(widths)
    growing = [place for place, width in enumerate(widths) if width < most[place]]
    growing.sort(key=lambda place: most[place] - widths[place])
    for done, place in enumerate(growing):
        share = min(max(0, rest) // (len(growing) - done), most[place] - widths[place])
        grown[place] += share
        rest -= share
    return grown


def _height(item: QLayoutItem, width: int) -> int:
    """Height of a part; a text with several lines needs more where it is narrow."""
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()


def _expands(item: QLayoutItem) -> bool:
    return bool(item.expandingDirections() & Qt.Orientation.Horizontal)
