# SPDX-License-Identifier: Apache-2.0
"""Lays out and paints the text of a cue: plain text, the marks of doubt under its gaps.

Nothing here reads HTML: a caption may well contain `<img src=…>`, which is shown as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPolygonF,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from interpunct.review.finding import Hit
from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue
from interpunct_app.looks.theme import MarkColours

_BREAKS = str.maketrans({"\n": "\u2028", "\r": "\u200b"})


def text_option(right_to_left: bool) -> QTextOption:
    """Wrapping, direction and side of a cue in its language."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    direction = Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    side = Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft
    option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
    return option


LEADING = 4
"""Pixels between lines, for the signs under the upper one."""


def lay_out(
    cue: ShownCue, font: QFont, width: float, markup: QColor, most_lines: int | None = None
) -> QTextLayout:
    """The lines of `cue`, at most `width` pixels wide; offsets are those of its text.

    Beyond `most_lines` the rest is replaced by an ellipsis.
    """
    layout = _layout(cue, cue.text, font, width, markup)
    if most_lines is None or layout.lineCount() <= most_lines:
        return layout
    start = layout.lineAt(most_lines - 1).textStart()
    rest = cue.text[start:].replace("\r", "").replace("\n", " ")
    elide = Qt.TextElideMode.ElideRight
    short = QFontMetricsF(font).elidedText(rest, elide, width - 1)
    return _layout(cue, cue.text[:start] + short, font, width, markup)


def _layout(cue: ShownCue, text: str, font: QFont, width: float, markup: QColor) -> QTextLayout:
    layout = QTextLayout(text.translate(_BREAKS), font)
    layout.setCacheEnabled(True)
    layout.setTextOption(text_option(cue.right_to_left))
    layout.setFormats([_format(span, markup) for span in cue.markup])
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height() + LEADING
    layout.endLayout()
    return layout


def _format(span: tuple[int, int], colour: QColor) -> QTextLayout.FormatRange:
    faint = QTextCharFormat()
    faint.setForeground(colour)
    formatted = QTextLayout.FormatRange()
    formatted.start, formatted.length, formatted.format = span[0], span[1] - span[0], faint
    return formatted


def height_of(layout: QTextLayout) -> float:
    """The height of all lines, in pixels."""
    last = layout.lineAt(layout.lineCount() - 1)
    return last.y() + last.height()


def gap_area(layout: QTextLayout, start: int, end: int) -> QRectF | None:
    """Where `text[start:end]` stands (the one character after `start`, if empty).

    None where the layout cut it off.
    """
    line = layout.lineForTextPosition(start)
    if start > len(layout.text()) or not line.isValid():
        return None
    stop = min(max(end, start + 1), line.textStart() + line.textLength())
    one, other = x_of(line, start), x_of(line, stop)
    left, right = min(one, other), max(one, other)
    return QRectF(left, line.y(), right - left, line.height())


def x_of(line: QTextLine, offset: int) -> float:
    """The x position of the cursor before character `offset`, in pixels of the layout."""
    x, _ = cast("tuple[float, int]", line.cursorToX(offset))
    return x


def paint_gaps(
    painter: QPainter, layout: QTextLayout, gaps: tuple[Gap, ...], colours: MarkColours
) -> None:
    """Draw the sign of every gap: shape first, colour second."""
    for gap in gaps:
        area = gap_area(layout, gap.start, gap.end)
        if area is None:
            continue
        baseline = area.top() + layout.lineForTextPosition(gap.start).ascent()
        spread = max(0.0, (8 - area.width()) / 2)
        area = area.adjusted(-spread, 0, spread, 0)
        _SIGNS[gap.doubt](painter, area, baseline + 2.5, colours)


def paint_found(
    painter: QPainter, layout: QTextLayout, found: Sequence[Hit], colour: QColor
) -> None:
    """Draw a box around what was found, one in each line that it stands in."""
    painter.setPen(QPen(colour, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hit in found:
        for start, end in _in_lines(layout, hit):
            area = gap_area(layout, start, end)
            if area is not None:
                painter.drawRect(area.adjusted(-1, 0, 1, 0))


def _in_lines(layout: QTextLayout, hit: Hit) -> Iterator[tuple[int, int]]:
    """The parts of a hit, line by line."""
    for place in range(layout.lineCount()):
        line = layout.lineAt(place)
        start = max(hit.start, line.textStart())
        end = min(hit.end, line.textStart() + line.textLength())
        if start < end:
            yield start, end


def _underline(painter: QPainter, area: QRectF, y: float, colours: MarkColours) -> None:
    """Dotted: uncertain."""
    pen = QPen(colours.uncertain, 2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1, 1])
    painter.setPen(pen)
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))


def _triangle(painter: QPainter, area: QRectF, y: float, colours: MarkColours) -> None:
    """A hollow triangle: very uncertain."""
    middle, top = area.center().x(), y - 1
    corners = (
        QPointF(middle, top),
        QPointF(middle - 4, top + 5.5),
        QPointF(middle + 4, top + 5.5),
    )
    painter.setPen(QPen(colours.very_uncertain, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(corners))


def _tick(painter: QPainter, area: QRectF, y: float, colours: MarkColours) -> None:
    """A small tick: decided."""
    middle = area.center().x()
    points = (
        QPointF(middle - 3, y + 1),
        QPointF(middle - 1, y + 3.5),
        QPointF(middle + 4, y - 1.5),
    )
    painter.setPen(QPen(colours.decided, 1.5))
    painter.drawPolyline(QPolygonF(points))


_SIGNS = {
    Doubt.UNCERTAIN: _underline,
    Doubt.VERY_UNCERTAIN: _triangle,
    Doubt.DECIDED: _tick,
}
