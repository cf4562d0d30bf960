# SPDX-License-Identifier: Apache-2.0
"""JSON of speech recognisers: cues with word times and probabilities."""

from __future__ import annotations

import json
import math
import re
from collections import deque
from collections.abc import Iterator, Sequence

from interpunct.captions.cues import Cue, WordTime
from interpunct.captions.formats.asr_layouts import AsrSegment, AsrWord, file_of
from interpunct.captions.formats.base import CaptionFormat, grammar
from interpunct.captions.scanning import Scan
from interpunct.captions.times import TimeHabit
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

_START = re.compile(r"\ufeff?\s*(?:\{\s*[\"}]|\[\s*[\[{\"\]])")
_HALF = re.compile("[\ud800-\udfff]")
_MOST_SECONDS = 1e7
# Search distance for the next word in a payload, in characters.
_MOST_SKIPPED = 1000


class AsrJson(CaptionFormat):
    """The JSON of speech recognisers; it has no place for edits, so it is only read."""

    name = "json"
    title = "the JSON of whisper, whisper.cpp, whisperX, stable-ts and YouTube"
    endings = (".json", ".json3")
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

        A payload is a segment's text without the spaces around it; settings are the speaker.
        Raises CaptionError with the position for broken JSON, or JSON from another program.
        """
        file = file_of(_parsed(text))
        loose_words = deque(file.words or ())
        cues = [
            _cue(segment, f"segments[{index}]", loose_words)
            for index, segment in enumerate(file.segments)
        ]
        return Scan(tuple(cues), (), ())

    def voice(self, cue: Cue) -> str:
        """The speaker, which is all that the settings hold."""
        return cue.settings

    def label(self, cue: Cue, before: Cue | None) -> str:
        """The speaker's name and a colon, where another one spoke before."""
        is_same = before is not None and before.settings == cue.settings
        return "" if is_same or not cue.settings else f"{cue.settings}: "


JSON = AsrJson()


def _parsed(text: str) -> object:
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        what = Sentence("this is not valid JSON: {reason}.", reason=error.msg)
        raise CaptionError(what, where=place) from error
    except (RecursionError, ValueError) as error:  # nested too deep; a number too long
        raise CaptionError(
            Sentence("this JSON cannot be read: {reason}.", reason=error)
        ) from error


def _cue(segment: AsrSegment, place: str, loose_words: deque[AsrWord]) -> Cue:
    start = _milliseconds(segment.start, f"{place}.start")
    end = _milliseconds(segment.end, f"{place}.end")
    if start is None or end is None:
        missing = "start" if start is None else "end"
        raise CaptionError("the segment has no time.", where=f"{place}.{missing}")
    payload = _whole(segment.text).strip()
    words = segment.words or _taken(payload, loose_words)
    voice = _whole(segment.voice)
    return Cue("", start, end, voice, payload, tuple(_word_times(payload, words, place)))


def _whole(text: str) -> str:
    """`text` with a replacement for halves of characters, which no file can hold."""
    return _HALF.sub("\ufffd", text)


def _spoken(word: AsrWord) -> str:
    return _whole(word.spoken).strip()


def _word_times(payload: str, words: Sequence[AsrWord], place: str) -> Iterator[WordTime]:
    """The times of the words found in `payload`, in their order; a mark alone is no word."""
    position = 0
    for index, word in enumerate(words):
        spoken = _spoken(word)
        start, end = (
            _milliseconds(seconds, f"{place}.words[{index}]") for seconds in (word.start, word.end)
        )
        offset = payload.find(spoken, position, position + len(spoken) + _MOST_SKIPPED)
        if offset >= 0 and spoken:
            position = offset + len(spoken)
            if start is not None and any(map(str.isalnum, spoken)):
                yield WordTime(offset, start, end, word.certainty)


def _taken(payload: str, words: deque[AsrWord]) -> list[AsrWord]:
    """Take from the front of `words` the words that make up `payload`."""
    taken = []
    position = 0
    while words:
        word = _spoken(words[0])
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
