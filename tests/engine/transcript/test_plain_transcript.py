# SPDX-License-Identifier: Apache-2.0
"""A plain transcript as cues, laid over the times in which somebody speaks."""

from __future__ import annotations

from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.errors import CaptionError
from interpunct.transcript.plain_transcript import cues_of_transcript, document_of_transcript

lines = st.lists(st.text("ab 1.,。、船é\t", min_size=1), min_size=1).map("\n".join)
texts = lines.filter(lambda text: bool(text.strip()))
speeches = st.lists(st.integers(1, 60_000), min_size=2, max_size=20).map(
    lambda steps: list(zip((ends := list(accumulate(steps)))[::2], ends[1::2], strict=False))
)


def shown(text: str, *speech: tuple[int, int]) -> list[tuple[int, int, str]]:
    return [(cue.start_ms, cue.end_ms, cue.payload) for cue in cues_of_transcript(text, speech)]


def test_letters_share_the_time_evenly() -> None:
    assert shown("abcd\nefghijkl\n\nmnop", (2000, 6000)) == [
        (2000, 3000, "abcd"),
        (3000, 5000, "efghijkl"),
        (5000, 6000, "mnop"),
    ]


def test_a_line_is_divided_where_nobody_speaks() -> None:
    assert shown("abcd efgh", (0, 1000), (5000, 6000)) == [
        (0, 1000, "abcd"),
        (5000, 6000, "efgh"),
    ]


def test_a_word_stays_whole_in_the_part_with_its_middle() -> None:
    assert shown("abcdef gh", (0, 1000), (5000, 6000)) == [
        (0, 1000, "abcdef"),
        (5500, 6000, "gh"),
    ]


def test_a_script_without_spaces_is_divided_after_a_mark() -> None:
    assert shown("今晚出海。船回港了。", (0, 900), (2000, 2900)) == [
        (0, 900, "今晚出海。"),
        (2000, 2900, "船回港了。"),
    ]


@given(texts, speeches)
def test_no_letter_is_lost_and_all_times_lie_in_the_speech(
    text: str, speech: list[tuple[int, int]]
) -> None:
    cues = cues_of_transcript(text, speech)
    assert "".join("".join(cue.payload for cue in cues).split()) == "".join(text.split())
    for cue in cues:
        assert any(start <= cue.start_ms <= cue.end_ms <= end for start, end in speech)
        assert cue.payload == cue.payload.strip()
        assert "\n" not in cue.payload
    assert all(one.end_ms <= other.start_ms for one, other in pairwise(cues))
    assert cues[-1].end_ms == max(cue.end_ms for cue in cues)


@pytest.mark.parametrize("text", ["", " \n\t\r\n"])
def test_a_text_without_words_is_refused(text: str) -> None:
    with pytest.raises(CaptionError, match="no words"):
        cues_of_transcript(text, [(0, 1000)])


@pytest.mark.parametrize(
    "speech", [[], [(5, 5)], [(9, 5)], [(0, 9), (8, 20)], [(10, 20), (0, 9)]], ids=str
)
def test_parts_that_are_no_times_of_speech_are_refused(speech: list[tuple[int, int]]) -> None:
    with pytest.raises(CaptionError, match="must have a length"):
        cues_of_transcript("so it is", speech)


def test_the_document_takes_edits_and_has_no_file() -> None:
    document = document_of_transcript("so <it> is\nthere", [(0, 1000)])
    assert document.path is None
    edited = document.replace_payloads({1: "There."})
    assert [cue.payload for cue in edited.cues] == ["so <it> is", "There."]
