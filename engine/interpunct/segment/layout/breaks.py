# SPDX-License-Identifier: Apache-2.0
"""How bad it is to break a line or a cue between two words.

No part of speech is needed: lists of function words (`function_words.toml`), marks, numbers and
capitals say enough. To add a language, add a table there.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

GOOD = 0.0
PLAIN = 1.0
POOR = 2.0
BAD = 3.0

_SENTENCE_END = tuple(".!?…。！？؟۔।։።፧")
_PAUSE_MARK = tuple(",;:，、；：،؛–—")
_CLOSERS = "\"'”’»)]}」』）】"
_EDGES = re.compile(r"^[^\w]+|[^\w'’]+$")
_NUMBER = re.compile(r"[\d.,/:]*\d(?:%|st|nd|rd|th)?\Z")
_UNIT = re.compile(r"%|°\w?|[^\W\d_]{1,12}\Z")
# Nouns are capitalised in German: two capitals in a row are no name there.
_CAPITAL_NOUNS = {"de"}
# An auxiliary ends a clause there as often as it opens the predicate.
_VERB_LAST = {"de", "nl", "tr", "hi", "fa"}


@dataclass(frozen=True, slots=True)
class FunctionWords:
    """The words of one language that a line should not end or begin with, in lower case."""

    articles: frozenset[str] = frozenset()
    prepositions: frozenset[str] = frozenset()
    auxiliaries: frozenset[str] = frozenset()
    conjunctions: frozenset[str] = frozenset()
    particles: frozenset[str] = frozenset()


@cache
def function_words(language: str) -> FunctionWords:
    """The lists of `language`, a code such as `pt` or `zh-Hant`; empty for one without."""
    table = _table()
    lists = table.get(language) or table.get(language.partition("-")[0]) or {}
    return FunctionWords(**{kind: frozenset(words.split()) for kind, words in lists.items()})


@cache
def _table() -> dict[str, dict[str, str]]:
    source = files("interpunct.segment").joinpath("function_words.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


def badness(left: str, right: str, language: str, *, spaced: bool = True) -> float:
    """The badness of a break between two neighbours, from GOOD to BAD.

    `left` and `right` are words with their marks; `spaced` says that a space stands between them.
    """
    ending = left.rstrip(_CLOSERS)
    if ending.endswith(_SENTENCE_END):
        return GOOD
    if ending.endswith(_PAUSE_MARK):
        return GOOD + 0.2
    words = function_words(language)
    before, after = _EDGES.sub("", left), _EDGES.sub("", right)
    cost = max(_ending(before.lower(), words), _together(before, after, language))
    if cost > PLAIN:
        return cost
    verb_second = language not in _VERB_LAST and after.lower() in words.auxiliaries
    return min(_beginning(after.lower(), words, spaced), PLAIN - 0.4 if verb_second else BAD)


def _ending(word: str, words: FunctionWords) -> float:
    """The badness of a line that ends with `word`."""
    if word in words.articles:
        return BAD
    if word in words.prepositions or word in words.conjunctions:
        return BAD - 0.4
    if word in words.auxiliaries:
        return POOR
    return PLAIN


def _together(before: str, after: str, language: str) -> float:
    """The badness of parting a number from its unit, or the parts of a name."""
    if _NUMBER.match(before) and (_NUMBER.match(after) or _UNIT.match(after)):
        return POOR if after[:1].isupper() else BAD - 0.4
    if language not in _CAPITAL_NOUNS and before[:1].isupper() and after[:1].isupper():
        return POOR if before[1:].islower() and after[1:].islower() else PLAIN
    return PLAIN


def _beginning(word: str, words: FunctionWords, spaced: bool) -> float:
    """The badness of a line that begins with `word`."""
    if word in words.particles:
        return BAD
    if word in words.conjunctions:
        return GOOD + 0.4
    if word in words.prepositions:
        return PLAIN - 0.3
    return PLAIN if spaced else PLAIN + 0.2
