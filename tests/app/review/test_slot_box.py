# SPDX-License-Identifier: Apache-2.0
"""The box around the slot is one shape, though its halves are filled one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QPen

from interpunct_app.cues.shown_cue import Doubt
from interpunct_app.looks.theme import mark_colours, mixed
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


def in_one_go(painter: QPainter, palette: QPalette) -> None:
    colour = mark_colours(palette).uncertain
    ground = QColor(mixed(colour, palette.base().color(), 0.9))
    ground.setAlphaF(0.16)
    painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine))
    painter.setBrush(ground)
    painter.drawRoundedRect(AREA.adjusted(0, 2, 0, -1), 5, 5)


@pytest.mark.parametrize("top", [10, 10.5, 11.37, 20.81])
def test_nothing_is_seen_of_the_halves(top: float) -> None:
    palette = QPalette()
    boxed = picture(top, lambda painter: paint_box(painter, AREA, Doubt.UNCERTAIN, palette, VIEW))
    assert boxed == picture(top, lambda painter: in_one_go(painter, palette))


def test_doubts_differ_in_their_frames() -> None:
    palette = QPalette()
    boxes = [
        picture(10, lambda painter, it=doubt: paint_box(painter, AREA, it, palette, VIEW))  # type: ignore[misc]
        for doubt in Doubt
    ]
    assert boxes[0] != boxes[1] != boxes[2] != boxes[0]
