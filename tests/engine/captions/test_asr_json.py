# SPDX-License-Identifier: Apache-2.0
"""The JSON of speech recognisers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from interpunct.captions.cues import WordTime
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import JSON, SRT
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export
from interpunct.errors import CaptionError
from interpunct.transcript.from_document import build_transcript
from interpunct.work.work import Work


def parse(value: Any) -> CaptionDocument:
    return parse_captions(json.dumps(value).encode())


def word(text: str, start: float, end: float, **more: float) -> dict[str, Any]:
    return {"word": text, "start": start, "end": end, **more}


WHISPER = {
    "text": " Well then.",
    "language": "en",
    "segments": [
        {
            "id": 0,
            "start": 0.5,
            "end": 1.75,
            "text": " Well then.",
            "words": [
                word(" Well", 0.5, 0.8, probability=0.9),
                word(" then.", 0.9, 1.75, probability=0.4),
            ],
        }
    ],
}


def test_whisper_segments_are_cues_with_word_times() -> None:
    document = parse(WHISPER)
    assert document.format is JSON
    (cue,) = document.cues
    assert (cue.start_ms, cue.end_ms, cue.payload) == (500, 1750, "Well then.")
    assert cue.word_times == (WordTime(0, 500, 800, 0.9), WordTime(5, 900, 1750, 0.4))


def test_whisperx_words_without_times_get_none() -> None:
    words = [word("in", 1.0, 1.2, score=0.7), {"word": "1999"}, word("we", 2.0, 2.2, score=0.8)]
    segment = {"start": 1.0, "end": 2.2, "text": "in 1999 we", "words": words}
    (cue,) = parse({"segments": [segment], "word_segments": words}).cues
    assert cue.word_times == (WordTime(0, 1000, 1200, 0.7), WordTime(8, 2000, 2200, 0.8))


def token(text: str, start: int, end: int, p: float) -> dict[str, Any]:
    return {"text": text, "offsets": {"from": start, "to": end}, "p": p, "t_dtw": -1}


def test_tokens_of_whisper_cpp_are_word_times() -> None:
    line = {
        "timestamps": {"from": "00:00:00,300", "to": "00:00:02,500"},
        "offsets": {"from": 300, "to": 2500},
        "text": " Ask Americans, not",
        "tokens": [
            token("[_BEG_]", 300, 300, 0.9),
            token(" Ask", 320, 900, 0.8),
            token(" Amer", 1000, 1500, 0.6),
            token("icans", 1500, 2000, 0.4),
            token(",", 2000, 2100, 0.7),
            token(" not", 2200, 2400, 0.3),
            token("[_TT_125]", -10, -10, 0.2),
        ],
    }
    document = parse({"result": {"language": "en"}, "transcription": [line]})
    (cue,) = document.cues
    assert (cue.start_ms, cue.end_ms, cue.payload) == (300, 2500, "Ask Americans, not")
    words = Work(document).transcript.words
    assert [(word.text, word.start_ms, word.end_ms) for word in words] == [
        ("Ask", 320, 900),
        ("Americans", 1000, 2000),
        ("not", 2200, 2400),
    ]
    assert [word.probability for word in words] == pytest.approx([0.8, 0.5, 0.3])


def test_whisper_cpp_without_tokens_has_the_times_of_lines() -> None:
    lines = [{"text": f" {text}", "offsets": {"from": 0, "to": 900}} for text in ("so", "well")]
    cues = parse({"transcription": lines}).cues
    assert [(cue.payload, cue.end_ms, cue.word_times) for cue in cues] == [
        ("so", 900, ()),
        ("well", 900, ()),
    ]


def event(start: int, duration: int, *pieces: tuple[str, int | None], **more: int) -> Any:
    segs = [
        {"utf8": text, "acAsrConf": 0} | ({} if offset is None else {"tOffsetMs": offset})
        for text, offset in pieces
    ]
    return {"tStartMs": start, "dDurationMs": duration, "segs": segs, **more}


def test_rolling_lines_of_youtube_end_where_the_next_begins() -> None:
    window = {"tStartMs": 0, "dDurationMs": 9_000, "id": 1, "wpWinPosId": 1}
    events = [
        window,
        event(160, 4480, ("so", None), (" we", 240), (" went", 500), wWinId=1),
        event(2310, 2330, ("\n", None), wWinId=1, aAppend=1),
        event(2320, 3000, ("home", None), wWinId=1),
    ]
    document = parse({"wireMagic": "pb3", "events": events})
    assert [(cue.start_ms, cue.end_ms, cue.payload) for cue in document.cues] == [
        (160, 2320, "so we went"),
        (2320, 5320, "home"),
    ]
    words = Work(document).transcript.words
    assert [word.start_ms for word in words] == [160, 400, 660, 2320]


def test_another_speaker_ends_the_turn_and_is_named_in_other_formats() -> None:
    speakers = ["Ann", "Ann", 2, None, {"odd": 1}]
    segments = [
        {"text": " so", "start": second, "end": second + 0.9, "speaker": speaker}
        for second, speaker in enumerate(speakers)
    ]
    document = parse_captions(json.dumps({"segments": segments}).encode())
    assert [cue.payload for cue in document.cues] == ["so"] * 5
    assert list(build_transcript(document, languages=["en"]).turn_ends()) == [1, 4]
    written = parse_captions(export(document, SRT))
    assert [cue.payload for cue in written.cues] == ["Ann: so", "so", "Speaker 2: so", "so", "so"]


def test_captions_of_youtube_by_hand_may_overlap_and_have_styled_pieces() -> None:
    events = [
        event(0, 3000, ("well ", None), ("then", None)),
        event(2000, 3000, ("and\nyou", None)),
    ]
    cues = parse({"events": events}).cues
    assert [(cue.end_ms, cue.payload, cue.word_times) for cue in cues] == [
        (3000, "well then", ()),
        (5000, "and\nyou", ()),
    ]


def test_half_a_character_is_replaced() -> None:
    half = "bad \ud83d here"
    document = parse([{"start": 0, "end": 1, "text": half, "words": [word(half, 0, 1)]}])
    assert document.cues[0].payload == "bad \ufffd here"
    assert [time.offset for time in document.cues[0].word_times] == [0]


def test_numbers_that_are_none_are_left_out() -> None:
    words = [word("in", float("nan"), 1.2, score=0.7), word("we", 2.0, 2.1, score=float("nan"))]
    segment = {"start": 1.0, "end": 2.2, "text": "in we", "words": [*words, {"start": 2.1}]}
    (cue,) = parse({"segments": [segment]}).cues
    assert cue.word_times == (WordTime(3, 2000, 2100),)


def test_bare_list_of_segments_is_read() -> None:
    assert len(parse(WHISPER["segments"]).cues) == 1


def test_words_beside_the_segments_go_to_their_segments() -> None:
    document = parse(
        {
            "segments": [
                {"start": 0, "end": 1, "text": " Sí, vamos."},
                {"start": 1, "end": 2, "text": " ¿Sí?"},
            ],
            "words": [word("Sí", 0.1, 0.2), word("vamos", 0.3, 0.9), word("Sí", 1.1, 1.5)],
        }
    )
    offsets = [[time.offset for time in cue.word_times] for cue in document.cues]
    assert offsets == [[0, 4], [1]]


def test_unedited_json_is_its_bytes_and_edited_json_is_not_saved() -> None:
    data = json.dumps(WHISPER, indent=3).encode()
    document = parse_captions(data)
    assert document.to_bytes() == data
    edited = document.replace_payloads({0: "Well, then."})
    assert [time.offset for time in edited.cues[0].word_times] == [0, 6]
    with pytest.raises(CaptionError, match="Export it to SRT or WebVTT"):
        edited.to_bytes()


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ({"segments": [{"start": 0, "end": 1}]}, r"segments\[0\]: it lacks `text`"),
        ({"segments": [{"end": 1, "text": "x"}]}, r"segments\[0\].start: the segment has no time"),
        (
            {"segments": [{"start": "0", "end": 1, "text": "x"}]},
            r"segments\[0\].start: expected `float",
        ),
        ({"segments": [{"start": True, "end": 1, "text": "x"}]}, r"segments\[0\].start"),
        ({"segments": [{"start": 0, "end": float("nan"), "text": "x"}]}, r"segments\[0\].end"),
        ({"segments": [{"start": 0, "end": 1e300, "text": "x"}]}, r"segments\[0\].end: the time"),
        ({"segments": [{"start": 0, "end": 10**400, "text": "x"}]}, r"segments\[0\].end"),
        ({"segments": ["x"]}, r"segments\[0\]: expected `object`, got `str`"),
        (
            {"segments": [{"start": 0, "end": 1, "text": "x", "words": [7]}]},
            r"segments\[0\].words\[0\]",
        ),
        ({"segments": [{"start": 0, "end": 1, "text": "x", "words": {}}]}, r"segments\[0\].words"),
        ({"segments": [{"start": "\ud800", "end": 1, "text": "x"}]}, "surrogates not allowed"),
        ({"segments": [], "\ud800": 1}, "surrogates not allowed"),
        ({"segments": []}, "no cue was found"),
        ({"transcription": []}, "no cue was found"),
        ({"transcription": "so"}, "no list of segments"),
        ({"events": [{"segs": [{"utf8": "so"}]}]}, r"events\[0\]: it lacks `tStartMs`"),
        ({"events": [{"tStartMs": 1, "segs": [{"utf8": 1}]}]}, r"events\[0\].segs\[0\].utf8"),
        ({"transcription": [{"text": "x"}]}, r"transcription\[0\]: it lacks `offsets`"),
        (
            {"transcription": [{"text": "x", "offsets": {"from": 0, "to": 1e300}}]},
            r"transcription\[0\].offsets.to",
        ),
        (
            {"transcription": [{"text": "x", "offsets": {"from": float("nan"), "to": 1}}]},
            r"transcription\[0\].offsets.from",
        ),
        ([["word", 0.0, 1.0]], "no list of segments"),
    ],
)
def test_faulty_json_is_told_with_its_place(value: Any, place: str) -> None:
    with pytest.raises(CaptionError, match=place):
        parse(value)


@pytest.mark.parametrize("text", ['{"segments": [', "[" * 100_000, '{"a": ' * 100_000])
def test_broken_json_is_an_error(text: str) -> None:
    with pytest.raises(CaptionError, match="JSON"):
        parse_captions(text.encode())
