# SPDX-License-Identifier: Apache-2.0
"""Icons: one-colour drawings in the text colour of the palette."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

_SIZES = (16, 20, 24, 32, 48, 64)


def icon(name: str, palette: QPalette) -> QIcon:
    """Icon `name` in the colours of `palette` for enabled and disabled controls."""
    enabled, disabled = (
        palette.color(group, QPalette.ColorRole.ButtonText).name()
        for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled)
    )
    return _icon(name, enabled, disabled)


@lru_cache(maxsize=64)  # all icons in two schemes
def _icon(name: str, enabled: str, disabled: str) -> QIcon:
    """Icon `name` in two colours; drawn once for all controls and windows."""
    drawing, result = _drawing(name), QIcon()
    _add(result, drawing.replace("currentColor", enabled), QIcon.Mode.Normal)
    _add(result, drawing.replace("currentColor", disabled), QIcon.Mode.Disabled)
    return result


@cache
def application_icon() -> QIcon:
    """Icon of the program."""
    result = QIcon()
    _add(result, _drawing("interpunct"), QIcon.Mode.Normal)
    return result


def _drawing(name: str) -> str:
    source = files("interpunct_resources").joinpath("icons", f"{name}.svg")
    return source.read_text(encoding="utf-8")


def _add(icon: QIcon, drawing: str, mode: QIcon.Mode) -> None:
    """Add `drawing` to `icon` in every size."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    for size in _SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        icon.addPixmap(pixmap, mode)
