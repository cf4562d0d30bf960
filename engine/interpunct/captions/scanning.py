# SPDX-License-Identifier: Apache-2.0
"""Common parts of the formats' scanners: from text to cues and their spans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from interpunct.captions.cues import Cue
from interpunct.captions.lines import LINE_END, ends_line, previous_stop, usual_line_end
from interpunct.captions.times import Times

_NAMED_LINES = 5


class TimeLine(NamedTuple):
    """A time line found in a text: offsets of its cue's head, of itself, and of the next line.

    `head` is the start of the number or identifier line; equal to `timing` if there is none.
    `times` is None for an intended time line that cannot be read.
    """

    head: int
    timing: int
    body: int
    times: Times | None


class CueSpan(NamedTuple):
    """Position of a cue in its text.

    `text[head:timing]` is the number or identifier line, `text[timing:body]` the time line, both
    with line end. `text[body:end]` is the payload, without its last line end. In a format whose
    cues are closed, such as TTML, `tail` characters after it close the cue.
    """

    head: int
    timing: int
    body: int
    end: int
    tail: int = 0

    @property
    def stop(self) -> int:
        """End of the whole cue."""
        return self.end + self.tail

    def line_end(self, text: str) -> str:
        """The line end inside the payload, else of the time line, else of the text."""
        inside = LINE_END.search(text, self.body, self.end)
        if inside:
            return inside.group()
        if ends_line(text, self.body):
            return text[previous_stop(text, self.body) : self.body]
        return usual_line_end(text)


@dataclass(frozen=True, slots=True)
class Scan:
    """The cues of a text in file order, their spans, and warnings about oddities of the text."""

    cues: tuple[Cue, ...]
    spans: tuple[CueSpan, ...]
    warnings: tuple[str, ...]


def moved(spans: Iterable[CueSpan], by: int) -> tuple[CueSpan, ...]:
    """`spans` moved forward by `by` characters."""
    return tuple(CueSpan(h + by, t + by, b + by, e + by, tail) for h, t, b, e, tail in spans)


def limits(lines: Sequence[TimeLine], stop: int) -> list[int]:
    """For each time line, the latest end of its cue: the head of the next one, or `stop`."""
    return [*(line.head for line in lines[1:]), stop] if lines else []


def scan_open_cues(text: str, lines: Sequence[TimeLine], *, numbered: bool = False) -> Scan:
    """The cues of a format in which only the next cue ends a cue; linear in the text."""
    oddities = Oddities(text)
    cues: list[Cue] = []
    spans: list[CueSpan] = []
    if lines and text[: lines[0].head].strip("\ufeff \t\r\n"):
        oddities.add("text before the first cue is kept as it is", 0)
    for line, limit in zip(lines, limits(lines, len(text)), strict=True):
        if line.times is None:
            oddities.add("a time line that cannot be read; its text is left alone", line.timing)
            continue
        span = CueSpan(line.head, line.timing, line.body, text_stop(text, line.body, limit))
        identifier = visible(text[line.head : line.timing])
        if numbered and not identifier:
            oddities.add("a cue without a number", line.timing)
        cues.append(Cue(identifier, *line.times, text[span.body : span.end]))
        spans.append(span)
    return Scan(tuple(cues), tuple(spans), oddities.warnings())


def visible(line: str) -> str:
    """A line without surrounding spaces and invisible marks."""
    return line.strip().strip("\ufeff\u200b").strip()


def text_stop(text: str, body: int, limit: int) -> int:
    """End of a payload: after the last non-blank line before `limit`."""
    written = body + len(text[body:limit].rstrip())
    if written == body:
        return body
    if written < limit and text[written] in "\r\n":
        return written
    found = LINE_END.search(text, written, limit)
    return found.start() if found else limit


def is_number(identifier: str) -> bool:
    """Whether an identifier is a cue number: plain digits, fewer than ten."""
    return len(identifier) < 10 and identifier.isascii() and identifier.isdigit()


class Oddities:
    """Collector of tolerated oddities of a text; reports them by line number."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._places: dict[str, list[int]] = {}

    def add(self, what: str, offset: int) -> None:
        """Record the oddity `what` at `offset`; offsets of one kind must ascend."""
        self._places.setdefault(what, []).append(offset)

    def warnings(self) -> tuple[str, ...]:
        """One sentence for each kind, in order of first occurrence."""
        return tuple(f"{self._lines(offsets)}: {what}" for what, offsets in self._places.items())

    def _lines(self, offsets: list[int]) -> str:
        line, before = 1, 0
        numbers = []
        for offset in offsets[:_NAMED_LINES]:
            line += len(LINE_END.findall(self._text, before, offset))
            before = offset
            numbers.append(str(line))
        more = f" and {len(offsets) - _NAMED_LINES} more" if len(offsets) > _NAMED_LINES else ""
        return f"line{'s' if len(offsets) > 1 else ''} {', '.join(numbers)}{more}"
