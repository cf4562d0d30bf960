# SPDX-License-Identifier: Apache-2.0
"""Fit by words that two files share, each with its time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from interpunct.syncing.fit import RATIOS, Evidence, Fit
from interpunct.syncing.pattern import Times
from interpunct.transcript.transcript import Word
from interpunct.work.matching import origins

FITS_MS = 1_000
"""Distance of times of one word that fit; times inside a cue are often estimated."""
_ENOUGH = 10  # words; fewer fit by chance
_LEAST_EXACT = 0.25  # of the words that start a cue
_DRIFT_MS = 200  # over the whole file; up to that, a usual ratio explains the rate


def fit_by_words(words: Sequence[Word], others: Sequence[Word]) -> Fit:
    """The fit of the times of `words` to those of the same words among `others`.

    The certainty is the share of the words of the shorter text that fit, 0 without words.
    """
    shared = Shared.of(words, others)
    if len(shared.pairs) < 2:
        return Fit(0, 1, 0, Evidence.WORDS)
    old, new = shared.times()
    factor = _factor(old, new)
    offset_ms = float(np.median(new - factor * old))
    fitting = np.abs(new - factor * old - offset_ms) <= FITS_MS
    return Fit(offset_ms, factor, shared.certainty(int(fitting.sum())), Evidence.WORDS)


class Shared(NamedTuple):
    """Words that stand in both texts, in their order; `share` is that of all such words.

    Where enough of them have exact starts in both files, there are only these `pairs`: the times
    of words inside a cue are estimates, which depend on the end of the cue.
    """

    pairs: list[tuple[Word, Word]]
    share: float

    @classmethod
    def of(cls, words: Sequence[Word], others: Sequence[Word]) -> Shared:
        """The shared words of two texts."""
        known = origins([word.text for word in words], [word.text for word in others])
        places = [(one, other) for other, one in enumerate(known) if one is not None]
        share = len(places) / max(_ENOUGH, min(len(words), len(others)))
        firsts, other_firsts = _exact(words), _exact(others)
        exact = [pair for pair in places if pair[0] in firsts and pair[1] in other_firsts]
        few = max(_ENOUGH, _LEAST_EXACT * min(len(firsts), len(other_firsts)))
        chosen = places if len(exact) < few else exact
        return cls([(words[one], others[other]) for one, other in chosen], share)

    def times(self) -> tuple[Times, Times]:
        """The starts of the pairs in both files, in milliseconds (n,) each."""
        pairs = [(one.start_ms, other.start_ms) for one, other in self.pairs]
        old, new = np.array(pairs, np.float64).reshape(-1, 2).T
        return old, new

    def certainty(self, fitting: int) -> float:
        """The share of the words that fit, where so many of the pairs do."""
        return self.share * fitting / max(1, len(self.pairs))


def _exact(words: Sequence[Word]) -> set[int]:
    """The words whose starts are no estimates: measured, or first in their cues."""
    cues = [None, *(word.cue for word in words)]
    return {
        place
        for place, (word, before) in enumerate(zip(words, cues, strict=False))
        if word.is_timed or word.cue != before
    }


def _factor(old: Times, new: Times) -> float:
    """The median slope between times half the file apart, as Theil and Sen do (1950, 1968).

    A usual ratio takes its place where both differ by little over the file.
    """
    half = len(old) // 2
    run, rise = old[half:] - old[: len(old) - half], new[half:] - new[: len(new) - half]
    slopes = rise[run > 0] / run[run > 0]
    slope = float(np.median(slopes)) if len(slopes) else 1.0
    usual = min(RATIOS, key=lambda ratio: abs(ratio - slope))
    return usual if abs(usual - slope) * float(np.ptp(old)) <= _DRIFT_MS else slope
