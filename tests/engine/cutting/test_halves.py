# SPDX-License-Identifier: Apache-2.0
"""Places where one cue may become two: sentence ends first, then good breaks in the middle."""

from __future__ import annotations

import pytest

from interpunct.cutting.halves import Halving, Place
from interpunct.cutting.profiles import Limits, Profile
from interpunct.work.options import Options
from interpunct.work.work import Work

STYLE = Profile("s", "S", Limits(max_cpl=42, max_lines=2))


def places(text: str) -> list[Place]:
    data = f"1\n00:00:01,000 --> 00:00:09,000\n{text}\n".encode()
    work = Work.of_bytes(data, Options(languages=("en",)))
    return Halving(work.document, work.transcript, STYLE).places(0)


def seconds(text: str) -> list[str]:
    """The second halves, the best first."""
    words = " ".join(text.split()).split(" ")
    return [" ".join(words[place.word :]) for place in places(text)]


def test_the_end_of_a_sentence_comes_first_also_beside_a_short_one() -> None:
    found = seconds("We all went home in the rain, and nobody spoke. It was late.")
    assert found[:2] == ["It was late.", "and nobody spoke. It was late."]


def test_of_equal_places_the_one_in_the_middle_comes_first() -> None:
    found = seconds("It rained. We went home. Nobody spoke. It was late.")
    assert found[:3] == [
        "Nobody spoke. It was late.",
        "It was late.",
        "We went home. Nobody spoke. It was late.",
    ]


def test_nothing_parts_an_article_from_its_noun_or_leaves_two_words_alone() -> None:
    found = seconds("we went to the harbour and looked for a boat in the evening")
    assert found[0] == "and looked for a boat in the evening"
    assert not any(half.startswith(("harbour", "boat", "evening")) for half in found)
    assert min(len(half.split()) for half in found) > 2
    assert max(len(half.split()) for half in found) < 12


def test_columns_are_those_of_each_half_on_one_line() -> None:
    (place, *_) = places("It rained all day.\n<i>Nobody went out.</i>")
    assert place == Place(4, len("It rained all day."), len("Nobody went out."))


@pytest.mark.parametrize(
    "text", ["so", "♪ we went home in the rain, and nobody spoke ♪", "[wind]"]
)
def test_a_cue_that_no_cut_would_touch_has_no_places(text: str) -> None:
    assert places(text) == []
