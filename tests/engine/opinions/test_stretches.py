# SPDX-License-Identifier: Apache-2.0
"""Which words are sent, and which answers count."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.opinions.prompting import Prompt, prompt_for, sending_of_text
from interpunct.opinions.stretches import (
    AROUND,
    MOST_WORDS,
    SENT_TWICE,
    doubtful_slots,
    stretches_around,
)
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word


def transcript(turns: list[int], words: str = "so") -> Transcript:
    made = [
        Word(words, 0, 0, 2, "en", turn, 0, 0, Timing.ESTIMATED)
        for turn, length in enumerate(turns)
        for _ in range(length)
    ]
    return Transcript(tuple(made), (Slot(2, 2, "", Label.NONE),) * len(made))


@given(st.lists(st.integers(1, 300), min_size=1, max_size=4), st.data())
def test_every_doubt_is_heard_once_with_words_around(
    turns: list[int], data: st.DataObject
) -> None:
    text = transcript(turns)
    places = data.draw(st.sets(st.integers(0, len(text) - 1), max_size=40))
    doubtful = np.isin(np.arange(len(text)), list(places))
    found = list(stretches_around(doubtful, text))
    heard = [slot for stretch in found for slot in stretch.heard]
    assert len(heard) == len(set(heard))
    assert places <= set(heard)
    assert sum(len(stretch.words) for stretch in found) <= SENT_TWICE * len(text)
    for stretch in found:
        assert len(stretch.words) <= max(MOST_WORDS, 2 * AROUND + 1)
        assert set(stretch.heard) <= set(stretch.words)
        assert len({text.words[word].turn for word in stretch.words}) == 1
        assert places & set(stretch.words)


def test_nothing_is_sent_about_a_sure_text() -> None:
    text = transcript([100])
    assert not list(stretches_around(np.zeros(100, np.bool_), text))


def test_a_slot_that_is_not_the_models_is_no_doubt() -> None:
    slots = (
        Slot(2, 2, "", Label.NONE),
        Slot(2, 2, "", Label.NONE, protected=True),
        Slot(2, 2, "", Label.NONE, settled=""),
        Slot(2, 3, ",", Label.COMMA),
    )
    text = Transcript(transcript([4]).words, slots)
    labels = np.full((4, 4), 0.25, np.float32)
    kept = doubtful_slots(text, labels, PAPER_LABELS, MarksMode.COMPLETE, 0.75)
    assert kept.tolist() == [True, False, False, False]
    replaced = doubtful_slots(text, labels, PAPER_LABELS, MarksMode.REPLACE, 0.75)
    assert replaced.tolist() == [True, False, False, True]


def test_marks_of_the_file_are_sent_unless_they_are_replaced() -> None:
    slots = (Slot(2, 3, ",", Label.COMMA), Slot(2, 2, "", Label.NONE))
    text = Transcript(transcript([2]).words, slots)
    kept = prompt_for(text, range(2), MarksMode.COMPLETE, PAPER_LABELS)
    hidden = prompt_for(text, range(2), MarksMode.REPLACE, PAPER_LABELS)
    assert kept is not None
    assert hidden is not None
    assert (kept.text, hidden.text) == ("so, so", "so so")
    assert "English" in kept.instructions


def test_words_that_no_answer_could_prove_are_not_sent() -> None:
    assert prompt_for(transcript([2], "a,b"), range(2), MarksMode.COMPLETE, PAPER_LABELS) is None


def test_a_doubt_at_a_turn_sends_nothing_of_the_turn_before() -> None:
    doubtful = np.arange(100) == 50
    (found,) = stretches_around(doubtful, transcript([50, 50]))
    assert found.words.start == found.heard.start == 50


def test_tokens_are_estimated_by_bytes_of_the_request_and_of_its_answer() -> None:
    prompt = Prompt("x" * 30, "so so so", ("so", "so", "so"), "en")
    assert prompt.tokens == -(-(30 + 2 * 8) // 3)
    thousand = sending_of_text(1_000)
    assert thousand.words == 1_200
    assert thousand.tokens > 2 * thousand.words


def test_doubts_everywhere_are_all_heard_in_stretches_that_hardly_overlap() -> None:
    text = transcript([500])
    found = list(stretches_around(np.ones(500, np.bool_), text))
    assert [slot for stretch in found for slot in stretch.heard] == list(range(500))
    assert len(found) == 4
    assert sum(len(stretch.words) for stretch in found) == 500 + 3 * 16
