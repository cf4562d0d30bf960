# SPDX-License-Identifier: Apache-2.0
"""How bad it is to break a line or a cue between two words.

No part of speech is needed: the function words of the language, marks, numbers and capitals say
enough.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from interpunct.labels import Label
from interpunct.transcript.languages import FunctionWords, language

GOOD = 0.0
PLAIN = 1.0
POOR = 2.0
BAD = 3.0
AFTER_PAUSE = GOOD + 0.2
_NONE, _COMMA = Label.NONE, Label.COMMA

# Vowel signs and points, with which words end in many scripts; no letters to `re`.
_POINTS = "\u0591-\u05c7\u064b-\u0652\u0900-\u0963\u0980-\u0dff\u0e31-\u0e4e"
_EDGES = re.compile(rf"^\W+|[^\w'’{_POINTS}]+$")
# What a cue end may part where no spaces are: a word in katakana, a number, a sound from its sign.
_ONE_WORD = re.compile(
    r"[ァ-ヺー]\n[ァ-ヺー]|\d\n\d|.\n[ァィゥェォッャュョヮーぁぃぅぇぉっゃゅょゎ々]"
)
_NUMBER = re.compile(r"[\d.,/:]*\d(?:%|st|nd|rd|th)?\Z")
_UNIT = re.compile(r"%|°\w?|[^\W\d_]{1,24}\Z")


class _Word(NamedTuple):
    """A word with its marks, as it stands before or after a break.

    `ending` is the badness of a line that ends with it. `beginning` is that of a line that begins
    with it, with a space before it. A title ends with its dot (Dr.) or could (Dr); a name is a
    capital and small letters. What could be an article may be a pronoun. A word that needs no
    space is written without any: one there is a pause.
    """

    ending: float
    beginning: float
    is_article: bool
    is_preposition: bool
    is_conjunction: bool
    is_title: bool
    could_be_title: bool
    is_initial: bool
    is_number: bool
    is_unit: bool
    is_capital: bool
    is_name: bool
    needs_no_space: bool


def break_costs(
    texts: Sequence[str], language_code: str, labels: Sequence[Label], spaces: Sequence[str]
) -> list[float]:
    """The badness of a break before each of `texts`, from GOOD to BAD; the first has none.

    They are words with their marks, `labels` those of the slots after them; `spaces` is what
    stands before them on a line.
    """
    capital_nouns = language(language_code).capital_nouns
    words = [_word(text, language_code) for text in texts]
    costs = [GOOD]
    for place, (before, after) in enumerate(pairwise(words), 1):
        label, spaced = labels[place - 1], spaces[place] != ""
        if label is not _NONE:
            costs.append(AFTER_PAUSE if label is _COMMA else GOOD)
        elif not spaced and _ONE_WORD.match(f"{texts[place - 1][-1:]}\n{texts[place]}"):
            costs.append(BAD)
        elif place > 1 and _is_pronoun(words[place - 2], before, after):
            costs.append(after.beginning)
        else:
            costs.append(_between(before, after, capital_nouns, spaced=spaced))
    return costs


def _is_pronoun(before: _Word, word: _Word, after: _Word) -> bool:
    """Whether what could be an article has no noun after it: "about that when"."""
    return before.is_preposition and word.is_article and after.is_conjunction


def _between(before: _Word, after: _Word, capital_nouns: bool, *, spaced: bool) -> float:
    """The badness of a break between two words with no mark between them."""
    if before.is_title or (before.could_be_title and after.is_name):
        return BAD
    cost = max(before.ending, _together(before, after, capital_nouns))
    if cost > PLAIN:
        return cost
    if spaced and before.needs_no_space and after.needs_no_space and after.beginning <= PLAIN:
        return AFTER_PAUSE
    return after.beginning if spaced or after.beginning != PLAIN else PLAIN + 0.2


@lru_cache(maxsize=8192)
def _word(text: str, language_code: str) -> _Word:
    """What `text` is; most of a file is a few words over and over."""
    spoken = language(language_code)
    words = spoken.function_words
    core = text if text.isalnum() else _EDGES.sub("", text)
    small = core.lower().replace("’", "'")
    head, tail = _elided(small, words)
    verb_second = not spoken.verb_last and head in words.auxiliaries
    is_title = f"{small}." in spoken.titles
    return _Word(
        ending=max(_ending(small, words), _ending(tail, words)),
        beginning=min(_beginning(head, words), PLAIN - 0.4 if verb_second else BAD),
        is_article=small in words.articles,
        is_preposition=small in words.prepositions,
        is_conjunction=small in words.conjunctions,
        is_title=is_title and text.endswith("."),
        could_be_title=is_title and len(core) > 1 and text == core,
        is_initial=len(core) == 1 and core.isupper() and text.endswith("."),
        is_number=_NUMBER.match(core) is not None,
        is_unit=_UNIT.match(core) is not None,
        is_capital=core[:1].isupper(),
        is_name=core[:1].isupper() and core[1:].islower(),
        needs_no_space=spoken.runs_words_together and not core.isascii(),
    )


def _elided(word: str, words: FunctionWords) -> tuple[str, str]:
    """The words that an apostrophe joins, as in French (d'|une); or `word`, twice."""
    head, apostrophe, tail = word.partition("'")
    head += apostrophe
    kinds = (words.articles, words.prepositions, words.conjunctions, words.auxiliaries)
    return (head, tail) if tail and any(head in kind for kind in kinds) else (word, word)


def _ending(word: str, words: FunctionWords) -> float:
    """The badness of a line that ends with `word`."""
    if word in words.articles:
        return BAD
    if word in words.prepositions or word in words.conjunctions:
        return BAD - 0.4
    if word in words.auxiliaries:
        return POOR
    return PLAIN


def _together(before: _Word, after: _Word, capital_nouns: bool) -> float:
    """The badness of parting a number from its unit or its noun, or the parts of a name."""
    if before.is_number and (after.is_number or after.is_unit):
        return POOR if after.is_capital else BAD - 0.4
    if before.is_initial and after.is_capital:
        return POOR  # J. R.|R.|Novak, and no more than poor: a sentence may end with "point B."
    if after.is_number:
        return POOR - 0.4  # page 7, 2 May 1902
    if before.is_name and after.is_name and not capital_nouns:
        return POOR
    return PLAIN


def _beginning(word: str, words: FunctionWords) -> float:
    """The badness of a line that begins with `word`, after a space."""
    if word in words.particles:
        return BAD
    if word in words.conjunctions:
        return GOOD + 0.4
    if word in words.prepositions:
        return PLAIN - 0.3
    return PLAIN
