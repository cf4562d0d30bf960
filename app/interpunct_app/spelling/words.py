# SPDX-License-Identifier: Apache-2.0
"""Words to look up, and their lookup in a dictionary."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import regex

from interpunct_app.spelling.dictionaries import Dictionary

_SPELT = regex.compile(r"[\p{L}\p{M}\u200c\u200d'’‘ʼ\-\u2010\u2011]+")
_APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ", "'"))
_HYPHENS = str.maketrans(dict.fromkeys("\u2010\u2011", "-"))


@lru_cache(maxsize=50_000)
def is_spelt(text: str) -> bool:
    """Whether a word consists of letters that can be looked up.

    Excluded are abbreviations in capitals, names such as McDonald, single letters, and words with
    digits, signs, tags or character references.
    """
    if _SPELT.fullmatch(text) is None:
        return False
    parts = [part for part in regex.split(r"\P{L}+", text) if part]
    is_plain = all(part[1:] == part[1:].lower() for part in parts)
    return is_plain and any(len(part) > 1 for part in parts)


def plain(word: str) -> str:
    """Word with the apostrophe, the hyphen and the composed letters of dictionaries."""
    return unicodedata.normalize("NFC", word.translate(_APOSTROPHES).translate(_HYPHENS))


def folded(word: str) -> str:
    """Word for comparison with others, whatever its case, apostrophes and hyphens."""
    return plain(word).casefold()


def is_known(dictionary: Dictionary, word: str) -> bool:
    """Whether the dictionary knows a word, as a whole or by its parts."""
    word = plain(word).strip("'-")
    if not word or dictionary.lookup(word):
        return True
    if "-" in word:
        return all(is_known(dictionary, part) for part in word.split("-") if part)
    return "'" in word and _is_known_by_parts(dictionary, word)


def _is_known_by_parts(dictionary: Dictionary, word: str) -> bool:
    """Whether the dictionary knows both sides of an apostrophe: l'arbre, the harbour's.

    A single letter beside an apostrophe is accepted, because dictionaries seldom list elided
    words.
    """
    before, _, after = word.partition("'")
    ends = (before, f"{before}'"), (after, f"'{after}")
    return all(len(forms[0]) == 1 or any(map(dictionary.lookup, forms)) for forms in ends)
