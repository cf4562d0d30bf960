# SPDX-License-Identifier: Apache-2.0
"""Cue as the window shows it: its text as it would be saved, and its gaps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from interpunct.captions.formats import CaptionFormat
from interpunct.captions.payload import TokenKind, is_plain, tokenise


class Doubt(Enum):
    """Style in which a gap is drawn."""

    UNCERTAIN = "uncertain"
    VERY_UNCERTAIN = "very uncertain"
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class Gap:
    """Slot number `slot`, at `text[start:end]` of a shown cue.

    `doubt` is None where no review is needed.
    """

    slot: int
    start: int
    end: int
    doubt: Doubt | None


@dataclass(frozen=True, slots=True)
class ShownCue:
    """Text of one cue with its gaps in order and the spans of its tags.

    `words` are its words, each with the number of the slot after it and the doubt about its case.
    """

    text: str
    gaps: tuple[Gap, ...] = ()
    markup: tuple[tuple[int, int], ...] = ()
    right_to_left: bool = False
    words: tuple[Gap, ...] = ()

    def doubted_words(self) -> list[Gap]:
        """Words whose case is, or was, under review."""
        return [word for word in self.words if word.doubt is not None]


def markup_spans(text: str, kind: CaptionFormat) -> tuple[tuple[int, int], ...]:
    """Spans of tags and of override codes such as `{\\an8}`, which are shown fainter."""
    if is_plain(text):
        return ()
    tokens = tokenise(text, kind)
    return tuple((one.start, one.end) for one in tokens if one.kind is TokenKind.MARKUP)


LINE_SIGN = " ↵ "
"""Replacement of a line end where a cue is shown on one line."""


def in_one_line(cue: ShownCue) -> ShownCue:
    """`cue` on one line, with a sign fainter than its words for each line end."""
    if "\n" not in cue.text:
        return cue
    ends = [place for place, sign in enumerate(cue.text) if sign == "\n"]
    signs = tuple((moved(cue.text, end), moved(cue.text, end) + len(LINE_SIGN)) for end in ends)
    gaps, words = (
        tuple(
            replace(one, start=moved(cue.text, one.start), end=moved(cue.text, one.end))
            for one in spans
        )
        for spans in (cue.gaps, cue.words)
    )
    markup = [(moved(cue.text, start), moved(cue.text, end)) for start, end in cue.markup]
    return replace(
        cue,
        text=cue.text.replace("\n", LINE_SIGN),
        gaps=gaps,
        words=words,
        markup=tuple(sorted([*markup, *signs])),
    )


def moved(text: str, offset: int) -> int:
    """Offset in the one-line form of `text` for `offset` in the text."""
    return offset + (len(LINE_SIGN) - 1) * text.count("\n", 0, offset)
