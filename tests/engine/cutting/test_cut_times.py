# SPDX-License-Identifier: Apache-2.0
"""When the cues of a cut start and end."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.cue_reader import clashing
from interpunct.cutting.plan import plan_cut
from interpunct.cutting.profiles import load_profile
from interpunct.transcript.from_document import build_transcript

Make = Callable[..., Any]


def times(cut: Any) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in cut.document.cues]


def test_times_come_from_the_words_and_stay_inside_the_source(cutting: Make) -> None:
    cut = cutting().cut(
        cutting().document(
            (1, 5, "The bridge is closed today. You will have"), (5, 7, "to walk around.")
        )
    )
    (first, first_end), (second, second_end) = times(cut)
    assert (first, second_end) == (1000, 7000)
    assert 2500 < second < 4500
    assert second - first_end == 83


def test_measured_times_are_used_and_kept(cutting: Make) -> None:
    document = parse_captions(
        b"WEBVTT\n\n00:01.000 --> 00:05.000\n"
        b"Close<00:01.400> the<00:01.600> door.<00:03.900> It<00:04.100> is\n\n"
        b"00:05.000 --> 00:07.000\ncold<00:05.600> in<00:05.900> here.\n"
    )
    cut = cutting().cut(document)
    closing, cold = cut.document.cues
    assert cold.start_ms == 3900
    assert cold.payload == "<00:03.900>It<00:04.100> is cold<00:05.600> in<00:05.900> here."
    assert [cold.payload[time.offset :][:2] for time in cold.word_times] == [
        "It",
        "is",
        "in",
        "he",
    ]
    assert [time.start_ms for time in closing.word_times] == [1400, 1600]


@pytest.mark.parametrize(("spoken", "end_ms"), [("00:03.000", 8000), ("00:09.000", 9300)])
def test_a_cue_that_is_not_cut_ends_after_its_last_measured_word(
    cutting: Make, spoken: str, end_ms: int
) -> None:
    song = f"WEBVTT\n\n00:01.000 --> 00:15.000\n\u266a oh<{spoken}> la \u266a\n"
    assert times(cutting().cut(parse_captions(song.encode()))) == [(1000, end_ms)]


def test_a_cue_gives_up_a_little_of_its_end_where_the_next_follows_at_once(cutting: Make) -> None:
    cut = cutting().cut(
        cutting().document((0, 2, "It rained."), (2, 4, "♪ la la ♪"), (4, 6, "So."))
    )
    assert times(cut) == [(0, 1917), (2000, 3917), (4000, 6000)]
    assert [cue.payload for cue in cut.document.cues] == ["It rained.", "♪ la la ♪", "So."]
    assert cutting().cut(cut.document).changed == 0


def test_a_gap_is_given_up_to_where_half_of_a_short_cue_is_left(cutting: Make) -> None:
    cut = cutting().cut(cutting().document((0, 0.1, "Oh."), (0.1, 2, "It rained.")))
    assert times(cut) == [(0, 50), (100, 2000)]


def test_a_cue_lingers_in_the_silence_until_it_can_be_read(cutting: Make) -> None:
    text = "Nobody had expected so much of it."
    cut = cutting().cut(cutting().document((0, 1, text), (3, 3.4, "Oh."), (9, 9.5, text)))
    assert times(cut) == [(0, 1700), (3000, 3833), (9000, 10700)]


def test_a_cue_lingers_no_longer_than_the_next_allows(cutting: Make) -> None:
    text = "Nobody had expected so much of it."
    cut = cutting().cut(cutting().document((0, 1, text), (1.5, 3, "Oh.")))
    assert times(cut) == [(0, 1417), (1500, 3000)]


def test_a_cue_that_lasts_too_long_ends_sooner(cutting: Make) -> None:
    cut = cutting().cut(cutting().document((0, 7.5, "It rained all night.")))
    assert times(cut) == [(0, 7000)]


def test_a_sentence_that_runs_on_over_a_silence_still_does_after_the_cut(cutting: Make) -> None:
    document = cutting().document((0, 8, "It rained all night and then"), (8.1, 9, "it was over."))
    once = cutting().cut(document)
    assert cutting().cut(once.document).changed == 0
    parted = cutting().document((0, 0.6, "It rained all night and then"), (2.2, 4, "it was over."))
    once = cutting().cut(parted)
    assert times(once) == [(0, 700), (2200, 4000)]
    assert cutting().cut(once.document).changed == 0


def test_the_first_cue_starts_when_its_source_did_though_its_first_word_came_later(
    cutting: Make,
) -> None:
    document = parse_captions(
        b"WEBVTT\n\n00:01.000 --> 00:05.000\n<00:01.800>Close<00:02.400> the<00:02.600> door.\n\n"
        b"00:05.000 --> 00:07.000\nIt<00:05.600> is<00:05.900> cold. And\n\n"
        b"00:07.000 --> 00:08.000\ndark.\n"
    )
    assert [cue.start_ms for cue in cutting().cut(document).document.cues][:2] == [1000, 5000]


@pytest.mark.parametrize(("text", "end"), [("♪ It rained all night ♪", 7000), ("", 9000)])
def test_a_cue_that_is_not_cut_ends_sooner_only_where_it_is_read(
    cutting: Make, text: str, end: int
) -> None:
    cut = cutting().cut(cutting().document((0, 9, text), (12, 14, "Then it stopped.")))
    assert times(cut)[0] == (0, end)


@pytest.mark.parametrize(("language", "end"), [("de", 4236), ("en", 4100)])
def test_a_cue_that_is_not_cut_lasts_as_long_as_its_language_is_read(
    cutting: Make, language: str, end: int
) -> None:
    document = cutting().document((0, 2, "It rained."), (3, 4.1, "♪ Unwetterwarnungen ♪"))
    words = build_transcript(document, cue_languages={0: ("en",), 1: (language,)})
    plan = plan_cut(document, words, load_profile("netflix"))
    assert apply_plan(document, words, plan).document.cues[1].end_ms == end


def test_latin_letters_are_half_as_wide_where_full_width_counts(cutting: Make) -> None:
    cues = (0, 1, "[slam]"), (20, 22, "川沿いの道。")
    assert times(cutting("ja").cut(cutting("ja").document(*cues)))[0] == (0, 1000)
    cues = (0, 1, "[ドアが閉]"), (20, 22, "川沿いの道。")
    assert times(cutting("ja").cut(cutting("ja").document(*cues)))[0][1] > 1000


def test_a_new_cue_starts_when_its_first_word_is_said(cutting: Make) -> None:
    spoken = [("Close", 1, 1.5), (" the", 1.5, 1.7), (" door.", 1.7, 2.4), (" It", 3, 3.2)]
    words = [{"word": text, "start": start, "end": end} for text, start, end in spoken]
    segments = [
        {"start": 1, "end": 4, "text": "Close the door. It", "words": words},
        {"start": 4, "end": 6, "text": "is cold in here."},
    ]
    cut = cutting().cut(parse_captions(json.dumps({"segments": segments}).encode()))
    assert [cue.start_ms for cue in cut.document.cues] == [1000, 3000]


@pytest.mark.parametrize(("overlap_ms", "is_sound"), [(0, True), (40, True), (41, False)])
def test_cues_that_overlap_by_a_frame_were_meant_to_touch(
    cutting: Make, overlap_ms: int, is_sound: bool
) -> None:
    cues = cutting().document((0, 2 + overlap_ms / 1000, "One"), (2, 3, "two")).cues
    assert clashing(cues) == [not is_sound] * 2
