# SPDX-License-Identifier: Apache-2.0
"""Lines of a text that end in LF, CRLF or CR, in any mixture.

`str.splitlines` also breaks at U+2028, U+0085, VT and FF, which are text in a caption. All offsets
count characters of the decoded text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

LINE_END = re.compile(r"\r\n|\r|\n")
BARE_LF = re.compile(r"(?<!\r)\n")
# A line end followed by an empty line. CR before LF is never a line end of its own.
_BLANK_FOLLOWS = re.compile(r"(?:\r\n|\r(?!\n)|\n)(?=[\r\n])")


def line_start(text: str, position: int, floor: int) -> int:
    """Start of the line that holds `position`; `floor` is a known line start before it."""
    before = max(text.rfind("\n", floor, position), text.rfind("\r", floor, position))
    return floor if before < 0 else before + 1


def line_stop(text: str, position: int) -> tuple[int, int]:
    """End of the line that holds `position`, and start of the next line."""
    found = LINE_END.search(text, position)
    return found.span() if found else (len(text), len(text))


def ends_line(text: str, position: int) -> bool:
    """Whether a line end stands directly before `position`."""
    return position > 0 and text[position - 1] in "\r\n"


def previous_stop(text: str, start: int) -> int:
    """End of the line before the line start `start`, which must not be 0."""
    return start - 2 if text[start - 2 : start] == "\r\n" else start - 1


def follows_blank(text: str, start: int) -> bool:
    """Whether an empty line precedes the line start `start`."""
    if start == 0:
        return False
    stop = previous_stop(text, start)
    return stop == 0 or ends_line(text, stop)


def paragraph_stop(text: str, start: int, limit: int) -> int:
    """End of the lines from `start`: at the first empty line, or at the line start `limit`."""
    if start >= limit or text[start] in "\r\n":
        return start
    found = _BLANK_FOLLOWS.search(text, start, limit)
    if found:
        return found.start()
    return previous_stop(text, limit) if ends_line(text, limit) else limit


def paragraphs(text: str, start: int, limit: int) -> Iterator[tuple[int, int]]:
    """Start and end of each run of non-empty lines between `start` and `limit`."""
    while start < limit:
        stop = paragraph_stop(text, start, limit)
        if stop > start:
            yield start, stop
        start = line_stop(text, stop)[1]


def usual_line_end(text: str) -> str:
    """The most frequent line end of `text`; LF if there is none."""
    crlf = text.count("\r\n")
    counts = {"\n": text.count("\n") - crlf, "\r\n": crlf, "\r": text.count("\r") - crlf}
    return max(counts, key=counts.__getitem__)
