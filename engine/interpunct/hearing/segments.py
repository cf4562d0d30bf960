# SPDX-License-Identifier: Apache-2.0
"""Recognised speech as in Whisper's JSON: segments of words with times and probabilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct


class Word(Struct, frozen=True):
    """A word, with the space before it and the marks after it; times in seconds of the sound."""

    word: str
    start: float
    end: float
    probability: float


class Segment(Struct, frozen=True):
    """A stretch of speech, about a sentence."""

    start: float
    end: float
    text: str
    words: tuple[Word, ...]


def segment_of(found: Any, offset: float) -> Segment:
    """A segment of faster-whisper, `offset` seconds later."""
    words = tuple(
        Word(
            each.word,
            _seconds(each.start + offset),
            _seconds(each.end + offset),
            round(float(each.probability), 4),
        )
        for each in found.words or ()
    )
    start, end = (_seconds(found.start + offset), _seconds(found.end + offset))
    return Segment(start, end, found.text, words)


def _seconds(value: float) -> float:
    return round(float(value), 3)


def whisper_json(segments: Sequence[Segment], language: str) -> bytes:
    """Whisper's JSON of these segments, which `captions/formats/json.py` reads."""
    content = {
        "text": "".join(each.text for each in segments),
        "segments": [
            {"id": number, **msgspec.to_builtins(each)} for number, each in enumerate(segments)
        ],
        "language": language,
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=1)
