# SPDX-License-Identifier: Apache-2.0
"""WebVTT: text to cues and spans, by the parsing algorithm of the specification.

W3C WebVTT, "WebVTT parser algorithm" and "collect a WebVTT block". In that algorithm every line
with an arrow is tried as a time line: it ends the block it stands in, unless only an identifier
line came before it. So the scanner looks for arrows, and whatever lies between two cues (header,
NOTE, STYLE, REGION, a second header, cues with faulty times) stays as it is.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from interpunct.captions.cues import Cue
from interpunct.captions.lines import (
    follows_blank,
    line_start,
    line_stop,
    paragraph_stop,
    paragraphs,
    previous_stop,
)
from interpunct.captions.scanning import CueSpan, Oddities, Scan, TimeLine, limits
from interpunct.captions.times import read_vtt_times
from interpunct.captions.word_times import inline_word_times

if TYPE_CHECKING:
    from collections.abc import Iterator

_ARROW = "-->"
_SIGNATURE = re.compile(r"\ufeff*WEBVTT(?=[ \t\r\n]|\Z)")
_KNOWN_BLOCK = re.compile(r"\ufeff*(?:NOTE|STYLE|REGION|WEBVTT)\b|X-TIMESTAMP-MAP=")


def has_signature(text: str) -> bool:
    """Whether `text` starts as the specification says that a WebVTT file starts."""
    return bool(_SIGNATURE.match(text))


def scan(text: str) -> Scan:
    """The cues of `text`, which may lack the signature; linear in its length."""
    lines = list(_time_lines(text))
    oddities = Oddities(text)
    cues: list[Cue] = []
    spans: list[CueSpan] = []
    gap = 0 if not has_signature(text) else line_stop(text, 0)[1]
    for line, limit in zip(lines, limits(lines, len(text)), strict=True):
        if line.times is None:
            continue
        _note_blocks(text, gap, line.head, oddities, is_header=not cues)
        gap = paragraph_stop(text, line.body, limit)
        cue = Cue(text[line.head : line.timing].strip(), *line.times, text[line.body : gap])
        cues.append(_with_word_times(cue))
        spans.append(CueSpan(line.head, line.timing, line.body, gap))
        if "," in text[line.timing : line.body].partition(_ARROW)[0]:
            oddities.add("a comma in a time, where WebVTT wants a full stop", line.timing)
    _note_blocks(text, gap, len(text), oddities, is_header=not cues)
    return Scan(tuple(cues), tuple(spans), oddities.warnings())


def _time_lines(text: str) -> Iterator[TimeLine]:
    """Every line with an arrow, with the identifier line that belongs to it."""
    floor = line_stop(text, 0)[1] if has_signature(text) else 0
    arrow = text.find(_ARROW, floor)
    while arrow >= 0:
        start = line_start(text, arrow, floor)
        stop, following = line_stop(text, arrow)
        times = read_vtt_times(text[start:stop])
        yield TimeLine(_head(text, start, floor), start, following, times)
        floor = following
        arrow = text.find(_ARROW, floor)


def _head(text: str, timing: int, floor: int) -> int:
    """Where the cue of the time line at `timing` starts: at its identifier line, if it has one."""
    if timing == floor:
        return timing
    stop = previous_stop(text, timing)
    start = line_start(text, stop, floor)
    if stop > start and (start == 0 or (start > floor and follows_blank(text, start))):
        return start
    return timing


def _with_word_times(cue: Cue) -> Cue:
    times = inline_word_times(cue.payload)
    return replace(cue, word_times=times) if times else cue


def _note_blocks(
    text: str, start: int, limit: int, oddities: Oddities, *, is_header: bool
) -> None:
    """Note the blocks between `start` and `limit` that players ignore and no author meant."""
    for first, stop in paragraphs(text, start, limit):
        if is_header and first == start:
            continue  # the lines under the signature
        block = text[first:stop]
        if _ARROW in block:
            oddities.add("a cue whose times cannot be read; players leave it out", first)
        elif not _KNOWN_BLOCK.match(block):
            oddities.add("text that belongs to no cue is kept as it is", first)
