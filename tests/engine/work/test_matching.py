# SPDX-License-Identifier: Apache-2.0
"""Words of a new text that are words of an old one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interpunct.work.matching import origins, shared_start

TEXTS = st.lists(st.sampled_from(["the", "boat", "left", "The", "early"]), max_size=12)


def test_words_around_a_change_are_followed() -> None:
    assert origins(["a", "b", "c", "d"], ["a", "x", "c", "d"]) == [0, None, 2, 3]
    assert origins(["a", "b", "c"], ["b", "c"]) == [1, 2]
    assert origins(["a", "c"], ["a", "b", "c"]) == [0, None, 1]


def test_case_does_not_count() -> None:
    assert origins(["The", "boat"], ["the", "BOAT"]) == [0, 1]


def test_a_shared_start_ends_where_texts_differ() -> None:
    assert shared_start("harbour", "hardly") == 3
    assert shared_start("a", "a b") == 1
    assert shared_start([], ["a"]) == 0


@given(TEXTS, TEXTS)
def test_what_is_followed_is_the_same_word_and_keeps_its_order(
    old: list[str], new: list[str]
) -> None:
    found = origins(old, new)
    places = [place for place in found if place is not None]
    assert len(found) == len(new)
    assert places == sorted(set(places))
    for text, place in zip(new, found, strict=True):
        assert place is None or old[place].casefold() == text.casefold()


@given(TEXTS)
def test_a_text_is_all_of_itself(text: list[str]) -> None:
    assert origins(text, text) == list(range(len(text)))


def test_equal_words_at_the_end_follow_those_in_the_same_place() -> None:
    assert origins(["a", "x", "b", "c"], ["q", "x", "c"]) == [None, 1, 3]
