# SPDX-License-Identifier: Apache-2.0
"""Words of a new text that are words of an old one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interpunct.work.matching import followed, origins, shared_start, stages

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


def test_each_change_of_a_text_is_a_stage() -> None:
    assert stages("a cat on a wall", "the cat on the wall") == [
        "a cat on the wall",
        "the cat on the wall",
    ]
    assert stages("a cat", "a cat") == []


@given(st.text("ab ,\n<>", max_size=20), st.text("ab ,\n<>", max_size=20))
def test_the_stages_end_with_the_new_text(before: str, after: str) -> None:
    assert [before, *stages(before, after)][-1] == after


def test_chosen_cues_are_followed_to_their_new_places() -> None:
    cues = ["a", "b", "c", "d"]
    assert followed([1, 3], cues, ["a", "b", "new", "c", "d"]) == [1, 4]
    assert followed([1, 3], cues, ["a", "c", "d"]) == [2]
    assert followed([1, 3], cues, ["a", "B", "c", "d"]) == [1, 3]
    assert followed([1], cues, ["a", "b1", "b2", "c", "d"]) == [1, 2]
    assert followed([0, 2], cues, ["a", "b c", "d"]) == [0, 1]


@given(st.sets(st.integers(0, 19)), st.integers(0, 20), st.integers(0, 5))
def test_cues_that_stay_are_followed_past_new_ones(
    chosen: set[int], place: int, count: int
) -> None:
    before = list(range(20))
    after = [*before[:place], *range(100, 100 + count), *before[place:]]
    assert [after[found] for found in followed(chosen, before, after)] == sorted(chosen)
    assert followed(map(after.index, chosen), after, before) == sorted(chosen)


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
