# SPDX-License-Identifier: Apache-2.0
"""Capitals behind the hyphens of a word, as in *Coca-Cola*, *États-Unis* or *pro-European*.

A model predicts the casing of the first letter only. The parts that have a casing of their own
behind a capital, or behind lower case, are in lists of each language. They are counted by
`interpunct_lab.text.hyphenated_names`. In German, every noun has a capital.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.labels import Casing
from interpunct.transcript.languages import Language
from interpunct.transcript.listed_words import COMMON_WORDS, is_listed

FILE = "hyphenated_names.npz"
_SHORTEST_NAME = 3


def list_name(code: str, first: Casing, part: Casing) -> str:
    """The name of a list in the file: parts with the casing `part` behind one with `first`."""
    return f"{code} {first.name.lower()} {part.name.lower()}"


def list_of_firsts(code: str) -> str:
    """The name of the list of common words that begin names with hyphens: *saint*."""
    return f"{code} first"


def part_casings(parts: Sequence[str], first: Casing, spoken: Language) -> list[Casing]:
    """The casing of each part but the first, whose casing is given.

    `parts` are in lower case. Behind a name an unknown part that is no common word is a name, too,
    in languages with `hyphenated_names`.
    """
    if spoken.capital_nouns:
        return [_casing_of_noun(part, first, spoken) for part in parts[1:]]
    if _is_common("-".join(parts), spoken):
        return [Casing.LOWER] * (len(parts) - 1)
    repeats = len(set(parts)) < len(parts)
    joins_names = (
        first is Casing.CAPITALISED
        and spoken.hyphenated_names
        and not repeats
        and _may_begin_name(parts[0], spoken)
    )
    return [_casing(part, first, spoken, may_be_name=joins_names) for part in parts[1:]]


def _casing_of_noun(part: str, first: Casing, spoken: Language) -> Casing:
    """A capital in compounds that have one, but not for the words between nouns."""
    has_capital = first is Casing.CAPITALISED and part not in spoken.function_words
    return Casing.CAPITALISED if has_capital else Casing.LOWER


def _casing(part: str, first: Casing, spoken: Language, *, may_be_name: bool) -> Casing:
    for casing in Casing:
        if is_listed(FILE, list_name(spoken.code, first, casing), part):
            return casing
    is_name = may_be_name and len(part) >= _SHORTEST_NAME and not _is_common(part, spoken)
    return Casing.CAPITALISED if is_name else Casing.LOWER


def _may_begin_name(first: str, spoken: Language) -> bool:
    return not _is_common(first, spoken) or is_listed(FILE, list_of_firsts(spoken.code), first)


def _is_common(word: str, spoken: Language) -> bool:
    return is_listed(COMMON_WORDS, spoken.code, word)
