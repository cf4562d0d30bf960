# SPDX-License-Identifier: Apache-2.0
"""The spoken text of a cue, offset for offset with its payload.

Markup, sounds and character references are blanked in place, not removed. Every offset in the
spoken text is an offset in the payload.
"""

from __future__ import annotations

import html
import re
import unicodedata
from bisect import bisect_right
from operator import itemgetter
from typing import NamedTuple

from interpunct.captions.document import CaptionFormat, Cue
from interpunct.captions.payload import Token, TokenKind, is_plain, tokenise

HIDDEN = "\x00"  # replaces markup: touches its neighbours, belongs to neither
FILLER = "\x01"  # the rest of a character reference inside a word: a letter of that word
TAIL = "\x02"  # the rest of a character reference for a mark, quote or bracket

VOICE_TAG = re.compile(r"<v(?:\.[^\s>]*)?\s+([^>]*)>", re.IGNORECASE)
"""A voice tag; the group is the name."""
_BREAK = re.compile(r"<br", re.IGNORECASE)
_WRITTEN_SPACE = re.compile(r"&|\\[nh]")  # a space of possibly more than one character
_UNSEEN = dict.fromkeys(map(ord, (HIDDEN, FILLER, TAIL)))
_UNSEEN_KINDS = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
_PLAIN = frozenset((TokenKind.TEXT, TokenKind.SPACE))


class SpokenText(NamedTuple):
    """The spoken text, as long as its payload.

    `turns` are the offsets of possible changes of speaker, `voices` the names in voice tags and
    settings, by offset. `notes` are the offsets of signs of singing, `rubies` the starts and ends
    of words with their readings. `has_sound` is True for a cue with sounds or lyrics.
    """

    text: str
    turns: tuple[int, ...] = ()
    voices: tuple[tuple[int, str], ...] = ()
    notes: tuple[int, ...] = ()
    rubies: tuple[tuple[int, int], ...] = ()
    has_sound: bool = False

    def is_sung(self, offset: int) -> bool:
        """Whether the word at `offset` is sung: between two signs, or after the last one."""
        return bisect_right(self.notes, offset) % 2 == 1

    @property
    def begins_song(self) -> bool:
        """Whether the first word is sung."""
        return bool(self.notes) and not _has_letters(self.text[: self.notes[0]])

    @property
    def ends_song(self) -> bool:
        """Whether the last word is sung, and a sign of singing follows it."""
        is_closed = self.notes and len(self.notes) % 2 == 0
        return bool(is_closed) and not _has_letters(self.text[self.notes[-1] :])

    def ruby_end(self, offset: int) -> int:
        """End of the ruby around `offset`; 0 if there is none."""
        place = bisect_right(self.rubies, offset, key=itemgetter(0))
        end = self.rubies[place - 1][1] if place else 0
        return end if end > offset else 0

    def is_payload(self, payload: str) -> bool:
        """Whether the text equals `payload`, without turns, voice tags or sounds."""
        said_otherwise = self.turns or self.notes or self.has_sound
        return not said_otherwise and self.text == payload

    def plain(self) -> str:
        """The text without hidden signs, for reading; offsets are lost."""
        return self.text.translate(_UNSEEN)


def spoken_text(payload: str, form: CaptionFormat) -> SpokenText:
    """The spoken text of `payload` in the markup of `form`."""
    if is_plain(payload):
        return SpokenText(payload)
    tokens = tokenise(payload, form)
    if all(token.kind in _PLAIN for token in tokens) and not _WRITTEN_SPACE.search(payload):
        return SpokenText(payload)
    parts = [_part(payload, token) for token in tokens]
    kinds = [token.kind for token in tokens]
    return SpokenText(
        "".join(parts),
        turns=tuple(t.start for t in tokens if t.kind in (TokenKind.DASH, TokenKind.SPEAKER)),
        voices=_voices(payload, tokens),
        notes=tuple(t.start for t in tokens if t.kind is TokenKind.LYRIC),
        rubies=tuple(found.span() for found in form.ruby.finditer(payload)),
        has_sound=TokenKind.SOUND in kinds or TokenKind.LYRIC in kinds,
    )


def spoken_cue(cue: Cue, form: CaptionFormat) -> SpokenText:
    """The spoken text of `cue`, with the voice that its settings name."""
    text, voice = spoken_text(cue.payload, form), form.voice(cue)
    return text._replace(voices=((0, voice), *text.voices)) if voice else text


def _has_letters(text: str) -> bool:
    return any(map(str.isalnum, text))


def _part(payload: str, token: Token) -> str:
    """The replacement of `token` in the spoken text, as long as the token."""
    written = payload[token.start : token.end]
    if token.kind is TokenKind.TEXT or written.isspace():
        return written
    if token.kind is TokenKind.MARKUP:
        return (" " if _BREAK.match(written) else HIDDEN) * len(written)
    if token.kind is TokenKind.ENTITY:
        return _referenced(payload, token)
    return " " * len(written)


def _referenced(payload: str, token: Token) -> str:
    """The character for a reference such as `&amp;`, padded to the length of the reference.

    A reference to an invisible sign counts as a letter inside a word, and as a tag elsewhere.
    """
    written = payload[token.start : token.end]
    sign = html.unescape(written)[:1]
    inside = (
        payload[token.start - 1 : token.start].isalnum() and payload[token.end :][:1].isalnum()
    )
    if not sign or unicodedata.category(sign) in _UNSEEN_KINDS:
        return (FILLER if inside else HIDDEN) * len(written)
    is_letter = sign.isalnum() or sign in "&<>" or (inside and sign in "'’-")
    return sign + (FILLER if is_letter else TAIL) * (len(written) - 1)


def _voices(payload: str, tokens: tuple[Token, ...]) -> tuple[tuple[int, str], ...]:
    """The voice tags: (offset, name)."""
    found = (
        (token.start, VOICE_TAG.match(payload, token.start, token.end))
        for token in tokens
        if token.kind is TokenKind.MARKUP
    )
    return tuple((start, match[1].strip()) for start, match in found if match)


def end_of_tail(text: str, end: int) -> int:
    """End of the character reference whose first character ends at `end`."""
    while text.startswith(TAIL, end):
        end += 1
    return end
