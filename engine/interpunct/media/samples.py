# SPDX-License-Identifier: Apache-2.0
"""Decoded sound as samples of one channel at a chosen rate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from interpunct.media.gathering import SMALLEST_GAP

if TYPE_CHECKING:
    from av import AudioFrame, AudioResampler

Samples = NDArray[np.float32]
"""Samples of shape (n,), from -1 to 1."""

_SILENCE = 60  # seconds at a time, so that a false time stamp costs no memory


class Resampler:
    """Mixes frames into one channel, with silence for omitted sound, at `rate` samples a second.

    `origin` is the time of the first sample in seconds; `most` is the largest number of samples.
    """

    def __init__(self, rate: int, origin: float, most: int) -> None:
        self._rate = rate
        self._resampler = self._new()
        self._origin = origin
        self._most = most
        self.count = 0

    def take(self, frame: AudioFrame) -> Iterator[Samples]:
        """Samples ready once `frame` is added, with the silence omitted before it."""
        missing = self._missing_before(frame)
        frame.pts = None  # the resampler would repeat the omission in its own way
        for start in range(0, missing, _SILENCE * self._rate):
            yield self._counted(np.zeros(min(missing - start, _SILENCE * self._rate), np.float32))
        try:
            frames = self._resampler.resample(frame)
        except ValueError:  # the sample format changes here
            yield from self.rest()
            self._resampler = self._new()
            frames = self._resampler.resample(frame)
        yield from map(self._mixed, frames)

    def _new(self) -> AudioResampler:
        from av import AudioResampler

        return AudioResampler(format="flt", layout="mono", rate=self._rate)

    def rest(self) -> Iterator[Samples]:
        """Samples still held back by the filter."""
        yield from map(self._mixed, self._resampler.resample(None))

    def _missing_before(self, frame: AudioFrame) -> int:
        if frame.time is None:
            return 0
        missing = round((frame.time - self._origin) * self._rate) - self.count
        return min(missing, self._most - self.count) if missing > SMALLEST_GAP * self._rate else 0

    def _mixed(self, frame: AudioFrame) -> Samples:
        sound: Samples = frame.to_ndarray().reshape(-1)
        return self._counted(np.nan_to_num(sound))

    def _counted(self, samples: Samples) -> Samples:
        self.count += len(samples)
        return samples
