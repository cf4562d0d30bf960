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


@given(
    st.lists(st.sampled_from(["no", "it", "was", "so"]), min_size=1, max_size=7),
    st.data(),
)
def test_words_are_those_of_the_typed_text_also_where_they_are_repeated(
    words: list[str], data: st.DataObject
) -> None:
    marks = st.sampled_from(["", ",", ".", "?"])
    opened, present = (
        " ".join(
            data.draw(st.sampled_from([word, word.capitalize()])) + data.draw(marks)
            for word in words
        )
        for _ in range(2)
    )
    start = data.draw(st.integers(0, len(opened)))
    end = data.draw(st.integers(start, len(opened)))
    typed = opened[:start] + data.draw(st.sampled_from(["", "no ", " well ", "x"])) + opened[end:]
    assert bare(rebased(opened, typed, present)) == bare(typed)


def bare(text: str) -> list[str]:
    return "".join(sign for sign in text.lower() if sign not in ",.?").split()


@given(st.text(), st.text())
def test_where_nothing_came_it_is_what_was_typed(opened: str, typed: str) -> None:
    assert rebased(opened, typed, opened) == typed


@given(st.text(alphabet="ab ,."), st.text(alphabet="ab ,."))
def test_where_nothing_was_typed_it_is_what_came(opened: str, present: str) -> None:
    assert rebased(opened, opened, present) == present
