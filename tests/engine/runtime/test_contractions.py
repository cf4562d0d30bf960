# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import Label
from interpunct.runtime.contractions import contracted
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

WORDS = st.lists(st.sampled_from(["we", "do", "'re", "n't", "’s", "it"]), min_size=1, max_size=12)


def transcript_of(words: list[str], mark_after: int = -1, language: str = "en") -> Transcript:
    return Transcript(
        tuple(Word(word, 0, 0, 0, language, 0, 0, 0, Timing.ESTIMATED) for word in words),
        tuple(
            Slot(0, 0, *((",", Label.COMMA) if place == mark_after else ("", Label.NONE)))
            for place in range(len(words))
        ),
    )


def test_contractions_are_joined_to_the_word_before() -> None:
    joined = contracted(transcript_of(["We", "'re", "here", "do", "n't", "go"]))
    assert joined is not None
    assert [word.text for word in joined.transcript.words] == ["We're", "here", "don't", "go"]
    assert [joined.place(slot) for slot in range(6)] == [0, 0, 1, 2, 2, 3]


def test_without_any_there_is_nothing_to_join() -> None:
    assert contracted(transcript_of(["we're", "here"])) is None
    assert contracted(transcript_of(["n't", "here"])) is None
    assert contracted(transcript_of(["we", "'s"], language="de")) is None


def test_a_mark_in_between_keeps_them_apart() -> None:
    assert contracted(transcript_of(["we", "'re"], mark_after=0)) is None


@given(WORDS, st.integers(0, 11), st.integers(1, 12))
def test_every_slot_gets_the_answer_of_its_word_and_none_inside(
    words: list[str], first: int, length: int
) -> None:
    joined = contracted(transcript_of(words))
    if joined is None:
        return
    count = len(joined.transcript)
    first = min(first, count - 1)
    rows = np.arange(first, min(first + length, count))
    labels = np.tile(rows[:, None] / 100, (1, 4)).astype(np.float32)
    apart = joined.apart(Predictions(first, labels, labels[:, :3]))
    assert apart.first == (joined.lasts[first - 1] + 1 if first else 0)
    assert apart.first + len(apart) == joined.lasts[rows[-1]] + 1
    for place, found in enumerate(apart.labels.tolist(), apart.first):
        if place in joined.lasts:
            assert found == labels[joined.place(place) - first].tolist()
        else:
            assert found == [1, 0, 0, 0]
