# SPDX-License-Identifier: Apache-2.0
"""Splitting of running text into words, marks, quotes and brackets."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from interpunct.transcript.abbreviations import dot_belongs
from interpunct.transcript.languages import Language, language
from interpunct.transcript.segmenters import segment
from interpunct.transcript.signs import (
    DASHES,
    QUOTES_AND_BRACKETS,
    SINGLE_QUOTES,
    STRAIGHT_QUOTES,
    closes,
    marks_in,
    opens,
)

INVISIBLE = "\x00\x02\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff"
_SPACES = "\u200b♪♫♬♩•"  # spaces here in addition to those of Unicode
_SPACE = f"\\s{_SPACES}"
_PICTURES = (  # emoji and the like, which nobody says; ♭♮♯ are said
    "\u231a\u231b\u23e9-\u23fa\u2600-\u2668\u2670-\u27bf"
    "\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\U0001f000-\U0001faff"
)
_PICTURE = f"[{_PICTURES}][{_PICTURES}\u200d\ufe0e\ufe0f]*+"
_CJK = "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_DECADE = "[0-9]0s?"  # '90s
_URL = (
    f'(?i:https?://|ftp://|www\\.)[^\\s<>"“”«»{INVISIBLE}]*'
    f"[^\\s<>\"“”«».,!?;:…)\\]}}'’。，？！、）{INVISIBLE}]"
)
# Only from the start of a run, and without backtracking: long runs without @ are common.
_EMAIL = "(?<![\\w.+-])[\\w.+-]++(?<=[\\w+-])@[\\w-]++(?:\\.[\\w-]++)+"
_LOOKAHEAD = 40  # characters after a dot or a quote that may decide its role


class PieceKind(IntEnum):
    """The kind of a piece of running text; spaces, pictures and invisible characters are none."""

    WORD = 0
    MARK = 1
    OPENING = 2
    CLOSING = 3


_WORD = PieceKind.WORD  # a local name: a member lookup takes as long as the creation of a piece


class Piece(NamedTuple):
    """A stretch `text[start:end]` of the scanned text."""

    kind: PieceKind
    start: int
    end: int


def is_space(character: str) -> bool:
    """Whether `character` separates words, like a space."""
    return character.isspace() or character in _SPACES


def _set(characters: Iterable[str]) -> str:
    """The inside of a character class for `characters`."""
    return re.escape("".join(sorted(set(characters))))


def _word(spoken: Language, letter: str) -> str:
    """The pattern of a word; `letter` matches one of its inner characters."""
    latin = f"(?=[^\\W{_CJK}])"
    joiners = (
        f"(?<![{_CJK}])['’](?={letter})",
        "-(?!-)",
        f"–(?={letter})",
        f"(?<![{_CJK}])\\.{latin}",
        "(?<=[0-9]):(?=[0-9])" if ":" in spoken.reads else f"(?<![{_CJK}]):{latin}",
        "(?<=[0-9]),(?=[0-9])",
        "(?<=[όοΌΟ]),(?=τι)",  # Greek ό,τι
        '(?<=[א-ת])"(?=[א-ת])',  # Hebrew gershayim
    )
    apart = {word for word in spoken.enclitics if word.startswith("'")}
    first = sorted(word[1:] for word in spoken.clitics | spoken.elisions | apart)
    elided = "|".join([*first, _DECADE])
    start = f"(?:['’](?=(?i:{elided})\\b)|[-.](?=[^\\W_]))?"
    return f"{start}{letter}++(?:(?:{'|'.join(joiners)}){letter}*+)*+(?:(?<![{_CJK}])['’])?"


@cache
def _pattern(code: str) -> re.Pattern[str]:
    """Pattern of the pieces of a text: group 1 a word, 2 a mark, 3 a quote or bracket."""
    marks, quotes = _set(marks_in(code)), _set(QUOTES_AND_BRACKETS)
    dash = f"[{_set(DASHES)}]+|--+|-(?!\\S)"
    no_letters = f"{_SPACE}{_PICTURES}{INVISIBLE}{marks}{quotes}{_set(DASHES)}-"
    word = _word(language(code), f"[^{no_letters}]")
    return re.compile(
        f"({_URL}|{_EMAIL}|{word})|([{marks}]+|{dash})|([{quotes}])"
        f"|[{_SPACE}]+|{_PICTURE}|[{INVISIBLE}]+|-"
    )


def scan(text: str, spoken: Language, following: str = "") -> list[Piece]:
    """The pieces of `text` in order.

    `following` is the text after `text`; it decides whether a last dot belongs to an abbreviation.
    A quote that touches a word before it closes; any other opens. In languages without spaces, “
    opens; a straight quote closes if another is open, or if nothing follows. Linear in the text.
    """
    return _Scan(text, spoken, following).pieces


class _Scan:
    """One pass over a text; an open single quote decides the role of a later apostrophe."""

    def __init__(self, text: str, spoken: Language, following: str) -> None:
        self.pieces: list[Piece] = []
        self._text = text
        self._spoken = spoken
        self._following = following[:_LOOKAHEAD]
        self._single_open = False
        self._straight_open = False
        add = (None, self._word, self._mark, self._quote)
        for match in _pattern(spoken.code).finditer(text):
            if adder := add[match.lastindex or 0]:
                adder(*match.span())

    def _word(self, start: int, end: int) -> None:
        whole = not self._spoken.runs_words_together
        if whole and not self._single_open:
            self.pieces.append(Piece(_WORD, start, end))
            return
        closing = self._single_open and self._text[end - 1] in SINGLE_QUOTES
        inner_end = end - closing
        if whole or inner_end - start == 1:
            self.pieces.append(Piece(PieceKind.WORD, start, inner_end))
        else:
            self._segment(start, inner_end)
        if closing:
            self._single_open = False
            self.pieces.append(Piece(PieceKind.CLOSING, inner_end, end))

    def _segment(self, start: int, end: int) -> None:
        for word in segment(self._text[start:end], self._spoken.code):
            self.pieces.append(Piece(PieceKind.WORD, start, start + len(word)))
            start += len(word)

    def _mark(self, start: int, end: int) -> None:
        """Add a mark, without a first dot that belongs to an abbreviation."""
        if self._text[start] == "." and self._is_abbreviation_dot(start):
            self.pieces[-1] = self.pieces[-1]._replace(end=start + 1)
            start += 1
        if start < end:
            self.pieces.append(Piece(PieceKind.MARK, start, end))

    def _is_abbreviation_dot(self, dot: int) -> bool:
        word = self.pieces[-1] if self.pieces else None
        if word is None or word.kind is not PieceKind.WORD or word.end != dot:
            return False
        after = self._text[dot + 1 : dot + 1 + _LOOKAHEAD]
        if after.startswith("."):
            return False
        if len(after) < _LOOKAHEAD:
            after += self._following
        return dot_belongs(self._text[word.start : dot], after, self._spoken)

    def _quote(self, start: int, end: int) -> None:
        closes = self._closes(start)
        if self._text[start] in SINGLE_QUOTES:
            self._single_open = not closes
        self.pieces.append(Piece(PieceKind.CLOSING if closes else PieceKind.OPENING, start, end))

    def _closes(self, start: int) -> bool:
        """Whether the sign at `start` closes: it is able to, and touches the piece before it."""
        sign = self._text[start]
        straight = sign in STRAIGHT_QUOTES
        if not straight and not opens(sign, self._spoken.code):
            return True
        before = self.pieces[-1] if self.pieces else None
        touches = (
            before is not None and before.end == start and before.kind is not PieceKind.OPENING
        )
        if self._spoken.spaced:
            return touches and closes(sign)
        if not straight:
            return False
        self._straight_open = not (touches and (self._straight_open or self._is_last(start)))
        return not self._straight_open

    def _is_last(self, start: int) -> bool:
        return not self._text[start + 1 : start + 1 + _LOOKAHEAD].strip()
