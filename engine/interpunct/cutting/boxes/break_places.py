# SPDX-License-Identifier: Apache-2.0
"""Where a payload may break: at white space, and between words that are written without any."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise

from interpunct.captions.formats.base import DASHES, NUMBERED_SPEAKER
from interpunct.captions.payload import Token, TokenKind, is_plain
from interpunct.captions.repeated_names import may_label
from interpunct.transcript.languages import language
from interpunct.transcript.signs import opens
from interpunct.transcript.transcript import Slot, Transcript, Word

# White space at which a line may break: all but the no-break spaces.
_SPACE = re.compile(r"[^\S\u00a0\u202f\u2007\ufeff]+")
CueWord = tuple[int, Word, Slot]
"""A word of a cue, with its index in the transcript and its slot."""

_UNBROKEN = (TokenKind.MARKUP, TokenKind.SOUND, TokenKind.SPEAKER)
_LEADING = (TokenKind.DASH, TokenKind.SPEAKER, TokenKind.LYRIC)
_IN_BRACKETS = rf"(?:\[[^\[\]]{{1,40}}\]:|{NUMBERED_SPEAKER})"
# White space before what a line's start would make a dialogue dash or a speaker's name of.
_LEAD = re.compile(
    rf"(?<!\s)\s++(?=[{DASHES}]|-[^-\d]|>>|&gt;&gt;|#\s|{_IN_BRACKETS}"
    r"|(?P<name>[^\s:<>]{1,40}(?: [^\s:<>]{1,40}){0,5})(?:[^\S\r\n]?:\s|：))"
)
# Such a sign as a word of its own; a dash is a speaker's after the end of a sentence.
_SIGN = re.compile(
    rf"""(?:(?<=[.?!…"”]\s)[{DASHES}-]|{_IN_BRACKETS}"""
    r"|[^\s:<>]{1,40}(?: [^\s:<>]{1,40}){0,5}[^\S\r\n]?:)(?=\s)"
)
_TYING = re.compile(rf"[(（［【{DASHES}\->#\[:：]")
_WIDE_LABEL = re.compile(r"[^\s:：]{1,16}：")  # names a speaker at the start of a line
_ASIDE = re.compile(r"\s(?P<aside>[(（][^()（）]*[)）])(?=(?P<rest>\W{0,40}))")


def cue_words(transcript: Transcript, span: range) -> list[CueWord]:
    """The words in `span`, which are those of one cue."""
    part = slice(span.start, span.stop)
    return list(zip(span, transcript.words[part], transcript.slots[part], strict=True))


def word_boxes(payload: str, words: Sequence[Word], slots: Sequence[Slot]) -> list[str] | None:
    """The texts of the boxes of `payload` where each is one of its `words` with its slot.

    So it is in most captions: nothing but words and marks, parted by single spaces or line ends
    at which a line may break. None where that is not so; then see `boxes_of`.
    """
    texts = payload.split()
    if texts != [payload[word.start : slot.end] for word, slot in zip(words, slots, strict=True)]:
        return None
    lines = payload.replace("\r\n", "\n").replace("\r", "\n")
    if lines.replace("\n", " ") != " ".join(texts) or not is_plain(payload):
        return None
    if _may_tie(payload) and _LEAD.search(payload):
        return None
    codes = {word.language for word in words}
    return None if any(language(code).runs_words_together for code in codes) else texts


def _may_tie(payload: str) -> bool:
    """Whether anything in a payload could tie what white space parts."""
    return _TYING.search(payload) is not None or "&gt;" in payload


def parting_spaces(payload: str, words: Sequence[CueWord]) -> list[tuple[int, int]] | None:
    """The spans of the white space in `payload` where that is all there is to break at.

    So it is in most captions: a run of white space stands between every two of the `words`, no
    other, and it may break there. None where that is not so; then see `breaking_places`.
    """
    spans = [match.span() for match in _SPACE.finditer(payload)]
    if len(spans) != len(words) - 1 or _may_tie(payload):
        return None
    position = 0
    for (_, word, slot), (start, end) in zip(words, spans, strict=False):
        if word.start < position or word.end > start or slot.end > start:
            return None
        position = end
    return None if words[-1][1].start < position else spans


def breaking_places(
    payload: str, tokens: Sequence[Token], words: Sequence[CueWord]
) -> list[tuple[int, int]]:
    """The spans at which `payload` may break, in order; an empty span breaks without a space."""
    closed = [(token.start, token.end) for token in tokens if token.kind in _UNBROKEN]
    closed += [(word.start, max(word.end, slot.end)) for _, word, slot in words]
    spaces = [match.span() for match in _SPACE.finditer(payload)]
    tied = _tied(payload, tokens)
    spans = _outside(spaces, sorted(closed))
    if tied:
        spans = [span for span in spans if not tied.intersection(span)]
    codes = {word.language for _, word, _ in words}
    if not any(language(code).runs_words_together for code in codes):
        return spans
    for (_, word, slot), (_, following, _) in pairwise(words):
        gap = payload[word.end : following.start]
        if not _SPACE.search(gap) and language(word.language).runs_words_together:
            place = _opening(payload, tokens, max(word.end, slot.end), following.start)
            if not _WIDE_LABEL.match(payload, place):
                spans.append((place, place))
    return sorted(spans)


def _tied(payload: str, tokens: Sequence[Token]) -> set[int]:
    """The offsets at which no line may end or start, lest the text there be read otherwise.

    What stands in round brackets is spoken inside a line, but a sound at its ends; a dash, a
    name with a colon or an angle is text inside a line, but names a speaker at its start. What a
    speaker says stands behind the sign.
    """
    tied: set[int] = set()
    if not _may_tie(payload):
        return tied
    kinds = {token.start: token.kind for token in tokens}
    for aside in _ASIDE.finditer(payload):
        if kinds.get(aside.start("aside")) is not TokenKind.SOUND:
            tied |= {aside.start("aside"), *range(aside.end("aside"), aside.end("rest") + 1)}
    for lead in _LEAD.finditer(payload):
        name = lead["name"]
        named = name is None or may_label(name)
        if named and kinds.get(lead.end()) not in _LEADING:
            tied.add(lead.end())
            if sign := _SIGN.match(payload, lead.end()):
                tied.add(sign.end())
    return tied


def _outside(
    spans: Sequence[tuple[int, int]], closed: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """The `spans` that lie in none of `closed`; both are sorted."""
    kept = []
    reach = 0
    index = 0
    for start, end in spans:
        while index < len(closed) and closed[index][0] <= start:
            reach = max(reach, closed[index][1])
            index += 1
        if start >= reach:
            kept.append((start, end))
    return kept


def _opening(payload: str, tokens: Sequence[Token], start: int, end: int) -> int:
    """Where in `payload[start:end]`, between two words, the following word's box starts."""
    for token in tokens_in(tokens, start, end):
        if token.start >= start and is_leading_tag(payload, token):
            return token.start
        if token.kind is TokenKind.TEXT:
            for place in range(max(start, token.start), min(end, token.end)):
                if opens(payload[place]):
                    return place
    return end


def tokens_in(tokens: Sequence[Token], start: int, end: int) -> Sequence[Token]:
    """Those of the `tokens` of a payload that have a part between `start` and `end`."""
    first = bisect_right(tokens, start, key=lambda token: token.end)
    return tokens[first : bisect_left(tokens, end, key=lambda token: token.start)]


def is_leading_tag(payload: str, token: Token) -> bool:
    """Whether `token` is a tag that belongs to what follows it; a reading in ruby does not."""
    if token.kind is not TokenKind.MARKUP:
        return False
    is_reading = payload.find(">", token.start, token.end - 1) >= 0
    closes = payload.startswith(("</", "{\\i0}", "{\\b0}", "{\\u0}"), token.start)
    return not (is_reading or closes)
