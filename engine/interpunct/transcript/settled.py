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
    return facts.numerals | facts.number_joins | frozenset(parts)


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
        if word in facts.tens:
            joined = following in facts.number_joins and self.after in facts.ones
            return following in facts.ones or joined
        return word in facts.number_joins and self.before in facts.tens and following in facts.ones

    def _is_in_figures(self) -> bool:
        facts, word, following = self.spoken.locale, self.word, self.following
        if following.replace(".", "") in facts.hours or following in facts.units:
            return True
        if _FIRST_GROUP.match(word) and _GROUP.match(following):
            return True
        is_time = _HOUR.match(word) and _MINUTE.match(following)
        return is_time is not None and self.after.replace(".", "") in facts.hours
