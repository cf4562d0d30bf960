# SPDX-License-Identifier: Apache-2.0
"""Search for stretches of captions in a longer pattern of speech, at a coarse rate."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from interpunct.syncing.pattern import BIN_MS, PEAK_MS, Signal, Spans, Times, lead, signal

_COARSE_MS = 200  # of samples, in the search for stretches
_STRETCHES = 24  # of a file, each sought alone, and as many across their borders
_LEAST = 30  # cues in a stretch
_PEAKS = 4  # best offsets of a stretch
_APART = 5  # coarse samples on each side of a peak
_ROOM = 2_000  # coarse samples beside the target, for a stretch that reaches over its end


def stretches(own: Spans) -> Iterator[Spans]:
    """Stretches of spans, each beginning in the middle of the previous one."""
    length = max(_LEAST, -(-len(own) // _STRETCHES))
    for first in range(0, max(1, len(own) - length // 2), length // 2):
        yield own[first : first + length]


def candidates(own: Spans, search: Search) -> Times:
    """The offsets with which two stretches, or the only one, fit best."""
    found: list[float] = []
    for part in stretches(own):
        scores, offsets = search.scores(part)
        for _ in range(_PEAKS):
            best = int(scores.argmax())
            found.append(float(offsets[best]))
            scores.put(range(best - _APART, best + _APART + 1), -np.inf, mode="wrap")
    every = np.sort(found)
    is_near = np.diff(every) <= 2 * _COARSE_MS
    shared = np.append(is_near, False) | np.append(False, is_near)
    return np.unique(every[shared] if shared.any() else every)


class Search:
    """Search for stretches of speech in a `target`."""

    def __init__(self, target: Signal) -> None:
        values, self._start = _coarse(target)
        self._size = 1 << (len(values) * 5 // 4 + _ROOM).bit_length()
        self._spectrum = np.fft.rfft(values, self._size)
        places = np.arange(self._size)
        self._steps = np.where(places < len(values), places, places - self._size) * _COARSE_MS

    def scores(self, part: Spans) -> tuple[Times, Times]:
        """Correlations of a stretch, and their offsets in ms."""
        values, start = _coarse(signal(part))
        spectrum = np.conj(np.fft.rfft(values, self._size)) * self._spectrum
        return np.fft.irfft(spectrum, self._size), self._steps + (self._start - start)

    def lead(self, part: Spans, offset: float) -> float:
        """How far an offset is ahead of the next best, from 0 to 1; 0 if another is better."""
        scores, offsets = self.scores(part)
        best = int(scores.argmax())
        if abs(offsets[best] - offset) > 2 * _COARSE_MS:
            return 0.0
        return lead(scores, best, PEAK_MS // _COARSE_MS)


def _coarse(fine: Signal) -> Signal:
    """The signal with samples of `_COARSE_MS`."""
    values, start = fine
    step = _COARSE_MS // BIN_MS
    padded = np.pad(values, (0, -len(values) % step))
    return padded.reshape(-1, step).mean(axis=1), start
