# SPDX-License-Identifier: Apache-2.0
"""End times by the profile: the duration of a cue, given its start and the next cue.

A cue starts with its first word, which is fixed. Its end is a choice, made here as subtitle
editors make it. A cue stays on screen after its words until it can be read. It ends a little
earlier where the next cue follows at once. Fitting a fitted end does not change it.
"""

from __future__ import annotations

from math import ceil

from interpunct.captions.cues import Cue
from interpunct.cutting.profiles import Limits

LINGER_MS = 300
"""Time that a cue stays after its last word, where the next cue leaves room."""


def too_fast(width: float, duration_ms: int, limits: Limits) -> bool:
    """Whether `width` columns exceed the reading speed, to a tenth of a column per second."""
    return limits.max_cps is not None and reading_rate(width, duration_ms) > limits.max_cps


def reading_rate(width: float, duration_ms: int) -> float:
    """Columns per second, to a tenth."""
    return round(width * 1000 / duration_ms, 1)


def readable_ms(width: float, limits: Limits) -> int:
    """The least duration in which `width` columns satisfy `limits`."""
    slowest = 0 if limits.max_cps is None else ceil(width * 1000 / limits.max_cps)
    return max(limits.min_ms or 1, slowest)


def latest_end(start_ms: int, following_ms: int, limits: Limits) -> int:
    """The later of two ends: with the profile's gap, or half the time until `following_ms`.

    The cue thus keeps at least half of that time.
    """
    half = start_ms + (following_ms - start_ms + 1) // 2
    return max(following_ms - (limits.min_gap_ms or 0), half)


def earliest_end(cue: Cue) -> int | None:
    """The end with which the last word is shown, where the file says when words are spoken."""
    return cue.word_times[-1].start_ms + LINGER_MS if cue.word_times else None


def fitted_end(
    start_ms: int,
    end_ms: int,
    *,
    width: float,
    limits: Limits,
    latest_ms: int | None = None,
    earliest_ms: int | None = None,
    unit_ms: int = 1,
) -> int:
    """The end nearest to `end_ms` with which a cue of `width` columns satisfies `limits`.

    It is never after `latest_ms`, and a too long cue ends no earlier than `earliest_ms`. Ends are
    multiples of `unit_ms`. Where no better end exists, it is `end_ms`.
    """
    duration = max(1, end_ms - start_ms)
    least, most = _least_ms(width, duration, limits), limits.max_ms
    wanted = end_ms
    if most is not None and duration > most:
        shortest = rounded_up(earliest_ms or 0, unit_ms)
        wanted = min(end_ms, max(start_ms + most // unit_ms * unit_ms, shortest))
    elif least > duration:
        least = least if most is None else min(least, most)
        wanted = start_ms + rounded_up(least, unit_ms)
    if latest_ms is not None:
        wanted = min(wanted, latest_ms // unit_ms * unit_ms)
    return wanted if wanted > start_ms else end_ms


def rounded_up(ms: int, unit_ms: int) -> int:
    """The next multiple of `unit_ms`."""
    return -(-ms // unit_ms) * unit_ms


def _least_ms(width: float, duration_ms: int, limits: Limits) -> int:
    """Least duration for `width` columns, whose present duration is `duration_ms`."""
    least = limits.min_ms or 0
    if limits.max_cps is not None and too_fast(width, duration_ms, limits):
        least = max(least, ceil(width * 1000 / limits.max_cps))
    return least
