# SPDX-License-Identifier: Apache-2.0
"""Words and slots as they move."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

WORD = Word("anna", 3, 10, 14, "en", 1, 500, 900, Timing.ESTIMATED, probability=0.5)
PLACES = st.integers(0, 10_000)


@given(st.text(), PLACES)
def test_a_word_is_placed_as_by_exchanging_its_fields(text: str, start: int) -> None:
    expected = WORD._replace(text=text, start=start, end=start + len(text))
    placed = WORD.placed(text, start)
    assert placed == expected
    assert type(placed) is Word


def test_a_word_of_another_cue_changes_in_nothing_else() -> None:
    assert WORD.of_cue(5) == WORD._replace(cue=5)
    assert WORD.of_cue(3) is WORD


@given(
    PLACES, PLACES, st.sampled_from(["", ".", "?!"]), st.sampled_from(PAPER_LABELS), st.booleans()
)
def test_a_slot_moves_with_all_that_it_is(
    start: int, by: int, mark: str, label: Label, protected: bool
) -> None:
    slot = Slot(start, start + len(mark), mark, label, protected)
    moved = slot.moved(by)
    assert moved == slot._replace(start=start + by, end=start + len(mark) + by)
    assert moved.label is label
    assert type(moved) is Slot


@pytest.mark.parametrize(
    ("turns", "languages", "ends"),
    [
        ([], [], []),
        ([0], ["en"], [0]),
        ([0, 0, 1, 1], ["en"] * 4, [1, 3]),
        ([0, 0, 0], ["en", "de", "de"], [0, 2]),
    ],
)
def test_a_turn_ends_where_speaker_or_language_change(
    turns: list[int], languages: list[str], ends: list[int]
) -> None:
    words = [
        WORD._replace(turn=turn, language=language)
        for turn, language in zip(turns, languages, strict=True)
    ]
    assert list(Transcript(tuple(words), ()).turn_ends()) == ends
