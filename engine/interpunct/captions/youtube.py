# SPDX-License-Identifier: Apache-2.0
"""YouTube's automatic captions: every line rolls up, and is shown and written three times.

A cue repeats the last line on its first line; its second line is new and has word times. A
"bridge" cue of some ten milliseconds repeats the new line alone. Un-rolled, each line is one cue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from interpunct.captions.cues import Cue, RecutCue, WordTime
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import VTT
from interpunct.captions.lines import LINE_END
from interpunct.captions.times import read_inline_stamp

_WORD_STAMP = re.compile(r"<[\d:]+\.\d{3}><c[.>]", re.ASCII)
_ROLLING_TAG = re.compile(r"<(?:([\d:]+\.\d{3})|/?c(?:\.[^<>]*)?)>", re.ASCII)
_BRIDGE_MS = 100


def is_rolling(document: CaptionDocument) -> bool:
    """Whether the captions roll up as YouTube writes them.

    Requires at least four cues, two bridges, and two cues whose first line repeats the line
    before. At least three cues and a quarter of all must have word stamps in class tags. Karaoke
    has the stamps, but neither bridges nor repeated lines.
    """
    cues = document.cues
    if not document.format.writes_like(VTT) or len(cues) < 4:
        return False
    stamped = sum(bool(_WORD_STAMP.search(cue.payload)) for cue in cues)
    if stamped < 3 or stamped * 4 < len(cues):
        return False
    bridges = sum(_is_bridge(cue) for cue in cues)
    return bridges >= 2 and _repeats(cues) >= 2


def unroll(document: CaptionDocument) -> CaptionDocument:
    """The captions with every line once, as a WebVTT document with the same header.

    Stamps and class tags leave the payloads and become word times. The first word of a line has
    the time of its cue. Words that were really said twice stay.
    """
    return document.recut(list(_unrolled(document.cues)))


def _unrolled(cues: Sequence[Cue]) -> Iterator[RecutCue]:
    shown = ""
    for index, cue in enumerate(cues):
        fresh = _fresh_lines(cue, shown)
        if fresh:
            yield RecutCue(index, _plain(cue, "\n".join(fresh)))
            shown = _text(fresh[-1])


def _text(line: str) -> str:
    """The visible text of a line, for comparison."""
    return " ".join(_ROLLING_TAG.sub("", line).split())


def _fresh_lines(cue: Cue, shown: str) -> list[str]:
    """The new lines of a cue; `shown` is the last line shown before.

    Only the first line can be a repetition, and only of the line just before.
    """
    lines = LINE_END.split(cue.payload)
    repeated = _text(lines[0]) == shown and not _WORD_STAMP.search(lines[0])
    return [line for line in lines[repeated:] if _text(line)]


def _is_bridge(cue: Cue) -> bool:
    return cue.end_ms - cue.start_ms <= _BRIDGE_MS and not _WORD_STAMP.search(cue.payload)


def _repeats(cues: Sequence[Cue]) -> int:
    """Number of stamped cues that begin with the last line shown before."""
    count = 0
    shown = ""
    for cue in cues:
        lines = [text for line in LINE_END.split(cue.payload) if (text := _text(line))]
        count += bool(lines and lines[0] == shown and _WORD_STAMP.search(cue.payload))
        shown = lines[-1] if lines else shown
    return count


def _plain(cue: Cue, marked: str) -> Cue:
    """The cue with the text of `marked`, its stamps and class tags turned into word times."""
    payload = ""
    times: list[WordTime] = []
    stamp: int | None = cue.start_ms
    # The text pieces, each followed by the content of a stamp, None for a class tag.
    for place, piece in enumerate(_ROLLING_TAG.split(marked)):
        if place % 2:
            stamp = read_inline_stamp(piece) if piece else stamp
            continue
        text = piece if payload else piece.lstrip()
        if stamp is not None and text.strip():
            times.append(WordTime(len(payload) + len(text) - len(text.lstrip()), stamp))
            stamp = None
        payload += text
    return replace(cue, payload=payload.rstrip(), word_times=tuple(times))
