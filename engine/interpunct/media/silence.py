# SPDX-License-Identifier: Apache-2.0
"""Silence in a recording, measured from the recording itself.

The loudness of short frames falls into two groups: background and speech. The threshold between
them minimises the variance within the groups: Otsu (IEEE Transactions on Systems, Man, and
Cybernetics, 1979).
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from interpunct.media.gathering import PeakRows

_QUIETEST_DB = -72  # quieter frames are inaudible
_LEAST_CONTRAST_DB = 12.0  # between the groups; less means one group, a recording without pauses
_SHORTEST = 10  # frames of 20 ms


class Levels:
    """Histogram of loudness, counted as the sound is decoded.

    `threshold` is the sample value below which a frame is silent; None if no frame is.
    """

    def __init__(self) -> None:
        self._counts = np.zeros(1 - _QUIETEST_DB, np.int64)
        self.loudest = 0
        self.threshold: int | None = None

    def add(self, rows: PeakRows) -> None:
        """Count frames."""
        if len(rows):
            sizes = _sizes(rows)
            self.loudest = max(self.loudest, int(sizes.max()))
            decibels = 20 * np.log10(np.maximum(sizes, 1) / 32768)
            bins = np.rint(decibels).clip(_QUIETEST_DB, 0).astype(np.int64) - _QUIETEST_DB
            self._counts += np.bincount(bins, minlength=len(self._counts))
            parted = _otsu(self._counts)
            self.threshold = None if parted is None else round(32768 * 10 ** (parted / 20))


def _otsu(counts: np.ndarray[tuple[int], np.dtype[np.int64]]) -> float | None:
    """Loudness in decibels that separates background and speech best; None if there is none."""
    decibels = np.arange(_QUIETEST_DB, 1)
    below = np.cumsum(counts)[:-1].astype(np.float64)
    above = counts.sum() - below
    sum_below = np.cumsum(counts * decibels)[:-1]
    sum_above = (counts * decibels).sum() - sum_below
    with np.errstate(divide="ignore", invalid="ignore"):
        contrast = sum_above / above - sum_below / below
        between = np.nan_to_num(below * above * contrast**2)
    best = int(between.argmax())
    if not between[best] or contrast[best] < _LEAST_CONTRAST_DB:
        return None
    return float(decibels[best]) + 0.5


def runs_below(rows: PeakRows, threshold: int) -> Iterator[range]:
    """Runs of silent frames that are long enough for a pause."""
    silent = np.concatenate(([False], _sizes(rows) < threshold, [False]))
    starts = np.flatnonzero(~silent[:-1] & silent[1:])
    stops = np.flatnonzero(silent[:-1] & ~silent[1:])
    for start, stop in zip(starts.tolist(), stops.tolist(), strict=True):
        if stop - start >= _SHORTEST:
            yield range(start, stop)


def _sizes(rows: PeakRows) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """Largest absolute sample of each frame."""
    sizes: np.ndarray[tuple[int], np.dtype[np.int32]] = np.abs(rows.astype(np.int32)).max(axis=1)
    return sizes
