# SPDX-License-Identifier: Apache-2.0
"""Words that running text has mostly in lower case inside sentences.

A model is unsure about the casing of rare words: to it, *harbour* could be a name. A list of each
language's words settles that. It is counted by `interpunct_lab.text.common_words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import lower
from interpunct.transcript.listed_words import COMMON_WORDS, is_listed
from interpunct.transcript.transcript import Word


def common(words: Sequence[Word]) -> NDArray[np.bool_]:
    """Whether each of the `words` is mostly in lower case in its language, shape (words,).

    False where the language has no list. In German, where nouns need a capital, only function
    words are common, without the polite ones.
    """
    return np.fromiter((is_common(word.text, word.language) for word in words), np.bool_)


@lru_cache(maxsize=8192)
def is_common(text: str, code: str) -> bool:
    """Whether a word is mostly in lower case in the language with this code; see `common`."""
    form, spoken = plain_form(text, code), language(code)
    if spoken.capital_nouns:
        return form in spoken.function_words and form not in spoken.polite_words
    return spoken.cased and is_listed(COMMON_WORDS, code, form)


def plain_form(text: str, code: str) -> str:
    """A word in lower case, with one kind of apostrophe."""
    return lower(text, code).replace("’", "'")
