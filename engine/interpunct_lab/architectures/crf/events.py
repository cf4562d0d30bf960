# SPDX-License-Identifier: Apache-2.0
"""Language model of the CRF: the probability of a mark between two words.

Marks are hidden events between words (Stolcke and Shriberg 1996). The pair of words around a slot
says most; where a pair is rare, each of the two words alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind, IntArray, read_arrays
from interpunct.errors import BundleError
from interpunct.labels import PaperLabel
from interpunct_lab.architectures.crf.classes import CountedText
from interpunct_lab.text.columns import text_array

_Doubles = NDArray[np.float64]

_STRENGTH = 5.0  # slots that the estimate from less is worth against what was counted
_RARE, _NONE = 0, 1  # rows below the known words: all rare ones, and no word at all


@dataclass(frozen=True)
class HiddenEvents:
    """Counts of each label after a word, before a word, and between two words.

    `before` and `after` (words + 2, 4) have a row for each of `forms`. Two more rows are for all
    rarer words, and for no word. `pairs` (pairs,) are left * words + right, in order, and
    `between` (pairs, 4) the counts of each.
    """

    forms: list[str]
    before: IntArray
    after: IntArray
    pairs: IntArray
    between: IntArray

    @classmethod
    def learn(cls, text: CountedText, *, least: int) -> Self:
        """Count the slots of a text; words and pairs seen fewer than `least` times are rare."""
        size = int((text.counts >= least).sum())
        known = np.where(text.words < size, text.words, size + _RARE)
        slots = np.flatnonzero(text.labels >= 0)
        labels = text.labels[slots]
        left, right = known[slots], known[slots + 1]
        right = np.where(right < 0, size + _NONE, right)
        inside = (left < size) & (right < size)
        pairs, rows = np.unique(left[inside] * size + right[inside], return_inverse=True)
        between = _counted(rows, labels[inside], len(pairs))
        common = between.sum(1) >= least
        return cls(
            text.forms[:size],
            _counted(left, labels, size + 2),
            _counted(right, labels, size + 2),
            pairs[common],
            between[common],
        )

    def log_odds(self, forms: Sequence[str], labels: IntArray | None = None) -> _Doubles:
        """The logarithms of P(mark) / P(no mark) after each word, for the three marks (n, 3).

        `labels`, where the words are of the text that was counted, are taken out of the counts:
        what learns from these figures must not see the answer in them.
        """
        size = len(self.forms)
        left = np.array([self._index.get(form, size + _RARE) for form in forms], np.int64)
        right = np.append(left[1:], size + _NONE)[: len(left)]
        own = np.zeros((len(left), len(PaperLabel)), np.int64)
        if labels is not None:
            own[labels >= 0, labels[labels >= 0]] = 1
        prior = self._prior
        apart = _mixed(self.before[left] - own, prior) * _mixed(self.after[right] - own, prior)
        apart /= prior
        both = _mixed(self._between(left, right) - own, apart / apart.sum(1, keepdims=True))
        odds: _Doubles = np.log(both[:, 1:]) - np.log(both[:, :1])
        return odds

    @cached_property
    def _prior(self) -> _Doubles:
        """The share of each label (4,)."""
        counts = self.before.sum(0) + 1
        shares: _Doubles = counts / counts.sum()
        return shares

    @cached_property
    def _sought(self) -> IntArray:
        """The pairs, and a sentinel after the last."""
        return np.append(self.pairs, -2)

    @cached_property
    def _index(self) -> dict[str, int]:
        return {form: number for number, form in enumerate(self.forms)}

    def _between(self, left: IntArray, right: IntArray) -> IntArray:
        """The counts of the pairs (n, 4), zeros for those that are not known."""
        size = len(self.forms)
        keys = np.where((left < size) & (right < size), left * size + right, -1)
        rows = np.searchsorted(self.pairs, keys)
        known = self._sought[rows] == keys
        found = np.zeros((len(keys), len(PaperLabel)), np.int64)
        found[known] = self.between[rows[known]]
        return found

    def save(self, path: Path) -> None:
        """Write the counts to a `.npz` file."""
        forms = text_array("\n".join(self.forms))
        counts = {name: getattr(self, name).astype(np.uint32) for name in _COUNTS}
        np.savez_compressed(path, forms=forms, pairs=self.pairs, **counts)

    @classmethod
    def load(cls, path: Path) -> Self:
        """See `TrainedSystem.load`."""
        arrays = read_arrays(path, _KINDS, BundleError, remedy=_REMEDY)
        before, after, between = (arrays[name].astype(np.int64) for name in _COUNTS)
        pairs = arrays["pairs"]
        try:
            forms = arrays["forms"].tobytes().decode().split("\n")
        except UnicodeDecodeError as error:
            raise BundleError("the words are not text.", file=path, remedy=_REMEDY) from error
        rising = bool((pairs[1:] > pairs[:-1]).all() and (pairs >= 0).all())
        whole = len(before) == len(after) == len(forms) + 2 and len(pairs) == len(between)
        if not rising or not whole:
            raise BundleError("the counts do not fit the words.", file=path, remedy=_REMEDY)
        return cls(forms, before, after, pairs, between)


_REMEDY = "Install the model again."
_COUNTS = ("before", "after", "between")
_KINDS = {
    "forms": ArrayKind((None,), ("uint8",)),
    "pairs": ArrayKind((None,), ("int64",)),
    **{name: ArrayKind((None, len(PaperLabel)), ("uint32",)) for name in _COUNTS},
}


def _counted(rows: IntArray, labels: IntArray, size: int) -> IntArray:
    """Counts of each label in each row (size, 4)."""
    counts = np.bincount(rows * len(PaperLabel) + labels, minlength=size * len(PaperLabel))
    return counts.reshape(size, len(PaperLabel))


def _mixed(counts: IntArray, prior: _Doubles) -> _Doubles:
    """Shares of `counts` (n, 4), as if `_STRENGTH` more had been counted that follow `prior`."""
    counted = np.maximum(counts, 0)
    shares: _Doubles = (counted + _STRENGTH * prior) / (counted.sum(1, keepdims=True) + _STRENGTH)
    return shares
