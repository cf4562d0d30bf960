# SPDX-License-Identifier: Apache-2.0
"""Dashes, italics, notes and brackets around whole texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.formats import ASS, SBV, SRT, VTT
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.text_signs import TextSign, toggled
from interpunct.errors import CaptionError


@pytest.mark.parametrize(
    ("sign", "form", "expected"),
    [
        (TextSign.DIALOGUE, SRT, "- so it goes\n- oh no"),
        (TextSign.ITALICS, SRT, "<i>so it goes\noh no</i>"),
        (TextSign.ITALICS, VTT, "<i>so it goes\noh no</i>"),
        (TextSign.ITALICS, ASS, "{\\i1}so it goes\noh no{\\i0}"),
        (TextSign.LYRICS, SBV, "♪ so it goes\noh no ♪"),
        (TextSign.SOUND, SRT, "[so it goes\noh no]"),
    ],
)
def test_a_sign_is_put_and_taken_away(sign: TextSign, form: CaptionFormat, expected: str) -> None:
    text = "so it goes\noh no"
    assert toggled([text], sign, form) == [expected]
    assert toggled([expected], sign, form) == [text]


def test_texts_that_have_the_sign_stay_until_all_have_it() -> None:
    assert toggled(["[wind]", "rain", ""], TextSign.SOUND, SRT) == ["[wind]", "[rain]", ""]
    assert toggled(["[wind]", "[rain]", ""], TextSign.SOUND, SRT) == ["wind", "rain", ""]
    assert toggled(["– so\nno"], TextSign.DIALOGUE, SRT) == ["– so\n- no"]
    assert toggled(["–so\r\n- no"], TextSign.DIALOGUE, SRT) == ["so\r\nno"]


def test_a_format_without_italics_refuses_them() -> None:
    with pytest.raises(CaptionError, match="no italics"):
        toggled(["so"], TextSign.ITALICS, SBV)


LINES = st.lists(st.text("ab .", min_size=1).filter(str.strip), min_size=1, max_size=3)


@given(st.lists(LINES.map("\n".join), min_size=1, max_size=4), st.sampled_from(TextSign))
def test_put_and_taken_away_the_words_are_the_same(texts: list[str], sign: TextSign) -> None:
    put = toggled(texts, sign, SRT)
    assert put != texts
    taken = toggled(put, sign, SRT)
    assert [text.split() for text in taken] == [text.split() for text in texts]
