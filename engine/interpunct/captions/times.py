# SPDX-License-Identifier: Apache-2.0
"""Notation of times by a format, a file or the screen.

All times are whole milliseconds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

# W3C WebVTT, "collect a WebVTT timestamp"; the comma is an extension for converted files.
VTT_STAMP = r"(?:(\d+):)?([0-5]\d):([0-5]\d)[.,](\d{3})(?!\d)"
# More hour digits are a mistake in the file; arithmetic with them would only mislead.
_MOST_HOUR_DIGITS = 7
_TIME_LINE = re.compile(
    r"(?:(\d+):)?\d\d:\d\d([.,])\d{3}(\s*(?:-->|,)\s*)(?:\d+:)?\d\d:\d\d[.,]\d{3}", re.ASCII
)
_TYPED = re.compile(r"(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,9}))?", re.ASCII)
# A time in the usual notation, in a time line or a tag.
_USUAL_STAMP = re.compile(r"(?<![\d:.])(?:(\d+):)?\d\d:\d\d([.,])(\d{2,3})(?![\d:])", re.ASCII)


class Times(NamedTuple):
    """Content of a time line: start and end in milliseconds, and the text after them."""

    start_ms: int
    end_ms: int
    settings: str


@dataclass(frozen=True, slots=True)
class TimeHabit:
    """Notation of times: `TimeHabit(".").stamp(1500)` is `00:00:01.500`.

    `decimal` stands before the fraction, which has `fraction_digits`. `hour_digits` is the least
    number of hour digits; 0 omits the hours below one hour. `arrow`, with the spaces around it,
    separates the two times of a line.
    """

    decimal: str
    hour_digits: int = 2
    arrow: str = " --> "
    fraction_digits: int = 3

    @property
    def unit_ms(self) -> int:
        """The precision of a written time, in ms."""
        return int(10 ** (3 - self.fraction_digits))

    @property
    def frame_rate(self) -> Fraction | None:
        """Frames a second of times that are numbers of frames; None for other times."""
        return None

    def line(self, start_ms: int, end_ms: int, settings: str) -> str:
        """A time line without its line end."""
        times = f"{self.stamp(start_ms)}{self.arrow}{self.stamp(end_ms)}"
        return f"{times} {settings}" if settings else times

    def stamp(self, milliseconds: int) -> str:
        """A time, rounded to the written digits."""
        unit = int(10 ** (3 - self.fraction_digits))
        seconds, fraction = divmod((abs(milliseconds) + unit // 2) // unit, 1000 // unit)
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        sign = "-" if milliseconds < 0 else ""
        shown = f"{hours:0{self.hour_digits or 2}d}:" if hours or self.hour_digits else ""
        decimals = f"{fraction:0{self.fraction_digits}d}"
        return f"{sign}{shown}{minutes:02d}:{seconds:02d}{self.decimal}{decimals}"

    def agree(self, one_ms: int, other_ms: int) -> bool:
        """Whether two times are equal within the written precision."""
        return bool(abs(one_ms - other_ms) < 10 ** (3 - self.fraction_digits))


ON_SCREEN = TimeHabit(".", hour_digits=1, fraction_digits=1)
"""Notation of times for people: `1:02:03.4`."""


def in_milliseconds(hours: int, minutes: int, seconds: int, fraction: int = 0) -> int:
    """A time in milliseconds; `fraction` is in milliseconds already."""
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction


def read_stamp(hours: str | None, minutes: str, seconds: str, fraction: str) -> int | None:
    """Milliseconds of a time in WebVTT notation; None for an absurd number of hours."""
    if len(hours or "") > _MOST_HOUR_DIGITS:
        return None
    return in_milliseconds(int(hours or 0), int(minutes), int(seconds), int(fraction))


def read_inline_stamp(stamp: str) -> int | None:
    """Milliseconds of the content of an inline time tag, `00:01.500`; None for other content."""
    found = re.fullmatch(VTT_STAMP, stamp, re.ASCII)
    return read_stamp(*found.groups()) if found else None


def read_typed(text: str) -> int | None:
    """Milliseconds of a time as people type it: `00:01:02,345`, `1:02.5` or `62.5`.

    Only the first part may exceed 59; digits beyond milliseconds are ignored. None for a text that
    is not a time.
    """
    found = _TYPED.fullmatch(text.strip())
    if found is None:
        return None
    hours, minutes, seconds, fraction = (part or "0" for part in found.groups())
    too_many = (found[1] and int(minutes) > 59) or (found[2] and int(seconds) > 59)
    if too_many:
        return None
    thousandths = int(fraction[:3].ljust(3, "0"))
    return in_milliseconds(int(hours), int(minutes), int(seconds), thousandths)


def habit_of(line: str) -> TimeHabit | None:
    """The habit of a time line; None if its times are written oddly."""
    found = _TIME_LINE.match(line.strip())
    return TimeHabit(found[2], min(len(found[1] or ""), 2), found[3]) if found else None


def restamp(stamp: str, milliseconds: int) -> str:
    """A new time in the notation of `stamp`."""
    found = _USUAL_STAMP.fullmatch(stamp)
    habit = _habit_of_stamp(found) if found else TimeHabit(".")
    return habit.stamp(milliseconds)


def restamped(line: str, old: tuple[int, int], new: tuple[int, int]) -> str | None:
    """A time line with the `old` times replaced by the `new` ones; None for an odd line.

    Only the stamps that change are written, in their old notation.
    """
    found = list(_USUAL_STAMP.finditer(line))[:2]
    if len(found) < 2:
        return None
    for stamp, before, after in reversed(list(zip(found, old, new, strict=True))):
        if before != after:
            habit = _habit_of_stamp(stamp)
            if habit.stamp(before) != stamp[0]:
                return None
            line = line[: stamp.start()] + habit.stamp(after) + line[stamp.end() :]
    return line


def _habit_of_stamp(stamp: re.Match[str]) -> TimeHabit:
    """The notation of a usual stamp."""
    hours, decimal, fraction = stamp.groups()
    return TimeHabit(decimal, len(hours or ""), fraction_digits=len(fraction))
