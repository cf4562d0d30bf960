# SPDX-License-Identifier: Apache-2.0
"""Fit by words that two files share, each with its time."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from interpunct.syncing.fit import RATIOS, Evidence, Fit
from interpunct.transcript.transcript import Word
from interpunct.work.matching import origins

FITS_MS = 1_000
"""Distance of times of one word that fit; times inside a cue are often estimated."""
_ENOUGH = 10  # words; fewer fit by chance
_DRIFT_MS = 200  # over the whole file; up to that, a usual ratio explains the rate


def fit_by_words(words: Sequence[Word], others: Sequence[Word]) -> Fit:
    """The fit of the times of `words` to those of the same words among `others`.

    The certainty is the share of the words of the shorter text that fit, 0 without words.
    """
    pairs = [(one.start_ms, other.start_ms) for one, other in shared_words(words, others)]
    if len(pairs) < 2:
        return Fit(0, 1, 0, Evidence.WORDS)
    old, new = np.array(pairs, np.float64).T
    factor = _factor(old, new)
    offset_ms = float(np.median(new - factor * old))
    fitting = np.abs(new - factor * old - offset_ms) <= FITS_MS
    certainty = float(fitting.sum()) / max(_ENOUGH, min(len(words), len(others)))
    return Fit(offset_ms, factor, certainty, Evidence.WORDS)


def shared_words(words: Sequence[Word], others: Sequence[Word]) -> list[tuple[Word, Word]]:
    """The words that stand in both texts, in their order."""
    known = origins([word.text for word in words], [word.text for word in others])
    pairs = zip(known, others, strict=True)
    return [(words[place], other) for place, other in pairs if place is not None]


def _factor(old: NDArray[np.float64], new: NDArray[np.float64]) -> float:
    """The median slope between times half the file apart, as Theil and Sen do (1950, 1968).

    A usual ratio takes its place where both differ by little over the file.
    """
    half = len(old) // 2
    run, rise = old[half:] - old[: len(old) - half], new[half:] - new[: len(new) - half]
    slopes = rise[run > 0] / run[run > 0]
    slope = float(np.median(slopes)) if len(slopes) else 1.0
    usual = min(RATIOS, key=lambda ratio: abs(ratio - slope))
    return usual if abs(usual - slope) * float(np.ptp(old)) <= _DRIFT_MS else slope
