# SPDX-License-Identifier: Apache-2.0
"""YouTube's rolling captions, un-rolled; everything else left alone."""

from __future__ import annotations

from interpunct.captions.cues import WordTime
from interpunct.captions.formats import VTT
from interpunct.captions.reading import parse_captions
from interpunct.captions.youtube import is_rolling, unroll

ROLLING = """WEBVTT
Kind: captions
Language: en

00:00:00.160 --> 00:00:02.389 align:start position:0%
 \nso<00:00:00.400><c> this</c><00:00:00.640><c> is</c>

00:00:02.389 --> 00:00:02.399 align:start position:0%
so this is
 \n
00:00:02.399 --> 00:00:04.829 align:start position:0%
so this is
yeah<00:00:02.800><c> yeah</c>

00:00:04.829 --> 00:00:04.839 align:start position:0%
yeah yeah
 \n
00:00:04.839 --> 00:00:06.000 align:start position:0%
yeah yeah
yeah<00:00:05.200><c> yeah</c>

00:00:06.000 --> 00:00:06.010 align:start position:0%
yeah yeah
 \n
00:00:06.010 --> 00:00:07.000 align:start position:0%
yeah yeah
right
"""
KARAOKE = """WEBVTT

00:01.000 --> 00:02.000
<c>one</c><00:01.500><c> two</c>

00:02.000 --> 00:03.000
<c>three</c><00:02.500><c> four</c>

00:03.000 --> 00:04.000
<c>three</c><00:03.500><c> four</c>

00:04.000 --> 00:04.050
short

00:05.000 --> 00:06.000
<c>five</c><00:05.500><c> six</c>
"""


def test_rolling_captions_are_recognised() -> None:
    assert is_rolling(parse_captions(ROLLING.encode()))
    assert not is_rolling(parse_captions(KARAOKE.encode()))
    assert not is_rolling(unroll(parse_captions(ROLLING.encode())))
    assert not is_rolling(parse_captions(b"WEBVTT\n"))


def test_every_line_is_one_cue_and_real_repetitions_stay() -> None:
    document = unroll(parse_captions(ROLLING.encode()))
    assert document.format is VTT
    found = [(cue.start_ms, cue.end_ms, cue.payload) for cue in document.cues]
    assert found == [
        (160, 2389, "so this is"),
        (2399, 4829, "yeah yeah"),
        (4839, 6000, "yeah yeah"),
        (6010, 7000, "right"),
    ]


def test_word_times_are_kept_and_the_first_word_has_the_time_of_the_cue() -> None:
    document = unroll(parse_captions(ROLLING.encode()))
    assert document.cues[0].word_times == (WordTime(0, 160), WordTime(3, 400), WordTime(8, 640))
    assert document.cues[3].word_times == (WordTime(0, 6010),)


def test_header_and_settings_stay() -> None:
    data = unroll(parse_captions(ROLLING.encode())).to_bytes()
    assert data.startswith(b"WEBVTT\nKind: captions\nLanguage: en\n\n00:00:00.160 --> ")
    assert b"<" not in data
    assert data.count(b" align:start position:0%\n") == 4
    assert [cue.payload for cue in parse_captions(data).cues][-1] == "right"


def test_entities_and_other_tags_stay_in_the_payload() -> None:
    data = ROLLING.replace("so<", "<i>so</i> &amp;<").encode()
    cue = unroll(parse_captions(data)).cues[0]
    assert cue.payload == "<i>so</i> &amp; this is"
    assert [time.offset for time in cue.word_times] == [0, 16, 21]
