# SPDX-License-Identifier: Apache-2.0
"""Speaker names from voice tags (`<v Anna>`) and labels (`ANNA:`, `[Anna]:`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape, unescape
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from interpunct.captions.document import CaptionDocument, CaptionFormat
from interpunct.captions.payload import Token, TokenKind, is_plain, tokenise
from interpunct.transcript.spoken_text import VOICE_TAG
from interpunct.transcript.transcript import Word

_LABEL = re.compile(r"(?:(?:>|&gt;){2,3}[^\S\r\n]*)?\[?(?P<name>[^\[\]]*?)\]?[:：]?\Z")


_MAY_NAME = re.compile(r"[:：\[]|<[vV]")


class SpeakerName(NamedTuple):
    """A speaker who starts at `start` of a payload.

    `payload[start:end]` is the name as written, `name` its meaning. Both are empty for an unnamed
    speaker, as after a dash. `in_tag` is True for a voice tag, which ends with its cue; a label
    holds until the next speaker.
    """

    name: str
    start: int
    end: int
    in_tag: bool


def speaker_names(payload: str, form: CaptionFormat) -> tuple[SpeakerName, ...]:
    """The speakers that start in a payload in the markup of `form`, in order."""
    if is_plain(payload):
        return ()
    found = (_speaker(payload, token, form) for token in tokenise(payload, form))
    return tuple(one for one in found if one is not None)


def _speaker(payload: str, token: Token, form: CaptionFormat) -> SpeakerName | None:
    if token.kind is TokenKind.DASH:
        return SpeakerName("", token.end, token.end, in_tag=False)
    is_tag = token.kind is TokenKind.MARKUP
    is_name = token.kind is TokenKind.SPEAKER and payload[token.start] != ":"
    if not (is_tag or is_name):
        return None
    found = (VOICE_TAG if is_tag else _LABEL).match(payload, token.start, token.end)
    if found is None:
        return None
    start, end = found.span(1)
    written = payload[start:end]
    start += len(written) - len(written.lstrip())
    end = start + len(written.strip())
    return SpeakerName(_read_name(payload[start:end], form), start, end, in_tag=is_tag)


def _read_name(written: str, form: CaptionFormat) -> str:
    return unescape(written) if form.has_references else written


def written_name(name: str, form: CaptionFormat) -> str:
    """A name in the markup of `form`, with character references for markup signs."""
    return escape(name, quote=False) if form.has_references else name


def names_speakers(document: CaptionDocument) -> bool:
    """Whether any speaker is named; a quick check if none is."""
    likely = filter(_MAY_NAME.search, map(attrgetter("payload"), document.cues))
    return any(one.name for payload in likely for one in speaker_names(payload, document.format))


def speakers(document: CaptionDocument) -> dict[str, int]:
    """The names of all speakers in order of appearance, each with its number of cues."""
    counts: dict[str, int] = {}
    for cue in document.cues:
        named = speaker_names(cue.payload, document.format)
        for name in dict.fromkeys(one.name for one in named if one.name):
            counts[name] = counts.get(name, 0) + 1
    return counts


def speakers_of_words(document: CaptionDocument, words: Sequence[Word]) -> Iterator[str]:
    """The speaker of each word, empty if unnamed; `words` are all words of `document`."""
    by_cue = {cue: list(run) for cue, run in groupby(words, lambda word: word.cue)}
    speaking = ""
    for index, cue in enumerate(document.cues):
        named = speaker_names(cue.payload, document.format)
        place = 0
        for word in by_cue.get(index, ()):
            while place < len(named) and named[place].start <= word.start:
                speaking = named[place].name
                place += 1
            yield speaking
        if named:
            speaking = "" if any(one.in_tag for one in named) else named[-1].name
