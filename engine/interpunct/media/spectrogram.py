# SPDX-License-Identifier: Apache-2.0
"""Spectrogram of a sound: how loud each of its frequencies is along time.

Frequencies are in even steps up to 8 kHz, where speech is. Loudness is in decibels, in one byte.
Two hours take 29 MB.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

import numpy as np
from numpy.typing import NDArray

from interpunct.media.cache import Kind
from interpunct.media.samples import Samples

RATE = 16_000
"""Samples a second."""
BANDS = 64
"""Bands of 125 Hz."""
PER_SECOND = 62.5
"""Spectra a second."""
SPECTRA = Kind("spectra", np.uint8, (BANDS,), is_mapped=True)

_HOP = round(RATE / PER_SECOND)
_WINDOW = 2 * _HOP
_AT_ONCE = 625  # spectra, ten seconds
_QUIETEST_DB, _LOUDEST_DB = -84.0, -18.0
_MOST_IN_COLUMN = 4

Spectra = NDArray[np.uint8]
"""Loudness of shape (n, BANDS), from the lowest band up; 0 is inaudible, 255 very loud."""


def spectra(sound: Iterator[Samples]) -> Iterator[Spectra]:
    """Spectra of a sound of `RATE` samples a second, ten seconds at a time.

    Each belongs to the middle of its window, whatever is before and after the sound.
    """
    held = [np.zeros(_HOP // 2, np.float32)]
    count = len(held[0])
    least = _AT_ONCE * _HOP + _HOP
    for samples in sound:
        held.append(samples)
        count += len(samples)
        while count >= least:
            joined = np.concatenate(held)
            yield _measured(joined[:least])
            held = [joined[_AT_ONCE * _HOP :]]
            count = len(held[0])
    rest = np.concatenate((*held, np.zeros(_HOP // 2, np.float32)))
    if len(rest) > _HOP:
        yield _measured(np.pad(rest, (0, -len(rest) % _HOP)))


def _measured(samples: Samples) -> Spectra:
    """Spectra of all whole windows of `samples`, which overlap by half."""
    windows = np.lib.stride_tricks.sliding_window_view(samples, _WINDOW)[::_HOP]
    weights = np.hanning(_WINDOW).astype(np.float32)
    sizes = np.abs(np.fft.rfft(windows * weights, axis=1)) * (2 / weights.sum())
    loudest = sizes[:, 1:].reshape(len(sizes), BANDS, -1).max(axis=2)
    decibels = 20 * np.log10(np.maximum(loudest, 1e-6))
    share = (decibels - _QUIETEST_DB) / (_LOUDEST_DB - _QUIETEST_DB)
    rows: Spectra = np.rint(share.clip(0, 1) * 255).astype(np.uint8)
    return rows


class Spectrogram:
    """Growing spectra of a sound, `PER_SECOND` for each second."""

    def __init__(self) -> None:
        self._held: Spectra = np.zeros((0, BANDS), np.uint8)
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def append(self, rows: Spectra) -> None:
        """Append spectra; the first are not copied, as they may be mapped from a file."""
        stop = self._count + len(rows)
        if not self._count:
            self._held = rows
        elif stop > len(self._held):
            grown = np.zeros((max(stop, 2 * len(self._held)), BANDS), np.uint8)
            grown[: self._count] = self._held[: self._count]
            self._held = grown
        if self._count:
            self._held[self._count : stop] = rows
        self._count = stop

    def columns(self, first: int, count: int, per_second: float) -> Spectra:
        """Columns `first` to `first + count` of a picture with `per_second` columns a second.

        A column shows the loudest of a few of its spectra; it is the same wherever the picture
        begins. Columns after the end are 0.
        """
        columns = np.zeros((count, BANDS), np.uint8)
        width = PER_SECOND / per_second
        most = min(_MOST_IN_COLUMN, max(1, floor(width)))
        for part in range(most):
            places = np.floor((np.arange(first, first + count) + part / most) * width)
            known = places.astype(np.int64)[places < self._count]
            np.maximum(columns[: len(known)], self._held[known], out=columns[: len(known)])
        return columns
