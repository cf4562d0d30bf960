# SPDX-License-Identifier: Apache-2.0
"""What the window shows of a cue: its text as it would be written, and the gaps in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from interpunct.captions.formats import CaptionFormat
from interpunct.captions.payload import TokenKind, tokenise


class Doubt(Enum):
    """How a gap is drawn."""

    UNCERTAIN = "uncertain"
    VERY_UNCERTAIN = "very uncertain"
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class Gap:
    """Slot number `slot`, which stands at `text[start:end]` of a shown cue.

    `doubt` is None where nobody has to look.
    """

    slot: int
    start: int
    end: int
    doubt: Doubt | None


@dataclass(frozen=True, slots=True)
class ShownCue:
    """The text of one cue with its gaps in order, and the spans of its own tags.

    `words` are its words, each with the number of the slot after it, and the doubt about its case.
    """

    text: str
    gaps: tuple[Gap, ...] = ()
    markup: tuple[tuple[int, int], ...] = ()
    right_to_left: bool = False
    words: tuple[Gap, ...] = ()


def markup_spans(text: str, kind: CaptionFormat) -> tuple[tuple[int, int], ...]:
    """The spans of tags and of override codes such as `{\\an8}`, to be shown fainter."""
    tokens = tokenise(text, kind)
    return tuple((one.start, one.end) for one in tokens if one.kind is TokenKind.MARKUP)
