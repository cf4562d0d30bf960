# SPDX-License-Identifier: Apache-2.0
"""Captions on the picture, as a player shows them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from interpunct.captions.formats import ASS, SRT, CaptionFormat
from interpunct_app.cues.shown_cue import ShownCue, markup_spans
from interpunct_app.panels.media.caption import Caption, caption_of, paint_caption


def caption(text: str, kind: CaptionFormat = SRT) -> Caption:
    return caption_of(ShownCue(text, markup=markup_spans(text, kind)), kind)


def test_tags_are_carried_out_and_not_shown() -> None:
    assert caption("<i>so</i> <b>we\nwent</b>") == Caption(
        "so we\nwent", ((0, 2, "i"), (3, 10, "b"))
    )


def test_a_tag_that_is_not_closed_holds_to_the_end() -> None:
    assert caption("so <i>we went") == Caption("so we went", ((3, 10, "i"),))


def test_codes_of_ass_are_carried_out() -> None:
    found = caption("{\\an8\\i1}so{\\i0} we\\Nwent", ASS)
    assert found == Caption("so we\nwent", ((0, 2, "i"),), is_above=True)


def test_what_only_looks_like_html_is_text() -> None:
    assert caption("a < b and c > d").text == "a < b and c > d"


def test_character_references_are_the_characters_where_the_format_has_them() -> None:
    assert caption("<i>Q&amp;A</i> &lt;b&gt;") == Caption("Q&A <b>", ((0, 3, "i"),))
    assert caption("Q&A; R&amp;B", ASS).text == "Q&A; R&amp;B"


def test_carriage_returns_do_not_shift_the_styles() -> None:
    assert caption("so\r\n<i>we</i>") == Caption("so\nwe", ((3, 5, "i"),))


@pytest.mark.parametrize("is_above", [False, True])
def test_a_caption_stands_in_the_middle_below_or_above(qapp: QApplication, is_above: bool) -> None:
    image = QImage(640, 360, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    picture = QRectF(0, 0, 640, 360)
    area = paint_caption(painter, Caption("so we went\nhome", is_above=is_above), picture)
    painter.end()
    assert picture.contains(area)
    assert area.center().x() == pytest.approx(320, abs=2)
    assert (area.center().y() < 180) is is_above
    inked = [x for x in range(640) for y in range(360) if image.pixelColor(x, y).lightness() > 200]
    assert min(inked) > 200
    assert max(inked) < 440
