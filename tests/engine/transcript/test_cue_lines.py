# SPDX-License-Identifier: Apache-2.0
"""Cues in two languages, one a line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.reading import parse_captions
from interpunct.labels import Label
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

CHINESE = [
    "我们今天来看看这个港口",
    "船夫说他明天早上回来",
    "大家都在等待雾气散去",
    "没有人知道为什么",
    "城市很安静",
    "我们回家吧",
]
ENGLISH = [
    "today we look at this harbour",
    "the pilot said that he comes back tomorrow",
    "everybody waits until the fog lifts",
    "nobody could tell us why that happened",
    "the city was very quiet",
    "let us go home",
]
FRENCH = [
    "aujourd'hui nous regardons ce port",
    "le pilote a dit qu'il revient demain matin",
    "tout le monde attend que le brouillard se lève",
    "personne ne pouvait nous dire pourquoi",
    "la ville était très calme ce matin",
    "rentrons à la maison",
]


def transcript_of(payloads: list[str], languages: list[str] | None = None) -> Transcript:
    cues = (f"1\n00:00:0{n},000 --> 00:00:0{n},900\n{text}\n" for n, text in enumerate(payloads))
    return build_transcript(parse_captions("\n".join(cues).encode()), languages=languages)


def languages_by_line(payloads: list[str], transcript: Transcript) -> list[list[set[str]]]:
    """The languages of the words of each line of each cue."""
    found: list[list[set[str]]] = [[set() for _ in text.split("\n")] for text in payloads]
    for word in transcript.words:
        found[word.cue][payloads[word.cue].count("\n", 0, word.start)].add(word.language)
    return found


@pytest.mark.parametrize(
    ("upper", "lower", "codes"),
    [
        (CHINESE, ENGLISH, ("zh-Hans", "en")),
        (ENGLISH, CHINESE, ("en", "zh-Hans")),
        (ENGLISH, FRENCH, ("en", "fr")),
    ],
)
@pytest.mark.parametrize("named", [True, False])
def test_each_line_has_its_own_language(
    upper: list[str], lower: list[str], codes: tuple[str, str], named: bool
) -> None:
    payloads = [f"{one}\n{other}" for one, other in zip(upper, lower, strict=True)]
    transcript = transcript_of(payloads, list(codes) if named else None)
    assert languages_by_line(payloads, transcript) == [[{codes[0]}, {codes[1]}]] * len(payloads)


def test_a_language_may_take_two_lines_and_a_cue_have_only_one() -> None:
    payloads = [f"{one}\n{other}" for one, other in zip(CHINESE, ENGLISH, strict=True)]
    payloads[2] = f"{CHINESE[2]}\neverybody waits\nuntil the fog lifts"
    payloads += [*payloads[3:], ENGLISH[4], CHINESE[5]][:4]
    payloads[4], payloads[5] = ENGLISH[4], CHINESE[5]
    found = languages_by_line(payloads, transcript_of(payloads))
    assert found[2] == [{"zh-Hans"}, {"en"}, {"en"}]
    assert found[4:6] == [[{"en"}], [{"zh-Hans"}]]


def test_two_lines_of_one_language_are_one_text() -> None:
    payloads = [f"{one}\n{other}" for one, other in zip(ENGLISH, ENGLISH[::-1], strict=True)]
    payloads[3] = f"{ENGLISH[3]}\n{CHINESE[3]}"
    transcript = transcript_of(payloads, ["en", "zh"])
    assert {word.language for word in transcript.words} == {"en"}


def test_no_mark_of_a_line_is_read_as_one_of_the_other() -> None:
    payloads = [f"{one}。\n{other}." for one, other in zip(CHINESE, ENGLISH, strict=True)]
    transcript = transcript_of(payloads)
    marks = {
        (word.language, slot.mark)
        for word, slot in zip(transcript.words, transcript.slots, strict=True)
    }
    assert marks == {("zh-Hans", ""), ("zh-Hans", "。"), ("en", ""), ("en", ".")}
    ends = list(transcript.turn_ends())
    assert len(ends) == 2 * len(payloads)
    assert all(transcript.slots[end].label is Label.PERIOD for end in ends)


def test_the_words_of_a_cue_keep_the_order_of_their_times() -> None:
    payloads = [f"{one}\n{other}" for one, other in zip(CHINESE, ENGLISH, strict=True)]
    times = [(word.start_ms, word.end_ms) for word in transcript_of(payloads).words]
    assert times == sorted(times)


LINES = st.lists(
    st.sampled_from([*CHINESE, *ENGLISH, *FRENCH, "", "♪", "<i>so,</i> he &amp; I"]), max_size=4
)


@settings(max_examples=40)
@given(cues=st.lists(LINES, min_size=1, max_size=8))
def test_every_word_stands_where_it_says_in_order(cues: list[list[str]]) -> None:
    cue = "WEBVTT\n\n" + "".join(
        f"00:00:0{n}.000 --> 00:00:0{n}.900\n" + "\n".join(filter(None, lines)) + "\n\n"
        for n, lines in enumerate(cues)
    )
    document = parse_captions(cue.encode())
    transcript = build_transcript(document)
    spans = [(word.cue, word.start, word.end) for word in transcript.words]
    assert spans == sorted(spans)
    for word, slot in zip(transcript.words, transcript.slots, strict=True):
        payload = document.cues[word.cue].payload
        assert payload[word.start : word.end] == word.text
        assert payload[slot.start : slot.end] == slot.mark
        assert slot.start >= word.end
        assert not (slot.mark and "\n" in payload[word.end : slot.start])


def both(upper: list[str], lower: list[str]) -> list[str]:
    return [f"{one}\n{other}" for one, other in zip(upper, lower, strict=True)]


@pytest.mark.parametrize("cues", [4, 5])
def test_five_cues_are_enough_to_say_so(cues: int) -> None:
    payloads = both(ENGLISH, FRENCH)[:cues]
    transcript = transcript_of(payloads, ["en", "fr"])
    first, last = languages_by_line(payloads, transcript)[0]
    assert ((first, last) == ({"en"}, {"fr"})) is (cues == 5)


def test_cues_now_in_one_language_now_in_another_are_not_in_two() -> None:
    """First lines are mostly English and last ones French, but hardly a cue has both."""
    english, french = both(ENGLISH, ENGLISH[::-1]), both(FRENCH, FRENCH[::-1])
    payloads = [*english, *french, *both(ENGLISH, FRENCH)[:1]]
    mixed = transcript_of(payloads, ["en", "fr"])
    one, *_ = languages_by_line(payloads[-1:], transcript_of(payloads[-1:], ["en", "fr"]))
    assert languages_by_line(payloads, mixed)[-1] == one
