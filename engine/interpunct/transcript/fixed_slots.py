# SPDX-License-Identifier: Apache-2.0
"""Slots decided by the words on both sides, without a model.

No mark stands inside a number or a time of day, or between a number and its unit. The dot of a day
before its month, and of an abbreviation in several parts, belongs to the word and ends nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from interpunct.transcript.languages import Language, language
from interpunct.transcript.transcript import Word

_DAY = re.compile(r"(?:[1-9]|[12]\d|3[01])\Z")
_HOUR, _MINUTE = re.compile(r"\d{1,2}\Z"), re.compile(r"[0-5]\d\Z")
_FIRST_GROUP, _GROUP = re.compile(r"[1-9]\d?\Z"), re.compile(r"\d{3}\Z")
_HOUR_OF_DAY, _WHOLE, _FRACTION = (
    re.compile(pattern) for pattern in (r"(?:1?\d|2[0-3])\Z", r"\d{1,3}\Z", r"\d{1,2}\Z")
)


def settled_marks(words: Sequence[Word]) -> Iterator[tuple[int, str]]:
    """The indices of the settled slots, with the mark of each, empty for none."""
    for index, word in enumerate(words):
        text = word.text
        if text[-1].isdigit() or text.lower() in _heads(word.language):
            mark = _Place.of(words, index).mark()
            if mark is not None:
                yield index, mark


@cache
def _heads(code: str) -> frozenset[str]:
    """The words in lower case, except numbers, after which a slot may be settled."""
    spoken = language(code)
    facts = spoken.locale
    dotted = (short.rstrip(".") for short in _abbreviations(code) if short.count(".") > 1)
    parts = (part for short in dotted for part in (short, *short.split(".")))
    return facts.numerals | facts.number_joins | spoken.centuries | frozenset(parts)


@cache
def _abbreviations(code: str) -> frozenset[str]:
    spoken = language(code)
    return spoken.titles | spoken.abbreviations


class _Place(NamedTuple):
    """A slot, and the words around it in lower case: one before `word`, two after it."""

    before: str
    word: str
    following: str
    after: str
    spoken: Language

    @classmethod
    def of(cls, words: Sequence[Word], index: int) -> _Place:
        here = words[index]

        def near(place: int) -> str:
            """The word at an index in lower case; empty in another turn or language."""
            if not 0 <= place < len(words):
                return ""
            word = words[place]
            return word.text.lower() if word.shares_sentences_with(here) else ""

        before, word, following, after = map(near, range(index - 1, index + 3))
        return cls(before, word, following, after, language(here.language))

    def mark(self) -> str | None:
        """The settled mark; None if nothing is settled."""
        if self._lacks_dot():
            return "."
        return "" if self.following and self._is_inside() else None

    def _lacks_dot(self) -> bool:
        """Whether the word needs a dot that belongs to it."""
        if self.following in self.spoken.locale.dotted_day_months:
            return _DAY.match(self.word) is not None
        return self._is_abbreviation(self.word) or any(
            self._is_abbreviation(first, second)
            for first, second in ((self.before, self.word), (self.word, self.following))
        )

    def _is_abbreviation(self, *parts: str) -> bool:
        """Whether the words are one abbreviation without its last dot: "u.s", "z b".

        Two words can be one where each part is an abbreviation itself, as in German.
        """
        known = _abbreviations(self.spoken.code)
        if len(parts) == 1:
            return "." in parts[0] and f"{parts[0]}." in known
        return ".".join((*parts, "")) in known and known.issuperset(f"{part}." for part in parts)

    def _is_inside(self) -> bool:
        """Whether the words on both sides belong to one number, time or measure."""
        return self._is_spelled() or (self.word[-1].isdigit() and self._is_in_figures())

    def _is_spelled(self) -> bool:
        facts, word, following = self.spoken.locale, self.word, self.following
        if following in facts.powers:
            return word in facts.numerals or word[-1].isdigit()
        if word in facts.powers:
            return following in facts.tens | facts.ones and self.after != word
        if self._is_year():
            return True
        if word in facts.tens:
            joined = following in facts.number_joins and self.after in facts.ones
            return following in facts.ones or joined
        return word in facts.number_joins and self.before in facts.tens and following in facts.ones

    def _is_year(self) -> bool:
        """Whether the words are a year in two numbers: "nineteen ninety nine"."""
        facts = self.spoken.locale
        tens, hyphen, ones = self.following.partition("-")
        ones = ones if hyphen else self.after
        return self.word in self.spoken.centuries and tens in facts.tens and ones in facts.ones

    def _is_in_figures(self) -> bool:
        facts, following = self.spoken.locale, self.following
        if following.replace(".", "") in facts.hours or following in facts.units:
            return True
        return (
            self._is_in_thousands()
            or self._is_in_fraction()
            or self._is_in_parts()
            or self._is_in_time()
        )

    def _is_in_thousands(self) -> bool:
        """Whether two groups of one number meet: "3 500", "1 000 000"."""
        if not _GROUP.match(self.following):
            return False
        first = self.word if not _GROUP.match(self.word) else self.before
        return _FIRST_GROUP.match(first) is not None or self.word == "000"

    def _is_in_fraction(self) -> bool:
        """Whether a decimal mark is missing, which nobody knows: "3 5 million"."""
        powers = self.spoken.locale.powers
        is_number = _WHOLE.match(self.word) and _FRACTION.match(self.following)
        return is_number is not None and self.after in powers

    def _is_in_parts(self) -> bool:
        """Whether the dot of a number in two parts is missing: "version 3 5", "2 0".

        No separate number starts with zero, except in a row of numbers.
        """
        is_pair = _WHOLE.match(self.word) and _FRACTION.match(self.following)
        if is_pair is None or self.before[-1:].isdigit() or self.after[:1].isdigit():
            return False
        return self.following[0] == "0" or self.before in self.spoken.before_parts

    def _is_in_time(self) -> bool:
        """Whether minutes follow their hour: "10 30 am", "at 10 30", "klockan 10 30"."""
        facts = self.spoken.locale
        if not _MINUTE.match(self.following):
            return False
        if self.after.replace(".", "") in facts.hours:
            return _HOUR.match(self.word) is not None
        is_told = self.before in self.spoken.before_time and not self.after[:1].isdigit()
        return is_told and _HOUR_OF_DAY.match(self.word) is not None
