# SPDX-License-Identifier: Apache-2.0
"""Cues of a plain transcript: its letters, laid evenly over the times in which somebody speaks.

A cue is the part of a line that is spoken without a pause. The cut makes cues of a readable
length of them. Nobody speaks evenly: in a lecture of an hour such times are off by seconds, and
by half a minute where the rate of the speech changes.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby, pairwise
from pathlib import Path
from typing import NamedTuple

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding, decode
from interpunct.captions.formats import JSON
from interpunct.captions.formats.docx import DOCX, text_of_docx, unread_in_docx
from interpunct.captions.reading import RTF, SAVE_AS_TRANSCRIPT, text_kind
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence
from interpunct.transcript.times import shared_out, weight

_LINE = re.compile(r"\S[^\r\n]*")
# Letters up to a space, or up to a mark of a script without spaces.
_RUN = re.compile(r"\S+?(?:[。！？，、；：…]++[」』”’）)]*+|(?=\s|\Z))")


def document_of_transcript(text: str, speech: Sequence[tuple[int, int]]) -> CaptionDocument:
    """A document of `cues_of_transcript`; as recognised speech, it is written by an export."""
    cues = cues_of_transcript(text, speech)
    return CaptionDocument.unwritten(JSON, Encoding("utf-8"), cues)


def transcript_text(data: bytes, path: Path, encoding: str | None = None) -> str:
    """The text of a transcript: the paragraphs of a .docx, else a text in its encoding.

    Raises CaptionError for a document that cannot be read, EncodingError for a text.
    """
    if _is_docx(path):
        return text_of_docx(data)
    text, _ = decode(data, override=encoding, file=path)
    if text_kind(text) == RTF:
        raise CaptionError(Sentence("this is {kind}.", kind=RTF), remedy=SAVE_AS_TRANSCRIPT)
    return text


def unread_in_transcript(data: bytes, path: Path) -> tuple[Sentence, ...]:
    """A sentence for each kind of content that `transcript_text` leaves out."""
    return unread_in_docx(data) if _is_docx(path) else ()


def _is_docx(path: Path) -> bool:
    return path.suffix.lower() in DOCX.endings


def cues_of_transcript(text: str, speech: Sequence[tuple[int, int]]) -> list[Cue]:
    """Cues of a plain text, without numbers; each line of it begins a cue.

    `speech` holds start and end in ms of the parts with speech, in order. All cues lie in these
    parts; words, marks and their order stay. Raises CaptionError for a text without words, for no
    parts, and for parts that overlap or have no length.
    """
    runs = list(_runs(text))
    if not runs:
        raise CaptionError("the transcript has no words.")
    clock = _Clock(speech)
    bounds = shared_out(0, clock.total_ms, (run.weight for run in runs))
    spoken = (_Spoken(run, *times) for run, times in zip(runs, pairwise(bounds), strict=True))
    cues = []
    for (_, part), group in groupby(spoken, lambda one: (one.run.line, clock.part(one.middle))):
        first, *rest = group
        last = rest[-1] if rest else first
        times = clock.within(part, first.start_ms), clock.within(part, last.end_ms)
        cues.append(Cue("", *times, "", text[first.run.start : last.run.end]))
    return cues


class _Run(NamedTuple):
    """Letters without a space: number of their line, place in the text, relative duration."""

    line: int
    start: int
    end: int
    weight: int


class _Spoken(NamedTuple):
    """A run, and its times on the clock of the speech."""

    run: _Run
    start_ms: int
    end_ms: int

    @property
    def middle(self) -> float:
        return (self.start_ms + self.end_ms) / 2


def _runs(text: str) -> Iterator[_Run]:
    for number, line in enumerate(_LINE.finditer(text)):
        for run in _RUN.finditer(text, *line.span()):
            yield _Run(number, *run.span(), weight(run[0]))


class _Clock:
    """A clock that runs only while somebody speaks, for `total_ms`."""

    def __init__(self, speech: Sequence[tuple[int, int]]) -> None:
        long_enough = all(start < end for start, end in speech)
        ascend = all(one[1] <= other[0] for one, other in pairwise(speech))
        if not (speech and long_enough and ascend):
            raise CaptionError("each part with speech must have a length, and follow the others.")
        self._speech = speech
        self._reached = list(accumulate((end - start for start, end in speech), initial=0))
        self.total_ms = self._reached[-1]

    def part(self, place: float) -> int:
        """The part with speech at a place on the clock."""
        return max(0, bisect_left(self._reached, place) - 1)

    def within(self, part: int, place: int) -> int:
        """The time of a place on the clock, held inside a part."""
        start, end = self._speech[part]
        return min(max(start + place - self._reached[part], start), end)
