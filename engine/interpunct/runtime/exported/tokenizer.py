# SPDX-License-Identifier: Apache-2.0
"""From single words to the ids of a tokenizer of the transformers library."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, TypeVar

from interpunct.errors import BundleError, LabError
from interpunct.runtime.encoder.tokenizer import WORD_START, piece_text

Part = TypeVar("Part")


class WordTokenizer:
    """Converter of single words into ids of a tokenizer of the transformers library."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokens = tokenizer.backend_tokenizer
        self._tokens.no_truncation()
        self._tokens.no_padding()
        self.start = self._special(tokenizer, "cls")
        self.end = self._special(tokenizer, "sep")
        self.mask = self._special(tokenizer, "mask")
        self.unknown = self._special(tokenizer, "unk")
        self._bare_start = self._tokens.token_to_id(WORD_START)

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
        return ids or [self.unknown]

    @staticmethod
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
