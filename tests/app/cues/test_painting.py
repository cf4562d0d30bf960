# SPDX-License-Identifier: Apache-2.0
"""Laying out and painting the text of a cue with the signs of its gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextLayout

from interpunct_app.cues.painting import gap_area, height_of, lay_out, paint_gaps
from interpunct_app.cues.shown_cue import Doubt, Gap, ShownCue
from interpunct_app.looks.theme import MarkColours

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

GREY = QColor("#808080")
COLOURS = MarkColours(QColor("#0000ff"), QColor("#ff0000"), QColor("#00ff00"), QColor("#aa0000"))


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> None:
    """Fonts need one."""


def laid_out(text: str, width: float = 400, *, right_to_left: bool = False) -> QTextLayout:
    return lay_out(ShownCue(text, right_to_left=right_to_left), QFont(), width, GREY)


def test_line_breaks_of_the_file_are_lines_on_the_screen() -> None:
    assert laid_out("one\ntwo\r\nthree").lineCount() == 3


def test_a_long_text_is_wrapped_also_without_spaces() -> None:
    assert laid_out("今日は天気がいいですね公園に行きましょう", 60).lineCount() > 1
    assert laid_out("x" * 200, 60).lineCount() > 1


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    cue = ShownCue("one two three four five six seven eight nine ten")
    layout = lay_out(cue, QFont(), 80, GREY, most_lines=2)
    assert layout.lineCount() == 2
    assert layout.text().endswith("…")
    assert layout.text()[:8] == cue.text[:8]


def test_a_text_is_as_high_as_its_lines() -> None:
    assert height_of(laid_out("one\ntwo")) > height_of(laid_out("one")) > 0


def test_hebrew_begins_at_the_right() -> None:
    left, right = laid_out("abc"), laid_out("שלום", right_to_left=True)
    assert left.lineAt(0).naturalTextRect().left() < 1
    assert right.lineAt(0).naturalTextRect().right() > 399


def test_tags_are_fainter_than_words() -> None:
    cue = ShownCue("<i>so</i>", markup=((0, 3), (5, 9)))
    formats = lay_out(cue, QFont(), 400, GREY).formats()
    assert [(entry.start, entry.length) for entry in formats] == [(0, 3), (5, 4)]
    assert all(entry.format.foreground().color() == GREY for entry in formats)


def test_html_is_shown_as_it_stands() -> None:
    text = "<img src=x onerror=alert(1)> &amp;"
    assert laid_out(text).text() == text


def test_the_area_of_a_gap_is_its_mark_or_the_next_character() -> None:
    layout = laid_out("so, then")
    mark, empty = gap_area(layout, 2, 3), gap_area(layout, 3, 3)
    assert mark is not None
    assert empty is not None
    assert mark.right() == pytest.approx(empty.left())
    assert mark.width() > 0 < empty.width()


def test_a_gap_of_what_was_cut_off_has_no_area() -> None:
    assert gap_area(laid_out("so"), 9, 9) is None


def painted(doubt: Doubt) -> QImage:
    """A picture of nothing but the sign of a gap."""
    layout = laid_out("so then")
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_gaps(painter, layout, (Gap(0, 2, 2, doubt), Gap(1, 90, 90, doubt)), COLOURS)
    painter.end()
    return image


def ink(image: QImage) -> QRectF:
    """The box of everything that is not white."""
    white = QColor(Qt.GlobalColor.white)
    points = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) != white
    ]
    assert points
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return QRectF(left, top, right - left + 1, bottom - top + 1)


def test_the_three_signs_differ_in_shape_not_only_in_colour() -> None:
    grey = [painted(doubt).convertToFormat(QImage.Format.Format_Mono) for doubt in Doubt]
    assert grey[0] != grey[1] != grey[2] != grey[0]


@pytest.mark.parametrize("doubt", list(Doubt))
def test_a_sign_stands_below_its_gap_and_nowhere_else(doubt: Doubt) -> None:
    area = gap_area(laid_out("so then"), 2, 2)
    assert area is not None
    sign = ink(painted(doubt))
    assert abs(sign.center().x() - area.center().x()) < 3
    assert sign.height() < 10
    assert sign.top() > area.center().y()
