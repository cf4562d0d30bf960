# SPDX-License-Identifier: Apache-2.0
"""Ends by the profile: how long a cue lasts, given when it starts and what follows it.

A cue starts with its first word; that is a fact. Its end is a choice, and subtitle editors make
it so: a cue lingers in the silence after its words until it can be read, and gives up a little
where the next one follows at once. Fitted again, an end stays where it is.
"""

from __future__ import annotations

from math import ceil

from interpunct.cutting.profiles import Limits


def too_fast(width: float, duration_ms: int, limits: Limits) -> bool:
    """Whether `width` columns cannot be read in so long, to a tenth of a column a second."""
    return limits.max_cps is not None and reading_rate(width, duration_ms) > limits.max_cps


def reading_rate(width: float, duration_ms: int) -> float:
    """Columns a second, to a tenth."""
    return round(width * 1000 / duration_ms, 1)


def latest_end(start_ms: int, following_ms: int, limits: Limits) -> int:
    """The last end that leaves the profile's gap, or half the time to what follows.

    Nothing that has to start after `following_ms` is kept apart from it.
    """
    half = start_ms + (following_ms - start_ms + 1) // 2
    return max(following_ms - (limits.min_gap_ms or 0), half)


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
    """The end nearest to `end_ms` with which a cue of `width` columns keeps to `limits`.

    It is never after `latest_ms`; and a cue that is too long ends no sooner than `earliest_ms`.
    Ends are written in units of `unit_ms`. Where nothing can be put right, it is `end_ms`.
    """
    duration = max(1, end_ms - start_ms)
    least, most = _least_ms(width, duration, limits), limits.max_ms
    wanted = end_ms
    if most is not None and duration > most:
        shortest = -(-(earliest_ms or 0) // unit_ms) * unit_ms
        wanted = min(end_ms, max(start_ms + most // unit_ms * unit_ms, shortest))
    elif least > duration:
        least = least if most is None else min(least, most)
        wanted = start_ms + -(-least // unit_ms) * unit_ms
    if latest_ms is not None:
        wanted = min(wanted, latest_ms // unit_ms * unit_ms)
    return wanted if wanted > start_ms else end_ms


def _least_ms(width: float, duration_ms: int, limits: Limits) -> int:
    """How long `width` columns must be shown, which last `duration_ms` now."""
    least = limits.min_ms or 0
    if limits.max_cps is not None and too_fast(width, duration_ms, limits):
        least = max(least, ceil(width * 1000 / limits.max_cps))
    return least
