# SPDX-License-Identifier: Apache-2.0
"""Times as people read and type them."""

from __future__ import annotations

from collections.abc import Callable

from interpunct.captions.cues import Cue
from interpunct.captions.formats import SRT
from interpunct.captions.times import read_typed
from interpunct.errors import SessionError
from interpunct.sentences import Sentence
from interpunct_app.cues.columns import Column


def time_text(milliseconds: int) -> str:
    """Time in subtitle notation, `00:02:11,240`."""
    return SRT.times.stamp(milliseconds)


def clock_text(milliseconds: int) -> str:
    """Time to the second, `0:02:11`."""
    minutes, seconds = divmod(max(milliseconds, 0) // 1000, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


def duration_text(milliseconds: int) -> str:
    """Duration in seconds with two decimals, `2.66`."""
    return f"{milliseconds / 1000:.2f}"


def typed_time(text: str, stamp: Callable[[int], str] = time_text) -> int:
    """Typed time in milliseconds.

    Raises SessionError for a text that is no time; `stamp` formats the example in its message.
    """
    typed = read_typed(text)
    if typed is None:
        example = stamp(62_500)
        remedy = Sentence("Write it as {example}, or short as 1:02.5.", example=example)
        raise SessionError("this is not a time.", remedy=remedy)
    return typed


def typed_times(
    cue: Cue, column: Column, text: str, stamp: Callable[[int], str]
) -> tuple[int, int]:
    """Start and end of `cue` after typing in a column of times; the other border stays.

    A duration sets the end. Raises SessionError for a text that is no time; `stamp` formats the
    example in its message.
    """
    typed = typed_time(text, stamp)
    if column is Column.START:
        return typed, cue.end_ms
    return cue.start_ms, cue.start_ms + typed if column is Column.DURATION else typed
