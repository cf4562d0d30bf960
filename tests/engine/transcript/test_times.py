# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.document import Cue, WordTime
from interpunct.transcript.times import times_of_words
from interpunct.transcript.transcript import Timing

WORDS = [(0, 2, "ab"), (3, 5, "cd"), (6, 8, "ef")]
PAYLOAD = "ab cd ef"


def cue(*times: WordTime, start_ms: int = 1000, end_ms: int = 4000) -> Cue:
    return Cue("", start_ms, end_ms, "", PAYLOAD, times)


def test_words_without_times_share_the_cue_by_characters() -> None:
    spoken = times_of_words(cue(), WORDS)
    assert [(at.start_ms, at.end_ms) for at in spoken] == [
        (1000, 2000),
        (2000, 3000),
        (3000, 4000),
    ]


def test_digits_count_twice() -> None:
    spoken = times_of_words(cue(), [(0, 2, "ab"), (3, 5, "12")])
    assert spoken[1].start_ms == 2000


def test_a_measured_word_never_lasts_into_the_next_one() -> None:
    times = (WordTime(0, 1000, 1900, 0.5), WordTime(3, 1500, 2000), WordTime(6, 2500, 9000))
    spoken = times_of_words(cue(*times), WORDS)
    assert [at.end_ms for at in spoken] == [1500, 2000, 4000]
    assert spoken[0].probability == 0.5
    assert all(at.timing is Timing.MEASURED for at in spoken)


def test_a_word_without_time_stands_between_its_timed_neighbours() -> None:
    spoken = times_of_words(cue(WordTime(0, 1000, 1200), WordTime(6, 2000)), WORDS)
    assert (spoken[1].start_ms, spoken[1].end_ms) == (1200, 2000)
    assert spoken[1].timing is Timing.ESTIMATED


def test_words_before_the_first_time_begin_with_the_cue() -> None:
    spoken = times_of_words(cue(WordTime(6, 3000)), WORDS)
    assert [(at.start_ms, at.end_ms) for at in spoken[:2]] == [(1000, 2000), (2000, 3000)]


given_times = st.lists(
    st.builds(
        WordTime,
        st.integers(0, 9),
        st.integers(-500, 9000),
        st.none() | st.integers(-500, 9000),
    ),
    max_size=5,
)


@given(given_times, st.integers(-100, 5000), st.integers(-100, 5000))
def test_starts_rise_and_no_word_ends_before_it_starts(
    times: list[WordTime], start_ms: int, end_ms: int
) -> None:
    spoken = times_of_words(cue(*times, start_ms=start_ms, end_ms=end_ms), WORDS)
    assert len(spoken) == len(WORDS)
    assert all(at.start_ms <= at.end_ms for at in spoken)
    assert all(one.end_ms <= two.start_ms for one, two in pairwise(spoken))
