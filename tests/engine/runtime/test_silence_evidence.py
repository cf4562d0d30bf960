# SPDX-License-Identifier: Apache-2.0
"""Silences of a sound, shared out to the slots of words without times."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from interpunct.runtime.silence_evidence import silence_at_slots
from interpunct.transcript.transcript import Silence, Timing, Word


def _spoken(cues: list[list[int]], word_ms: int) -> tuple[list[Word], list[Silence]]:
    """Words of equal length in cues; the numbers are the pauses after them in milliseconds."""
    words, silences, now = list[Word](), list[Silence](), 0
    for cue, pauses in enumerate(cues):
        start = now
        for place, pause_ms in enumerate(pauses):
            now += word_ms
            if pause_ms:
                silences.append((now, now + pause_ms))
            end = now
            now += pause_ms if place < len(pauses) - 1 else 0
        times = (start, end)
        words += [Word("seven77", cue, 0, 0, "en", 0, *times, Timing.ESTIMATED) for _ in pauses]
        now += pauses[-1]
    return words, silences


PAUSES = st.lists(st.sampled_from([0, 0, 0, 200, 450, 900]), min_size=1, max_size=9)


@given(st.lists(PAUSES, min_size=1, max_size=5), st.integers(350, 700))
def test_a_silence_falls_into_its_slot_and_those_beside_it(
    cues: list[list[int]], word_ms: int
) -> None:
    words, silences = _spoken(cues, word_ms)
    found = silence_at_slots(words, silences)
    wanted = np.array([pause for pauses in cues for pause in pauses]) / 1000
    assert found.sum() <= wanted.sum() + 1e-6
    near = np.convolve(wanted > 0, np.ones(7))[3:-3] > 0  # three words are a second or more
    assert (found[~near] < 0.02).all()


@given(PAUSES, st.integers(350, 700))
def test_a_single_silence_is_loudest_in_its_own_slot(pauses: list[int], word_ms: int) -> None:
    for place in range(len(pauses)):
        single = [900 if index == place else 0 for index in range(len(pauses))]
        words, silences = _spoken([single], word_ms)
        assert int(silence_at_slots(words, silences).argmax()) == place


def test_a_silence_far_from_all_words_belongs_to_none() -> None:
    words, _ = _spoken([[0, 0, 0]], 400)
    assert silence_at_slots(words, [(60_000, 61_000)]).max() < 1e-6


def test_without_a_sound_there_is_no_silence() -> None:
    words, _ = _spoken([[0, 0]], 400)
    assert silence_at_slots(words, []).tolist() == [0.0, 0.0]
    assert silence_at_slots([], [(0, 500)]).tolist() == []
