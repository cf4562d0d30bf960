# SPDX-License-Identifier: Apache-2.0
"""The inputs of an expert: affixes of each word form, n-grams around a slot or a word.

A feature is written as text, for use in a description. Features of a single word are `form`,
`suffix3`, `prefix2`. N-grams are `form-1 form+0` or `suffix3+0 form+1`. There +0 is the word
before the slot (or the word with the casing in question), and +1 the word after it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, TypeVar

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from interpunct.errors import BundleError
from interpunct.runtime.experts.keys import Hashes, Keys, combined, keys_of, text_hashes

Words = NDArray[np.integer[Any]]
Number = TypeVar("Number", bound=np.generic)

_GRAM_SEED = 64  # after the seeds of the word features
_MOST_FEATURES = 64
_WORD_FEATURE = r"(?:form|suffix[1-9]|prefix[1-9])"
_PART = re.compile(rf"({_WORD_FEATURE})([+-]\d)?")

WordFeature = Annotated[str, Meta(pattern=rf"^{_WORD_FEATURE}$")]
Gram = Annotated[
    str, Meta(pattern=rf"^{_WORD_FEATURE}[+-]\d( {_WORD_FEATURE}[+-]\d)*$", max_length=200)
]


@dataclass(frozen=True)
class FeatureSet:
    """The features of an expert.

    `words` are embedded and summed. `slots` and `casings` are n-grams; their evidence is added to
    the scores of a slot's label and of a word's casing.
    """

    words: Annotated[tuple[WordFeature, ...], Meta(min_length=1, max_length=_MOST_FEATURES)]
    slots: Annotated[tuple[Gram, ...], Meta(max_length=_MOST_FEATURES)]
    casings: Annotated[tuple[Gram, ...], Meta(max_length=_MOST_FEATURES)]

    @cached_property
    def affixes(self) -> tuple[str, ...]:
        """Every word feature that is embedded or part of an n-gram, without duplicates."""
        parts = [_parsed(part)[0] for gram in self.slots + self.casings for part in gram.split()]
        return tuple(dict.fromkeys((*self.words, *parts)))


@dataclass(frozen=True, slots=True)
class FormHashes:
    """The hashes of distinct forms; `rows[name]` holds one per form."""

    rows: dict[str, Hashes]

    @classmethod
    def of(cls, forms: Sequence[str], features: FeatureSet) -> FormHashes:
        """Hash every affix of every form."""
        return cls({name: _affix_hashes(forms, name) for name in features.affixes})


def word_keys(hashes: FormHashes, names: Sequence[str]) -> list[Keys]:
    """For each embedded feature, the key of every form."""
    return [keys_of(combined(seed, [hashes.rows[name]])) for seed, name in enumerate(names)]


def gram_keys(
    hashes: FormHashes, words: Words, grams: Sequence[str], *, first: int = 0
) -> list[Keys]:
    """For each n-gram, its key at every word of `words`, indices into the forms.

    `words` may be (n,) or (n, windows), read row by row. Neighbours are taken along the first
    axis; outside it the hash is 0, which no text has. `first` is the index of `grams[0]` in its
    list.
    """
    return [
        _gram_keys(hashes, words, gram, _GRAM_SEED + seed)
        for seed, gram in enumerate(grams, first)
    ]


def _gram_keys(hashes: FormHashes, words: Words, gram: str, seed: int) -> Keys:
    parts = []
    for part in gram.split():
        name, offset = _parsed(part)
        parts.append(shifted(hashes.rows[name][words], offset).ravel())
    return keys_of(combined(seed, parts))


def shifted(values: NDArray[Number], offset: int, outside: float = 0) -> NDArray[Number]:
    """`values` of the word at distance `offset`, `outside` where there is none."""
    result = np.full_like(values, outside)
    if offset > 0:
        result[:-offset] = values[offset:]
    elif offset < 0:
        result[-offset:] = values[:offset]
    else:
        result[:] = values
    return result


def _affix_hashes(forms: Sequence[str], name: str) -> Hashes:
    kind, length = name.rstrip("0123456789"), int(name[-1]) if name[-1].isdigit() else 0
    if kind == "form":
        return text_hashes(forms)
    cut = slice(-length, None) if kind == "suffix" else slice(length)
    affixes = [form[cut] for form in forms]
    distinct = list(dict.fromkeys(affixes))
    places = dict(zip(distinct, range(len(distinct)), strict=True))
    return text_hashes(distinct)[[places[affix] for affix in affixes]]


def _parsed(part: str) -> tuple[str, int]:
    found = _PART.fullmatch(part)
    if found is None:
        raise BundleError(f"there is no word feature {part!r}.")
    return found[1], int(found[2] or 0)
