# SPDX-License-Identifier: Apache-2.0
"""Direction marks around the lines of bidirectional text, for lines that are parted or joined.

Editors put marks around each line of Arabic and Hebrew, because a line end closes an embedding
(Unicode Standard Annex 9, section 3.3.1, rule P1). So each part of such a line needs the marks,
and two lines in one embedding each would be shown in the wrong order once they are one line.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from interpunct.captions.payload import DIRECTION_MARKS

_OPENERS = "\u202a\u202b\u202d\u202e\u2066-\u2068"
_CLOSERS = "\u202c\u2069"
_LINE = re.compile(
    rf"\s*(?P<start>[{DIRECTION_MARKS}]*)[^{_OPENERS}{_CLOSERS}]*?(?P<end>[{DIRECTION_MARKS}]*)\s*"
)
_OPENER, _CLOSER = re.compile(f"[{_OPENERS}]"), re.compile(f"[{_CLOSERS}]")
_TAGS = r"(?:<[^<>]*>|\{[^{}]*\})*"


class Directions(NamedTuple):
    """The direction marks around the text of a line."""

    start: str = ""
    end: str = ""

    def missing_before(self, text: str) -> str:
        """The marks that a line lacks whose visible text starts with `text`."""
        return "" if text.startswith(self.start) else self.start

    def missing_after(self, text: str) -> str:
        """The marks that a line lacks whose visible text ends with `text`."""
        return "" if text.endswith(self.end) else self.end

    def joined(self, left: str, others: Directions, right: str) -> tuple[str, str]:
        """Two texts on one line, without the marks where they meet if both have the same ones."""
        if self != others:
            return left, right
        left = re.sub(rf"{self.end}({_TAGS})\Z", r"\1", left, count=1)
        return left, re.sub(rf"\A({_TAGS}){self.start}", r"\1", right, count=1)


NO_DIRECTIONS = Directions()


def directions_of(line: str) -> Directions:
    """The direction marks around a `line` without tags.

    None where it has marks at its end alone, or an embedding that begins or ends elsewhere.
    """
    found = _LINE.fullmatch(line)
    if not found or not found["start"]:
        return NO_DIRECTIONS
    start, end = found["start"], found["end"]
    opened, closed = len(_OPENER.findall(start)), len(_CLOSER.findall(end))
    is_sound = closed in (0, opened) and not (_CLOSER.search(start) or _OPENER.search(end))
    return Directions(start, end) if is_sound else NO_DIRECTIONS
