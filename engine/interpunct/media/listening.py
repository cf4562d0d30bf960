# SPDX-License-Identifier: Apache-2.0
"""A whole sound at once, for commands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from pathlib import Path

from interpunct.media.cache import PEAKS, MediaCache
from interpunct.media.decoding import MediaError, open_media
from interpunct.media.peaks import Peaks


def peaks_of(
    path: Path,
    cache: MediaCache | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> Peaks:
    """The peaks of a media file, by default from the user's cache or into it.

    They end where `cancelled`, which is asked every few seconds of sound, returns True. Raises
    MediaError for a file without sound, and where PyAV is missing.
    """
    with open_media(path) as media:
        if not media.facts.peaks_per_second:
            raise MediaError("the film has no sound.", file=path, remedy="Name its sound file.")
        peaks = Peaks(media.facts.peaks_per_second)
        kept = (cache or MediaCache(PEAKS)).kept(path, media.peaks())
        for rows in takewhile(lambda _: not cancelled(), kept):
            peaks.append(rows)
    return peaks
