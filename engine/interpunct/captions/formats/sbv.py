# SPDX-License-Identifier: Apache-2.0
"""SBV, the caption format of YouTube: `0:00:01.000,0:00:03.500`, then the text.

There is no specification. A cue ends at the next time line, as in SRT: text after an empty line
belongs to the cue. Tags have no meaning, but converters leave them in, and they stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from interpunct.captions.formats.base import ENTITY, CaptionFormat, grammar
from interpunct.captions.lines import line_stop
from interpunct.captions.scanning import Scan, TimeLine, scan_open_cues
from interpunct.captions.times import TimeHabit, Times, in_milliseconds

_STAMP = r"(\d{1,7}):([0-5]\d):([0-5]\d)\.(\d{3})"
# At the start of a line, after any line end.
_TIME_LINE = re.compile(
    rf"(?<![^\r\n\ufeff])[ \t]*{_STAMP}[ \t]*,[ \t]*{_STAMP}[ \t]*(?=[\r\n]|\Z)", re.ASCII
)


class Sbv(CaptionFormat):
    """SBV."""

    name = "sbv"
    title = "SBV"
    endings = (".sbv",)
    grammar = grammar(r"(?P<MARKUP></?[A-Za-z][^<>]*>)", ENTITY)
    times = TimeHabit(".", hour_digits=1, arrow=",")

    def sniff(self, text: str) -> bool:
        """Whether `text` starts with a time line."""
        start = len(text) - len(text.lstrip("\ufeff \t\r\n"))
        return bool(_TIME_LINE.match(text, start))

    def fits(self, text: str) -> bool:
        """Whether `text` holds a time line."""
        return bool(_TIME_LINE.search(text))

    def scan(self, text: str) -> Scan:
        """See `CaptionFormat.scan`."""
        return scan_open_cues(text, list(_time_lines(text)))


SBV = Sbv()


def _time_lines(text: str) -> Iterator[TimeLine]:
    for line in _TIME_LINE.finditer(text):
        fields = [int(field) for field in line.groups()]
        times = Times(in_milliseconds(*fields[:4]), in_milliseconds(*fields[4:]), "")
        yield TimeLine(line.start(), line.start(), line_stop(text, line.end())[1], times)
