# SPDX-License-Identifier: Apache-2.0
"""Word times inside a payload: reading of WebVTT's inline stamps, and tracking of edited words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from rapidfuzz.distance import Postfix, Prefix

from interpunct.captions.cues import WordTime
from interpunct.captions.times import read_inline_stamp

# A stamp, and the tags and spaces between it and its word, other stamps excluded.
_STAMP = re.compile(r"<([\d:]+\.\d{3})>(?:\s|<(?!\d)[^<>]*>)*(?=[^<\s])", re.ASCII)


def inline_word_times(payload: str) -> tuple[WordTime, ...]:
    """Word times from `<00:01.500>` tags; each belongs to the following word."""
    if "<" not in payload:
        return ()
    return tuple(
        WordTime(found.end(), milliseconds)
        for found in _STAMP.finditer(payload)
        if (milliseconds := read_inline_stamp(found[1])) is not None
    )


def reanchor(times: Sequence[WordTime], old: str, new: str) -> tuple[WordTime, ...]:
    """The word times of payload `old` at the offsets of their words in payload `new`.

    Words are matched by letters and digits: new marks, spaces, line ends and another case lose no
    time. Where letters differ too, words are matched from both ends, and the words between lose
    their times. A word with other letters, whose start is matched, loses the probability that it
    was heard with. Linear in the length of the payloads.
    """
    if not times:
        return ()
    moved = _moved_letters(old, new)
    places = [_moved_word(time.offset, old, new, moved) for time in times]
    ends = [*(time.offset for time in times[1:]), len(old)]
    new_ends = [*places[1:], None]
    found = []
    for time, place, end, new_end in zip(times, places, ends, new_ends, strict=True):
        if place is not None:
            is_same = _word(old[time.offset : end]) == _word(new[place:new_end])
            chance = time.probability if is_same else None
            found.append(replace(time, offset=place, probability=chance))
    return tuple(found)


def _word(text: str) -> list[str]:
    """Letters of the first word of `text`, which may end at the next timed word."""
    words = text.split(maxsplit=1)
    return _letters(words[0])[1] if words else []


def _letters(payload: str) -> tuple[list[int], list[str]]:
    offsets = [offset for offset, character in enumerate(payload) if character.isalnum()]
    return offsets, [payload[offset].lower() for offset in offsets]


def _moved_letters(old: str, new: str) -> dict[int, int]:
    """Offset in `new` of every letter of `old` in their common beginning and common end."""
    old_offsets, old_letters = _letters(old)
    new_offsets, new_letters = _letters(new)
    prefix = Prefix.similarity(old_letters, new_letters)
    suffix = Postfix.similarity(old_letters[prefix:], new_letters[prefix:])
    moved = dict(zip(old_offsets[:prefix], new_offsets[:prefix], strict=True))
    if suffix:
        moved.update(zip(old_offsets[-suffix:], new_offsets[-suffix:], strict=True))
    return moved


def _moved_word(offset: int, old: str, new: str, moved: dict[int, int]) -> int | None:
    """Start in `new` of the word at `offset` of `old`, including an opening quote or sign."""
    letter = offset
    while letter < len(old) and not old[letter].isalnum() and not old[letter].isspace():
        letter += 1
    there = moved.get(letter)
    if there is None:
        return None
    signs = old[offset:letter]
    kept = bool(signs) and new.endswith(signs, 0, there)
    return there - len(signs) if kept else there
