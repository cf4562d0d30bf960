# SPDX-License-Identifier: Apache-2.0
"""Overlapping windows over the tokens, or the words, of a whole text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

import numpy as np

from interpunct.arrays import IntArray

MOST_PIECES = 12
"""Limit of pieces per word; a longer word is a URL or noise, and would displace its neighbours."""

# Number of words per call: few enough for a quick first screen and cancel. Fifty words on either
# side are context, more than any system looks ahead.
_WORDS_A_CALL = 400

Window = TypeVar("Window")


@dataclass(frozen=True, slots=True)
class TokenWindow:
    """Tokens `start` to `end` of a text; the slots `first` to `stop` are read from it."""

    start: int
    end: int
    first: int
    stop: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """A text as model input.

    `ids` are its piece ids; word `i` spans the pieces `starts[i]` to `lasts[i]`, inclusive.
    """

    ids: IntArray
    starts: IntArray
    lasts: IntArray

    @classmethod
    def of_words(cls, pieces: Iterable[Sequence[int]]) -> Tokens:
        """The pieces of each word, one after the other."""
        known = list(pieces)
        ends = np.cumsum([len(ids) for ids in known], dtype=np.int64)
        starts = np.concatenate((np.zeros(1, np.int64), ends))[: len(known)]
        return cls(np.array([piece for ids in known for piece in ids], np.int64), starts, ends - 1)


def windows_over(tokens: Tokens, size: int) -> list[TokenWindow]:
    """Windows of up to `size` tokens that begin at word starts and share about a quarter.

    Each slot is read from the window in which it is farthest from an edge. The border between two
    windows is the middle of their shared part.
    """
    total, words = len(tokens.ids), len(tokens.starts)
    if not words:
        return []
    starts = tokens.starts.tolist()
    spans: list[tuple[int, int]] = []
    start = 0
    while not spans or spans[-1][1] < total:
        spans.append((start, min(start + size, total)))
        step = bisect_right(starts, start + size - size // 4) - 1
        start = max(starts[step], start + 1)
    middles = [(after[0] + before[1]) // 2 for before, after in pairwise(spans)]
    borders = np.searchsorted(tokens.lasts, middles).tolist()
    firsts, stops = [0, *borders], [*borders, words]
    return [
        TokenWindow(*span, first, stop)
        for span, first, stop in zip(spans, firsts, stops, strict=True)
    ]


def windows_of_words(words: int, size: int) -> list[TokenWindow]:
    """The same as `windows_over`, with one token per word."""
    places = np.arange(words)
    return windows_over(Tokens(places, places, places), size)


def from_slot(windows: list[Window], stops: Iterable[int], first: int) -> list[Window]:
    """The windows from slot `first` on, then those before it; each is read up to its stop."""
    begin = next((place for place, stop in enumerate(stops) if first < stop), 0)
    return windows[begin:] + windows[:begin]


def calls(words: int, first: int, cancelled: Callable[[], bool]) -> Iterator[TokenWindow]:
    """Windows of words for one call each, from slot `first` on, until `cancelled()`."""
    windows = windows_of_words(words, _WORDS_A_CALL)
    for window in from_slot(windows, (each.stop for each in windows), first):
        if cancelled():
            return
        yield window
