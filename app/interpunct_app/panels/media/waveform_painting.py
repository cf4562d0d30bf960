# SPDX-License-Identifier: Apache-2.0
"""Paints the layers of a waveform, limited to the part that is asked for.

While it plays, that is the strip around the playing position.

Shapes come before colours. Silence is hatched. The slot is a dashed line with a hollow triangle,
the playing position a solid line with a filled one. Shot changes are dash-dotted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPalette,
    QPen,
    QPolygonF,
)

from interpunct.media.gathering import PeakRows
from interpunct.media.peaks import Peaks
from interpunct.media.shots import Shots
from interpunct.media.spectrogram import BANDS, Spectrogram
from interpunct_app.cues.shown_cue import ShownCue
from interpunct_app.looks.theme import faded, mark_colours, mixed
from interpunct_app.panels.media.dragging import SEEN_MS
from interpunct_app.panels.media.scale import Scale
from interpunct_app.panels.media.timeline import CueSpan, Timeline

_STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600)
_LEAST_LABEL = 90  # pixels between times on the ruler
_LEAST_TEXT = 28  # pixels; a narrower block has no text
_LEAST_WORD = 14
FINEST_BLOCKS = 3.0  # pixels a second; below that, silence and blocks would blur
_LEAST_GAIN = 1 / 12
_NOTCH = 5  # pixels
_LINE = 2  # pixels; the thickest line


@dataclass(frozen=True, slots=True)
class Canvas:
    """Painter with its area, colours and time scale."""

    painter: QPainter
    area: QRectF
    palette: QPalette
    scale: Scale

    @property
    def row(self) -> float:
        """Height of a line of text."""
        return QFontMetricsF(self.painter.font()).height() + 4

    @property
    def sound(self) -> QRectF:
        """Area between the ruler above and the texts below."""
        return self.area.adjusted(0, self.row, 0, -self.row)

    @property
    def part(self) -> QRectF:
        """Part to paint, with room for the lines that reach into it."""
        asked = self.painter.clipBoundingRect().adjusted(-_LINE, 0, _LINE, 0)
        return asked.intersected(self.area)

    @property
    def seen_ms(self) -> tuple[int, int]:
        """First and last time in the part to paint."""
        return self.scale.ms_of(self.part.left()), self.scale.ms_of(self.part.right())

    def columns(self, ratio: float) -> tuple[int, int]:
        """First column of device pixels in the part to paint, and the number of columns."""
        left = floor(self.part.left() * ratio)
        return left, ceil(self.part.right() * ratio) - left


def paint_ruler(canvas: Canvas) -> None:
    """Paint times along the upper edge."""
    painter, scale = canvas.painter, canvas.scale
    step = next((step for step in _STEPS if step * scale.per_second >= _LEAST_LABEL), _STEPS[-1])
    first, last = (time / 1000 / step for time in canvas.seen_ms)
    painter.setPen(faded(canvas.palette, 0.6))
    for number in range(floor(first), ceil(last) + 1):
        x = scale.x_of(number * step * 1000)
        painter.drawLine(QPointF(x, canvas.row - 5), QPointF(x, canvas.row - 1))
        place = QRectF(x + 3, 0, _LEAST_LABEL, canvas.row)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, _clock(number * step, step))


def _clock(seconds: float, step: float) -> str:
    """Time as `1:02:11`, with tenths if the ruler shows them."""
    tenths = round(seconds * 10)
    whole = f"{tenths // 600 % 60:02}:{tenths // 10 % 60:02}"
    hours = f"{tenths // 36000}:" if tenths >= 36000 else ""
    return f"{hours}{whole}" + (f".{tenths % 10}" if step < 1 else "")


def paint_silences(canvas: Canvas, peaks: Peaks) -> None:
    """Hatch the pauses."""
    if canvas.scale.per_second < FINEST_BLOCKS:
        return
    hatched, sound = faded(canvas.palette, 0.25), canvas.sound
    first_ms, last_ms = canvas.seen_ms
    for start_ms, end_ms in peaks.silences(first_ms - SEEN_MS, last_ms + SEEN_MS):
        left, right = canvas.scale.x_of(start_ms), canvas.scale.x_of(end_ms)
        area = QRectF(left, sound.top(), right - left, sound.height())
        canvas.painter.fillRect(area, QBrush(hatched, Qt.BrushStyle.BDiagPattern))


def paint_sound(canvas: Canvas, peaks: Peaks, ratio: float) -> None:
    """Paint the lowest and highest sample of each column of device pixels."""
    sound, scale = canvas.sound, canvas.scale
    left, width = canvas.columns(ratio)
    height = floor(sound.height() * ratio)
    if not len(peaks) or height < 2:
        return
    first = round(scale.first * ratio) + left
    columns = peaks.columns(first, width, scale.per_second * ratio)
    image = _picture(columns, height, max(peaks.loudest / 32768, _LEAST_GAIN))
    image.setColorTable([0, faded(canvas.palette, 0.55).rgba()])
    canvas.painter.drawImage(
        QRectF(left / ratio, sound.top(), width / ratio, height / ratio), image
    )


def _picture(columns: PeakRows, height: int, loudest: float) -> QImage:
    """Image with pixels 1 where there is sound; `loudest` fills its height."""
    middle = (height - 1) / 2
    pixels = columns.astype(np.float32) * np.float32(-middle / 32768 / loudest) + middle
    rows = np.arange(height, dtype=np.float32)[:, np.newaxis]
    filled = (rows >= np.floor(pixels[:, 1])) & (rows <= np.ceil(pixels[:, 0]))
    data, width = filled.tobytes(), filled.shape[1]
    return QImage(data, width, height, width, QImage.Format.Format_Indexed8).copy()


def paint_spectra(canvas: Canvas, spectrogram: Spectrogram, ratio: float) -> None:
    """Paint the spectrogram: the louder, the stronger the colour of texts."""
    sound = canvas.sound
    left, width = canvas.columns(ratio)
    if not len(spectrogram) or sound.height() < 1:
        return
    first = round(canvas.scale.first * ratio) + left
    columns = spectrogram.columns(first, width, canvas.scale.per_second * ratio)
    pixels = columns.T[::-1].tobytes()
    image = QImage(pixels, width, BANDS, width, QImage.Format.Format_Indexed8)
    image.setColorTable(
        _colours(canvas.palette.text().color().rgb(), canvas.palette.base().color().rgb())
    )
    place = QRectF(left / ratio, sound.top(), width / ratio, sound.height())
    canvas.painter.drawImage(place, image)


@lru_cache(maxsize=4)
def _colours(text: int, base: int) -> list[int]:
    """Colour of each loudness, from that of the base to that of texts."""
    ends = QColor.fromRgb(text), QColor.fromRgb(base)
    return [mixed(*ends, (loudness / 255) ** 1.5).rgba() for loudness in range(256)]


def paint_cues(canvas: Canvas, spans: Sequence[CueSpan], current: int | None) -> None:
    """Paint the cues as blocks; that of the slot is darker, with thicker borders."""
    for strength, width, is_current in ((0.11, 1, False), (0.24, 2, True)):
        blocks = [_block(canvas, span) for span in spans if (span.cue == current) is is_current]
        if blocks:
            _paint_blocks(canvas, blocks, strength, width)


def _paint_blocks(canvas: Canvas, blocks: list[QRectF], strength: float, width: int) -> None:
    """Paint equal-looking blocks in one call, since there can be hundreds."""
    painter, colour = canvas.painter, canvas.palette.highlight().color()
    borders = [QLineF(block.topLeft(), block.bottomLeft()) for block in blocks]
    borders += [QLineF(block.topRight(), block.bottomRight()) for block in blocks]
    painter.setPen(QPen(colour, width))
    painter.drawLines(borders)
    colour.setAlphaF(strength)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRects(blocks)


def _block(canvas: Canvas, span: CueSpan) -> QRectF:
    left, right = canvas.scale.x_of(span.start_ms), canvas.scale.x_of(span.end_ms)
    return QRectF(left, canvas.row, right - left, canvas.area.height() - canvas.row)


def paint_shots(canvas: Canvas, shots: Shots) -> None:
    """Paint a dash-dotted line at each shot change, with a notch above it."""
    if canvas.scale.per_second < FINEST_BLOCKS:
        return
    painter, sound = canvas.painter, canvas.sound
    places = [canvas.scale.x_of(shot_ms) for shot_ms in shots.between(*canvas.seen_ms)]
    painter.setPen(QPen(canvas.palette.text().color(), 1, Qt.PenStyle.DashDotLine))
    painter.drawLines([QLineF(x, sound.top(), x, sound.bottom()) for x in places])
    painter.setPen(QPen(canvas.palette.text().color(), 3))
    painter.drawLines([QLineF(x, sound.top(), x, sound.top() + _NOTCH) for x in places])


def paint_selection(canvas: Canvas, span_ms: tuple[int, int]) -> None:
    """Paint a selected span: a dotted frame, lightly filled."""
    left, right = (canvas.scale.x_of(ms) for ms in span_ms)
    colour = canvas.palette.link().color()
    canvas.painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DotLine))
    colour.setAlphaF(0.18)
    canvas.painter.setBrush(colour)
    canvas.painter.drawRect(QRectF(left, canvas.sound.top(), right - left, canvas.sound.height()))


def paint_texts(canvas: Canvas, spans: Sequence[CueSpan], timeline: Timeline) -> None:
    """Paint each cue's text below the sound, word by word if word times are measured."""
    for span in spans:
        block = _block(canvas, span)
        if block.width() >= _LEAST_TEXT:
            _paint_text(canvas, span, block, timeline)


def _paint_text(canvas: Canvas, span: CueSpan, block: QRectF, timeline: Timeline) -> None:
    painter = canvas.painter
    shown = timeline.shown(span.cue)
    painter.setPen(canvas.palette.text().color())
    line = QRectF(block.left(), block.bottom() - canvas.row, block.width(), canvas.row)
    words = timeline.measured_words(span.cue)
    if not words:
        _draw_elided(canvas, line.adjusted(5, 0, -5, 0), plain_line(shown), shown.right_to_left)
    for word in words:
        x, end = canvas.scale.x_of(word.start_ms), canvas.scale.x_of(word.end_ms)
        painter.drawLine(QPointF(x, line.top()), QPointF(x, line.top() + 5))
        if end - x >= _LEAST_WORD:
            place = QRectF(x + 2, line.top(), end - x - 2, line.height())
            _draw_elided(canvas, place, word.text, shown.right_to_left)


def _draw_elided(canvas: Canvas, place: QRectF, text: str, right_to_left: bool) -> None:
    """Draw elided plain text, aligned at the start of its language."""
    seen = place.intersected(canvas.area)
    painter = canvas.painter
    metrics = QFontMetricsF(painter.font())
    short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, seen.width())
    side = Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft
    painter.setLayoutDirection(
        Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    )
    painter.drawText(
        seen, side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter, short
    )
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def plain_line(shown: ShownCue) -> str:
    """Text of a cue without tags, on one line."""
    pieces, reached = [], 0
    for start, end in shown.markup:
        pieces.append(shown.text[reached:start])
        reached = end
    return " ".join("".join([*pieces, shown.text[reached:]]).split())


def paint_slot(canvas: Canvas, milliseconds: int) -> None:
    """Paint a dashed line with a hollow triangle below."""
    colour = mark_colours(canvas.palette).uncertain
    x, sound = canvas.scale.x_of(milliseconds), canvas.sound
    painter = canvas.painter
    painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(x, sound.top()), QPointF(x, sound.bottom() - 8))
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bottom = sound.bottom()
    painter.drawPolygon(
        QPolygonF([QPointF(x, bottom - 8), QPointF(x - 5, bottom), QPointF(x + 5, bottom)])
    )


def paint_position(canvas: Canvas, milliseconds: int) -> None:
    """Paint a solid line with a filled triangle above."""
    colour = canvas.palette.text().color()
    x, top = canvas.scale.x_of(milliseconds), canvas.row
    painter = canvas.painter
    painter.setPen(QPen(colour, 1))
    painter.drawLine(QPointF(x, top), QPointF(x, canvas.area.bottom()))
    painter.setBrush(colour)
    painter.drawPolygon(
        QPolygonF([QPointF(x - 5, top - 6), QPointF(x + 5, top - 6), QPointF(x, top)])
    )
