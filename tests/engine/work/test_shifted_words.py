# SPDX-License-Identifier: Apache-2.0
"""Words that move are those that would have been made anew."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interpunct.transcript.transcript import Timing, Word
from interpunct.work.shifted_words import ShiftedWords, with_shift


def words_of(count: int, cue: int = 0) -> tuple[Word, ...]:
    return tuple(
        Word(f"w{n}", cue + n, 0, 2, "en", n // 3, n, n + 1, Timing.ESTIMATED)
        for n in range(count)
    )


steps = st.tuples(
    st.integers(0, 12),
    st.integers(0, 4),
    st.integers(0, 3),
    st.integers(-2, 2),
    st.integers(-2, 2),
)


@given(st.integers(0, 12), st.lists(steps, max_size=6))
def test_moved_words_are_those_moved_one_by_one(
    count: int, changes: list[tuple[int, int, int, int, int]]
) -> None:
    plain = words_of(count)
    moved = ShiftedWords(plain)
    for start, length, made, cues, turns in changes:
        gone = range(min(start, len(plain)), min(start + length, len(plain)))
        by = words_of(made, cue=100)
        plain = (*plain[: gone.start], *by, *with_shift(plain[gone.stop :], cues, turns))
        moved = moved.exchanged(gone, by, cues, turns)
        assert tuple(moved) == plain
        assert moved == plain
        assert [moved[n] for n in range(-len(plain), len(plain))] == [*plain, *plain]
        assert moved[1:-2] == plain[1:-2]
        assert moved[::-2] == plain[::-2]
        assert tuple(reversed(moved)) == plain[::-1]
