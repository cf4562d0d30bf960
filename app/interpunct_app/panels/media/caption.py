# SPDX-License-Identifier: Apache-2.0
"""Cue as a player would show it on the picture: tags applied, not shown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from interpunct.captions.formats import CaptionFormat
from interpunct.captions.payload import TokenKind, tokenise
from interpunct_app.cues.shown_cue import ShownCue

_STYLE = re.compile(r"<(?P<close>/?)(?P<tag>[biu])[.>]|\\(?P<code>[biu])(?P<on>\d)", re.IGNORECASE)
_TOP = re.compile(r"\\an[789]|\\a[5-7]\b")
_BREAK = re.compile(r"\\[Nn]|\r?\n")
_ROWS_OF_PICTURE = 17  # lines of text that fit into the height of the picture
_MARGIN = 0.05


@dataclass(frozen=True, slots=True)
class Caption:
    """Text without tags; `styles` are its spans (start, end) in "b", "i" or "u"."""

    text: str
    styles: tuple[tuple[int, int, str], ...] = ()
    is_above: bool = False
    right_to_left: bool = False


def caption_of(shown: ShownCue, kind: CaptionFormat) -> Caption:
    """Caption of a cue in that format, with tags and character references applied."""
    text, reached = "", 0
    opened: dict[str, int] = {}
    styles: list[tuple[int, int, str]] = []
    references = [
        (one.start, one.end) for one in tokenise(shown.text, kind) if one.kind is TokenKind.ENTITY
    ]
    for start, end in (*sorted((*shown.markup, *references)), (len(shown.text), len(shown.text))):
        text += _BREAK.sub("\n", shown.text[reached:start])
        tag, reached = shown.text[start:end], end
        if tag.startswith("&"):
            text += unescape(tag)
        for style, is_on in _switched(tag):
            if is_on:
                opened.setdefault(style, len(text))
            elif style in opened:
                styles.append((opened.pop(style), len(text), style))
    styles += [(start, len(text), style) for style, start in opened.items()]
    is_above = any(_TOP.search(shown.text[start:end]) for start, end in shown.markup)
    return Caption(text, tuple(styles), is_above, shown.right_to_left)


def _switched(tag: str) -> list[tuple[str, bool]]:
    """Styles that a tag turns on or off."""
    return [
        (found["tag"].lower(), not found["close"])
        if found["tag"]
        else (found["code"].lower(), found["on"] != "0")
        for found in _STYLE.finditer(tag)
    ]


def paint_caption(painter: QPainter, caption: Caption, picture: QRectF) -> QRectF:
    """Paint a caption on a picture, white on a dark background; return the covered area."""
    layout = _laid_out(caption, picture)
    lines = layout.boundingRect()
    margin = picture.height() * _MARGIN
    top = margin if caption.is_above else picture.height() - margin - lines.height()
    place = QPointF(picture.left(), picture.top() + top)
    for number in range(layout.lineCount()):
        line = layout.lineAt(number).naturalTextRect().translated(place)
        painter.fillRect(line.adjusted(-6, 0, 6, 0), QColor(0, 0, 0, 170))
    painter.setPen(Qt.GlobalColor.white)
    layout.draw(painter, place)
    return lines.translated(place)


def _laid_out(caption: Caption, picture: QRectF) -> QTextLayout:
    font = QFont(["Noto Sans", "sans-serif"])
    font.setPixelSize(max(9, round(picture.height() / _ROWS_OF_PICTURE)))
    layout = QTextLayout(caption.text.replace("\n", "\u2028"), font)
    option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
    if caption.right_to_left:
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout.setTextOption(option)
    layout.setFormats([_format(*style) for style in caption.styles])
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(picture.width())
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


def _format(start: int, end: int, style: str) -> QTextLayout.FormatRange:
    characters = QTextCharFormat()
    match style:
        case "b":
            characters.setFontWeight(QFont.Weight.Bold)
        case "i":
            characters.setFontItalic(True)
        case _:
            characters.setFontUnderline(True)
    formatted = QTextLayout.FormatRange()
    formatted.start, formatted.length, formatted.format = start, end - start, characters
    return formatted
