# SPDX-License-Identifier: Apache-2.0
"""Peaks of decoded sound: lowest and highest sample of each short stretch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from av import AudioFrame

PeakRows = NDArray[np.int16]
"""Peaks of shape (n, 2): lowest and highest sample over all channels."""

_HANDED_OVER = 2000  # peaks at a time, ten seconds, so that the first screen appears at once
SMALLEST_GAP = 0.05  # seconds; less is a rounded time stamp, not omitted silence


class Gatherer:
    """Joins decoded frames and hands over peaks in batches.

    Frames are some 25 ms long. FFmpeg's queue joins them four times as fast as Python.
    """

    def __init__(self, peaks_per_second: float, origin: float, most: int) -> None:
        from av import AudioFifo

        self._new_queue = AudioFifo
        self._queue = AudioFifo()
        self._per_second = peaks_per_second
        self._origin = origin
        self._most = most
        self._stretch = 1
        self.count = 0

    def take(self, frame: AudioFrame) -> Iterator[PeakRows]:
        """Add a frame; yield the peaks ready by then."""
        if missing := self._missing_before(frame):
            yield from self.rest()
            yield from self._counted(np.zeros((missing, 2), np.int16))
        frame.pts = None  # the queue would compare it with its own count
        try:
            self._queue.write(frame)
        except ValueError:  # the sample format changes here
            yield from self.rest()
            self._queue = self._new_queue()
            self._queue.write(frame)
        self._stretch = max(1, round(frame.sample_rate / self._per_second))
        if self._queue.samples >= self._stretch * _HANDED_OVER:
            yield from self._counted(self._peaks(self._stretch * _HANDED_OVER))

    def rest(self) -> Iterator[PeakRows]:
        """Peaks of all samples not handed over yet."""
        if self._queue.samples:
            yield from self._counted(self._peaks(self._queue.samples))

    def _missing_before(self, frame: AudioFrame) -> int:
        """Number of silent peaks that the file omits before `frame`."""
        if frame.time is None:
            return 0
        reached = self.count + self._queue.samples // self._stretch
        missing = round((frame.time - self._origin) * self._per_second) - reached
        return min(missing, self._most) if missing > SMALLEST_GAP * self._per_second else 0

    def _peaks(self, samples: int) -> PeakRows:
        """Peaks of the next samples; a shorter last stretch counts as one."""
        frame = self._queue.read(samples, partial=True)
        assert frame is not None  # that many samples are there
        sound = frame.to_ndarray()  # one row per plane
        stretch = self._stretch * (1 if frame.format.is_planar else frame.layout.nb_channels)
        lacking = -sound.shape[1] % stretch
        stretches = np.pad(sound, ((0, 0), (0, lacking)), "edge").reshape(len(sound), -1, stretch)
        lowest, highest = stretches.min(axis=2).min(axis=0), stretches.max(axis=2).max(axis=0)
        return _as_int16(np.stack((lowest, highest), axis=1))

    def _counted(self, rows: PeakRows) -> Iterator[PeakRows]:
        self.count += len(rows)
        yield rows


def _as_int16(rows: NDArray[Any]) -> PeakRows:
    """Samples of any type scaled to 16 bits."""
    if rows.dtype.kind == "f":
        scaled: PeakRows = np.rint(np.nan_to_num(rows).clip(-1, 1) * 32767).astype(np.int16)
        return scaled
    if rows.dtype.kind == "u":
        return ((rows.astype(np.int16) - 128) << 8).astype(np.int16)
    return (rows >> (8 * rows.dtype.itemsize - 16)).astype(np.int16)
