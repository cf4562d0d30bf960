# SPDX-License-Identifier: Apache-2.0
"""The inventory of signs: the role of each dash, colon, quote or operator of a text.

A model has labels for a comma, a full stop and a question mark. Only these marks may be restored
from scratch. All other signs belong to the file. They are marks that no model writes, the colon
after a speaker's name, and content such as a minus.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from interpunct.transcript.abbreviations import is_title
from interpunct.transcript.formulas import formulas
from interpunct.transcript.languages import Language
from interpunct.transcript.signs import DASHES, is_restored
from interpunct.transcript.text_pieces import INVISIBLE, Piece


class Sign(Enum):
    """The role of a sign."""

    CONTENT = "content"  # a part of the speech: a minus, an operator, a mark inside a formula
    SPEAKER = "speaker"  # the colon after a speaker's name
    RESTORED = "restored"  # a mark that a model restores
    KEPT = "kept"  # a mark that no model restores: `!`, `:`, `;`, an ellipsis, a dash


_NAME_WORD = r"[\w.'’-]{1,20}"
# A name of up to three words at the start of a line; only a wide colon may touch the speech.
_SPEAKER = re.compile(
    rf"(?:\A|[\r\n])[\s{INVISIBLE}]*(?P<name>(?=[^\W\d_]){_NAME_WORD}(?: {_NAME_WORD}){{0,2}})"
    rf"[^\S\r\n]?(?::(?=[\s{INVISIBLE}]|\Z)|：)"
)
_LONGEST_UNSPACED_NAME = 8
_COLONS = frozenset(":：")
_NO_SPANS: tuple[range, ...] = ()


class Inventory(NamedTuple):
    """The spans of a text in which signs are not marks: formulas and speakers' names."""

    text: str
    formulas: Sequence[range] = _NO_SPANS
    speakers: Sequence[range] = _NO_SPANS

    @classmethod
    def of(cls, text: str, spoken: Language) -> Inventory:
        """The inventory of a spoken text in one language."""
        return cls(text, tuple(formulas(text)), tuple(_speakers(text, spoken)))

    def keeps_case(self, word: Piece) -> bool:
        """Whether a word is in a formula or in a speaker's name."""
        return any(word.start in span for span in (*self.formulas, *self.speakers))

    def joins(self, word: Piece, following: Piece) -> bool:
        """Whether two words are in one formula or in one speaker's name."""
        spans = (*self.formulas, *self.speakers)
        return any(word.start in span and following.start in span for span in spans)

    def sign(self, mark: Piece, following: Piece | None, spoken: Language) -> Sign:
        """The role of the mark before the word `following`."""
        if any(mark.start in span for span in self.formulas) or self._is_minus(mark, following):
            return Sign.CONTENT
        written = self.text[mark.start : mark.end]
        if written in _COLONS and any(mark.start == span.stop for span in self.speakers):
            return Sign.SPEAKER
        return Sign.RESTORED if is_restored(written, spoken.code) else Sign.KEPT

    def _is_minus(self, mark: Piece, following: Piece | None) -> bool:
        """Whether a dash touches the number after it and no text before it."""
        if following is None or following.start != mark.end or mark.end - mark.start > 1:
            return False
        is_dash = self.text[mark.start] in DASHES
        number = self.text[following.start].isdigit()
        return is_dash and number and not self.text[mark.start - 1 : mark.start].strip()


def _speakers(text: str, spoken: Language) -> Iterator[range]:
    """The names of speakers in a text, each up to its colon."""
    if _COLONS.isdisjoint(text):
        return
    for found in _SPEAKER.finditer(text):
        start, end = found.span("name")
        if any(_ends_sentence(word, spoken) for word in found["name"].split(" ")[:-1]):
            continue
        if spoken.spaced or end - start <= _LONGEST_UNSPACED_NAME:
            yield range(start, found.end() - 1)


def _ends_sentence(word: str, spoken: Language) -> bool:
    """Whether a word has a full stop that belongs to no title or initial of a name."""
    return word.endswith(".") and word.islower() and not is_title(word, spoken)
