# SPDX-License-Identifier: Apache-2.0
"""Shot changes of a film, found from its picture.

A cut is a frame that differs from the one before much more than its neighbours differ among
themselves, as in PySceneDetect's adaptive detector. Fades and dissolves are no cuts.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, repeat
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.media.cache import Kind, MediaCache
from interpunct.media.decoding import MediaError, Thumbnail, open_media

ShotTimes = NDArray[np.int64]
"""Times of the first frames of shots in milliseconds (n,)."""

SHOTS = Kind("shots", np.int64, ())

_SIDE = 2  # frames before and after, whose mean difference is the measure of movement
_TIMES_MOVEMENT = 3.0
_LEAST = 12.0  # sum of the mean differences of brightness and both colours, of 255 each

FRAMES_A_PART = 250
"""Frames after which the shot changes among them are handed over."""


@dataclass(frozen=True, slots=True)
class Shots:
    """Rising times of the shot changes of a film, in milliseconds, and its frames a second."""

    times_ms: tuple[int, ...]
    frame_rate: float

    def between(self, first_ms: float, last_ms: float) -> tuple[int, ...]:
        """The shot changes in a span of time, its ends included."""
        first = bisect_left(self.times_ms, first_ms)
        return self.times_ms[first : bisect_right(self.times_ms, last_ms)]

    def frames(self, count: float) -> float:
        """Milliseconds of a number of frames."""
        return count * 1000 / self.frame_rate


def shot_changes(thumbnails: Iterable[tuple[int, Thumbnail]]) -> Iterator[ShotTimes]:
    """Shot changes among frames with their times in milliseconds, FRAMES_A_PART at a time.

    A part may be empty; all parts together rise.
    """
    found: list[int] = []
    for number, (time_ms, is_cut) in enumerate(_judged(_differences(thumbnails)), start=1):
        if is_cut:
            found.append(time_ms)
        if number % FRAMES_A_PART == 0:
            yield np.array(found, np.int64)
            found = []
    yield np.array(found, np.int64)


def shots_of(path: Path, cache: MediaCache | None = None) -> Shots:
    """The shots of a film, by default from the user's cache or into it.

    Raises MediaError for a file without a picture, and where PyAV is missing.
    """
    with open_media(path) as media:
        if not media.facts.has_picture:
            raise MediaError("the file has no picture, so it has no shot changes.", file=path)
        parts = (cache or MediaCache(SHOTS)).kept(path, shot_changes(media.thumbnails()))
        times = chain.from_iterable(part.tolist() for part in parts)
        return Shots(tuple(times), media.facts.frame_rate)


def _differences(thumbnails: Iterable[tuple[int, Thumbnail]]) -> Iterator[tuple[int, float]]:
    """Time of each frame but the first, and its difference from the frame before.

    After a flash the picture is as before it. So a frame must differ as much from the frame before
    the last, and the next frame from the last.
    """
    frames = ((time_ms, thumbnail.astype(np.int16)) for time_ms, thumbnail in thumbnails)
    window: deque[tuple[int, NDArray[np.int16]]] = deque(maxlen=4)
    for entry in frames:
        window.extend([entry] * (2 if not window else 1))  # before the first frame stands itself
        if len(window) == window.maxlen:
            (_, earlier), (_, before), (time_ms, frame), (_, following) = window
            pairs = ((before, frame), (earlier, frame), (before, following))
            yield time_ms, min(_difference(*pair) for pair in pairs)
    if len(window) > 2:
        (_, before), (time_ms, frame) = list(window)[-2:]
        yield time_ms, _difference(before, frame)


def _difference(one: NDArray[np.int16], other: NDArray[np.int16]) -> float:
    """Sum of the mean differences of brightness and both colours."""
    return float(np.abs(one - other).mean(axis=(1, 2)).sum())


def _judged(differences: Iterable[tuple[int, float]]) -> Iterator[tuple[int, bool]]:
    """Time of each frame, and whether a shot begins with it."""
    beyond = repeat((0, 0.0), _SIDE)
    window: deque[tuple[int, float]] = deque(beyond, maxlen=2 * _SIDE + 1)
    for entry in chain(differences, repeat((0, 0.0), _SIDE)):
        window.append(entry)
        if len(window) == window.maxlen:
            time_ms, difference = window[_SIDE]
            movement = (sum(each for _, each in window) - difference) / (2 * _SIDE)
            yield time_ms, difference >= max(_LEAST, _TIMES_MOVEMENT * movement)
