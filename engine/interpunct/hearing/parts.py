# SPDX-License-Identifier: Apache-2.0
"""Parts of a sound in which somebody speaks, for a transcript without times."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from interpunct.errors import HearingError
from interpunct.media.cache import MediaCache
from interpunct.media.listening import peaks_of

_LETTER_MS = 70  # of a lecture in English, with its pauses
_SHORTEST_MS = 200  # of a part; a shorter noise is no speech

Part = tuple[int, int]
"""Start and end in milliseconds."""


def parts_of_sound(
    sound: Path,
    cache: MediaCache | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> list[Part]:
    """Parts between the silences of a sound, up to the place where `cancelled` returns True.

    Raises MediaError as `peaks_of` does, and HearingError for a sound without such parts.
    """
    peaks = peaks_of(sound, cache, cancelled)
    parts = list(_between(peaks.pauses(), peaks.length_ms))
    if not parts:
        raise HearingError("no speech was heard in it.", file=sound)
    return parts


def parts_at_even_rate(text: str) -> list[Part]:
    """One part, as long as somebody takes to say `text`; at least a second."""
    return [(0, max(1000, _LETTER_MS * sum(map(str.isalnum, text))))]


def _between(pauses: Iterable[Part], length_ms: int) -> Iterable[Part]:
    spoken = 0
    for start, end in (*pauses, (length_ms, length_ms)):
        if start - spoken >= _SHORTEST_MS:
            yield spoken, start
        spoken = end
