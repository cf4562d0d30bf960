# SPDX-License-Identifier: Apache-2.0
"""A payload in its place: with the line ends of its cue, and those that a filled cue needs."""

from __future__ import annotations

import re

from interpunct.captions.lines import LINE_END, previous_stop, usual_line_end
from interpunct.captions.scanning import CueSpan

BARE_LF = re.compile(r"(?<!\r)\n")


def with_line_ends(payload: str, text: str, span: CueSpan) -> str:
    """`payload` with every bare LF as the line end that the cue at `span` uses.

    A cue that has bare LFs itself, if only some, keeps those of the new payload.
    """
    if BARE_LF.search(text, span.body, span.end):
        return payload
    return BARE_LF.sub(_line_end(text, span), payload)


def insertion(text: str, span: CueSpan, payload: str) -> str:
    """`payload`, with the line ends that an empty cue has no need of and a filled one has."""
    if not payload or span.end > span.body:
        return payload
    line_end = _line_end(text, span)
    before = "" if ends_line(text, span.body) else line_end
    return f"{before}{payload}{line_end}"


def ends_line(text: str, position: int) -> bool:
    """Whether a line end stands right before `position`."""
    return position > 0 and text[position - 1] in "\r\n"


def _line_end(text: str, span: CueSpan) -> str:
    """The line end inside the payload of a cue, else that of its time line, else the file's."""
    inside = LINE_END.search(text, span.body, span.end)
    if inside:
        return inside.group()
    if ends_line(text, span.body):
        return text[previous_stop(text, span.body) : span.body]
    return usual_line_end(text)
