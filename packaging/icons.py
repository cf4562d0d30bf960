# SPDX-License-Identifier: Apache-2.0
"""Draws the icon for Windows and macOS into `build/icons`: `python packaging/icons.py`."""

from __future__ import annotations

import os

from project import ROOT
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIDES = {"png": 512, "ico": 256, "icns": 512}  # pixels


def write_icons() -> None:
    """Write `interpunct.png`, `.ico` and `.icns`."""
    folder = ROOT / "build" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    source = ROOT / "resources" / "interpunct_resources" / "icons" / "interpunct.svg"
    drawing = QSvgRenderer(str(source))
    for ending, side in SIDES.items():
        image = QImage(QSize(side, side), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        if not image.save(str(folder / f"interpunct.{ending}")):
            raise SystemExit(f"Qt cannot write .{ending} here.")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    write_icons()
