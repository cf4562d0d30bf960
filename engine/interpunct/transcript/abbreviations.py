# SPDX-License-Identifier: Apache-2.0
"""Distinction of an abbreviation's dot from the end of a sentence.

The dot belongs to the word before it if the word is
- a title ("Dr."): always; but "no." and similar words only before a digit;
- an initial ("J."), or capitals with dots ("U.S."): always;
- another abbreviation, or small letters with dots ("e.g."): unless a capital follows;
- an ordinal ("3."): where the language table allows it.

At the very end of the text the dot always ends the sentence.
"""

from __future__ import annotations

import re

from interpunct.transcript.languages import Language, OrdinalDots

_FIRST_LETTER = re.compile(r"[^\w]*(\w)")
_DOTTED = re.compile(r"\w{1,2}(?:\.\w{1,3})+\Z")
_NUMBER = re.compile(r"[0-9]{1,4}\Z")
_ENDS_IN_DOT = re.compile(r"\.[\"'’”»)\]]*\Z")


def may_keep_dot(run: str, spoken: Language) -> bool:
    """Whether the text after `run` decides if its last dot belongs to the word or the sentence."""
    if not _ENDS_IN_DOT.search(run):
        return False
    core = _ENDS_IN_DOT.sub("", run).lstrip("([{«“„\"'‘¿¡-—–")
    return may_own_dot(core, spoken)


def may_own_dot(core: str, spoken: Language) -> bool:
    """Whether a dot after `core` can belong to the word, given a suitable following text."""
    short = f"{core.lower()}."
    return (
        short in spoken.titles
        or short in spoken.numbered
        or short in spoken.abbreviations
        or _is_initial(core, spoken)
        or _DOTTED.match(core) is not None
        or _NUMBER.match(core) is not None
    )


def _is_initial(core: str, spoken: Language) -> bool:
    """Whether `core` is a single capital that is not a word, such as the English pronoun."""
    return len(core) == 1 and core.isupper() and core.lower() not in spoken.capital_words


def is_title(word: str, spoken: Language) -> bool:
    """Whether `word`, dot included, is a title or an initial, so that a name follows."""
    short = word.lower()
    return short in spoken.titles | spoken.numbered or _is_initial(word.rstrip("."), spoken)


def dot_belongs(core: str, following: str, spoken: Language) -> bool:
    """Whether the dot after `core` belongs to the word; `following` is the text after the dot."""
    if not may_own_dot(core, spoken):
        return False
    first = _FIRST_LETTER.match(following)
    if first is None:
        return False
    short = f"{core.lower()}."
    if _NUMBER.match(core):
        return _is_ordinal(core, first[1], spoken)
    if short in spoken.numbered:
        return first[1].isdigit()
    if short in spoken.titles or _is_initial(core, spoken):
        return True
    return not first[1].isupper() or (core.isupper() and _DOTTED.match(core) is not None)


def _is_ordinal(core: str, first: str, spoken: Language) -> bool:
    if spoken.ordinal_dots is OrdinalDots.ALWAYS:
        return len(core) <= 2 or first.islower()
    return spoken.ordinal_dots is OrdinalDots.BEFORE_LOWER and first.islower()
