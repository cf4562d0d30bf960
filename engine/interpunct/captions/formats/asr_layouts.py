# SPDX-License-Identifier: Apache-2.0
"""Layouts of the JSON of speech recognisers, each turned into segments with timed words.

| recogniser | layout |
|---|---|
| openai-whisper, whisperX | `segments` with words and their `probability` or `score` |
| stable-ts, faster-whisper | the same, or a bare list of segments |
| transcription API | `segments`, and `words` beside them |
| whisper.cpp | `transcription`, with `offsets` in milliseconds and, by `-ojf`, `tokens` |
| YouTube (json3) | `events` in milliseconds, whose `segs` are words with offsets |
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import zip_longest
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from interpunct.decoding import typed
from interpunct.errors import CaptionError

_Milliseconds = Annotated[float, Meta(ge=-1e10, le=1e10)]


class AsrWord(Struct):
    """A word; `start` is missing, null or NaN if the word could not be aligned."""

    word: str | None = None
    text: str | None = None
    start: float | None = None
    end: float | None = None
    probability: float | None = None
    score: float | None = None

    @property
    def spoken(self) -> str:
        """The word, often with a space before it."""
        return self.word or self.text or ""

    @property
    def certainty(self) -> float | None:
        """Probability by the recogniser; None without."""
        value = self.score if self.probability is None else self.probability
        return None if value is None or math.isnan(value) else value


class AsrSegment(Struct):
    """Text between two times, in seconds, and its speaker if the recogniser tells them apart."""

    text: str
    start: float | None = None
    end: float | None = None
    words: list[AsrWord] | None = None
    speaker: Any = None

    @property
    def voice(self) -> str:
        """The name of the speaker, or `Speaker` with a number; empty without."""
        if isinstance(self.speaker, int):
            return f"Speaker {self.speaker}"
        return " ".join(self.speaker.split()) if isinstance(self.speaker, str) else ""


class AsrFile(Struct):
    """The segments of a file, and words that stand beside them."""

    segments: list[AsrSegment]
    words: list[AsrWord] | None = None


def file_of(data: object) -> AsrFile:
    """The file of parsed JSON. Raises CaptionError, with the field, for any other layout."""
    if isinstance(data, list) and data and isinstance(data[0], dict):
        data = {"segments": data}
    found = data if isinstance(data, dict) else {}
    if isinstance(found.get("segments"), list):
        return typed(found, AsrFile, CaptionError)
    if isinstance(found.get("transcription"), list):
        return AsrFile(typed(found, _CppFile, CaptionError).segments())
    if isinstance(found.get("events"), list):
        return AsrFile(list(typed(found, _YoutubeFile, CaptionError).segments()))
    known = "Interpunct reads the JSON of whisper, whisper.cpp, whisperX, stable-ts and YouTube."
    raise CaptionError("this JSON has no list of segments.", remedy=known)


class _Offsets(Struct):
    """Times in milliseconds; negative for a token of unknown time."""

    start: _Milliseconds = field(name="from")
    end: _Milliseconds = field(name="to")

    @property
    def seconds(self) -> tuple[float, float]:
        return self.start / 1000, self.end / 1000


class _Token(Struct):
    """A word, a part of a word, or a sign such as `[_BEG_]`, which no text has."""

    text: str
    offsets: _Offsets
    p: float | None = None

    def word(self) -> AsrWord:
        start, end = self.offsets.seconds
        return AsrWord(self.text, start=start, end=end, probability=self.p)


class _CppLine(Struct):
    text: str
    offsets: _Offsets
    tokens: list[_Token] = []

    def segment(self) -> AsrSegment:
        words = [token.word() for token in self.tokens if token.offsets.start >= 0]
        return AsrSegment(self.text, *self.offsets.seconds, words)


class _CppFile(Struct):
    """A file of whisper.cpp."""

    transcription: list[_CppLine]

    def segments(self) -> list[AsrSegment]:
        return [line.segment() for line in self.transcription]


class _Piece(Struct):
    """A word of automatic captions, or a piece of a text in one style."""

    utf8: str = ""
    offset: _Milliseconds | None = field(name="tOffsetMs", default=None)


class _Event(Struct):
    """A line, a window without text, or a line end that is appended to a line."""

    start: _Milliseconds = field(name="tStartMs")
    duration: _Milliseconds = field(name="dDurationMs", default=0)
    appended: int = field(name="aAppend", default=0)
    pieces: list[_Piece] = field(name="segs", default_factory=list)

    @property
    def text(self) -> str:
        return "".join(piece.utf8 for piece in self.pieces)

    def words(self) -> Iterator[AsrWord]:
        """The pieces that have an offset, after the first, which begins the line."""
        first, *others = self.pieces
        timed = [piece for piece in others if piece.offset is not None]
        for piece in [first, *timed] if timed else []:
            yield AsrWord(piece.utf8, start=(self.start + (piece.offset or 0)) / 1000)


class _YoutubeFile(Struct):
    """A file of YouTube in the format json3."""

    events: list[_Event]

    def segments(self) -> Iterator[AsrSegment]:
        """The lines; a line of rolling captions ends where the next begins."""
        rolls = any(event.appended for event in self.events)
        spoken = [event for event in self.events if event.text.strip()]
        for event, following in zip_longest(spoken, spoken[1:]):
            end = event.start + event.duration
            if rolls and following:
                end = min(end, following.start)
            words = list(event.words())
            yield AsrSegment(event.text, event.start / 1000, end / 1000, words)
