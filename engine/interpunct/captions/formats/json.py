# SPDX-License-Identifier: Apache-2.0
"""JSON of speech recognisers: cues with word times and probabilities.

The supported inputs are the segments of openai-whisper (`word`, `start`, `end`, `probability`) and
whisperX (`score`; unaligned words have no times). They include dumps of stable-ts and
faster-whisper, which are a bare list of segments. In the output of the transcription API, words
stand beside the segments, not in them. whisper.cpp has a list `transcription` with `offsets` in
milliseconds and, by its option `-ojf`, with the `tokens` of each line.
"""

from __future__ import annotations

import json
import math
import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from interpunct.captions.cues import Cue, WordTime
from interpunct.captions.formats.base import CaptionFormat, grammar
from interpunct.captions.scanning import Scan
from interpunct.captions.times import TimeHabit
from interpunct.decoding import typed
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

_START = re.compile(r"\ufeff?\s*(?:\{\s*[\"}]|\[\s*[\[{\"\]])")
_LISTS = ("segments", "transcription")
_MOST_SECONDS = 1e7
_Milliseconds = Annotated[float, Meta(ge=-1e10, le=1e10)]
# Search distance for the next word in a payload, in characters.
_MOST_SKIPPED = 1000


class _Word(msgspec.Struct):
    """A word; `start` is missing, null or NaN if the word could not be aligned."""

    word: str | None = None
    text: str | None = None
    start: float | None = None
    end: float | None = None
    probability: float | None = None
    score: float | None = None

    @property
    def spoken(self) -> str:
        return _whole(self.word or self.text or "").strip()

    @property
    def certainty(self) -> float | None:
        value = self.score if self.probability is None else self.probability
        return None if value is None or math.isnan(value) else value


class _Segment(msgspec.Struct):
    text: str
    start: float | None = None
    end: float | None = None
    words: list[_Word] | None = None


class _File(msgspec.Struct):
    segments: list[_Segment]
    words: list[_Word] | None = None


class _Offsets(msgspec.Struct):
    """Times in milliseconds; negative for a token of unknown time."""

    start: _Milliseconds = msgspec.field(name="from")
    end: _Milliseconds = msgspec.field(name="to")

    @property
    def seconds(self) -> tuple[float, float]:
        return self.start / 1000, self.end / 1000


class _Token(msgspec.Struct):
    """A word, a part of a word, or a sign such as `[_BEG_]`, which no text has."""

    text: str
    offsets: _Offsets
    p: float | None = None

    def word(self) -> _Word:
        start, end = self.offsets.seconds
        return _Word(self.text, start=start, end=end, probability=self.p)


class _Line(msgspec.Struct):
    text: str
    offsets: _Offsets
    tokens: list[_Token] = []

    def segment(self) -> _Segment:
        words = [token.word() for token in self.tokens if token.offsets.start >= 0]
        return _Segment(self.text, *self.offsets.seconds, words)


class _FileOfCpp(msgspec.Struct):
    """A file of whisper.cpp."""

    transcription: list[_Line]

    def file(self) -> _File:
        return _File([line.segment() for line in self.transcription])


class AsrJson(CaptionFormat):
    """The JSON of speech recognisers; it has no place for edits, so it is only read."""

    name = "json"
    title = "the JSON of whisper, whisper.cpp, whisperX and stable-ts"
    endings = (".json",)
    grammar = grammar()
    times = TimeHabit(".")
    ambiguous = True
    editable = False
    exportable = False

    def sniff(self, text: str) -> bool:
        """Whether `text` starts like a JSON object or a JSON list without numbers."""
        return bool(_START.match(text))

    def scan(self, text: str) -> Scan:
        """The segments as cues, without spans.

        A payload is a segment's text without the spaces around it. Raises CaptionError with the
        position for broken JSON, or JSON from another program.
        """
        file = _file(_parsed(text))
        loose_words = deque(file.words or ())
        cues = [
            _cue(segment, f"segments[{index}]", loose_words)
            for index, segment in enumerate(file.segments)
        ]
        return Scan(tuple(cues), (), ())


JSON = AsrJson()


def _parsed(text: str) -> dict[str, Any]:
    """The JSON object of a file; a bare list of segments is put into an object."""
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        what = Sentence("this is not valid JSON: {reason}.", reason=error.msg)
        raise CaptionError(what, where=place) from error
    except (RecursionError, ValueError) as error:  # nested too deep; a number too long
        raise CaptionError(
            Sentence("this JSON cannot be read: {reason}.", reason=error)
        ) from error
    if isinstance(data, dict) and any(isinstance(data.get(name), list) for name in _LISTS):
        return data
    if isinstance(data, list) and data and isinstance(data[0], dict):
        return {"segments": data}
    raise CaptionError(
        "this JSON has no list of segments.",
        remedy="Interpunct reads the JSON of whisper, whisper.cpp, whisperX and stable-ts.",
    )


def _file(data: dict[str, Any]) -> _File:
    if "segments" in data:
        return typed(data, _File, CaptionError)
    return typed(data, _FileOfCpp, CaptionError).file()


def _cue(segment: _Segment, place: str, loose_words: deque[_Word]) -> Cue:
    start = _milliseconds(segment.start, f"{place}.start")
    end = _milliseconds(segment.end, f"{place}.end")
    if start is None or end is None:
        missing = "start" if start is None else "end"
        raise CaptionError("the segment has no time.", where=f"{place}.{missing}")
    payload = _whole(segment.text).strip()
    words = segment.words or _taken(payload, loose_words)
    return Cue("", start, end, "", payload, tuple(_word_times(payload, words, place)))


def _whole(text: str) -> str:
    """`text` with a replacement for halves of characters, which no file can hold."""
    return _HALF.sub("\ufffd", text)


_HALF = re.compile("[\ud800-\udfff]")


def _word_times(payload: str, words: Sequence[_Word], place: str) -> Iterator[WordTime]:
    """The times of the words found in `payload`, in their order; a mark alone is no word."""
    position = 0
    for index, word in enumerate(words):
        spoken = word.spoken
        start, end = (
            _milliseconds(seconds, f"{place}.words[{index}]") for seconds in (word.start, word.end)
        )
        offset = payload.find(spoken, position, position + len(spoken) + _MOST_SKIPPED)
        if offset >= 0 and spoken:
            position = offset + len(spoken)
            if start is not None and any(map(str.isalnum, spoken)):
                yield WordTime(offset, start, end, word.certainty)


def _taken(payload: str, words: deque[_Word]) -> list[_Word]:
    """Take from the front of `words` the words that make up `payload`."""
    taken = []
    position = 0
    while words:
        word = words[0].spoken
        offset = payload.find(word, position, position + len(word) + _MOST_SKIPPED)
        if offset < 0 or any(character.isalnum() for character in payload[position:offset]):
            break
        position = offset + len(word)
        taken.append(words.popleft())
    return taken


def _milliseconds(seconds: float | None, place: str) -> int | None:
    """Milliseconds of a time in seconds; None for a missing, null or NaN time."""
    if seconds is None or math.isnan(seconds):
        return None
    if abs(seconds) > _MOST_SECONDS:
        raise CaptionError("the time is too large.", where=place)
    return round(seconds * 1000)
