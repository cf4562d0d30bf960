# SPDX-License-Identifier: Apache-2.0
"""What was typed, and what came meanwhile: both are in the text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct_app.cues.rebasing import rebased

OPENED, PRESENT = "so we went home and slept", "So we went home, and slept."


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("so they went home and slept", "So they went home, and slept."),
        ("so we went home and slept well", "So we went home, and slept well"),
        ("so we went home! and slept", "So we went home! and slept."),
        ("and so we went home and slept", "and So we went home, and slept."),
        ("so we went home and", "So we went home, and"),
        ("", ""),
        (OPENED, PRESENT),
    ],
)
def test_both_are_in_the_text(typed: str, wanted: str) -> None:
    assert rebased(OPENED, typed, PRESENT) == wanted


@given(st.text(), st.text())
def test_where_nothing_came_it_is_what_was_typed(opened: str, typed: str) -> None:
    assert rebased(opened, typed, opened) == typed


@given(st.text(alphabet="ab ,."), st.text(alphabet="ab ,."))
def test_where_nothing_was_typed_it_is_what_came(opened: str, present: str) -> None:
    assert rebased(opened, opened, present) == present
