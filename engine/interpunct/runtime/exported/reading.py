# SPDX-License-Identifier: Apache-2.0
"""Conversion of words to an encoder's input: piece by piece, or with a mask after each word.

Torch is not needed here: a system exported for CTranslate2 reads words in the same way.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeVar

import numpy as np

from interpunct.bundles.description import ReadAt, SpecialPieces
from interpunct.errors import BundleError, LabError
from interpunct.runtime.encoder.tokenizer import WORD_START, piece_text
from interpunct.runtime.labeller import Encoded

Part = TypeVar("Part")


class WordTokenizer:
    """Converter of single words into ids, by a `tokens` of the tokenizers library."""

    def __init__(self, tokens: Any, special: SpecialPieces) -> None:
        self.special = special
        self._tokens = tokens
        self._tokens.no_truncation()
        self._tokens.no_padding()
        self._bare_start = self._tokens.token_to_id(WORD_START)

    @classmethod
    def of_transformers(cls, tokenizer: Any) -> Self:
        """The converter for a tokenizer of the transformers library.

        Raises BundleError where it lacks a special token.
        """
        ids = (_special(tokenizer, name) for name in ("cls", "sep", "mask", "unk"))
        return cls(tokenizer.backend_tokenizer, SpecialPieces(*ids))

    def encode(self, words: Sequence[str], room: int) -> list[Sequence[int]]:
        """The ids of each word, at least one each and at most `room` in all.

        Words with the most ids lose their last ones if needed. Raises LabError for more words than
        room.
        """
        if len(words) > room:
            raise LabError(
                f"{len(words)} words are more than this encoder reads at once.",
                remedy="Use shorter stretches.",
            )
        spaced = [piece_text(word) != word for word in words]
        texts = [f" {word}" if space else word for word, space in zip(words, spaced, strict=True)]
        encodings = self._tokens.encode_batch(texts, add_special_tokens=False)
        ids = [self._ids(item.ids, space) for item, space in zip(encodings, spaced, strict=True)]
        return fitted(ids, room)

    def _ids(self, ids: list[int], spaced: bool) -> list[int]:
        if not spaced and len(ids) > 1 and ids[0] == self._bare_start:
            return ids[1:]  # XLM-R's tokenizer puts a space before every text
        return ids or [self.special.unknown]


def _special(tokenizer: Any, name: str) -> int:
    number = getattr(tokenizer, f"{name}_token_id")
    if number is None:
        raise BundleError(
            f"the encoder's tokenizer has no {name} token.", remedy="Use another encoder."
        )
    return int(number)


def fitted(words: Sequence[Sequence[Part]], room: int) -> list[Sequence[Part]]:
    """`words` cut to a common number of parts, so that all parts fit into `room`.

    `room` is at least the number of words: each keeps its first part.
    """

    def total(longest: int) -> int:
        return sum(min(len(parts), longest) for parts in words)

    lengths = range(1, max(map(len, words), default=0) + 1)
    longest = max(1, bisect_right(lengths, room, key=total))
    return [parts[:longest] for parts in words]


@dataclass(frozen=True, slots=True)
class PieceReading:
    """Start, the pieces of the words, end; a slot is read at a piece of the word before it.

    `read_at` chooses the piece. The tokenizer receives one word after the other, with a space
    before each word of a script with spaces. There is `room` for that many pieces between the
    ends.
    """

    tokenizer: WordTokenizer
    room: int
    read_at: ReadAt = "last"

    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:  # noqa: ARG002
        """See `System.encode`."""
        pieces = self.tokenizer.encode(words, self.room)
        special = self.tokenizer.special
        ids = [special.start, *(i for word in pieces for i in word), special.end]
        lasts = np.cumsum([len(word) for word in pieces], dtype=np.int64)
        firsts = np.concatenate((np.zeros(1, np.int64), lasts))[: len(lasts)] + 1
        return Encoded(np.array(ids), lasts if self.read_at == "last" else firsts)


@dataclass(frozen=True, slots=True)
class MaskReading:
    """Start, each word followed by a mask, end; slots are read at the masks.

    With `characters`, a mask follows every Chinese character. The tokenizer receives one word
    after the other, with a space before each word of a script with spaces. There is `room` for
    that many pieces, including masks, between the ends.
    """

    tokenizer: WordTokenizer
    room: int
    characters: bool = False

    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:
        """See `System.encode`."""
        parts = self.parts(words, languages)
        masks = self._masked([part for word in parts for part in word])
        ends = np.cumsum([len(word) for word in parts], dtype=np.int64)
        return Encoded(masks.ids, masks.slots[ends - 1])

    def parts(self, words: Sequence[str], languages: Sequence[str]) -> list[Sequence[str]]:
        """Each word, or its characters, shortened to fit into the room."""
        if not self.characters:
            return [(word,) for word in words]
        parts: list[Sequence[str]] = [
            word if code.startswith("zh") and piece_text(word) == word else (word,)
            for word, code in zip(words, languages, strict=True)
        ]
        return fitted(parts, self.room // 2)

    def _masked(self, parts: Sequence[str]) -> Encoded:
        special = self.tokenizer.special
        pieces = self.tokenizer.encode(parts, self.room - len(parts))
        inner = [number for ids in pieces for number in (*ids, special.mask)]
        slots = np.cumsum([len(ids) + 1 for ids in pieces], dtype=np.int64)
        return Encoded(np.array([special.start, *inner, special.end]), slots)
