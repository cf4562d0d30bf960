# SPDX-License-Identifier: Apache-2.0
"""Detection of words in unsupported languages, and of these languages.

`identify` always chooses among the supported languages. Here py3langid, with 139 languages, names
the language of a stretch; `docs/decisions/001-foreign-languages.md` compares it with others. A
script of no supported language is enough evidence, however short the text. Otherwise a stretch
needs some length, or a short file near certainty: leaving a supported file alone is an error too.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import groupby
from typing import TYPE_CHECKING

import numpy as np

from interpunct.errors import LanguageError
from interpunct.transcript.identify import cheapest_path, is_of_no_script
from interpunct.transcript.language_names import UNNAMED
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Transcript, Word

if TYPE_CHECKING:
    from py3langid.langid import LanguageIdentifier

ENOUGH_WORDS = 25
"""Least number of words for a doubt, unless the script is foreign or the file is shorter."""

_LEAST_PROBABILITY = ((10, 0.95), (5, 0.99))
"""Least number of words of a shorter file, and the least probability that it is foreign."""

_MANY_CUES = 4000
"""Number of cues above which a sample is checked first; all cues would take seconds."""

_SAMPLED, _STRAY = 1000, 0.03  # cues; share of them that may look foreign in a supported language
_MOST_COST = 4.0  # nats of a cue, however unlikely a language is
_MOST_OF_A_WORD = 0.5  # nats of each word of a cue, in the same case
_SWITCH_COST = 6.0  # nats of a change of language between two cues
_FOREIGN_COST = 2.0  # nats of the first occurrence of a foreign language in a file
_SURE = 0.8  # least probability to name a script's language; unknown scripts resemble any
_NO_LANGUAGE = "zxx"  # numbers, addresses, code
_MEMBERS = frozenset({"arz", "ary", "ltg", "wuu"})  # members of supported languages in ISO 639-3


@dataclass(frozen=True, eq=False)
class _Unit:
    """The words of a cue identified as one supported language; `text` is their joined text."""

    words: range
    language: str
    text: str

    @cached_property
    def likely(self) -> dict[str, float]:
        """Probability of each foreign language by code; the empty code is all supported ones."""
        found = {code: value for code, value in _identifier().rank(self.text) if _is_foreign(code)}
        return found | {"": 1.0 - sum(found.values())}

    @property
    def likeliest(self) -> str:
        """The code of the likeliest language; empty for a supported one."""
        return max(self.likely, key=self.likely.__getitem__)


def foreign_words(transcript: Transcript) -> list[str]:
    """For each word, the code of its language if it is not supported, else an empty string."""
    found = [""] * len(transcript)
    units: dict[bool, list[_Unit]] = {True: [], False: []}
    for unit in _units(transcript.words):
        units[is_of_no_script(unit.text)].append(unit)
    for unit in units[True]:
        _note(found, unit, _in_foreign_script(unit))
    if _length(units[False]) < ENOUGH_WORDS:
        code = _of_few_words(units[False])
        for unit in units[False]:
            _note(found, unit, code)
        return found
    known: set[str] = set()
    for group in _groups(units[False]):
        if known or (_length(group) >= ENOUGH_WORDS and not _seems_ours(group)):
            for unit, code in zip(group, _named(group, known), strict=True):
                _note(found, unit, code)
                known |= {code} - {""}
    return found


def _of_few_words(units: Sequence[_Unit]) -> str:
    """The code of the foreign language of a short file; empty unless that is nearly certain."""
    words = _length(units)
    least = next((least for count, least in _LEAST_PROBABILITY if words >= count), None)
    if least is None:
        return ""
    whole = _Unit(range(words), "", " ".join(unit.text for unit in units))
    foreign = {code: value for code, value in whole.likely.items() if code}
    return max(foreign, key=foreign.__getitem__) if sum(foreign.values()) > least else ""


def _note(found: list[str], unit: _Unit, code: str) -> None:
    found[unit.words.start : unit.words.stop] = [code] * len(unit.words)


def _units(words: Sequence[Word]) -> Iterator[_Unit]:
    """The words of each cue, grouped by language."""
    start = 0
    for (_, code), group in groupby(words, lambda word: (word.cue, word.language)):
        texts = [word.text for word in group]
        space = " " if language(code).spaced else ""
        yield _Unit(range(start, start + len(texts)), code, space.join(texts).lower())
        start += len(texts)


def _length(units: Sequence[_Unit]) -> int:
    return sum(len(unit.words) for unit in units)


def _groups(units: Sequence[_Unit]) -> list[list[_Unit]]:
    """The units of each language, the largest first; those of rare languages together last.

    A foreign language may be identified as several supported ones in turn.
    """
    by_language = defaultdict(list)
    for unit in units:
        by_language[unit.language].append(unit)
    long = [group for group in by_language.values() if _length(group) >= ENOUGH_WORDS]
    held = {group[0].language for group in long}
    short = [unit for unit in units if unit.language not in held]
    return [*sorted(long, key=_length, reverse=True), *([short] if short else ())]


def _seems_ours(units: Sequence[_Unit]) -> bool:
    """Whether there are very many units, and hardly any of a sample looks foreign."""
    if len(units) <= _MANY_CUES:
        return False
    sample = units[:: len(units) // _SAMPLED]
    foreign = sum(unit.likeliest != "" for unit in sample)
    return foreign <= _STRAY * len(sample)


def _in_foreign_script(unit: _Unit) -> str:
    code = unit.likeliest
    return code if code and unit.likely[code] > _SURE else UNNAMED


def _named(units: Sequence[_Unit], known: Set[str]) -> list[str]:
    """The code of each unit if it is foreign, else empty; changes have a cost, as in `identify`.

    `known` are the foreign languages already found in the file.
    """
    codes = ["", *sorted({unit.likeliest for unit in units} - {""})]
    costs = np.array([_costs(unit, codes) for unit in units])
    costs[0] += [0.0 if code in known or not code else _FOREIGN_COST for code in codes]
    return [codes[column] for column in cheapest_path(costs, switch_cost=_SWITCH_COST)]


def _costs(unit: _Unit, codes: Sequence[str]) -> list[float]:
    """Cost of each of the `codes` for a unit, in nats; limited for few words."""
    most = min(_MOST_COST, _MOST_OF_A_WORD * len(unit.words))
    return [-math.log(max(unit.likely.get(code, 0.0), math.exp(-most))) for code in codes]


@cache
def _is_foreign(code: str) -> bool:
    if code in _MEMBERS or code == _NO_LANGUAGE:
        return False
    try:
        language(code)
    except LanguageError:
        return True
    return False


@cache
def _identifier() -> LanguageIdentifier:
    """The identifier; loading takes a second and 80 MB."""
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)
