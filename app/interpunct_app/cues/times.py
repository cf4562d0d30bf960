# SPDX-License-Identifier: Apache-2.0
"""Times as people read them."""

from __future__ import annotations

from interpunct.captions.formats import SRT


def time_text(milliseconds: int) -> str:
    """`00:02:11,240`, as subtitle editors show a time."""
    return SRT.times.stamp(milliseconds)


def clock_text(milliseconds: int) -> str:
    """`0:02:11`, for a place that need not be told to the millisecond."""
    minutes, seconds = divmod(max(milliseconds, 0) // 1000, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def duration_text(milliseconds: int) -> str:
    """Seconds with two decimals, `2.66`."""
    return f"{milliseconds / 1000:.2f}"
