# SPDX-License-Identifier: Apache-2.0
"""House rule for a glossary: terms that are written otherwise, or nearly so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rapidfuzz import process
from rapidfuzz.distance import OSA

from interpunct.captions.formats import CaptionFormat
from interpunct.marking.common_words import is_common
from interpunct.review.finding import Hit, Query, Search
from interpunct.sentences import Sentence
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.languages import Language

_NEAR = 0.8
"""Least similarity of a near miss: one letter of five, two of ten."""
_SHORTEST = 5
_LONGEST_ENDING = 3
_WORDS = Search(Query(r"[\p{L}\p{N}][\p{L}\p{N}\p{M}_'’-]*", is_regex=True))


@dataclass(frozen=True)
class GlossaryRule:
    """Rule that writes terms as the glossary does.

    It corrects the case of a term, spaces inside it, and words that resemble it: "inter punct",
    "interpunkt". Words with an ending, words in capitals and common words stay as they are.
    """

    glossary: Glossary
    key: str = "glossary"
    title: str = Sentence("Names and terms as in the glossary")
    is_common: bool = True

    def corrected(self, text: str, kind: CaptionFormat, spoken: Language) -> str:
        """See `HouseRule`."""
        for hit, term in reversed(list(self._wrong(text, kind, spoken))):
            wrong = Query(text[hit.start : hit.end], whole_word=True, case_sensitive=True)
            text = Search(wrong).replaced(text, kind, term, only=hit)
        return text

    def _wrong(
        self, text: str, kind: CaptionFormat, spoken: Language
    ) -> Iterator[tuple[Hit, str]]:
        """Runs of words that are written otherwise than a term, and the term."""
        words = [hit for hit in _WORDS.hits(text, kind) if hit.whole]
        place = 0
        while place < len(words):
            length, run, term = self._longest_at(text, words[place:], spoken)
            if term != run:
                start = words[place].start
                yield Hit(start, start + len(run)), term
            place += length

    def _longest_at(
        self, text: str, words: Sequence[Hit], spoken: Language
    ) -> tuple[int, str, str]:
        """Number and text of the most words that stand for a term, and the term.

        A single word that stands for none is its own term.
        """
        runs = list(_runs(text, words[: self._longest]))[::-1]
        for find in (self._exact, self._near):
            for run in runs:
                term = find(run, spoken)
                if term is not None:
                    return run.count(" ") + 1, run, term
        return 1, "", ""

    def _exact(self, run: str, spoken: Language) -> str | None:
        """The term with the letters of a run, unless the run is other words of the language.

        The run itself where it is right as it is.
        """
        term = self._by_key.get(_key(run))
        if term is None:
            return None
        if _is_right(run, term):
            return run
        words = run.split(" ")
        if len(words) == 1:
            return None if is_common(run, spoken.code) else term
        is_other = len(words) != term.count(" ") + 1
        has_function_word = any(word.casefold() in spoken.function_words for word in words)
        return None if is_other and has_function_word else term

    def _near(self, run: str, spoken: Language) -> str | None:
        """The term that a run resembles, unless the run is another word of the language."""
        key, words = _key(run), run.split(" ")
        common = [is_common(word, spoken.code) for word in words]
        if len(key) < _SHORTEST or all(common):
            return None
        near = process.extractOne(
            key, self._by_key.keys(), scorer=OSA.normalized_similarity, score_cutoff=_NEAR
        )
        if near is None or len(near[0]) < _SHORTEST or _is_form_of(key, near[0]):
            return None
        term = self._by_key[near[0]]
        is_other = any(common) and len(words) != term.count(" ") + 1
        return None if is_other else term

    @cached_property
    def _by_key(self) -> dict[str, str]:
        return {_key(term): term for term in self.glossary.terms}

    @cached_property
    def _longest(self) -> int:
        """Most words of a run: one may be in two parts."""
        return 1 + max((term.count(" ") + 1 for term in self.glossary.terms), default=0)


def _runs(text: str, words: Sequence[Hit]) -> Iterator[str]:
    """The first word, the first two, and so on, without a possessive; single spaces part them."""
    for length, word in enumerate(words, start=1):
        if length > 1 and text[words[length - 2].end : word.start] != " ":
            return
        yield text[words[0].start : word.end].removesuffix("'s").removesuffix("’s")


def _key(text: str) -> str:
    return text.casefold().replace("’", "'").replace(" ", "")


def _is_right(run: str, term: str) -> bool:
    """Whether a term may stand like this: as it is, in capitals, or at the start of a sentence."""
    return run in (term, term.upper()) or run == term[:1].upper() + term[1:]


def _is_form_of(key: str, term: str) -> bool:
    """Whether a word is a term with an ending, or without its own."""
    longer, shorter = sorted((key, term), key=len, reverse=True)
    return longer.startswith(shorter) and len(longer) - len(shorter) <= _LONGEST_ENDING
