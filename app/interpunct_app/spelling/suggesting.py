# SPDX-License-Identifier: Apache-2.0
"""Suggestions of `spylls` that stop when asked to: for a long word they take minutes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from copy import copy
from typing import Any

Stops = Callable[[], bool]
"""A question, asked often: whether further suggestions are unwanted."""


class StoppableDictionary:
    """Dictionary of `spylls`, a `hunspell.Dictionary`."""

    def __init__(self, read: Any) -> None:
        self._read = read
        self.lookup: Callable[[str], bool] = read.lookup

    def suggest(self, word: str, stops: Stops) -> Iterator[str]:
        """Suggestions for `word`, the likeliest first, until `stops` returns True."""
        suggester = copy(self._read.suggester)
        suggester.lookup = _Lookup(suggester.lookup, stops)
        suggester.words_for_ngram = _until(suggester.words_for_ngram, stops)
        with suppress(_Stopped):
            yield from suggester(word)


class _Stopped(Exception):  # noqa: N818 - no error
    """A request to suggest no more."""


def _until(words: Iterable[Any], stops: Stops) -> Iterator[Any]:
    for word in words:
        if stops():
            raise _Stopped
        yield word


class _Lookup:
    """Lookup of the forms of words, of which suggestions need thousands."""

    def __init__(self, lookup: Any, stops: Stops) -> None:
        self._lookup = lookup
        self._stops = stops

    def __call__(self, word: str) -> bool:
        self._check()
        known: bool = self._lookup(word)
        return known

    def good_forms(self, word: str, **how: bool) -> Iterator[Any]:
        """See `spylls.hunspell.algo.lookup.Lookup.good_forms`."""
        self._check()
        yield from self._lookup.good_forms(word, **how)

    def _check(self) -> None:
        if self._stops():
            raise _Stopped
