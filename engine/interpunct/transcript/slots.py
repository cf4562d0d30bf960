# SPDX-License-Identifier: Apache-2.0
"""The slot after a word: its mark, or the place for one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from interpunct.labels import Label, strongest
from interpunct.transcript.inventory import Inventory, Sign
from interpunct.transcript.languages import Language
from interpunct.transcript.protection import is_protected
from interpunct.transcript.segmenters import runs_on
from interpunct.transcript.signs import BRACKETS, label_of
from interpunct.transcript.spoken_text import HIDDEN
from interpunct.transcript.text_pieces import Piece, PieceKind
from interpunct.transcript.transcript import Slot

_NEAR = 400  # characters around a tag, most of which may be tags, that show whether a word ends
_NONE = Label.NONE  # a local name: a member lookup takes as long as the creation of a slot


def slot_after(
    inventory: Inventory,
    word: Piece,
    after: Sequence[Piece],
    following: Piece | None,
    spoken: Language,
    *,
    next_text: str = "",
) -> Slot:
    """The slot after `word` in the spoken text of a cue with this `inventory`.

    `after` are the pieces up to the word `following`. For the last word of the cue, `following` is
    None and `next_text` is the text of the next cue. Of several marks the strongest is the slot's;
    marks after an opening quote do not count. A line end inside a word gets no mark.
    """
    text = inventory.text
    own = list(takewhile(_is_not_opening, after)) if after else after
    marks = [piece for piece in own if piece.kind is PieceKind.MARK] if own else own
    signs = [inventory.sign(mark, following, spoken) for mark in marks]
    inside = following is not None and inventory.joins(word, following)
    if inside or Sign.CONTENT in signs:
        return Slot(word.end, word.end, "", _NONE, protected=True)
    if marks:
        labels = [label_of(text[mark.start : mark.end], spoken.code) for mark in marks]
        label = strongest(labels)
        mark = marks[labels.index(label)]
        return Slot(
            *(mark.start, mark.end, text[mark.start : mark.end], label),
            kept=signs != [Sign.RESTORED],
            beside=len(signs) > 1 or signs == [Sign.SPEAKER],
        )
    place = _place(text, word.end, own, spoken) if own else word.end
    protected = following is not None and is_protected(
        text[word.start : word.end],
        text[word.end : following.start],
        text[following.start : following.end],
        spoken,
    )
    is_cut = not after and _is_cut(text, word, following, spoken, next_text)
    return Slot(place, place, "", _NONE, protected, "" if is_cut else None)


def _is_cut(
    text: str, word: Piece, following: Piece | None, spoken: Language, next_text: str
) -> bool:
    """Whether the word continues behind a line end or a tag that follows it."""
    between = "\n" if following is None else text[word.end : following.start]
    if "\n" in between:
        return runs_on(text[: word.end], text[word.end :] + next_text, spoken)
    if not between or between.strip(HIDDEN):
        return False
    before = text[max(0, word.end - _NEAR) : word.end].replace(HIDDEN, "")
    behind = text[word.end : word.end + _NEAR].replace(HIDDEN, "")
    return runs_on(before, behind, spoken)


def _is_not_opening(piece: Piece) -> bool:
    return piece.kind is not PieceKind.OPENING


def _place(text: str, place: int, own: Sequence[Piece], spoken: Language) -> int:
    """Position of a mark after the word that ends at `place`.

    After closing brackets, after closing quotes in some languages, and inside closing tags.
    """
    for piece in own:
        touches = not text[place : piece.start].strip(HIDDEN)
        bracket = text[piece.start] in BRACKETS
        if not touches or (spoken.marks_inside_quotes and not bracket):
            break
        place = piece.end
    return place
