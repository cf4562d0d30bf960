# SPDX-License-Identifier: Apache-2.0
"""Times as people type them, and as files write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.formats import FORMATS, CaptionFormat
from interpunct.captions.times import read_inline_stamp, read_typed


@pytest.mark.parametrize(
    ("text", "milliseconds"),
    [
        ("00:01:02,345", 62_345), ("1:02.5", 62_500), ("1:02,50", 62_500), ("62.5", 62_500),
        (" 7 ", 7_000), ("0:00:00.04", 40), ("90:00", 5_400_000), ("1:00:00", 3_600_000),
        ("1.23456", 1_234), ("0", 0),
        ("", None), ("soon", None), ("1:75", None), ("1:60:00", None), ("-1", None),
        ("1:2:3:4", None), ("1.", None), ("\u0663", None),
    ],
)  # fmt: skip
def test_a_time_is_read_as_people_type_it(text: str, milliseconds: int | None) -> None:
    assert read_typed(text) == milliseconds


@given(st.sampled_from(FORMATS), st.integers(0, 359_999_990))
def test_a_time_as_a_format_writes_it_can_be_typed(form: CaptionFormat, milliseconds: int) -> None:
    typed = read_typed(form.times.stamp(milliseconds))
    assert typed is not None
    assert form.times.agree(typed, milliseconds)


@pytest.mark.parametrize(("hours", "is_time"), [("0000001", True), ("00000001", False)])
def test_a_stamp_with_more_digits_than_any_hour_has_is_no_time(hours: str, is_time: bool) -> None:
    assert read_inline_stamp(f"{hours}:00:00.000") == (3_600_000 if is_time else None)
