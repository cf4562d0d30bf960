# SPDX-License-Identifier: Apache-2.0
"""SubRip as found in the wild: text to cues and spans, in one pass.

There is no specification. A cue is what follows a time line up to the number line of the next:
text after an empty line belongs to the cue, and a number may be missing, doubled or no number.
What players accept is accepted; nothing is dropped and nothing put right.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from interpunct.captions.cues import Cue
from interpunct.captions.lines import (
    LINE_END,
    follows_blank,
    line_start,
    line_stop,
    previous_stop,
)
from interpunct.captions.scanning import CueSpan, Oddities, Scan, TimeLine, limits
from interpunct.captions.times import ARROW, is_broken_srt_line, read_srt_times

if TYPE_CHECKING:
    from collections.abc import Iterator

_NUMBER_LINE = re.compile(r"[#\s\ufeff]*-?\d[\d.,:)\s]*")


def scan(text: str) -> Scan:
    """The cues of `text`; linear in its length."""
    lines = list(_time_lines(text))
    oddities = Oddities(text)
    cues: list[Cue] = []
    spans: list[CueSpan] = []
    if lines and text[: lines[0].head].strip():
        oddities.add("text before the first cue is kept as it is", 0)
    for line, limit in zip(lines, limits(lines, len(text)), strict=True):
        if line.times is None:
            oddities.add("a time line that cannot be read; its text is left alone", line.timing)
            continue
        span = CueSpan(line.head, line.timing, line.body, _payload_stop(text, line.body, limit))
        identifier = _identifier(text[line.head : line.timing])
        if not identifier:
            oddities.add("a cue without a number", line.timing)
        cues.append(Cue(identifier, *line.times, text[span.body : span.end]))
        spans.append(span)
    return Scan(tuple(cues), tuple(spans), oddities.warnings())


def is_number(identifier: str) -> bool:
    """Whether an identifier counts cues: plain digits, and no more than a count can have."""
    return len(identifier) < 10 and identifier.isascii() and identifier.isdigit()


def _identifier(line: str) -> str:
    """What a number line says, without the marks that no one sees."""
    return line.strip().strip("\ufeff\u200b").strip()


def _time_lines(text: str) -> Iterator[TimeLine]:
    """Every time line, readable or broken, with the number line that belongs to it."""
    floor = 0  # the line after the last time line
    seen = 0  # the line after the last line looked at
    number: int | None = None
    for arrow in ARROW.finditer(text):
        if arrow.start() < seen:
            continue
        start = line_start(text, arrow.start(), seen)
        stop, following = line_stop(text, arrow.end())
        line = text[start:stop]
        times = read_srt_times(line)
        if times or is_broken_srt_line(line):
            head = _head(text, start, floor, number)
            digits = _identifier(text[head:start])
            number = int(digits) if is_number(digits) else None
            yield TimeLine(head, start, following, times)
            floor = following
        seen = following


def _head(text: str, timing: int, floor: int, last_number: int | None) -> int:
    """Where the cue of the time line at `timing` starts: at its number line, if it has one."""
    if timing == floor:
        return timing
    stop = previous_stop(text, timing)
    start = line_start(text, stop, floor)
    line = text[start:stop]
    if line.strip():
        alone = start == floor or follows_blank(text, start)
        return start if (alone and floor < start) or _NUMBER_LINE.fullmatch(line) else timing
    return _distant_number(text, timing, floor, last_number)


def _distant_number(text: str, timing: int, floor: int, last_number: int | None) -> int:
    """The start of a number line above empty lines, in files whose lines are all spaced out.

    Taken only where it continues the count; anything else may be the text of the last cue.
    """
    stop = floor + len(text[floor:timing].rstrip())
    start = line_start(text, stop, floor)
    digits = text[start:stop].strip()
    if not is_number(digits):
        return timing
    continues = floor == 0 if last_number is None else int(digits) == last_number + 1
    return start if continues else timing


def _payload_stop(text: str, body: int, limit: int) -> int:
    """Where the payload ends: after the last line before `limit` that is not blank."""
    written = body + len(text[body:limit].rstrip())
    if written == body:
        return body
    found = LINE_END.search(text, written, limit)
    return found.start() if found else limit
