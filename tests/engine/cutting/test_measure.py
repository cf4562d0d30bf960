# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.cutting.measure import Counting, columns


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("abc d", 5),
        ("", 0),
        ("e\u0301te\u0301", 3),
        ("می\u200cروم", 5),
        ("\u200fشكرا", 4),
        ("ก็ดี", 2),
        ("한국어", 3),
    ],
)
def test_characters_count_letters_and_nothing_that_hangs_on_them(text: str, wanted: float) -> None:
    assert columns(text) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"), [("日本語", 3), ("ＡＢ", 2), ("GPU", 1.5), ("雨 rain", 3.5)]
)
def test_full_width_counts_others_a_half(text: str, wanted: float) -> None:
    assert columns(text, Counting.FULL_WIDTH) == wanted
