# SPDX-License-Identifier: Apache-2.0
"""Casings that words, or parts of words, mostly have in the texts of a language."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

from interpunct.labels import RAISED, Casing

_Key = TypeVar("_Key", bound=Hashable)


class CasingCounts(Generic[_Key]):
    """Occurrences of each key, and the shares of its casings, file by file.

    `files` has the keys in a file with the casing of each, None where it is mixed. In a share each
    file that has the key counts once, whatever its length.
    """

    def __init__(self, files: Iterable[Iterable[tuple[_Key, Casing | None]]]) -> None:
        self.counts = Counter[_Key]()
        self._files = Counter[_Key]()
        self._shares = defaultdict[tuple[_Key, Casing | None], float](float)
        for file in files:
            self._add(Counter(file))

    def _add(self, written: Counter[tuple[_Key, Casing | None]]) -> None:
        totals = Counter[_Key]()
        for (key, _), count in written.items():
            totals[key] += count
        self.counts.update(totals)
        self._files.update(totals.keys())
        for (key, casing), count in written.items():
            self._shares[key, casing] += count / totals[key]

    def raised(self, least_share: float) -> dict[_Key, Casing]:
        """The likelier of the casings with capitals, for each key that mostly has one of them."""
        return {
            key: max(RAISED, key=lambda casing: self._shares[key, casing])
            for key, files in self._files.items()
            if sum(self._shares[key, casing] for casing in RAISED) >= least_share * files
        }
