# SPDX-License-Identifier: Apache-2.0
"""A glossary: names and terms of a project, in their spelling and case."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from interpunct.labels import Casing
from interpunct.transcript.lettercase import casing_of
from interpunct.transcript.transcript import Word

_Forms = tuple[str, ...]
_POSSESSIVE = "'s"


@dataclass(frozen=True)
class Glossary:
    """Terms of a word or more, as they are written. A later term wins over an earlier one."""

    terms: tuple[str, ...] = ()

    def has_word(self, text: str) -> bool:
        """Whether `text` is a word of a term, in any case."""
        return _form(text) in self._words

    def casings(self, words: Sequence[Word], part: range) -> Iterator[tuple[int, Casing]]:
        """The casing of each of the words in `part` that is in a term, by its number.

        A word with capitals inside, such as iPhone, has no casing of ours and is left out.
        """
        if not self.terms:
            return
        start = max(0, part.start - self._longest + 1)
        forms = [_form(word.text) for word in words[start : part.stop + self._longest - 1]]
        for place, term in self._found(forms):
            for number, text in enumerate(term, start + place):
                casing = casing_of(text)
                if number in part and casing is not None:
                    yield number, casing

    def _found(self, forms: Sequence[str]) -> Iterator[tuple[int, Sequence[str]]]:
        """Place and words of each term among the forms; terms do not overlap."""
        place = 0
        while place < len(forms):
            term = self._term_at(forms, place)
            if term:
                yield place, term
            place += max(1, len(term))

    def _term_at(self, forms: Sequence[str], place: int) -> Sequence[str]:
        if forms[place] not in self._words:
            return ()
        lengths = range(min(self._longest, len(forms) - place), 0, -1)
        runs = (tuple(forms[place : place + length]) for length in lengths)
        return next((self._by_forms[run] for run in runs if run in self._by_forms), ())

    @cached_property
    def _by_forms(self) -> dict[_Forms, Sequence[str]]:
        terms = [term.split() for term in self.terms]
        return {tuple(map(_form, term)): term for term in terms if term}

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset(form for forms in self._by_forms for form in forms)

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._by_forms), default=1)

    @classmethod
    def of(cls, terms: Iterable[str]) -> Glossary:
        """The glossary of these terms, each with single spaces; empty ones are left out."""
        single = (" ".join(term.split()) for term in terms)
        return cls(tuple(dict.fromkeys(filter(None, single))))


def _form(text: str) -> str:
    """A word for comparison: case, kind of apostrophe and a possessive do not matter."""
    return text.casefold().replace("’", "'").removesuffix(_POSSESSIVE)
