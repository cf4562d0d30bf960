# SPDX-License-Identifier: Apache-2.0
"""Icons: one-colour drawings in the text colour of the palette."""

from __future__ import annotations

from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

_SIZES = (16, 20, 24, 32, 48, 64)


def icon(name: str, palette: QPalette) -> QIcon:
    """Icon `name` in the colours of `palette` for enabled and disabled controls."""
    drawing = _drawing(name)
    result = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        colour = palette.color(group, QPalette.ColorRole.ButtonText)
        for size in _SIZES:
            result.addPixmap(_pixmap(drawing, colour, size), mode)
    return result


def application_icon() -> QIcon:
    """Icon of the program."""
    drawing, result = _drawing("interpunct"), QIcon()
    for size in _SIZES:
        result.addPixmap(_pixmap(drawing, QColor(), size))
    return result


def _drawing(name: str) -> str:
    source = files("interpunct_resources").joinpath("icons", f"{name}.svg")
    return source.read_text(encoding="utf-8")


def _pixmap(drawing: str, colour: QColor, size: int) -> QPixmap:
    data = QByteArray(drawing.replace("currentColor", colour.name()).encode())
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(data).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
