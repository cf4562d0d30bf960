# SPDX-License-Identifier: Apache-2.0
"""SBV, the captions that YouTube gives out: `0:00:01.000,0:00:03.500`, then the text.

There is no specification. A cue is what follows a time line up to the next, as in SRT: text after
an empty line belongs to the cue. Tags mean nothing, but converters leave them in, and they stay.
"""

from __future__ import annotations

import re
from itertools import pairwise

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.grammar import grammar
from interpunct.captions.lines import line_stop
from interpunct.captions.scanning import CueSpan, Oddities, Scan, text_stop
from interpunct.captions.times import TimeHabit, in_milliseconds

_STAMP = r"(\d{1,7}):([0-5]\d):([0-5]\d)\.(\d{3})"
# At the start of a line, whatever ends the line before.
_TIME_LINE = re.compile(
    rf"(?<![^\r\n\ufeff])[ \t]*{_STAMP}[ \t]*,[ \t]*{_STAMP}[ \t]*(?=[\r\n]|\Z)", re.ASCII
)


class Sbv(CaptionFormat):
    """SBV."""

    name = "sbv"
    title = "SBV"
    endings = (".sbv",)
    grammar = grammar(r"(?P<MARKUP></?[A-Za-z][^<>]*>)")
    times = TimeHabit(".", hour_digits=1, arrow=",")

    def sniff(self, text: str) -> bool:
        """It starts with a time line."""
        start = len(text) - len(text.lstrip("\ufeff \t\r\n"))
        return bool(_TIME_LINE.match(text, start))

    def fits(self, text: str) -> bool:
        """There is a time line."""
        return bool(_TIME_LINE.search(text))

    def scan(self, text: str) -> Scan:
        """The cues of `text`; linear in its length."""
        lines = list(_TIME_LINE.finditer(text))
        oddities = Oddities(text)
        if lines and text[: lines[0].start()].strip("\ufeff \t\r\n"):
            oddities.add("text before the first cue is kept as it is", 0)
        cues: list[Cue] = []
        spans: list[CueSpan] = []
        for line, following in pairwise([*lines, None]):
            assert line is not None  # only the last one is, which follows
            body = line_stop(text, line.end())[1]
            end = text_stop(text, body, following.start() if following else len(text))
            fields = [int(field) for field in line.groups()]
            times = in_milliseconds(*fields[:4]), in_milliseconds(*fields[4:])
            cues.append(Cue("", *times, "", text[body:end]))
            spans.append(CueSpan(line.start(), line.start(), body, end))
        return Scan(tuple(cues), tuple(spans), oddities.warnings())


SBV = Sbv()
