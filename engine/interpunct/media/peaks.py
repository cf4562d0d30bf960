# SPDX-License-Identifier: Apache-2.0
"""Peaks of a sound at every zoom: a pyramid of lowest and highest samples."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, log2

import numpy as np

from interpunct.media.gathering import PeakRows
from interpunct.media.silence import Levels, runs_below

_LEVELS = 16
_FRAME = 2  # level of the pyramid whose peaks, of 20 ms, are classed as silent or not


class Peaks:
    """Growing peaks of a sound, `per_second` for each second."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self._levels = [_Rows() for _ in range(_LEVELS)]
        self._measured = Levels()

    def __len__(self) -> int:
        return len(self._levels[0])

    @property
    def length_ms(self) -> int:
        """Length of the decoded part."""
        return round(1000 * len(self) / self.per_second) if self.per_second else 0

    @property
    def loudest(self) -> int:
        """Largest sample so far, of 32768."""
        return self._measured.loudest

    def rows(self) -> PeakRows:
        """All decoded peaks, at the finest level."""
        return self._levels[0].known

    def append(self, rows: PeakRows) -> None:
        """Append peaks, and update the coarser levels."""
        self._levels[0].append(rows)
        for number, (fine, coarse) in enumerate(zip(self._levels, self._levels[1:], strict=False)):
            pairs = fine.known[2 * len(coarse) : 2 * (len(fine) // 2)].reshape(-1, 2, 2)
            added = np.stack((pairs[:, :, 0].min(axis=1), pairs[:, :, 1].max(axis=1)), axis=1)
            coarse.append(added)
            if number + 1 == _FRAME:
                self._measured.add(added)

    def columns(self, first: int, count: int, per_second: float) -> PeakRows:
        """Columns `first` to `first + count` of a picture with `per_second` columns a second.

        A column has the same peaks wherever the picture begins, so that scrolling only moves them.
        Columns after the end are 0.
        """
        columns = np.zeros((count, 2), np.int16)
        level = min(max(0, floor(log2(self.per_second / per_second))), _LEVELS - 1)
        rows = self._levels[level].known
        peaks_per_column = self.per_second / per_second / 2**level
        edges = np.floor(np.arange(first, first + count + 1) * peaks_per_column).astype(np.int64)
        starts = edges[:-1][edges[:-1] < len(rows)]
        if len(starts):
            rows = rows[: max(int(edges[len(starts)]), int(starts[-1]) + 1)]
            columns[: len(starts), 0] = np.minimum.reduceat(rows[:, 0], starts)
            columns[: len(starts), 1] = np.maximum.reduceat(rows[:, 1], starts)
        return columns

    def silences(self, first_ms: float, last_ms: float) -> Iterator[tuple[float, float]]:
        """Stretches of silence between two times, in milliseconds."""
        threshold = self._measured.threshold
        if threshold is None:
            return
        frame_ms = 1000 * 2**_FRAME / self.per_second
        start = max(0, floor(first_ms / frame_ms))
        rows = self._levels[_FRAME].known[start : floor(last_ms / frame_ms) + 1]
        for run in runs_below(rows, threshold):
            yield (start + run.start) * frame_ms, (start + run.stop) * frame_ms

    def pauses(self) -> tuple[tuple[int, int], ...]:
        """Silences of all that is decoded, in whole milliseconds."""
        return tuple((round(start), round(end)) for start, end in self.silences(0, self.length_ms))


class _Rows:
    """Array that grows at its end."""

    def __init__(self) -> None:
        self._held = np.zeros((1024, 2), np.int16)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    @property
    def known(self) -> PeakRows:
        """Rows in use."""
        return self._held[: self._count]

    def append(self, rows: PeakRows) -> None:
        """Append rows."""
        stop = self._count + len(rows)
        if stop > len(self._held):
            grown = np.zeros((max(stop, 2 * len(self._held)), 2), np.int16)
            grown[: self._count] = self.known
            self._held = grown
        self._held[self._count : stop] = rows
        self._count = stop
