# SPDX-License-Identifier: Apache-2.0
"""The figures of a document, counted by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.reading import parse_captions
from interpunct.cutting.profiles import Profile, load_profile
from interpunct.cutting.statistics import Spread, Statistics, statistics
from interpunct.transcript.from_document import build_transcript
from interpunct.work.options import Options
from interpunct.work.work import Work

Make = Callable[..., Any]


@pytest.fixture
def figures(cutting: Make) -> Callable[..., Statistics]:
    """The figures of cues given as (start, end, text), times in seconds."""

    def made(*cues: tuple[float, float, str], profile: str = "netflix") -> Statistics:
        document = cutting().document(*cues)
        return statistics(document, cutting().transcript(document), load_profile(profile))

    return made


def test_words_lines_characters_and_sentences_are_counted(figures: Make) -> None:
    found = figures((0, 2, "It rained.\nAll night"), (2, 4, "long, <i>we</i> heard."))
    assert (found.cues, found.lines, found.spoken.words, found.sentences) == (2, 3, 7, 2)
    assert found.characters == 10 + 9 + 15
    assert found.words_per_sentence == 3.5
    assert found.marks == ((".", 2), (",", 1))


def test_time_on_screen_counts_once_where_cues_overlap(figures: Make) -> None:
    found = figures((1, 3, "one"), (2, 4, "two"), (6, 7, "three"))
    assert (found.whole_ms, found.shown_ms) == (6000, 4000)
    assert found.overlaps == 1
    assert found.gaps == Spread(2000, 2000, 2000, 2000)
    assert found.durations == Spread(1000, 2000, 2000, 5000 / 3)


def test_bars_count_the_cues_of_each_speed_and_know_the_first(figures: Make) -> None:
    found = figures((0, 1, "abcde"), (1, 2, "x" * 21), (2, 3, "abcdef"), (3, 4, "fghij")).speeds
    counted = [(bar.speed, bar.count, bar.first) for bar in found.bars if bar.count]
    assert counted == [(5, 2, 0), (6, 1, 2), (21, 1, 1)]
    assert [bar.speed for bar in found.bars] == list(range(22))
    assert (found.limit, found.too_fast) == (20, 1)


def test_what_is_faster_than_the_last_bar_is_in_it(figures: Make) -> None:
    found = figures((0, 1, "x" * 200), (1, 1, "no time at all"))
    (bar,) = (bar for bar in found.speeds.bars if bar.count)
    assert (bar.speed, bar.count) == (40, 1)


def test_the_speaking_rate_is_over_the_time_of_cues(figures: Make) -> None:
    found = figures((0, 2, "one two three"), (10, 12, "four"))
    assert found.spoken.words_per_minute == 60
    assert not found.is_measured


def test_the_speaking_rate_is_over_measured_words_where_there_are() -> None:
    text = "WEBVTT\n\n00:00.000 --> 00:10.000\none <00:00:01.000>two <00:00:02.000>three\n"
    document = parse_captions(text.encode())
    transcript = build_transcript(document, languages=("en",))
    found = statistics(document, transcript, load_profile("netflix"))
    assert found.is_measured
    spoken = transcript.words[-1].end_ms - transcript.words[0].start_ms
    assert found.spoken.spoken_ms == spoken


def test_speakers_have_shares_and_a_label_holds_until_another_speaks(figures: Make) -> None:
    found = figures((0, 2, "ANNA: it rained"), (2, 4, "all night"), (4, 6, "- no\n- BEN: yes"))
    shares = [(share.name, share.words, share.cues) for share in found.speakers]
    assert shares == [("ANNA", 4, 2), ("", 1, 1), ("BEN", 1, 1)]
    assert figures((0, 1, "nobody is named")).speakers == ()


def test_languages_have_shares() -> None:
    srt = "1\n00:00:00,000 --> 00:00:01,000\n{}\n\n2\n00:00:01,000 --> 00:00:02,000\n{}\n"
    document = parse_captions(srt.format("it rained", "es regnete heute").encode())
    transcript = build_transcript(document, cue_languages={0: ("en",), 1: ("de",)})
    found = statistics(document, transcript, load_profile("netflix"))
    assert [(share.name, share.words) for share in found.languages] == [("de", 3), ("en", 2)]
    assert found.speeds.limit == load_profile("netflix").limits("de").max_cps


def test_an_empty_file_has_figures_too() -> None:
    document = parse_captions(b"WEBVTT\n")
    found = statistics(document, build_transcript(document), Profile("own", "Own"))
    assert (found.cues, found.spoken.words, found.whole_ms) == (0, 0, 0)
    assert found.words_per_sentence is found.spoken.words_per_minute is None
    assert found.speeds.bars == ()


def test_a_work_counts_what_would_be_written() -> None:
    srt = b"1\n00:00:00,000 --> 00:00:02,000\nIt rained. All night.\n"
    work = Work.of_bytes(srt, Options(languages=("en",)))
    assert work.statistics(load_profile("netflix")).marks == ((".", 2),)


@given(
    st.lists(st.tuples(st.integers(0, 900), st.integers(0, 40), st.text("ab. ,\n", max_size=9)))
)
def test_parts_add_up_to_the_whole(cues: list[tuple[int, int, str]]) -> None:
    times = [(f"{at // 60:02}:{at % 60:02}.000", at + length) for at, length, _ in cues]
    blocks = (
        f"{start} --> {end // 60:02}:{end % 60:02}.000\nx{text.strip()}\n"
        for (start, end), (_, _, text) in zip(times, cues, strict=True)
    )
    document = parse_captions("\n".join(("WEBVTT\n", *blocks)).encode())
    transcript = build_transcript(document, languages=("en",))
    found = statistics(document, transcript, load_profile("netflix"))
    assert sum(share.words for share in found.languages) == found.spoken.words
    assert found.spoken.words == len(transcript)
    speeds = found.speeds
    assert sum(bar.count for bar in speeds.bars) <= found.cues
    assert 0 <= speeds.too_fast <= found.cues
    assert found.shown_ms <= max(found.whole_ms, 0)


def test_cues_without_time_or_text_are_left_out_of_the_speeds_and_no_others(figures: Make) -> None:
    found = figures((0, 1, "abcde"), (1, 1, "no time"), (2, 3, "abcde")).speeds
    assert [(bar.speed, bar.count) for bar in found.bars if bar.count] == [(5, 2)]


def test_time_on_screen_counts_what_lasts_beyond_the_cues_it_holds(figures: Make) -> None:
    assert figures((0, 10, "one"), (2, 3, "two"), (9, 12, "three")).shown_ms == 12_000
