# SPDX-License-Identifier: Apache-2.0
"""Times as people read them."""

from __future__ import annotations


def time_text(milliseconds: int) -> str:
    """`00:02:11,240`, as subtitle editors show a time."""
    sign, rest = ("-", -milliseconds) if milliseconds < 0 else ("", milliseconds)
    seconds, fraction = divmod(rest, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{sign}{hours:02}:{minutes:02}:{seconds:02},{fraction:03}"


def duration_text(milliseconds: int) -> str:
    """Seconds with two decimals, `2.66`."""
    return f"{milliseconds / 1000:.2f}"
