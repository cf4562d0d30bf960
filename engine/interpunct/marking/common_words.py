# SPDX-License-Identifier: Apache-2.0
"""Words that running text has mostly in lower case inside sentences.

A model is unsure about the casing of rare words: to it, *harbour* could be a name. A list of each
language's words settles that. It is counted by `interpunct_lab.text.common_words` and holds hashes
of the words, 24 bits each; one of a thousand other words has the hash of a listed word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import lower
from interpunct.transcript.transcript import Word

FILE = "languages/common_words.npz"
_HASH_BITS = 24
_BITS_DROPPED = 32 - _HASH_BITS

Hashes = NDArray[np.uint32]


def common(words: Sequence[Word]) -> NDArray[np.bool_]:
    """Whether each of the `words` is mostly in lower case in its language, shape (words,).

    False where the language has no list. In German, where nouns need a capital, only function
    words are common, without the polite ones.
    """
    return np.fromiter((is_common(word.text, word.language) for word in words), np.bool_)


def hashed(forms: Iterable[str]) -> Hashes:
    """The hashes of word forms, sorted, each once."""
    return np.unique(np.fromiter(map(_hash, forms), np.uint32))


def differences(hashes: Hashes) -> Hashes:
    """Sorted hashes as the file has them: each less the one before it, which compresses well."""
    return np.diff(hashes, prepend=np.uint32(0))


@lru_cache(maxsize=8192)
def is_common(text: str, code: str) -> bool:
    """Whether a word is mostly in lower case in the language with this code; see `common`."""
    form, spoken = plain_form(text, code), language(code)
    if spoken.capital_nouns:
        return form in spoken.function_words and form not in spoken.polite_words
    return spoken.cased and _holds(_list_of(code), _hash(form))


def plain_form(text: str, code: str) -> str:
    """A word in lower case, with one kind of apostrophe."""
    return lower(text, code).replace("’", "'")


def _hash(form: str) -> int:
    return crc32(form.encode()) >> _BITS_DROPPED


def _holds(hashes: Hashes, wanted: int) -> bool:
    """Whether sorted hashes have this one; a set would take twenty times the memory."""
    place = int(np.searchsorted(hashes, np.uint32(wanted)))
    return place < len(hashes) and int(hashes[place]) == wanted


@cache
def _list_of(code: str) -> Hashes:
    """The hashes of the common words of a language, maybe none."""
    with files("interpunct_resources").joinpath(FILE).open("rb") as stream:
        return hashes_in(np.load(stream, allow_pickle=False), code)


def hashes_in(lists: Mapping[str, Hashes], code: str) -> Hashes:
    """The sorted hashes of a language in `lists`, the `differences` of each language."""
    if code not in lists:
        return np.zeros(0, np.uint32)
    return np.cumsum(lists[code], dtype=np.uint32)
