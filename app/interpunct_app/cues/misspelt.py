# SPDX-License-Identifier: Apache-2.0
"""Underlines misspelt words of a laid-out text, and finds the word at a point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTextLayout

from interpunct_app.cues.painting import gap_area, qt_position
from interpunct_app.cues.shown_cue import Gap, ShownCue

Misspelt = Callable[[ShownCue], Sequence[Gap]]
"""Misspelt words of a shown cue; must be fast, because painting calls it."""

_STEP = 2.0
"""Half of a wave's length, in pixels."""
_DEPTH = 1.5


def none_misspelt(_cue: ShownCue) -> Sequence[Gap]:
    """No misspelt words, for views without a spelling check."""
    return ()


def paint_misspelt(
    painter: QPainter, layout: QTextLayout, words: Iterable[Gap], colour: QColor
) -> None:
    """Draw a wavy line under each of `words`."""
    painter.setPen(QPen(colour, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for word in words:
        area = gap_area(layout, word.start, word.end)
        if area is not None:
            line = layout.lineForTextPosition(qt_position(layout.text(), word.start))
            painter.drawPolyline(QPolygonF(list(_wave(area, area.top() + line.ascent() + 2))))


def word_at(layout: QTextLayout, words: Iterable[Gap], point: QPointF) -> Gap | None:
    """Word at `point` of the layout; None if there is none."""
    areas = ((word, gap_area(layout, word.start, word.end)) for word in words)
    return next((word for word, area in areas if area is not None and area.contains(point)), None)


def _wave(area: QRectF, top: float) -> Iterator[QPointF]:
    for place in range(int(area.width() / _STEP) + 1):
        yield QPointF(area.left() + place * _STEP, top + place % 2 * 2 * _DEPTH)
