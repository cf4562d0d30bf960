# SPDX-License-Identifier: Apache-2.0
"""Boxes: the pieces of payloads between the places where a line or a cue may break.

A box is a word with all that must stay with it. That is its mark, quotes and tags around it, a
dash, and a speaker's name before it. Boxes are slices of payloads, in order. Only white space lies
between them, so no cut loses another character.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby, pairwise
from operator import itemgetter
from typing import NamedTuple

from interpunct.captions.document import CaptionDocument, CaptionFormat, Cue
from interpunct.captions.payload import (
    DIRECTION,
    Token,
    TokenKind,
    is_plain,
    tokenise,
    written_characters,
)
from interpunct.cutting.boxes.break_places import (
    CueWord,
    breaking_places,
    cue_words,
    is_leading_tag,
    parting_spaces,
    tokens_in,
)
from interpunct.cutting.boxes.directions import NO_DIRECTIONS, Directions, directions_of
from interpunct.cutting.boxes.open_tags import Tag, TagState, open_at, tag_states
from interpunct.cutting.measure import Counting, columns
from interpunct.transcript.signs import opens
from interpunct.transcript.transcript import Transcript

_LINE_END = re.compile(r"(?<![^\S\r\n])[^\S\r\n]*+[\r\n]\s*")


class Box(NamedTuple):
    """`payload[start:end]` of cue number `cue`, with words `first` up to `stop`.

    `fresh` is its text at the start of a line; `shown` is `fresh` without tags. `inline` is its
    text after another box of its line, with the white space between them. `space` is the white
    space before it in the payload. It is a line end where a line of the source starts, and empty
    between words that touch, as in Japanese. Its first word starts at `spoken_at` of the payload
    and at `lead` of `fresh`. `before` and `after` are the tags open at its ends; `opens_cue` says
    that it is the first of its cue. `directions` are those of its line in the source.
    """

    cue: int
    start: int
    end: int
    first: int
    stop: int
    fresh: str
    inline: str
    shown: str
    space: str
    spoken_at: int
    lead: int
    before: tuple[Tag, ...]
    after: tuple[Tag, ...]
    opens_cue: bool
    directions: Directions = NO_DIRECTIONS

    @property
    def starts_line(self) -> bool:
        """Whether a line of the source starts here, or its cue."""
        return self.opens_cue or "\n" in self.space or "\r" in self.space

    def place_in_fresh(self, payload: str, offset: int) -> int:
        """The place in `fresh` of `payload[offset]`, in the payload of its cue."""
        if offset < self.spoken_at:
            return self.lead + offset - self.spoken_at
        return self.lead + len(_flat(payload[self.spoken_at : offset]))


@dataclass(slots=True)
class _Piece:
    """A slice between two breaking places, while it is still decided what it belongs to.

    It has the words `first` up to `stop`, if any. `skip` is white space inside that falls away at
    the start of a line: YouTube writes the space before a word after the tag that opens it.
    """

    start: int
    end: int
    first: int
    stop: int
    skip: tuple[int, int] = (0, 0)


def boxes_of(
    payload: str,
    tokens: Sequence[Token],
    cue: int,
    words: Sequence[CueWord],
) -> list[Box]:
    """The boxes of one cue's `payload`, which has at least one word.

    `tokens` are those of the payload; see `tokens_to_cut`.
    """
    boxes = _boxes_of(payload, tokens, cue, words)
    return list(_with_directions(boxes)) if DIRECTION.search(payload) else boxes


def _with_directions(boxes: Sequence[Box]) -> Iterator[Box]:
    lines = accumulate((box.starts_line for box in boxes[1:]), initial=0)
    for _, numbered in groupby(zip(lines, boxes, strict=True), itemgetter(0)):
        line = [box for _, box in numbered]
        directions = directions_of(" ".join(box.shown for box in line))
        yield from (box._replace(directions=directions) for box in line)


def _boxes_of(
    payload: str, tokens: Sequence[Token], cue: int, words: Sequence[CueWord]
) -> list[Box]:
    unseen = list(_hidden(payload, tokens))
    spaces = None if unseen else parting_spaces(payload, words)
    if spaces is not None:
        return _of_one_word_each(payload, cue, words, spaces)
    pieces = _pieces(payload, tokens, words)
    if unseen:
        _hand_on_openers(payload, tokens, pieces)
    joined = _joined(payload, tokens, pieces)
    if unseen:
        states = tag_states(payload, tokens, cue)
        return list(_with_tags(payload, cue, joined, words, (states, unseen)))
    return list(_plain(payload, cue, joined, words))


def tokens_to_cut(payload: str, form: CaptionFormat) -> Sequence[Token]:
    """The tokens of a payload as boxes are made of them: what is plain is one, spaces and all."""
    if is_plain(payload):
        return (Token(TokenKind.TEXT, 0, len(payload)),)
    return tokenise(payload, form)


def boxes_in(document: CaptionDocument, transcript: Transcript, span: range) -> list[Box]:
    """The boxes of the cue whose words are those in `span`, of which there is one at least."""
    cue = transcript.words[span.start].cue
    payload = document.cues[cue].payload
    tokens = tokens_to_cut(payload, document.format)
    return boxes_of(payload, tokens, cue, cue_words(transcript, span))


def line_widths(cue: Cue, form: CaptionFormat, counting: Counting) -> list[float]:
    """The columns of each line that is seen of `cue`."""
    return [columns(line, counting) for _, line in shown_lines(cue, form)]


def shown_lines(cue: Cue, form: CaptionFormat) -> list[tuple[int, str]]:
    """The number in the payload and the text of each line that is seen of `cue`.

    Tags are left out, and a reference is one character.
    """
    payload = cue.payload
    hidden = [] if is_plain(payload) else list(_hidden(payload, tokenise(payload, form)))
    lines: list[tuple[int, str]] = []
    start = 0
    for number, line in enumerate(payload.splitlines(keepends=True)):
        stop = start + len(line)
        inside = [span for span in hidden if span[0] < stop and start < span[1]]
        shown = _without(payload, start, stop, inside) if inside else line
        if text := shown.strip():
            lines.append((number, text))
        start = stop
    return lines


def _hidden(payload: str, tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """The parts of `tokens` that take no column; a written character takes one."""
    for token in tokens:
        if token.kind is TokenKind.MARKUP:
            yield token.start, token.end
        for start, end in written_characters(payload, token):
            yield start + 1, end


def _pieces(payload: str, tokens: Sequence[Token], words: Sequence[CueWord]) -> list[_Piece]:
    """The slices of `payload` between breaking places, each with its words."""
    pieces = []
    position = count = 0
    offset = words[0][0]
    starts = [word.start for _, word, _ in words]
    end_of_all = len(payload)
    for start, end in [*breaking_places(payload, tokens, words), (end_of_all, end_of_all)]:
        if start > position:
            before = count
            while count < len(starts) and starts[count] < start:
                count += 1
            pieces.append(_Piece(position, start, offset + before, offset + count))
        position = end
    return pieces


def _hand_on_openers(payload: str, tokens: Sequence[Token], pieces: list[_Piece]) -> None:
    """Gives the opening tags at the end of a piece to the piece after it."""
    ends = {token.end: token for token in tokens if token.kind is TokenKind.MARKUP}
    for piece, following in pairwise(pieces):
        start = piece.end
        while start > piece.start and start in ends:
            token = ends[start]
            if not is_leading_tag(payload, token):
                break
            start = token.start
        if piece.start < start < piece.end:
            following.skip = (piece.end, following.start)
            following.start = piece.end = start


def _leads(payload: str, tokens: Sequence[Token], before: int, piece: _Piece) -> bool:
    """Whether a piece without words belongs to what follows it: it does at a line's start.

    The piece before it ends at `before`.
    """
    between = payload[before : piece.start] + payload[slice(*piece.skip)]
    if not before or "\n" in between or "\r" in between or opens(payload[piece.end - 1]):
        return True
    return all(
        token.kind in (TokenKind.DASH, TokenKind.SPEAKER) or is_leading_tag(payload, token)
        for token in tokens_in(tokens, piece.start, piece.end)
    )


def _joined(payload: str, tokens: Sequence[Token], pieces: Sequence[_Piece]) -> list[_Piece]:
    """The pieces, with those that are no boxes of their own joined to a neighbour."""
    joined: list[_Piece] = []
    lead: _Piece | None = None
    before = 0
    for piece in pieces:
        spoken = piece.first < piece.stop
        leads = not spoken and (lead is not None or _leads(payload, tokens, before, piece))
        before = piece.end
        if lead is not None:
            piece.start, piece.skip, lead = lead.start, lead.skip, None
        if spoken:
            joined.append(piece)
        elif leads or not joined:
            lead = piece
        else:
            joined[-1].end = piece.end
    if lead is not None:
        joined[-1].end = lead.end
    return joined


def _of_one_word_each(
    payload: str, cue: int, words: Sequence[CueWord], spaces: Sequence[tuple[int, int]]
) -> list[Box]:
    """The boxes between `spaces`, where each has one word and nothing is hidden."""
    boxes: list[Box] = []
    last = len(spaces)
    position, space = 0, ""
    end_of_all = len(payload)
    for number, (index, word, _) in enumerate(words):
        start, end = spaces[number] if number < last else (end_of_all, end_of_all)
        text, spoken_at = payload[position:start], word.start
        box = Box(
            cue, position, start, index, index + 1, text, space + text, text, space, spoken_at,
            spoken_at - position, (), (), number == 0,
        )  # fmt: skip
        boxes.append(box)
        position, space = end, payload[start:end]
    return boxes


def _plain(
    payload: str, cue: int, pieces: Sequence[_Piece], words: Sequence[CueWord]
) -> Iterator[Box]:
    """The boxes of the joined pieces of a payload in which nothing is hidden."""
    offset = words[0][0]
    position = 0
    for number, piece in enumerate(pieces):
        start, end, first = piece.start, piece.end, piece.first
        space, text = payload[position:start], _flat(payload[start:end])
        spoken_at = words[first - offset][1].start
        lead = len(_flat(payload[start:spoken_at])) if spoken_at > start else 0
        yield Box(
            cue, start, end, first, piece.stop, text, space + text, text, space, spoken_at, lead,
            (), (), number == 0,
        )  # fmt: skip
        position = end


def _with_tags(
    payload: str,
    cue: int,
    pieces: Sequence[_Piece],
    words: Sequence[CueWord],
    tags: tuple[Sequence[TagState], Sequence[tuple[int, int]]],
) -> Iterator[Box]:
    """The boxes of the joined pieces; of `tags`, what is open where, and what is no text."""
    states, unseen = tags
    position = 0
    for piece in pieces:
        skip = piece.skip if piece.start <= piece.skip[0] < piece.end else (piece.start,) * 2
        inside = slice(*(bisect_left(unseen, (place,)) for place in (piece.start, piece.end)))
        hidden = unseen[inside] if skip[0] == skip[1] else sorted([skip, *unseen[inside]])
        space = payload[position : piece.start]
        text = payload[piece.start : skip[0]] + payload[skip[1] : piece.end]
        spoken_at = words[piece.first - words[0][0]][1].start
        lead = payload[piece.start : skip[0]] + payload[skip[1] : spoken_at]
        yield Box(
            cue=cue,
            start=piece.start,
            end=piece.end,
            first=piece.first,
            stop=piece.stop,
            fresh=_flat(text),
            inline=space + _flat(payload[piece.start : piece.end]),
            shown=_flat(_without(payload, piece.start, piece.end, hidden)),
            space=space or payload[slice(*skip)],
            spoken_at=spoken_at,
            lead=len(_flat(lead)),
            before=open_at(states, piece.start),
            after=open_at(states, piece.end),
            opens_cue=piece is pieces[0],
        )
        position = piece.end


def _flat(text: str) -> str:
    """`text` on one line."""
    return _LINE_END.sub(" ", text) if "\n" in text or "\r" in text else text


def _without(payload: str, start: int, end: int, hidden: Sequence[tuple[int, int]]) -> str:
    """`payload[start:end]` without the `hidden` spans, which are in order."""
    if not hidden:
        return payload[start:end]
    kept = []
    for first, stop in hidden:
        kept.append(payload[start:first])
        start = max(start, stop)
    kept.append(payload[start:end])
    return "".join(kept)
