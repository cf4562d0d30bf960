# SPDX-License-Identifier: Apache-2.0
"""Payloads written over the payloads of a text, all else untouched."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from interpunct.captions.lines import LINE_END, previous_stop, usual_line_end
from interpunct.captions.scanning import CueSpan

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_BARE_LF = re.compile(r"(?<!\r)\n")


def splice(text: str, edits: Iterable[tuple[CueSpan, str]]) -> str:
    """`text` with new payloads at the given spans, which come in rising order."""
    pieces = []
    done = 0
    for span, payload in edits:
        pieces += [text[done : span.body], _insertion(text, span, payload)]
        done = span.end
    return "".join([*pieces, text[done:]])


def spliced_spans(
    text: str, spans: Sequence[CueSpan], payloads: Sequence[str | None]
) -> tuple[CueSpan, ...]:
    """Where the cues at `spans` stand once `splice` has written their new `payloads`.

    None is for a payload that stays.
    """
    found = []
    shift = 0
    for span, payload in zip(spans, payloads, strict=True):
        (moved,) = moved_spans((span,), shift)
        if payload is not None:
            insertion = _insertion(text, span, payload)
            body = moved.body + insertion.index(payload)
            moved = moved._replace(body=body, end=body + len(payload))
            shift += len(insertion) - (span.end - span.body)
        found.append(moved)
    return tuple(found)


def moved_spans(spans: Iterable[CueSpan], by: int) -> Iterator[CueSpan]:
    """`spans`, so many characters further on."""
    return (
        CueSpan(head + by, timing + by, body + by, end + by) for head, timing, body, end in spans
    )


def splice_part(text: str, span: CueSpan, payload: str, stop: int) -> str:
    """`text` from the head of the cue at `span` to `stop`, with a new payload in that cue."""
    head = text[span.head : span.body]
    return head + _insertion(text, span, payload) + text[span.end : stop]


def with_line_ends(payload: str, text: str, span: CueSpan) -> str:
    """`payload` with every bare LF as the line end that the cue at `span` uses.

    A cue that has bare LFs itself, if only some, keeps those of the new payload.
    """
    if _BARE_LF.search(text, span.body, span.end):
        return payload
    return _BARE_LF.sub(cue_line_end(text, span), payload)


def cue_line_end(text: str, span: CueSpan) -> str:
    """The line end inside the payload of a cue, else that of its time line, else the file's."""
    inside = LINE_END.search(text, span.body, span.end)
    if inside:
        return inside.group()
    if ends_line(text, span.body):
        return text[previous_stop(text, span.body) : span.body]
    return usual_line_end(text)


def ends_line(text: str, position: int) -> bool:
    """Whether a line end stands right before `position`."""
    return position > 0 and text[position - 1] in "\r\n"


def _insertion(text: str, span: CueSpan, payload: str) -> str:
    """`payload`, with the line ends that an empty cue has no need of and a filled one has."""
    if not payload or span.end > span.body:
        return payload
    line_end = cue_line_end(text, span)
    before = "" if ends_line(text, span.body) else line_end
    return f"{before}{payload}{line_end}"
