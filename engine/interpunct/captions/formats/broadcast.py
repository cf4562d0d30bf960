# SPDX-License-Identifier: Apache-2.0
"""Formats of broadcasters, read by ttconv; the extra `broadcast` installs it."""

from __future__ import annotations

import logging
import re
import struct
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from importlib import import_module
from itertools import chain
from typing import Any

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.formats.srt import SRT
from interpunct.captions.scanning import Scan
from interpunct.captions.styled import Styled, StyledRun
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence, counted

SUBSTITUTES = {
    "…": "...",
    "–": "-",
    "—": "-",
    "\u00a0": " ",
    "‐": "-",
    "‑": "-",
    "“": '"',
    "”": '"',
    "„": '"',
    "’": "'",
    "‘": "'",
    "‚": "'",
    "«": '"',
    "»": '"',
    "‹": "'",
    "›": "'",
}
"""Texts for signs that have no code of their own."""

_QUOTES = {"„": "“”", "‚": "‘"}
"""Opening marks, and the marks that may close them; `’` may be an apostrophe."""
_WHITE = b"\xff\xff\xff"
_LAST_MS = 4_000
_SPACES = re.compile(r" +")
_FAULTS = (
    *(ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RuntimeError),
    *(struct.error, AssertionError, NotImplementedError),
)
"""The failures of ttconv on damaged files."""


class BroadcastFormat(CaptionFormat):
    """Format that is read into the markup of SRT, and written as a new file only."""

    grammar = SRT.grammar
    times = SRT.times
    italics = SRT.italics
    editable = False
    places = "8"

    def styled(self, cue: Cue) -> Styled:
        """The content, in the markup of SRT."""
        return SRT.styled(cue)

    def said(self, styled: Styled) -> tuple[str, str]:
        """The payload in the markup of SRT, from which a new file is made."""
        return SRT.said(styled)


def without_code(cues: Iterable[Cue], has_code: Callable[[str], bool]) -> Iterator[Sentence]:
    """A sentence for the cues with signs that have neither a code nor a substitute."""
    count = sum(
        not all(
            sign.isspace() or sign in SUBSTITUTES or has_code(sign)
            for sign in set(SRT.styled(cue).text)
        )
        for cue in cues
    )
    if count:
        yield counted(
            count,
            one="1 cue: signs without a code become question marks",
            many="{count} cues: signs without a code become question marks",
        )


def paired_quotes(cues: Iterable[Cue], has_code: Callable[[str], bool]) -> list[Cue]:
    """The cues, with substitutes for closing marks where the file lacks their opening marks."""
    cues = list(cues)
    text = "".join(cue.payload for cue in cues)
    odd = {
        ord(sign): SUBSTITUTES[sign]
        for opening, closing in _QUOTES.items()
        if opening in text and not has_code(opening)
        for sign in closing
    }
    return [replace(cue, payload=cue.payload.translate(odd)) for cue in cues] if odd else cues


def ttconv(module: str) -> Any:
    """A module of ttconv, such as `scc.reader`. Raises CaptionError where it is not installed."""
    try:
        found = import_module(f"ttconv.{module}")
    except ImportError:
        raise CaptionError(
            "ttconv, which reads and writes the formats of broadcasters, is not installed.",
            remedy="Install interpunct[broadcast], or choose another format.",
        ) from None
    logging.getLogger("ttconv").setLevel(logging.CRITICAL)  # it tells each oddity of a file
    return found


def scan_of(read: Callable[[], Any], warnings: tuple[str, ...] = ()) -> Scan:
    """The paragraphs of ttconv's model, which `read` makes, as cues in the markup of SRT.

    A paragraph without an end is shown for four seconds. Raises CaptionError for a file that
    ttconv cannot read.
    """
    try:
        cues = [_cue(paragraph) for paragraph in _paragraphs(read())]
    except _FAULTS as error:
        reason = "".join(map(str, error.args)) or type(error).__name__
        raise CaptionError(Sentence("it cannot be read: {reason}.", reason=reason)) from error
    return Scan(tuple(cue for cue in cues if cue.payload), (), warnings)


def single_spaced(runs: Iterable[StyledRun]) -> tuple[StyledRun, ...]:
    """The runs with single spaces, and none beside a line end, which is a run of its own."""
    kept: list[StyledRun] = []
    last = "\n"
    for run in chain(runs, [StyledRun("\n")]):
        text = _SPACES.sub(" ", run.text)
        text = text.lstrip(" ") if last.isspace() else text
        if text == "\n" and kept:
            kept[-1] = StyledRun(kept[-1].text.rstrip(" "), kept[-1].styles)
        if text:
            kept.append(StyledRun(text, run.styles))
            last = text[-1]
    return tuple(kept[:-1])


def _paragraphs(document: Any) -> Iterator[Any]:
    """The paragraphs of a document; its blocks have no times of their own."""
    paragraph = ttconv("model").P
    body = document.get_body()
    if body is not None:
        yield from (one for one in body.dfs_iterator() if isinstance(one, paragraph))


def _cue(paragraph: Any) -> Cue:
    start = paragraph.get_begin() or 0
    end = paragraph.get_end()
    start_ms = round(start * 1000)
    times = start_ms, start_ms + _LAST_MS if end is None else round(end * 1000)
    payload, _ = SRT.said(Styled(single_spaced(_runs(paragraph))))
    return Cue("", *times, "", payload)


def _runs(paragraph: Any) -> Iterator[StyledRun]:
    """The texts of a paragraph, with the style of the span around each."""
    model, properties = ttconv("model"), ttconv("style_properties")
    for one in paragraph.dfs_iterator():
        if isinstance(one, model.Br):
            yield StyledRun("\n")
        elif isinstance(one, model.Text):
            span = one.parent()
            style = span.get_style(properties.StyleProperties.FontStyle)
            italic = "i" if style is properties.FontStyleType.italic else ""
            colour = _colour(span.get_style(properties.StyleProperties.Color))
            yield StyledRun(one.get_text(), frozenset(filter(None, (italic, colour))))


def _colour(shown: Any) -> str:
    """A colour of ttconv as `#rrggbb`; empty for the usual white."""
    code = bytes(shown.components[:3]) if shown else _WHITE
    return "" if code == _WHITE else f"#{code.hex()}"
