# SPDX-License-Identifier: Apache-2.0
"""Decoded sound to peaks: the lowest and the highest sample of each short stretch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from av import AudioFrame

PeakRows = NDArray[np.int16]
"""(n, 2): lowest and highest sample, over all channels."""

_HANDED_OVER = 2000  # peaks at a time, ten seconds: the first screen is there at once
_SMALLEST_GAP = 0.05  # seconds; less is a rounded time stamp, not silence that was left out


class Gatherer:
    """Puts decoded frames end to end and hands peaks over as there are enough of them.

    Frames are some 25 ms long; a queue of FFmpeg's puts them together four times as fast as
    Python could.
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
        """Add a frame; the peaks that can be handed over with it."""
        if missing := self._missing_before(frame):
            yield from self.rest()
            yield from self._counted(np.zeros((missing, 2), np.int16))
        frame.pts = None  # the queue would compare it with its own count
        try:
            self._queue.write(frame)
        except ValueError:  # from here on the sound is laid out in another way
            yield from self.rest()
            self._queue = self._new_queue()
            self._queue.write(frame)
        self._stretch = max(1, round(frame.sample_rate / self._per_second))
        if self._queue.samples >= self._stretch * _HANDED_OVER:
            yield from self._counted(self._peaks(self._stretch * _HANDED_OVER))

    def rest(self) -> Iterator[PeakRows]:
        """The peaks of all that was not handed over yet."""
        if self._queue.samples:
            yield from self._counted(self._peaks(self._queue.samples))

    def _missing_before(self, frame: AudioFrame) -> int:
        """How many peaks of silence the file leaves out before `frame`."""
        if frame.time is None:
            return 0
        reached = self.count + self._queue.samples // self._stretch
        missing = round((frame.time - self._origin) * self._per_second) - reached
        return min(missing, self._most) if missing > _SMALLEST_GAP * self._per_second else 0

    def _peaks(self, samples: int) -> PeakRows:
        """The peaks of the next samples; a last stretch that is too short counts as one."""
        frame = self._queue.read(samples, partial=True)
        assert frame is not None  # so many are there
        sound = frame.to_ndarray()  # a row a plane
        stretch = self._stretch * (1 if frame.format.is_planar else frame.layout.nb_channels)
        lacking = -sound.shape[1] % stretch
        stretches = np.pad(sound, ((0, 0), (0, lacking)), "edge").reshape(len(sound), -1, stretch)
        lowest, highest = stretches.min(axis=2).min(axis=0), stretches.max(axis=2).max(axis=0)
        return _as_int16(np.stack((lowest, highest), axis=1))

    def _counted(self, rows: PeakRows) -> Iterator[PeakRows]:
        self.count += len(rows)
        yield rows


def _as_int16(rows: NDArray[Any]) -> PeakRows:
    """Samples of any type on the scale of 16 bits."""
    if rows.dtype.kind == "f":
        scaled: PeakRows = np.rint(np.nan_to_num(rows).clip(-1, 1) * 32767).astype(np.int16)
        return scaled
    if rows.dtype.kind == "u":
        return ((rows.astype(np.int16) - 128) << 8).astype(np.int16)
    return (rows >> (8 * rows.dtype.itemsize - 16)).astype(np.int16)
