# SPDX-License-Identifier: Apache-2.0
"""One call for text, files, and objects of other libraries."""

from __future__ import annotations

import dataclasses
import re
from collections import namedtuple
from collections.abc import Iterable
from math import inf, nan
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import pytest
from faster_whisper.transcribe import Segment as FasterSegment
from faster_whisper.transcribe import Word as FasterWord
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.engine.opinions.endpoint_server import Act, serving

import interpunct
from interpunct.bundles.weak_languages import WeakLanguages
from interpunct.errors import CaptionError, InterpunctError
from interpunct.one_call.punctuate import punctuate
from interpunct.runtime.predictor import Predictor

SRT = (
    "1\n00:00:01,000 --> 00:00:02,000\nslowly anna came\n\n"
    "2\n00:00:02,000 --> 00:00:03,000\nhome\n"
)


@pytest.fixture
def talk(tmp_path: Path) -> Path:
    (tmp_path / "talk.srt").write_text(SRT)
    return tmp_path / "talk.srt"


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def test_text_gives_text(fake_predictor: Predictor) -> None:
    found = punctuate("slowly anna came\nhome\n", model=fake_predictor, language="en")
    assert found == "Slowly, Anna came.\nHome.\n"


@given(st.text(st.sampled_from("ab ,.\n\r\t\ufeffÄ—\u2028"), max_size=60))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_letter_of_a_text_is_lost(fake_predictor: Predictor, text: str) -> None:
    found = punctuate(text, model=fake_predictor, language="en")
    assert words(found) == words(text)
    assert len(found) >= len(text)


def test_text_in_a_language_that_the_model_does_not_know_stays_with_a_warning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arabic = "كيف حالك اليوم أنا بخير شكرا لك"
    with pytest.warns(UserWarning, match="7 words are in Arabic"):
        assert punctuate(arabic) == arabic
    czech = "nevím jestli přijede vlak má zpoždění ale to se stává"
    weak = WeakLanguages(unlearned=("cs",))
    monkeypatch.setattr("interpunct.one_call.punctuate._weak_languages", lambda _names: weak)
    monkeypatch.setattr("interpunct.one_call.punctuate.not_installed", lambda codes: [*codes])
    with pytest.warns(UserWarning, match="interpunct models add cs"):
        assert punctuate(czech) == czech


def test_finished_text_stays(fake_predictor: Predictor) -> None:
    text = "He came. She left. They slept, and we went on. It rained. " * 8
    assert punctuate(text, model=fake_predictor, language="en") == text


def test_a_file_gives_a_work(talk: Path, fake_predictor: Predictor) -> None:
    for source in (talk, str(talk)):
        work = punctuate(source, model=fake_predictor, language="en")
        assert isinstance(work, interpunct.Work)
        assert b"Slowly, Anna came." in work.to_bytes()
    assert talk.read_text() == SRT


def test_a_file_is_cut_and_written_by_its_ending(talk: Path, fake_predictor: Predictor) -> None:
    out = talk.with_suffix(".vtt")
    punctuate(talk, to=out, cut="netflix", model=fake_predictor, language="en")
    assert out.read_text().startswith("WEBVTT")
    assert "Slowly, Anna came." in out.read_text()


def test_a_text_file_keeps_its_lines(tmp_path: Path, fake_predictor: Predictor) -> None:
    (tmp_path / "talk.txt").write_bytes(b"\xef\xbb\xbfslowly anna\r\n\r\n  came \r\n")
    out = tmp_path / "out.txt"
    punctuate(tmp_path / "talk.txt", to=out, model=fake_predictor, language="en")
    assert out.read_bytes() == b"\xef\xbb\xbfSlowly, Anna.\r\n\r\n  Came. \r\n"


@dataclasses.dataclass
class Info:
    language: str = "en"


class StableResult:
    """The form of a result of stable-ts: made of a dictionary, and one again."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.segments = facts["segments"]

    def to_dict(self) -> dict[str, Any]:
        return {"segments": self.segments}


def timed(text: str, start: float) -> list[dict[str, Any]]:
    return [
        {
            "word": f" {word}",
            "start": start + place,
            "end": start + place + 0.5,
            "probability": 0.9,
        }
        for place, word in enumerate(text.split())
    ]


def whisper(*texts: str) -> dict[str, Any]:
    segments = [
        {"id": number, "start": 9.0 * number, "end": 9.0 * number + 9, "text": f" {text}"}
        | {"words": timed(text, 9.0 * number)}
        for number, text in enumerate(texts)
    ]
    return {"text": "".join(f" {text}" for text in texts), "segments": segments, "language": "en"}


def spoken(segments: Iterable[Any]) -> list[str]:
    return [str(word["word"]) for segment in segments for word in segment["words"]]


def test_a_result_of_whisper_keeps_all_but_marks_and_case(fake_predictor: Predictor) -> None:
    before = whisper("slowly anna came", "home")
    found = punctuate(before, model=fake_predictor, language="en")
    assert found["text"] == " Slowly, Anna came. Home."
    assert spoken(found["segments"]) == [" Slowly,", " Anna", " came.", " Home."]
    for old, new in zip(before["segments"], found["segments"], strict=True):
        assert {**new, "text": "", "words": []} == {**old, "text": "", "words": []}
        for was, word in zip(old["words"], new["words"], strict=True):
            assert {**word, "word": ""} == {**was, "word": ""}
    assert before == whisper("slowly anna came", "home")


def test_a_result_without_words_has_texts_alone(fake_predictor: Predictor) -> None:
    said = {"start": 0.0, "end": 2.0, "text": " the boat left"}
    marked = interpunct.punctuate({"segments": [said]}, language="en", model=fake_predictor)
    assert marked == {"segments": [said | {"text": " The boat left."}]}


def test_words_without_times_and_words_beside_the_segments(fake_predictor: Predictor) -> None:
    aligned = whisper("slowly anna came")
    aligned["word_segments"] = [dict(word) for word in aligned["segments"][0]["words"]]
    for word in (aligned["segments"][0]["words"][1], aligned["word_segments"][1]):
        del word["start"], word["end"]
    found = punctuate(aligned, model=fake_predictor, language="en")
    assert spoken(found["segments"]) == [" Slowly,", " Anna", " came."]
    assert spoken([{"words": found["word_segments"]}]) == [" Slowly,", " Anna", " came."]


def test_a_result_of_stable_ts_is_made_again(fake_predictor: Predictor) -> None:
    found = punctuate(
        StableResult(whisper("slowly anna came")), model=fake_predictor, language="en"
    )
    assert isinstance(found, StableResult)
    assert found.segments[0]["text"] == " Slowly, Anna came."


def test_segments_of_faster_whisper_may_come_one_by_one(fake_predictor: Predictor) -> None:
    parts = [
        FasterWord(t["start"], t["end"], t["word"], 0.9) for t in timed("slowly anna came", 0)
    ]
    numbers = {"id": 1, "seek": 0, "tokens": [], "avg_logprob": 0.0, "compression_ratio": 1.0}
    segment = FasterSegment(
        start=0.0, end=9.0, text=" slowly anna came", words=parts, no_speech_prob=0.0,
        temperature=0.0, **numbers,
    )  # fmt: skip
    segments, info = punctuate((iter([segment]), Info()), model=fake_predictor, language="en")
    assert info == Info()
    assert segments[0].text == " Slowly, Anna came."
    assert [word.word for word in segments[0].words] == [" Slowly,", " Anna", " came."]
    (alone,) = punctuate([segment], model=fake_predictor, language="en")
    assert alone == segments[0]


def test_named_tuples_are_segments_too(fake_predictor: Predictor) -> None:
    made = namedtuple("made", "start end text")
    (found,) = punctuate([made(0, 1, "slowly anna")], model=fake_predictor, language="en")
    assert found == made(0, 1, "Slowly, Anna.")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("slowly anna came home", "Slowly, Anna came. Home."),
        (" slowly anna came home", " Slowly, Anna came. Home."),
        ("slowly anna came\nhome\n", "Slowly, Anna came.\nHome.\n"),
        ("another text", "Slowly, Anna came. Home."),
    ],
)
def test_the_text_of_all_segments_keeps_its_spaces(
    text: str, expected: str, fake_predictor: Predictor
) -> None:
    segments = [
        {"text": "slowly anna came", "start": 0, "end": 1},
        {"text": " home", "start": 1, "end": 2},
    ]
    said = {"text": text, "segments": segments}
    assert punctuate(said, model=fake_predictor, language="en")["text"] == expected


def test_a_silent_film_has_no_segments(fake_predictor: Predictor) -> None:
    assert punctuate([], model=fake_predictor) == []
    assert punctuate(iter(()), model=fake_predictor) == []
    empty = pytest.importorskip("pysrt").SubRipFile()
    assert punctuate(empty, model=fake_predictor) == empty


def test_times_that_are_none(fake_predictor: Predictor) -> None:
    words = [{"word": "slowly", "start": nan, "end": nan}, {"word": None}, {"text": "anna"}]
    segment = {"text": "slowly anna", "start": 0, "end": 1, "words": words}
    (found,) = punctuate([segment], model=fake_predictor, language="en")
    assert found["text"] == "Slowly, Anna."
    with pytest.raises(InterpunctError, match="segment 1 has a start or end that is no time"):
        punctuate([segment | {"end": inf}], model=fake_predictor)


def test_segments_may_be_any_objects(fake_predictor: Predictor) -> None:
    segment = SimpleNamespace(text="slowly anna", start=0, end=1)
    (found,) = punctuate([segment], model=fake_predictor, language="en")
    assert (found.text, segment.text) == ("Slowly, Anna.", "slowly anna")


def test_captions_of_pysrt_and_webvtt_are_of_their_library(fake_predictor: Predictor) -> None:
    pysrt, webvtt = pytest.importorskip("pysrt"), pytest.importorskip("webvtt")
    items = punctuate(pysrt.from_string(SRT), model=fake_predictor, language="en")
    assert isinstance(items, pysrt.SubRipFile)
    assert [item.text for item in items] == ["Slowly, Anna came.", "Home."]
    captions = webvtt.WebVTT(captions=[webvtt.Caption("00:01.000", "00:02.000", "slowly anna")])
    found = punctuate(captions, model=fake_predictor, language="en")
    assert isinstance(found, webvtt.WebVTT)
    assert [caption.text for caption in found] == ["Slowly, Anna."]


class _Pysubs2:
    """The form of `pysubs2.SSAFile`: written as ASS, and read from it."""

    def __init__(self, text: str) -> None:
        self.text = text

    def to_string(self, format_: str) -> str:
        assert format_ == "ass"
        return self.text

    @classmethod
    def from_string(cls, text: str, format_: str) -> Self:
        assert format_ == "ass"
        return cls(text)


_Pysubs2.__module__ = "pysubs2.ssafile"
ASS = (
    "[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: Layer, Start, End, Style, Name, "
    "MarginL, MarginR, MarginV, Effect, Text\n"
    "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\i1}slowly anna{\\i0}\n"
)


def test_captions_of_pysubs2_go_through_ass(fake_predictor: Predictor) -> None:
    found = punctuate(_Pysubs2(ASS), model=fake_predictor, language="en")
    assert found.text == ASS.replace("slowly anna{", "Slowly, Anna.{")


def test_what_is_not_known_is_told(tmp_path: Path, fake_predictor: Predictor) -> None:
    with pytest.raises(InterpunctError, match="of the class int are not known"):
        punctuate(3, model=fake_predictor)
    with pytest.raises(CaptionError, match=r"missing\.srt"):
        punctuate("missing.srt", model=fake_predictor)
    with pytest.raises(InterpunctError, match="only captions of a file"):
        punctuate("some text", cut="netflix", model=fake_predictor)
    (tmp_path / "talk.txt").write_text("some text")
    with pytest.raises(CaptionError, match="no times to cut by"):
        punctuate(tmp_path / "talk.txt", cut="netflix", model=fake_predictor)
    with pytest.raises(CaptionError, match="no format has this ending"):
        punctuate(tmp_path / "talk.txt", to=tmp_path / "talk.xyz", model=fake_predictor)


def test_wrong_arguments_are_told(tmp_path: Path, fake_predictor: Predictor) -> None:
    with pytest.raises(InterpunctError, match="marks cannot be 'foo'"):
        punctuate("some text", marks="foo", model=fake_predictor)
    for segment in ({"text": "so"}, {"text": "so", "start": None, "end": 2}):
        with pytest.raises(InterpunctError, match="segment 1 lacks text, start or end"):
            punctuate({"segments": [segment]}, model=fake_predictor)
    with pytest.raises(InterpunctError, match="no model is named"):
        punctuate("some text", model=[])
    with pytest.raises(InterpunctError, match="half a character at position 4"):
        punctuate("how \ud800 are you", model=fake_predictor)
    source = tmp_path / "talk.txt"
    source.write_text("some text")
    with pytest.raises(CaptionError, match="this is the source"):
        punctuate(source, to=source, model=fake_predictor)
    assert source.read_text() == "some text"


def test_public_names_are_told_before_they_are_loaded() -> None:
    assert {"punctuate", "Cue", "Alternative", "Finding", "FORMATS"} <= set(dir(interpunct))
    assert interpunct.punctuate is punctuate


def test_a_second_opinion_is_asked_for_by_its_endpoint(fake_predictor: Predictor) -> None:
    with serving(Act()) as server:  # repeats the text without any mark
        found = punctuate(
            "slowly anna came\n",
            model=fake_predictor,
            language="en",
            second_opinion=server.address,
        )
    assert found == "Slowly Anna came.\n"
    assert server.texts == ["slowly anna came"]
