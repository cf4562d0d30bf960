# SPDX-License-Identifier: Apache-2.0
"""Box around the slot under review: space for it in the cue's text, and its frame."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen

from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue
from interpunct_app.looks.theme import mark_colours, mixed

_PADDING = "\u202f"  # narrow and non-breaking
_EMPTY = "\u00a0\u00a0"
_CORNER = 5


def opened(cue: ShownCue, gap: Gap) -> tuple[ShownCue, Gap]:
    """`cue` with space around the mark of `gap`, and `gap` widened by it.

    Text after the gap moves by the padding. The gap has no doubt among the cue's gaps, because it
    is drawn separately.
    """
    mark = cue.text[gap.start : gap.end] or _EMPTY
    room = f"{_PADDING}{mark}{_PADDING}"
    shift = len(room) - (gap.end - gap.start)

    def moved(offset: int) -> int:
        return offset + shift if offset > gap.start or offset >= gap.end > gap.start else offset

    room_end = gap.start + len(room)
    gaps = tuple(
        Gap(other.slot, other.start, room_end, None)
        if other.slot == gap.slot
        else Gap(other.slot, moved(other.start), moved(other.end), other.doubt)
        for other in cue.gaps
    )
    words = tuple(
        Gap(word.slot, word.start + shift, word.end + shift, word.doubt)
        if word.slot > gap.slot
        else word
        for word in cue.words
    )
    markup = tuple((moved(start), moved(end)) for start, end in cue.markup)
    text = cue.text[: gap.start] + room + cue.text[gap.end :]
    opened_cue = replace(cue, text=text, gaps=gaps, markup=markup, words=words)
    return opened_cue, replace(gap, end=room_end)


def around_word(cue: ShownCue, word: Gap) -> tuple[ShownCue, Gap]:
    """`cue` without the sign of `word`, which is drawn separately, and `word` itself."""
    others = tuple(
        replace(other, doubt=None) if other.slot == word.slot else other for other in cue.words
    )
    return replace(cue, words=others), word


def paint_box(painter: QPainter, area: QRectF, doubt: Doubt, palette: QPalette) -> None:
    """Draw a frame with a faint fill; dashed where very uncertain."""
    colours = mark_colours(palette)
    colour = {
        Doubt.DECIDED: colours.decided,
        Doubt.UNCERTAIN: colours.uncertain,
        Doubt.VERY_UNCERTAIN: colours.uncertain,
    }[doubt]
    ground = QColor(mixed(colour, palette.base().color(), 0.9))
    ground.setAlphaF(0.16)
    style = Qt.PenStyle.DashLine if doubt is Doubt.VERY_UNCERTAIN else Qt.PenStyle.SolidLine
    painter.setPen(QPen(colour, 2, style))
    painter.setBrush(ground)
    painter.drawRoundedRect(area.adjusted(0, 2, 0, -1), _CORNER, _CORNER)
