# SPDX-License-Identifier: Apache-2.0
"""Lookup of words in the lists that are counted for each language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpunct.transcript.word_hashes import Hashes

COMMON_WORDS = "common_words.npz"
"""The file of words that are mostly in lower case; a list is named by its language."""


def is_listed(file: str, name: str, word: str) -> bool:
    """Whether the list `name` in a file of the languages has a word in lower case."""
    from interpunct.transcript.word_hashes import holds  # numpy, which a start does not wait for

    return holds(_list_of(file, name), word)


@cache
def _list_of(file: str, name: str) -> Hashes:
    from interpunct.transcript.word_hashes import shipped

    return shipped(file, name)
