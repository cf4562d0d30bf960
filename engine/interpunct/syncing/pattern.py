# SPDX-License-Identifier: Apache-2.0
"""Fit by the pattern of speech: when somebody speaks, and when nobody does.

Both patterns are signals of 100 Hz. Their cross-correlation, by Fourier transform, is greatest at
the offset that fits best, as in ffsubsync. Each usual ratio of frame rates is tried.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from interpunct.syncing.fit import RATIOS, Evidence, Fit

Spans = NDArray[np.float64]
"""Starts and ends of speech in milliseconds (n, 2)."""

Times = NDArray[np.float64]
"""Times or scores."""

Signal = tuple[NDArray[np.float64], float]
"""Samples of 100 Hz (n,), and the time of the first in milliseconds."""

BIN_MS = 10
"""Time of a sample."""
NOTCH_MS = 250
"""Time taken from the end of each span, so that spans without a pause have a pattern."""
PEAK_MS = 5_000
"""Time on both sides of the best offset; others are further away."""
_LONGEST_MS = 24 * 3_600_000  # later times are damage, and would take all memory
_GAIN = 0.02  # of correlation, from which a change of rate is believed
_NEAR_MS = 150  # between starts that belong together
_ENOUGH = 15  # spans; fewer fit somewhere by chance


def fit_by_pattern(
    spans: Sequence[tuple[float, float]], speech: Sequence[tuple[float, float]]
) -> Fit:
    """The fit of the display times `spans` to `speech`, spans in milliseconds.

    The certainty is 0 where one of them has no pattern.
    """
    own, other = usable(spans), usable(speech)
    if not (len(own) and len(other)):
        return Fit(0, 1, 0, Evidence.PATTERN)
    target = signal(other)
    tried = [(*_best_offset(signal(own * ratio), target), ratio) for ratio in RATIOS]
    _, ahead, offset_ms, factor = max(
        tried, key=lambda found: found[0] + (_GAIN if found[3] == 1 else 0)
    )
    offset_ms += between_starts(own * factor + offset_ms, other)
    certainty = ahead * min(1.0, len(own) / _ENOUGH, len(other) / _ENOUGH)
    return Fit(offset_ms, factor, certainty, Evidence.PATTERN)


def usable(spans: Sequence[tuple[float, float]]) -> Spans:
    """Spans that have a duration inside a day."""
    found = np.array(spans, np.float64).reshape(-1, 2)
    starts, ends = found[:, 0], found[:, 1]
    return found[(starts >= -_LONGEST_MS) & (starts < ends) & (ends <= _LONGEST_MS)]


def _best_offset(own: Signal, other: Signal) -> tuple[float, float, float]:
    """Correlation at the best offset, its lead over other offsets, and that offset in ms."""
    (one, start), (two, other_start) = own, other
    size = 1 << (len(one) + len(two) - 1).bit_length()
    spectrum = np.conj(np.fft.rfft(one, size)) * np.fft.rfft(two, size)
    norm = float(np.sqrt((one**2).sum() * (two**2).sum()))
    if not norm:
        return 0.0, 0.0, 0.0
    scores = np.fft.irfft(spectrum, size) / norm
    best = int(scores.argmax())
    offset = (best if best < len(two) else best - size) * BIN_MS + other_start - start
    return float(scores[best]), lead(scores, best, PEAK_MS // BIN_MS), float(offset)


def signal(spans: Spans) -> Signal:
    """Speech in each hundredth of a second, with mean 0 (n,), and the time of the first in ms."""
    start = float(spans[:, 0].min())
    ends = np.maximum(spans[:, 1] - NOTCH_MS, spans.mean(axis=1))
    first, stop = (
        np.rint((times - start) / BIN_MS).astype(np.int64) for times in (spans[:, 0], ends)
    )
    steps = np.zeros(int(stop.max()) + 1)
    np.add.at(steps, first, 1)
    np.add.at(steps, stop, -1)
    spoken = (np.cumsum(steps) > 0).astype(np.float64)
    return spoken - spoken.mean(), start


def lead(scores: NDArray[np.float64], best: int, reach: int) -> float:
    """How far the best score is ahead of those more than `reach` places away, from 0 to 1."""
    others = np.roll(scores, reach - best)[2 * reach + 1 :]
    second = float(others.max(initial=0.0))
    return max(0.0, 1 - second / float(scores[best]))


def between_starts(own: Spans, other: Spans) -> float:
    """The usual distance of a start to the nearest start of `other`, where they are near."""
    starts = np.concatenate(([-np.inf], np.sort(other[:, 0]), [np.inf]))
    after = np.searchsorted(starts, own[:, 0])
    steps = np.stack((starts[after - 1], starts[after])) - own[:, 0]
    nearest = steps[abs(steps).argmin(axis=0), np.arange(len(own))]
    near = nearest[abs(nearest) <= _NEAR_MS]
    return float(np.median(near)) if len(near) else 0.0
