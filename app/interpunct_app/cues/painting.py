# SPDX-License-Identifier: Apache-2.0
"""Lays out and paints the text of a cue, and finds the gap at a point.

It is plain text, with the signs of doubt under its gaps.

HTML is never interpreted: a caption may contain `<img src=…>`, which is shown as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
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
_IN_ONE_LINE = str.maketrans({"\n": " ", "\r": "\u200b"})


def text_option(right_to_left: bool) -> QTextOption:
    """Wrapping, direction and alignment of a cue in its language."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    direction = Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    side = Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft
    option.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
    return option


LEADING = 4
"""Pixels between lines, for the signs under the upper line."""


def lay_out(
    cue: ShownCue, font: QFont, width: float, markup: QColor, most_lines: int | None = None
) -> QTextLayout:
    """Layout of `cue`, at most `width` pixels wide; offsets are those of its text.

    An ellipsis replaces all text after `most_lines` lines.
    """
    layout = _layout(cue, cue.text, font, width, markup)
    if most_lines is None or layout.lineCount() <= most_lines:
        return layout
    start = layout.lineAt(most_lines - 1).textStart()
    start = _offset(cue.text, start)
    rest = cue.text[start:].translate(_IN_ONE_LINE)
    elide = Qt.TextElideMode.ElideRight
    short = QFontMetricsF(font).elidedText(rest, elide, width - 1)
    return _layout(cue, cue.text[:start] + short, font, width, markup)


def _layout(cue: ShownCue, text: str, font: QFont, width: float, markup: QColor) -> QTextLayout:
    layout = QTextLayout(text.translate(_BREAKS), font)
    layout.setCacheEnabled(True)
    layout.setTextOption(text_option(cue.right_to_left))
    layout.setFormats([_format(text, span, markup) for span in cue.markup])
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height() + LEADING
    layout.endLayout()
    return layout


def _format(text: str, span: tuple[int, int], colour: QColor) -> QTextLayout.FormatRange:
    faint = QTextCharFormat()
    faint.setForeground(colour)
    start, end = (qt_position(text, offset) for offset in span)
    formatted = QTextLayout.FormatRange()
    formatted.start, formatted.length, formatted.format = start, end - start, faint
    return formatted


def qt_position(text: str, offset: int) -> int:
    """Position in Qt, in UTF-16 units, of the character at `offset`."""
    if text.isascii():
        return min(offset, len(text))
    return len(text[:offset].encode("utf-16-le", "surrogatepass")) // 2


def _offset(text: str, position: int) -> int:
    """Offset of the character at `position` in Qt."""
    units = text.encode("utf-16-le", "surrogatepass")[: 2 * position]
    return len(units.decode("utf-16-le", "surrogatepass"))


def height_of(layout: QTextLayout) -> float:
    """Height of all lines, in pixels."""
    last = layout.lineAt(layout.lineCount() - 1)
    return last.y() + last.height()


def natural_width(layout: QTextLayout) -> float:
    """Width of the longest line, in pixels."""
    lines = (layout.lineAt(number) for number in range(layout.lineCount()))
    return max((line.naturalTextWidth() for line in lines), default=0.0)


def gap_area(layout: QTextLayout, start: int, end: int) -> QRectF | None:
    """Area of `text[start:end]`; if that is empty, of the one character after `start`.

    It is None where the layout cut the text off.
    """
    found = _gap_area(layout, layout.text(), start, end)
    return found[0] if found else None


def _gap_area(
    layout: QTextLayout, text: str, start: int, end: int
) -> tuple[QRectF, QTextLine] | None:
    """Area as in `gap_area`, with its line; `text` is the text of the layout."""
    first = qt_position(text, start)
    line = layout.lineForTextPosition(first)
    if start > len(text) or not line.isValid():
        return None
    stop = min(qt_position(text, max(end, start + 1)), line.textStart() + line.textLength())
    one, other = x_of(line, first), x_of(line, stop)
    left, right = min(one, other), max(one, other)
    return QRectF(left, line.y(), right - left, line.height()), line


def x_of(line: QTextLine, position: int) -> float:
    """The cursor's x at a position in Qt, in pixels of the layout."""
    x, _ = cast("tuple[float, int]", line.cursorToX(position))
    return x


def slot_at(layout: QTextLayout, cue: ShownCue, point: QPointF) -> int | None:
    """Slot whose gap is at `point` of the layout of `cue`; None inside a word and beside the text.

    All text between a word and the next, tags included, belongs to the gap.
    """
    line = _line_at(layout, point.y())
    if line is None:
        return None
    between = QTextLine.CursorPosition.CursorBetweenCharacters
    position = line.xToCursor(point.x(), between)
    if abs(point.x() - x_of(line, position)) > line.height() / 2:
        return None
    text = layout.text()
    start, offset = _offset(text, line.textStart()), _offset(text, position)
    before = [gap for gap in cue.gaps if start <= gap.start <= offset]
    if not before or _holds_word(cue, text, before[-1].end, offset):
        return None
    return before[-1].slot


def _line_at(layout: QTextLayout, y: float) -> QTextLine | None:
    lines = (layout.lineAt(number) for number in range(layout.lineCount()))
    return next((it for it in lines if it.y() <= y < it.y() + it.height() + LEADING), None)


def _holds_word(cue: ShownCue, text: str, start: int, end: int) -> bool:
    """Whether `text[start:end]` holds anything besides spaces and markup."""
    return any(
        not (text[offset].isspace() or text[offset] == "\u200b")
        and not any(first <= offset < last for first, last in cue.markup)
        for offset in range(start, end)
    )


def paint_gaps(
    painter: QPainter, layout: QTextLayout, gaps: tuple[Gap, ...], colours: MarkColours
) -> None:
    """Draw the sign of every gap in doubt; shapes carry the meaning, colours support it."""
    text = layout.text()
    for gap in gaps:
        if gap.doubt is None:
            continue
        found = _gap_area(layout, text, gap.start, gap.end)
        if found is None:
            continue
        area, line = found
        baseline = area.top() + line.ascent()
        spread = max(0.0, (8 - area.width()) / 2)
        area = area.adjusted(-spread, 0, spread, 0)
        _SIGNS[gap.doubt](painter, area, baseline + 2.5, colours)


def paint_found(
    painter: QPainter, layout: QTextLayout, found: Sequence[Hit], colour: QColor
) -> None:
    """Draw a box around each hit of a search, one in each of its lines."""
    painter.setPen(QPen(colour, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for hit in found:
        for start, end in _in_lines(layout, hit):
            area = gap_area(layout, start, end)
            if area is not None:
                painter.drawRect(area.adjusted(-1, 0, 1, 0))


def paint_bookmark(painter: QPainter, cell: QRect, colour: QColor) -> None:
    """Draw a notched ribbon at the left edge of a cell."""
    left, top = cell.left() + 6.0, cell.center().y() - 6.0
    corners = ((0, 0), (8, 0), (8, 13), (4, 9.5), (0, 13))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(left + x, top + y) for x, y in corners]))
    painter.restore()


def paint_playhead(painter: QPainter, cell: QRect, colour: QColor) -> None:
    """Draw a filled triangle that points at the row, and a bar at the left edge of its cell."""
    left, middle = cell.left() + 3.0, cell.center().y() + 0.5
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(QRectF(left, cell.top(), 2.5, cell.height()))
    corners = ((2, -6), (10, 0), (2, 6))
    painter.drawPolygon(QPolygonF([QPointF(left + x, middle + y) for x, y in corners]))
    painter.restore()


def _in_lines(layout: QTextLayout, hit: Hit) -> Iterator[tuple[int, int]]:
    """Parts of a hit, line by line."""
    for place in range(layout.lineCount()):
        line = layout.lineAt(place)
        start = max(hit.start, line.textStart())
        end = min(hit.end, line.textStart() + line.textLength())
        if start < end:
            yield start, end


def _underline(painter: QPainter, area: QRectF, y: float, colours: MarkColours) -> None:
    """Draw a dotted line: uncertain."""
    painter.setPen(_dotted(colours.uncertain.rgba()))
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))


def _triangle(painter: QPainter, area: QRectF, y: float, colours: MarkColours) -> None:
    """Draw a hollow triangle: very uncertain."""
    painter.setPen(_solid(colours.uncertain.rgba()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_TRIANGLE.translated(area.center().x(), y))


def _tick(painter: QPainter, area: QRectF, y: float, colours: MarkColours) -> None:
    """Draw a small tick: decided."""
    painter.setPen(_solid(colours.decided.rgba()))
    painter.drawPolyline(_TICK.translated(area.center().x(), y))


@cache
def _dotted(colour: int) -> QPen:
    """Pen of a dotted line; cached, because every key asks for it several times."""
    pen = QPen(QColor.fromRgba(colour), 2, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1, 1])
    return pen


@cache
def _solid(colour: int) -> QPen:
    return QPen(QColor.fromRgba(colour), 1.5)


_TRIANGLE = QPolygonF([QPointF(0, -1), QPointF(-4, 4.5), QPointF(4, 4.5)])
_TICK = QPolygonF([QPointF(-3, 1), QPointF(-1, 3.5), QPointF(4, -1.5)])
_SIGNS = {
    Doubt.UNCERTAIN: _underline,
    Doubt.VERY_UNCERTAIN: _triangle,
    Doubt.DECIDED: _tick,
}
