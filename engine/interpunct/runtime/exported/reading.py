# SPDX-License-Identifier: Apache-2.0
"""Conversion of words to an encoder's input: piece by piece, or with a mask after each word.

Torch is not needed here: a system exported for CTranslate2 reads words in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from interpunct.bundles.description import ReadAt
from interpunct.runtime.encoder.tokenizer import piece_text
from interpunct.runtime.exported.tokenizer import WordTokenizer, fitted
from interpunct.runtime.labeller import Encoded


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
        ids = [self.tokenizer.start, *(i for word in pieces for i in word), self.tokenizer.end]
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
        mask = self.tokenizer.mask
        pieces = self.tokenizer.encode(parts, self.room - len(parts))
        inner = [number for ids in pieces for number in (*ids, mask)]
        slots = np.cumsum([len(ids) + 1 for ids in pieces], dtype=np.int64)
        return Encoded(np.array([self.tokenizer.start, *inner, self.tokenizer.end]), slots)
