# SPDX-License-Identifier: Apache-2.0
"""Numbers from 2 to 10 in words, where a number counts something.

A number counts something where a word follows, and the word before it is in lower case or ends a
sentence: not in "Season 2 of". Units, prices, times, scores and versions keep their digits. So do
numbers near another number ("2 or 3 men"), and the first word of a cue, as nothing shows whether a
sentence begins there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import regex

from interpunct.captions.formats.base import DASHES
from interpunct.rules.house_rule import Correction
from interpunct.transcript.languages import Language

_SPACE = r"[ \u00a0\u202f]"
_NUMBER = (
    rf"(?<![\w.,:/$€£¥#+§&'’\-–^]|\d{_SPACE}|={_SPACE}?)(?:[2-9]|10)"
    rf"(?![\w%‰°:/$€£¥'’\-–]|[.,]\d|{_SPACE}[\d%°€£$])"
)
_WORD_BEFORE = regex.compile(r"([\w.]+)[^\w.]*\Z")
_WORD_AFTER = regex.compile(r"\s+([\w/²³]+)")
_NEAR = 2
"""Number of words before and after a number among which another number keeps it in digits."""

_ENDS_SENTENCE = regex.compile(rf"[.!?…]['’\"”»\s]*(?:[-{DASHES}]\s*)?\Z")


@cache
def numbers_to_words(spoken: Language) -> Sequence[Correction]:
    """The correction for a language; none where the words for numbers change their forms."""
    if not spoken.small_numbers:
        return []

    def in_words(found: regex.Match[str]) -> str:
        return _in_words(found, spoken)

    return [Correction.of(_NUMBER, in_words)]


def _in_words(found: regex.Match[str], spoken: Language) -> str:
    """The number of a match in words, or its digits where these are usual."""
    digits: str = found[0]
    before = found.string[: found.start()]
    after = _WORD_AFTER.match(found.string, found.end())
    last = _WORD_BEFORE.search(before)
    starts = bool(_ENDS_SENTENCE.search(before))
    if last is None or after is None or not (starts or last[1].islower()):
        return digits
    if _wants_digits(last[1].lower(), after[1], spoken):
        return digits
    rest = found.string[found.end() :]
    if (
        _is_near_digits(before, rest)
        or _starts_with_percent(rest, spoken)
        or _is_day(rest, spoken)
    ):
        return digits
    word = spoken.small_numbers[int(digits) - 2]
    return word.capitalize() if starts else word


def _wants_digits(before: str, after: str, spoken: Language) -> bool:
    """Whether a number between these words is a measure, a time or a part of a name."""
    facts = spoken.locale
    return (
        before in spoken.before_time | spoken.before_parts | facts.powers
        or before in spoken.numbered | spoken.before_numbers
        or after.lower() in facts.units.keys() | facts.hours | facts.powers
    )


def _is_day(after: str, spoken: Language) -> bool:
    """Whether a month follows, maybe behind another word: Spanish "4 de mayo"."""
    months = spoken.months | spoken.locale.dotted_day_months
    return any(word.strip(".,") in months for word in after.lower().split()[:_NEAR])


def _is_near_digits(before: str, after: str) -> bool:
    """Whether another number in digits is near: a pair such as "2 or 3" is written alike."""
    words = before.split()[-_NEAR:] + after.split()[:_NEAR]
    return any(sign.isdecimal() for sign in "".join(words))


def _starts_with_percent(after: str, spoken: Language) -> bool:
    return " ".join(after.lower().split()).startswith(spoken.percent)
