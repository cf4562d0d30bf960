# SPDX-License-Identifier: Apache-2.0
"""Box around the slot under review."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen

from interpunct_app.cues.shown_cue import Doubt
from interpunct_app.looks.theme import MarkColours, mark_colours, mixed

_CORNER = 5


def paint_box(
    painter: QPainter, area: QRectF, doubt: Doubt, palette: QPalette, view: QSize
) -> None:
    """Draw a frame with a faint fill in a view of size `view`; dashed where very uncertain."""
    colour = _colour(mark_colours(palette), doubt)
    ground = QColor(mixed(colour, palette.base().color(), 0.9))
    ground.setAlphaF(0.16)
    box = area.adjusted(0, 2, 0, -1)
    _fill(painter, box, ground, view)
    style = Qt.PenStyle.DashLine if doubt is Doubt.VERY_UNCERTAIN else Qt.PenStyle.SolidLine
    painter.setPen(QPen(colour, 2, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, _CORNER, _CORNER)


def _fill(painter: QPainter, box: QRectF, ground: QColor, view: QSize) -> None:
    """Fill the upper half of a box, then the lower half.

    For a fill as high as both, Qt uses threads and waits for them. That takes milliseconds on a
    busy machine.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    place = painter.transform()
    middle = round(place.map(box.center()).y())
    for top, bottom in ((0, middle), (middle, view.height())):
        painter.save()
        painter.resetTransform()  # whole pixels, so that no line is filled twice
        painter.setClipRect(0, top, view.width(), bottom - top)
        painter.setTransform(place)
        painter.drawRoundedRect(box, _CORNER, _CORNER)
        painter.restore()


def _colour(colours: MarkColours, doubt: Doubt) -> QColor:
    if doubt is Doubt.DECIDED:
        return colours.decided
    return colours.uncertain if doubt is Doubt.UNCERTAIN else colours.very_uncertain
