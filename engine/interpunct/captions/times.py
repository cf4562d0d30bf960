# SPDX-License-Identifier: Apache-2.0
"""Time lines: strict and lenient reading, and writing in a file's own habit.

All times are whole milliseconds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

_SEPARATOR = "[:.,;：，．]"
_STAMP = rf"[-−]?[^\S\r\n]?\d{{1,9}}(?:[^\S\r\n]?{_SEPARATOR}[^\S\r\n]?\d{{1,9}}){{1,3}}"
ARROW = re.compile(r"[-‐-―−]\s?>|→")
_STRICT_LINE = re.compile(
    r"(\d\d):(\d\d):(\d\d)[,.](\d{3})[ \t]*-->[ \t]*"
    r"(\d\d):(\d\d):(\d\d)[,.](\d{3})(?![\d:.,])",
    re.ASCII,
)
_LENIENT_LINE = re.compile(
    rf"\s*(?P<start>{_STAMP})\s*(?P<arrow>(?:[-‐-―−]\s?){{1,4}}>{{1,2}}|→)\s*(?P<end>{_STAMP})"
)
_BROKEN_LINE = re.compile(rf"\W*\d+\s?{_SEPARATOR}.{{0,40}}?-->.*\d")
_FIELD = re.compile(r"\d+")
_INVISIBLE = dict.fromkeys(map(ord, "\0\x7f\u200b\u200e\u200f\u2060\ufeff"))
# W3C WebVTT, "collect a WebVTT timestamp"; the comma is an extension for converted files.
_VTT_STAMP = r"(?:(\d+):)?([0-5]\d):([0-5]\d)[.,](\d{3})(?!\d)"
_VTT_LINE = re.compile(
    rf"[ \t\f]*{_VTT_STAMP}[ \t\f]*-->[ \t\f]*{_VTT_STAMP}(?P<rest>.*)", re.ASCII | re.DOTALL
)
# Beyond this an hour count is an accident, and arithmetic on it would only mislead.
_MOST_HOUR_DIGITS = 7


class Times(NamedTuple):
    """What a time line says: start and end in milliseconds, and what follows them."""

    start_ms: int
    end_ms: int
    settings: str


@dataclass(frozen=True, slots=True)
class TimeHabit:
    """How a file writes its time lines.

    `hour_digits` is the least number of digits of the hours, 0 where they are left out below one
    hour; `arrow` includes the spaces around it.
    """

    decimal: str
    hour_digits: int = 2
    arrow: str = " --> "

    def line(self, start_ms: int, end_ms: int, settings: str) -> str:
        """A time line without its line end."""
        times = f"{self.stamp(start_ms)}{self.arrow}{self.stamp(end_ms)}"
        return f"{times} {settings}" if settings else times

    def stamp(self, milliseconds: int) -> str:
        """A time."""
        seconds, fraction = divmod(abs(milliseconds), 1000)
        minutes, seconds = divmod(seconds, 60)
        hours, minutes = divmod(minutes, 60)
        sign = "-" if milliseconds < 0 else ""
        shown = f"{hours:0{self.hour_digits or 2}d}:" if hours or self.hour_digits else ""
        return f"{sign}{shown}{minutes:02d}:{seconds:02d}{self.decimal}{fraction:03d}"


SRT_TIMES = TimeHabit(",")
VTT_TIMES = TimeHabit(".")


def read_srt_times(line: str) -> Times | None:
    """The times of a SubRip time line, written in whatever way; None for any other line."""
    strict = _STRICT_LINE.match(line)
    if strict:
        h1, m1, s1, f1, h2, m2, s2, f2 = map(int, strict.groups())
        return Times(
            ((h1 * 60 + m1) * 60 + s1) * 1000 + f1,
            ((h2 * 60 + m2) * 60 + s2) * 1000 + f2,
            line[strict.end() :].strip(),
        )
    line = line.translate(_INVISIBLE)
    lenient = _LENIENT_LINE.match(line)
    if not lenient:
        return None
    least_fields = 2 if "-->" in lenient["arrow"] else 3  # "1:2 -> 3:4" is a ratio
    start = _lenient_stamp(lenient["start"], least_fields)
    end = _lenient_stamp(lenient["end"], least_fields)
    if start is None or end is None:
        return None
    return Times(start, end, line[lenient.end() :].strip())


def is_broken_srt_line(line: str) -> bool:
    """Whether the line was meant as a time line and cannot be read as one."""
    return bool(_BROKEN_LINE.match(line))


def _lenient_stamp(stamp: str, least_fields: int) -> int | None:
    """Milliseconds of a stamp of two to four numbers, whatever stands between them."""
    fields = _FIELD.findall(stamp)
    last_mark = re.findall(_SEPARATOR, stamp)[-1]
    is_fraction = len(fields) == 4 or (
        len(fields) == 3 and (_ends_in_fraction(stamp, last_mark) or len(fields[-1]) >= 3)
    )
    if len(fields) < least_fields or (len(fields) == 2 and last_mark not in ":："):
        return None
    fraction = _milliseconds(fields.pop()) if is_fraction else 0
    units = [int(field) for field in fields]
    hours, minutes, seconds = [0] * (3 - len(units)) + units
    total = ((hours * 60 + minutes) * 60 + seconds) * 1000 + fraction
    return -total if stamp[0] in "-−" else total


def _ends_in_fraction(stamp: str, last_mark: str) -> bool:
    """Whether `last_mark` parts a fraction: "00:01,500", but neither "00:00:01" nor "00.00.01"."""
    return last_mark not in ":：;" and stamp.count(last_mark) == 1


def _milliseconds(digits: str) -> int:
    """Up to three digits count milliseconds, as players read them; more are a decimal fraction."""
    return int(digits) if len(digits) <= 3 else int(digits[:3])


def read_vtt_times(line: str) -> Times | None:
    """The times of a WebVTT time line; None where a conforming parser gives up the cue."""
    found = _VTT_LINE.match(line)
    if not found:
        return None
    h1, m1, s1, f1, h2, m2, s2, f2, rest = found.groups()
    if len(h1 or "") > _MOST_HOUR_DIGITS or len(h2 or "") > _MOST_HOUR_DIGITS:
        return None
    return Times(_vtt_stamp(h1, m1, s1, f1), _vtt_stamp(h2, m2, s2, f2), rest.strip())


def _vtt_stamp(hours: str | None, minutes: str, seconds: str, fraction: str) -> int:
    whole = (int(hours or 0) * 60 + int(minutes)) * 60 + int(seconds)
    return whole * 1000 + int(fraction)


def read_inline_stamp(stamp: str) -> int | None:
    """Milliseconds of the inside of an inline time tag, `00:01.500`."""
    found = re.fullmatch(_VTT_STAMP, stamp, re.ASCII)
    if not found or len(found[1] or "") > _MOST_HOUR_DIGITS:
        return None
    return _vtt_stamp(found[1], found[2], found[3], found[4])


def habit_of(line: str) -> TimeHabit | None:
    """The habit that a time line shows; None where its times are written oddly."""
    found = re.match(
        r"(?:(\d+):)?\d\d:\d\d([.,])\d{3}(\s*-->\s*)(?:\d+:)?\d\d:\d\d[.,]\d{3}",
        line.strip(),
        re.ASCII,
    )
    if not found:
        return None
    return TimeHabit(found[2], min(len(found[1] or ""), 2), found[3])
