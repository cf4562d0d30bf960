# SPDX-License-Identifier: Apache-2.0
"""Speech recognisers' JSON: cues with word times and probabilities.

Read are the segments of openai-whisper (`word`, `start`, `end`, `probability`), whisperX (`score`;
words that could not be aligned have no times), stable-ts, faster-whisper dumps (a bare list of
segments) and the transcription API (words beside the segments, not in them).
"""

from __future__ import annotations

import json
import math
import re
from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple

from interpunct.captions.cues import Cue, WordTime
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.grammar import grammar
from interpunct.captions.scanning import Scan
from interpunct.captions.times import TimeHabit
from interpunct.errors import CaptionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_START = re.compile(r"\ufeff?\s*(?:\{\s*[\"}]|\[\s*[\[{\"\]])")
_MOST_SECONDS = 1e7
# How far ahead in a payload the next word is looked for, in characters.
_MOST_SKIPPED = 1000


class _Word(NamedTuple):
    text: str
    start_ms: int | None
    end_ms: int | None
    probability: float | None


class AsrJson(CaptionFormat):
    """The JSON of speech recognisers, which has no place for edits: it is read only."""

    name = "json"
    title = "the JSON of whisper, whisperX and stable-ts"
    endings = (".json",)
    grammar = grammar()
    times = TimeHabit(".")
    editable = False

    def sniff(self, text: str) -> bool:
        """An object, or a list of objects or nothing."""
        return bool(_START.match(text))

    def scan(self, text: str) -> Scan:
        """The segments as cues, without spans.

        A payload is a segment's text without the spaces around it. Raises CaptionError with the
        place for JSON that is broken or is not a recogniser's.
        """
        data = _parsed(text)
        segments, place = _segments(data)
        loose_words = deque(_words(data, "file") if isinstance(data, dict) else [])
        cues = [
            _cue(segment, f"{place}[{index}]", loose_words)
            for index, segment in enumerate(segments)
        ]
        return Scan(tuple(cues), (), ())


JSON = AsrJson()


def _parsed(text: str) -> Any:
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise CaptionError(f"this is not valid JSON: {error.msg}.", where=place) from error
    except (RecursionError, ValueError) as error:  # nested too deep; a number too long
        raise CaptionError(f"this JSON cannot be read: {error}.") from error


def _segments(data: Any) -> tuple[list[Any], str]:
    """The list of segments, and how to name it in an error."""
    if isinstance(data, dict) and isinstance(data.get("segments"), list):
        return data["segments"], "segments"
    if isinstance(data, list) and data and isinstance(data[0], dict):
        return data, "segment"
    raise CaptionError(
        "this JSON has no list of segments.",
        remedy="Read is the JSON of whisper, whisperX and stable-ts.",
    )


def _cue(segment: Any, place: str, loose_words: deque[_Word]) -> Cue:
    if not isinstance(segment, dict):
        raise _wrong(place, "an object", segment)
    payload = _string(segment, "text", place).strip()
    start, end = _milliseconds(segment, "start", place), _milliseconds(segment, "end", place)
    if start is None or end is None:
        missing = "start" if start is None else "end"
        raise CaptionError("the segment has no time.", where=f"{place}.{missing}")
    words = _words(segment, place)
    times = _word_times(payload, words) if words else _taken_word_times(payload, loose_words)
    return Cue("", start, end, "", payload, tuple(times))


def _words(holder: dict[str, Any], place: str) -> list[_Word]:
    words = holder.get("words")
    if words is None:
        return []
    if not isinstance(words, list):
        raise _wrong(f"{place}.words", "a list", words)
    return [_word(word, f"{place}.words[{index}]") for index, word in enumerate(words)]


def _word(word: Any, place: str) -> _Word:
    if not isinstance(word, dict):
        raise _wrong(place, "an object", word)
    key = "word" if "word" in word else "text"
    certainty = "probability" if "probability" in word else "score"
    return _Word(
        _string(word, key, place).strip(),
        _milliseconds(word, "start", place),
        _milliseconds(word, "end", place),
        _number(word, certainty, place),
    )


def _word_times(payload: str, words: Sequence[_Word]) -> Iterator[WordTime]:
    """The times of the words that are found in `payload`, in their order."""
    position = 0
    for word in words:
        offset = payload.find(word.text, position, position + len(word.text) + _MOST_SKIPPED)
        if offset >= 0 and word.text:
            position = offset + len(word.text)
            if word.start_ms is not None:
                yield WordTime(offset, word.start_ms, word.end_ms, word.probability)


def _taken_word_times(payload: str, words: deque[_Word]) -> Iterator[WordTime]:
    """The times of the words at the front of `words` that make up `payload`; takes them away."""
    taken = []
    position = 0
    while words:
        word = words[0].text
        offset = payload.find(word, position, position + len(word) + _MOST_SKIPPED)
        if offset < 0 or any(character.isalnum() for character in payload[position:offset]):
            break
        position = offset + len(word)
        taken.append(words.popleft())
    return _word_times(payload, taken)


def _string(holder: dict[str, Any], key: str, place: str) -> str:
    value = holder.get(key)
    if not isinstance(value, str):
        raise _wrong(f"{place}.{key}", "a text", value)
    return value


def _milliseconds(holder: dict[str, Any], key: str, place: str) -> int | None:
    seconds = _number(holder, key, place)
    if seconds is None:
        return None
    if abs(seconds) > _MOST_SECONDS:
        raise CaptionError("the time is beyond all measure.", where=f"{place}.{key}")
    return round(seconds * 1000)


def _number(holder: dict[str, Any], key: str, place: str) -> float | None:
    """A number; None where it is missing, null or NaN (an unaligned word)."""
    value = holder.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _wrong(f"{place}.{key}", "a number", value)
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    return None if math.isnan(number) else number


def _wrong(place: str, wanted: str, value: object) -> CaptionError:
    found = "nothing" if value is None else type(value).__name__
    return CaptionError(f"{wanted} was expected, and {found} found.", where=place)
