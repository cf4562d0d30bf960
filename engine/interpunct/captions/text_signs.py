# SPDX-License-Identifier: Apache-2.0
"""Signs around whole texts of cues: dashes of a dialogue, italics, notes of a song, brackets.

All of them stand inside the tags that begin or end a text or a line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from itertools import accumulate, pairwise
from typing import NamedTuple

from interpunct.captions.formats.base import CaptionFormat
from interpunct.captions.italics import in_italics, is_italic, without_italics
from interpunct.captions.lines import LINE_END
from interpunct.captions.payload import DIRECTION, Token, TokenKind, stretches, tokenise


class TextSign(StrEnum):
    """A sign around the text of a cue."""

    DIALOGUE = "dialogue"
    """A dash before each line: each line has another speaker."""

    ITALICS = "italics"
    LYRICS = "lyrics"
    SOUND = "sound"
    """Brackets around the description of a sound."""


_DEPTH = {"[": 1, "]": -1}
_BLANKS = re.compile(r"[^\S\r\n]*")

Change = Callable[[str, CaptionFormat], str]
Span = tuple[int, int]


class _Way(NamedTuple):
    """Whether a text has a sign, and how it is put and taken away."""

    has: Callable[[str, CaptionFormat], bool]
    put: Change
    taken: Change


def toggled(texts: Sequence[str], sign: TextSign, form: CaptionFormat) -> list[str]:
    """The texts with the sign; without it where all of them have it already.

    Texts that have it stay, and texts without words. Raises CaptionError where the format has no
    such sign.
    """
    has, put, taken = _WAYS[sign]
    shown = {text for text in texts if _lines(text, form)}
    lacking = {text for text in shown if not has(text, form)}
    if lacking:
        return [put(text, form) if text in lacking else text for text in texts]
    return [taken(text, form) if text in shown else text for text in texts]


def _lines(text: str, form: CaptionFormat) -> list[list[Token]]:
    """The tokens of each line that a viewer sees; no line is empty."""
    lines: list[list[Token]] = [[]]
    for token in tokenise(text, form):
        if token.kind is TokenKind.SPACE:
            if LINE_END.search(text, token.start, token.end):
                lines.append([])
        elif token.kind is not TokenKind.MARKUP and not DIRECTION.fullmatch(text, *token[1:]):
            lines[-1].append(token)
    return [line for line in lines if line]


def _has_dash(line: Sequence[Token]) -> bool:
    return line[0].kind is TokenKind.DASH and len(line) > 1


def _has_dashes(text: str, form: CaptionFormat) -> bool:
    return all(map(_has_dash, _lines(text, form)))


def _with_dashes(text: str, form: CaptionFormat) -> str:
    places = [line[0].start for line in _lines(text, form) if not _has_dash(line)]
    return _with(text, [(place, "- ") for place in places])


def _without_dashes(text: str, form: CaptionFormat) -> str:
    return _without(text, (_opening(text, line[0]) for line in _lines(text, form)))


def _edges(text: str, form: CaptionFormat) -> tuple[Token, Token]:
    """The first and the last token that a viewer sees."""
    lines = _lines(text, form)
    return lines[0][0], lines[-1][-1]


def _has_notes(text: str, form: CaptionFormat) -> bool:
    return all(edge.kind is TokenKind.LYRIC for edge in _edges(text, form))


def _with_notes(text: str, form: CaptionFormat) -> str:
    """The text between notes; a note that is there already stays alone."""
    first, last = _edges(text, form)
    notes = [(first, first.start, "♪ "), (last, last.end, " ♪")]
    return _with(
        text, [(place, note) for edge, place, note in notes if edge.kind is not TokenKind.LYRIC]
    )


def _without_notes(text: str, form: CaptionFormat) -> str:
    """The text without the notes at the ends of its lines; a line of notes alone stays."""
    lines = [line for line in _lines(text, form) if {token.kind for token in line} - _NOTES]
    first = (_opening(text, line[0]) for line in lines if line[0].kind is TokenKind.LYRIC)
    last = (_closing(text, line[-1]) for line in lines if line[-1].kind is TokenKind.LYRIC)
    return _without(text, (*first, *last))


def _outer_brackets(text: str, form: CaptionFormat) -> list[int]:
    """The places of the outermost brackets; none where words stand outside of them.

    A bracket without its partner began, or ends, in another cue. Brackets that touch part words.
    """
    places = [place for part in stretches(text, form) for place in range(*part)]
    depths = list(accumulate((_DEPTH.get(text[place], 0) for place in places), initial=0))
    outside = min(depths)
    outer = [
        place
        for place, around in zip(places, pairwise(depths), strict=True)
        if outside in around and not text[place].isspace()
    ]
    parts_words = any(text[one : other + 1] == "][" for one, other in pairwise(outer))
    return outer if all(text[place] in _DEPTH for place in outer) and not parts_words else []


def _has_brackets(text: str, form: CaptionFormat) -> bool:
    return bool(_outer_brackets(text, form))


def _with_brackets(text: str, form: CaptionFormat) -> str:
    parts = stretches(text, form)
    return _with(text, [(parts[0][0], "["), (parts[-1][1], "]")])


def _without_brackets(text: str, form: CaptionFormat) -> str:
    places = _outer_brackets(text, form)
    return _without(text, [(place, place + 1) for place in places])


def _opening(text: str, sign: Token) -> Span:
    """A sign before words, with the spaces after it."""
    found = _BLANKS.match(text, sign.end)
    return sign.start, found.end() if found else sign.end


def _closing(text: str, sign: Token) -> Span:
    """A sign after words, with the spaces before it."""
    return len(text[: sign.start].rstrip(" ")), sign.end


def _with(text: str, signs: Sequence[tuple[int, str]]) -> str:
    """The text with each sign at its place; the places ascend."""
    for place, sign in reversed(signs):
        text = f"{text[:place]}{sign}{text[place:]}"
    return text


def _without(text: str, spans: Iterable[Span]) -> str:
    for start, end in sorted(spans, reverse=True):
        text = text[:start] + text[end:]
    return text


_NOTES = {TokenKind.LYRIC}
_WAYS = {
    TextSign.DIALOGUE: _Way(_has_dashes, _with_dashes, _without_dashes),
    TextSign.ITALICS: _Way(is_italic, in_italics, without_italics),
    TextSign.LYRICS: _Way(_has_notes, _with_notes, _without_notes),
    TextSign.SOUND: _Way(_has_brackets, _with_brackets, _without_brackets),
}
