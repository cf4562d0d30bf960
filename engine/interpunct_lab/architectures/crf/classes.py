# SPDX-License-Identifier: Apache-2.0
"""Word classes for the CRF: words that stand between the same neighbours.

The criterion is that of Brown et al. 1992 (section 3): the mutual information of the classes of
neighbouring words. They merge classes from the bottom up. Here words are exchanged between a fixed
number of classes until none gains (Martin, Liermann and Ney 1998, section 2.3). That finds equally
good classes in far less time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct_lab.architectures.characters.vocabulary import normalised

_Counts = NDArray[np.float64]

_SWEEPS = 3


def learn_classes(text: CountedText, *, classes: int, words: int) -> dict[str, int]:
    """The class, from 0, of each of the commonest `words` of a text."""
    size = min(words, len(text.forms))
    found = np.arange(size) % classes
    exchange = _Exchange(text, found, classes)
    for _ in range(_SWEEPS):
        if not exchange.sweep():
            break
    return dict(zip(text.forms, found.tolist(), strict=False))


class _Exchange:
    """Classes in exchange.

    `_table` (classes, classes) counts neighbours by their classes. `_after` and `_before` list the
    neighbours of each word with their counts, itself left out: those move with it.
    """

    def __init__(self, text: CountedText, found: NDArray[np.int_], classes: int) -> None:
        self._found = found
        self._classes = classes
        left, right, counts = _neighbours(text.words, len(found))
        self._table = np.zeros((classes, classes))
        np.add.at(self._table, (found[left], found[right]), counts)
        self._after = _lists(left, right, counts, len(found))
        self._before = _lists(right, left, counts, len(found))

    def sweep(self) -> int:
        """Move every word to the class that gains most; gives how many have moved."""
        moved = 0
        for word, here in enumerate(self._found.tolist()):
            after, before = self._by_class(self._after[word]), self._by_class(self._before[word])
            self._move(here, -after, -before)
            best = int(np.argmax(self._gains(after, before)))
            self._move(best, after, before)
            self._found[word] = best
            moved += best != here
        return moved

    def _by_class(self, neighbours: tuple[NDArray[np.int64], _Counts]) -> _Counts:
        others, counts = neighbours
        return np.bincount(self._found[others], counts, self._classes).astype(np.float64)

    def _move(self, place: int, after: _Counts, before: _Counts) -> None:
        self._table[place] += after
        self._table[:, place] += before

    def _gains(self, after: _Counts, before: _Counts) -> _Counts:
        """Gain of the criterion with the word in each class (classes,)."""
        table = self._table
        gains: _Counts = _grown(table, after).sum(1) + _grown(table.T, before).sum(1)
        own = np.diagonal(table)  # where both meet
        gains += _entropy(own + after + before) + _entropy(own)
        gains -= _entropy(own + after) + _entropy(own + before)
        gains -= _grown(table.sum(1), after.sum()) + _grown(table.sum(0), before.sum())
        return gains


def _grown(counts: _Counts, more: _Counts | float) -> _Counts:
    return _entropy(counts + more) - _entropy(counts)


def _entropy(counts: _Counts) -> _Counts:
    result: _Counts = counts * np.log(np.maximum(counts, 1.0))
    return result


def _neighbours(
    words: NDArray[np.int64], size: int
) -> tuple[NDArray[np.int64], NDArray[np.int64], _Counts]:
    """The pairs of neighbouring words below `size`, no word with itself, and their counts."""
    left, right = words[:-1], words[1:]
    chosen = (left >= 0) & (right >= 0) & (left < size) & (right < size) & (left != right)
    pairs, counts = np.unique(left[chosen] * size + right[chosen], return_counts=True)
    return pairs // size, pairs % size, counts.astype(np.float64)


def _lists(
    words: NDArray[np.int64], others: NDArray[np.int64], counts: _Counts, size: int
) -> list[tuple[NDArray[np.int64], _Counts]]:
    """Neighbours of every word, with their counts."""

    order = np.argsort(words, kind="stable")
    ends = np.searchsorted(words[order], np.arange(size), side="right")[:-1]
    return list(zip(np.split(others[order], ends), np.split(counts[order], ends), strict=True))


NumberedText = tuple[Sequence[str], NDArray[Any], NDArray[Any]]
"""Distinct words, and for every word of a text its index there and the label after it."""

TEXT_END = -1
"""Stands after every text among words and labels; a slot whose label is not known has it too."""


@dataclass(frozen=True, slots=True)
class CountedText:
    """Several texts one after the other.

    `forms` are the distinct normalised words, the commonest first, `counts` how often they stand
    in the texts. `words` (indices into `forms`) and `labels` have one entry a word.
    """

    forms: list[str]
    counts: NDArray[np.int64]
    words: NDArray[np.int64]
    labels: NDArray[np.int64]

    @classmethod
    def of(cls, texts: Iterable[NumberedText]) -> CountedText:
        """The words of `texts` under one numbering."""
        numbers: dict[str, int] = {}
        end = np.array([TEXT_END])
        words, labels = [end], [end]
        for types, indices, after in texts:
            own = [numbers.setdefault(normalised(form), len(numbers)) for form in types]
            words += [np.array(own, np.int64)[indices], end]
            labels += [np.maximum(after.astype(np.int64), TEXT_END), end]
        return _ranked(list(numbers), np.concatenate(words), np.concatenate(labels))


def _ranked(forms: list[str], words: NDArray[np.int64], labels: NDArray[np.int64]) -> CountedText:
    counts = np.bincount(words[words >= 0], minlength=len(forms))
    order = np.argsort(-counts, kind="stable")
    ranks = np.empty(len(forms) + 1, np.int64)
    ranks[order] = np.arange(len(forms))
    ranks[TEXT_END] = TEXT_END
    return CountedText([forms[old] for old in order], counts[order], ranks[words], labels)
