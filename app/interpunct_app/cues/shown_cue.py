# SPDX-License-Identifier: Apache-2.0
"""What the window shows of a cue: its text as it would be written, and the gaps in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from interpunct.captions.formats import CaptionFormat
from interpunct.captions.payload import TokenKind, is_plain, tokenise


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

    def doubted_words(self) -> list[Gap]:
        """The words whose case is asked for, or was."""
        return [word for word in self.words if word.doubt is not None]


def markup_spans(text: str, kind: CaptionFormat) -> tuple[tuple[int, int], ...]:
    """The spans of tags and of override codes such as `{\\an8}`, to be shown fainter."""
    if is_plain(text):
        return ()
    tokens = tokenise(text, kind)
    return tuple((one.start, one.end) for one in tokens if one.kind is TokenKind.MARKUP)


LINE_SIGN = " ↵ "
"""What stands for a line end where a cue is shown on one line."""


def in_one_line(cue: ShownCue) -> ShownCue:
    """`cue` with a sign, fainter than its words, in the place of each line end."""
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
    """Where `offset` of a text is once that stands on one line."""
    return offset + (len(LINE_SIGN) - 1) * text.count("\n", 0, offset)
