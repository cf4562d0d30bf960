# SPDX-License-Identifier: Apache-2.0
"""Width of a text on the screen, in columns as subtitle editors count them.

Letters count; combining marks, zero-width joiners and other format characters are 0. Where
full-width characters count 1, all others count a half.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from unicodedata import category, east_asian_width

_WEIGHTLESS = {"Mn", "Me", "Mc", "Cf", "Cc"}
# Hangul vowels and finals join the consonant before them; so do Thai and Lao am.
_JOINED = {*map(chr, range(0x1160, 0x1200)), "\u0e33", "\u0eb3"}


class Counting(StrEnum):
    """Definition of one column."""

    CHARACTERS = "characters"
    FULL_WIDTH = "full-width"


@cache
def _columns(character: str, counting: Counting) -> float:
    if category(character) in _WEIGHTLESS or character in _JOINED:
        return 0.0
    if counting is Counting.FULL_WIDTH and east_asian_width(character) not in "WF":
        return 0.5
    return 1.0


def columns(text: str, counting: Counting = Counting.CHARACTERS) -> float:
    """Width of `text` in columns; the text has no tags and no line ends."""
    if counting is Counting.CHARACTERS and text.isascii():
        return float(len(text))
    return sum(_columns(character, counting) for character in text)
