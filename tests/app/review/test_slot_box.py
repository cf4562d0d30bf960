# SPDX-License-Identifier: Apache-2.0
"""The box around the slot under review."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPalette

from interpunct_app.cues.shown_cue import Doubt
from interpunct_app.review.slot_box import paint_box

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

AREA = QRectF(40.3, 3.2, 18.7, 61.6)
VIEW = QSize(120, 100)


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Palettes need one."""


def picture(top: float, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(VIEW, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(7, top)
    paint(painter)
    painter.end()
    return image


def test_doubts_differ_in_their_frames() -> None:
    palette = QPalette()
    boxes = [
        picture(10, lambda painter, it=doubt: paint_box(painter, AREA, it, palette))  # type: ignore[misc]
        for doubt in Doubt
    ]
    assert boxes[0] != boxes[1] != boxes[2] != boxes[0]
