# SPDX-License-Identifier: Apache-2.0
"""Lines of a text that may end in LF, CRLF or CR, mixed at will.

`str.splitlines` also breaks at U+2028, U+0085, VT and FF, which are text in a caption. All
offsets count characters of the decoded text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

LINE_END = re.compile(r"\r\n|\r|\n")
BARE_LF = re.compile(r"(?<!\r)\n")
# A line end with an empty line after it. CR before LF is never a line end of its own.
_BLANK_FOLLOWS = re.compile(r"(?:\r\n|\r(?!\n)|\n)(?=[\r\n])")


def line_start(text: str, position: int, floor: int) -> int:
    """Where the line that holds `position` starts; `floor` is a known line start before it."""
    before = max(text.rfind("\n", floor, position), text.rfind("\r", floor, position))
    return floor if before < 0 else before + 1


def line_stop(text: str, position: int) -> tuple[int, int]:
    """Where the line that holds `position` stops, and where the next line starts."""
    found = LINE_END.search(text, position)
    return found.span() if found else (len(text), len(text))


def ends_line(text: str, position: int) -> bool:
    """Whether a line end stands right before `position`."""
    return position > 0 and text[position - 1] in "\r\n"


def previous_stop(text: str, start: int) -> int:
    """Where the line before the line start `start` stops; `start` must not be 0."""
    return start - 2 if text[start - 2 : start] == "\r\n" else start - 1


def follows_blank(text: str, start: int) -> bool:
    """Whether the line before the line start `start` is there, and is empty."""
    if start == 0:
        return False
    stop = previous_stop(text, start)
    return stop == 0 or ends_line(text, stop)


def paragraph_stop(text: str, start: int, limit: int) -> int:
    """Where the lines from `start` stop: at the first empty line, or at the line start `limit`."""
    if start >= limit or text[start] in "\r\n":
        return start
    found = _BLANK_FOLLOWS.search(text, start, limit)
    if found:
        return found.start()
    return previous_stop(text, limit) if ends_line(text, limit) else limit


def paragraphs(text: str, start: int, limit: int) -> Iterator[tuple[int, int]]:
    """Start and stop of the runs of non-empty lines between `start` and `limit`."""
    while start < limit:
        stop = paragraph_stop(text, start, limit)
        if stop > start:
            yield start, stop
        start = line_stop(text, stop)[1]


def usual_line_end(text: str) -> str:
    """The line end that `text` uses most; LF where it has none."""
    crlf = text.count("\r\n")
    counts = {"\n": text.count("\n") - crlf, "\r\n": crlf, "\r": text.count("\r") - crlf}
    return max(counts, key=counts.__getitem__)
