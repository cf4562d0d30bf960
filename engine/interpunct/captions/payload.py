# SPDX-License-Identifier: Apache-2.0
"""Tokeniser of payloads: text, spaces, and parts in which no mark may ever be written.

The tokens of a payload cover it in order and without gaps. The time is linear in the length of the
payload, whatever brackets stay open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from html import unescape
from typing import NamedTuple

from interpunct.captions.formats.base import (
    DASHES,
    ENTITY,
    LABEL_END,
    NUMBERED_SPEAKER,
    CaptionFormat,
)
from interpunct.captions.repeated_names import in_capitals, is_mixed_name


class TokenKind(StrEnum):
    """The kind of a stretch of a payload."""

    TEXT = "text"  # words with their marks; no spaces, no markup
    SPACE = "space"  # spaces and line ends, including WebVTT's `&nbsp;`
    MARKUP = "markup"  # a tag in angle brackets or braces, or an inline time stamp
    ENTITY = "entity"  # a character reference that is not a space
    SOUND = "sound"  # a sound in brackets, such as `[music]`
    LYRIC = "lyric"  # a sign of singing, such as `♪`
    DASH = "dash"  # the dash at the start of a line of dialogue
    SPEAKER = "speaker"  # a speaker's name that starts a line: `ANNA:`, `[S 1]`; `>>` anywhere


class Token(NamedTuple):
    """A stretch `payload[start:end]` of one kind."""

    kind: TokenKind
    start: int
    end: int


_PLAIN = re.compile(r"(\s+)|\S+")
_WORDS_OR_SPACE = (TokenKind.TEXT, TokenKind.SPACE)
DIRECTION_MARKS = "\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""Inside of a character class: invisible direction marks at the start of bidirectional lines."""

DIRECTION = re.compile(f"[{DIRECTION_MARKS}]+")
_SIGNS = r"<{&\\\[\(【［（♩♪♫♬🎵🎶#:：>"
_SPECIAL = re.compile(rf"[{_SIGNS}]|(?:^|[\r\n])(?:[^\S\r\n]|[{DIRECTION_MARKS}])*[-{DASHES}]")
_MAYBE_SPECIAL = re.compile(rf"[{_SIGNS}{DASHES}-]")  # a faster search
# A minus before a digit and a double hyphen do not start a line of dialogue.
_LEADING_DASH = re.compile(rf"[{DASHES}]|-(?![-\d])")
# A label may be styled without its colon, too: `<b>ANNA</b>:`.
_STYLE_END = r"(?:</[^<>]{1,20}>|\{\\[^{}]{1,20}\})"
_NAME = (
    r"(?P<name>[^\s:<>()\[\]{}&♩♪♫♬🎵🎶][^:<>()\[\]{}&\r\n]{0,40})"
    rf"(?:{LABEL_END}|(?={_STYLE_END}{{1,3}}:(?:\s|\Z)))"
)
_SPEAKER = re.compile(
    rf"(?:>{{2,3}}|(?:&gt;){{2,3}})(?:[^\S\r\n]*{_NAME})?"
    rf"|{_NAME.replace('name', 'bare_name')}|\[[^\[\]\r\n]{{1,40}}\]{LABEL_END}|{NUMBERED_SPEAKER}"
)
_CHEVRONS = re.compile(r">{2,3}|(?:&gt;){2,3}")
_CHEVRONS_INSIDE = re.compile(r"(?<=\s)(?:>{2,3}|(?:&gt;){2,3})(?=\s|\Z|[^\W\d_])")
_LINE_REST = re.compile(
    rf"(?:<[^<>]*>|[.,!?…:;\"'”’»♩♪♫♬–—{DIRECTION_MARKS}-]|[^\S\r\n])*(?=[\r\n]|\Z)"
)
_LYRIC_HASH = re.compile(r"#(?=\s|\Z)")

_WRITTEN = re.compile(rf"{ENTITY}|\\[hn]")
_WRITTEN_KINDS = (TokenKind.ENTITY, TokenKind.SPACE)
_LEADS = frozenset({TokenKind.DASH, TokenKind.SPEAKER, TokenKind.LYRIC})
_NO_LEADS: frozenset[TokenKind] = frozenset()
_COLON_LEADS = frozenset({TokenKind.TEXT})  # the colon of a styled name is still to come
_SOUND_LEADS = frozenset({TokenKind.SOUND})  # behind a name
# Tokens that may precede a leading dash or speaker.
_PASSED_KINDS = (TokenKind.MARKUP, TokenKind.LYRIC, TokenKind.SOUND)
_JOINED_KINDS = (TokenKind.TEXT, TokenKind.SPACE)


def tokenise(payload: str, format: CaptionFormat) -> tuple[Token, ...]:  # noqa: A002
    """The tokens of a payload in the markup of `format`."""
    if is_plain(payload):
        return tuple(
            Token(_WORDS_OR_SPACE[found.lastindex or 0], found.start(), found.end())
            for found in _PLAIN.finditer(payload)
        )
    return tuple(_joined(_tokens(payload, format)))


def is_plain(payload: str) -> bool:
    """Whether a payload certainly holds only text and spaces; a quick check."""
    return not (_MAYBE_SPECIAL.search(payload) and _SPECIAL.search(payload))


def tags(payload: str, format: CaptionFormat) -> Iterator[tuple[int, int]]:  # noqa: A002
    """Start and end of each tag, also of those inside the brackets of a sound."""
    position = 0
    while position < len(payload):
        found = format.grammar.match(payload, position)
        assert found is not None  # the grammar's last alternative matches any character
        if found.lastgroup == "MARKUP":
            yield found.span()
        position = position + 1 if found.lastgroup in ("SOUND", "ASIDE") else found.end()


def written_characters(payload: str, token: Token) -> Iterator[tuple[int, int]]:
    """Start and end of each character of a token that is written as several: `&amp;`, `\\h`."""
    if token.kind in _WRITTEN_KINDS and token.end - token.start > 1:
        for found in _WRITTEN.finditer(payload, token.start, token.end):
            yield found.span()


def stretches(payload: str, format: CaptionFormat) -> list[tuple[int, int]]:  # noqa: A002
    """Start and end of each stretch of text between tags, without the spaces at its ends."""
    found = list(tags(payload, format))
    starts = [0, *(end for _, end in found)]
    ends = [*(start for start, _ in found), len(payload)]
    parts = [payload[start:end] for start, end in zip(starts, ends, strict=True)]
    return [
        (start + len(part) - len(part.lstrip()), start + len(part.rstrip()))
        for start, part in zip(starts, parts, strict=True)
        if part.strip()
    ]


def _tokens(payload: str, form: CaptionFormat) -> Iterator[Token]:
    """The tokens, with text still in pieces."""
    position = 0
    leading: frozenset[TokenKind] = _LEADS  # kinds that may still lead this line
    while position < len(payload):
        token = _lead(payload, position, leading, form.speaker_label)
        token = token or _token(payload, position, form.grammar, leading)
        yield token
        leading = _still_leading(payload, token, leading)
        position = token.end


def _still_leading(
    payload: str, token: Token, leading: frozenset[TokenKind]
) -> frozenset[TokenKind]:
    """The kinds that may lead the line after `token`: a dash, then a speaker, each once; a sound.

    Direction marks are invisible, so the line has not begun after them.
    """
    if token.kind is TokenKind.SPACE:
        space = payload[token.start : token.end]
        return _LEADS if "\n" in space or "\r" in space else leading
    if token.kind in _PASSED_KINDS or DIRECTION.fullmatch(payload, token.start, token.end):
        return leading
    if token.kind is TokenKind.DASH:
        return leading - {TokenKind.DASH}
    is_unended = token.kind is TokenKind.SPEAKER and payload[token.end - 1] not in ":：>;]"
    if is_unended:
        return _COLON_LEADS
    return _SOUND_LEADS if token.kind is TokenKind.SPEAKER else _NO_LEADS


def _lead_inside(payload: str, position: int, leading: frozenset[TokenKind]) -> Token | None:
    """The colon of a styled name, or chevrons before a word, inside a line at `position`."""
    if leading is _COLON_LEADS and payload[position] == ":":
        return Token(TokenKind.SPEAKER, position, position + 1)
    if payload[position] not in ">&" or not _CHEVRONS_INSIDE.match(payload, position):
        return None
    return Token(TokenKind.SPEAKER, position, _speaker_end(payload, position))


def _lead(
    payload: str, position: int, leading: frozenset[TokenKind], label: re.Pattern[str] | None
) -> Token | None:
    """The dash or speaker that leads a line at `position`, or direction marks before it."""
    if leading in (_NO_LEADS, _COLON_LEADS, _SOUND_LEADS):
        return _lead_inside(payload, position, leading)
    marks = DIRECTION.match(payload, position)
    if marks:
        return Token(TokenKind.TEXT, position, marks.end())
    if TokenKind.DASH in leading:
        dash = _LEADING_DASH.match(payload, position)
        if dash:
            return Token(TokenKind.DASH, position, dash.end())
    found = label.match(payload, position) if label else None
    end = found.end() if found else _speaker_end(payload, position)
    if end > position:
        return Token(TokenKind.SPEAKER, position, end)
    return None


def _speaker_end(payload: str, position: int) -> int:
    """End of the speaker's name that starts at `position`; `position` if there is none."""
    found = _SPEAKER.match(payload, position)
    if not found:
        return position
    name = found["name"] or found["bare_name"]
    if name is None or in_capitals(name):
        return found.end()
    chevrons = _CHEVRONS.match(payload, position)
    if chevrons is None:
        return position
    return found.end() if is_mixed_name(name) else chevrons.end()


def _token(
    payload: str, position: int, grammar: re.Pattern[str], leading: frozenset[TokenKind]
) -> Token:
    found = grammar.match(payload, position)
    assert found is not None  # the grammar's last alternative matches any character
    kind, end = found.lastgroup, found.end()
    if kind == "ENTITY" and unescape(found.group()).isspace():
        kind = "SPACE"
    elif kind == "ASIDE":
        kind = "SOUND" if _stands_apart(payload, position, end, leading) else "REST"
    elif kind == "REST" and _is_lyric_hash(payload, position, leading):
        kind = "LYRIC"
    if kind == "REST":
        return Token(TokenKind.TEXT, position, position + 1)
    return Token(TokenKind[kind or "TEXT"], position, end)


def _stands_apart(payload: str, start: int, end: int, leading: frozenset[TokenKind]) -> bool:
    """Whether a run in round brackets is a sound: at the start or the end of its line."""
    if leading:
        return True
    parted = payload[start] == "（" or payload[start - 1].isspace()
    return parted and bool(_LINE_REST.match(payload, end))


def _is_lyric_hash(payload: str, position: int, leading: frozenset[TokenKind]) -> bool:
    """Whether a `#` stands alone at the start or the end of its line."""
    if payload[position] != "#" or not _LYRIC_HASH.match(payload, position):
        return False
    at_start = TokenKind.LYRIC in leading
    return at_start or (
        payload[position - 1].isspace() and bool(_LINE_REST.match(payload, position + 1))
    )


def _joined(tokens: Iterator[Token]) -> Iterator[Token]:
    """The tokens, with adjacent pieces of text, and of space, joined."""
    last: Token | None = None
    for token in tokens:
        if last and token.kind is last.kind and token.kind in _JOINED_KINDS:
            last = Token(last.kind, last.start, token.end)
            continue
        if last:
            yield last
        last = token
    if last:
        yield last
