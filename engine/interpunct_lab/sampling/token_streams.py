# SPDX-License-Identifier: Apache-2.0
"""Labelled text as a row of token ids, marks included, for the pre-training of encoders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import PaperLabel
from interpunct.runtime.encoder.tokenizer import MARK_PIECES, Special
from interpunct.runtime.exported.reading import WordTokenizer
from interpunct_lab.text.labelled import LabelledText, known_forms

_LONGEST_WORD = 32  # in pieces; a longer one is a URL or noise
_FORMS_A_CALL = 10_000


@dataclass(frozen=True, slots=True)
class TokenStream:
    """The tokens of `text`: the `pieces` of its words, and a token for each mark after its word.

    Form `t` has the pieces `pieces[offsets[t]:offsets[t + 1]]`; the marks stand after the last
    form. Words become tokens when they are asked for, so that a text can stay on the disk.
    """

    text: LabelledText
    pieces: NDArray[np.int32]
    offsets: NDArray[np.int64]

    @classmethod
    def of(cls, text: LabelledText, tokenizer: WordTokenizer) -> TokenStream:
        """The pieces of the words of `text`; a mark is one token after its word.

        The tokenizer is one with our own special tokens (`learn_tokenizer`).
        """
        marks = [[int(MARK_PIECES[label])] for label in list(PaperLabel)[PaperLabel.COMMA :]]
        forms = [*_pieces(text.types, tokenizer), *marks]
        offsets = np.zeros(len(forms) + 1, np.int64)
        np.cumsum([len(ids) for ids in forms], out=offsets[1:])
        pieces = np.fromiter((piece for ids in forms for piece in ids), np.int32, offsets[-1])
        return cls(text, pieces, offsets)

    def tokens(self, start: int, stop: int) -> NDArray[np.int32]:
        """The tokens of the words from `start` up to `stop`, each with its mark after it."""
        parts = self._parts(start, stop)
        lengths = self.offsets[parts + 1] - self.offsets[parts]
        ends = np.cumsum(lengths)
        places = np.repeat(self.offsets[parts] - ends + lengths, lengths)
        ids: NDArray[np.int32] = self.pieces[places + np.arange(lengths.sum())]
        return ids

    def window(self, tokens: int, *, bare: bool, random: np.random.Generator) -> NDArray[np.int32]:
        """Up to `tokens` tokens from a random word on, without the marks where `bare`."""
        start = int(random.integers(max(1, self._starts(tokens))))
        most = 2 * tokens  # at most every other one is a mark
        ids = self.tokens(start, start + most)[:most]
        if bare:
            ids = ids[(ids < Special.COMMA) | (ids > Special.QUESTION)]
        return ids[:tokens]

    def _starts(self, tokens: int) -> int:
        """Number of words that have `tokens` tokens from them to the end."""
        last = max(0, len(self.text) - tokens)  # of a token each, at least
        parts = self._parts(last, len(self.text))
        lengths = self.offsets[parts + 1] - self.offsets[parts]
        is_word = parts < len(self.text.types)
        left = np.cumsum(lengths[::-1])[::-1][is_word]  # tokens from each word on
        return last + int(np.count_nonzero(left >= tokens))

    def _parts(self, start: int, stop: int) -> NDArray[np.int64]:
        """Numbers of the forms of the words, each followed by that of its mark, if any."""
        rows = slice(start, stop)
        words, labels = known_forms(self.text, self.text.words[rows]), self.text.labels[rows]
        is_marked = labels != PaperLabel.NONE
        places = np.arange(len(words)) + np.cumsum(is_marked) - is_marked
        parts = np.zeros(len(words) + np.count_nonzero(is_marked), np.int64)
        parts[places] = words
        marks = labels[is_marked].astype(np.int64) - PaperLabel.COMMA
        parts[places[is_marked] + 1] = len(self.text.types) + marks
        return parts


def _pieces(forms: Sequence[str], tokenizer: WordTokenizer) -> Iterator[Sequence[int]]:
    for start in range(0, len(forms), _FORMS_A_CALL):
        some = forms[start : start + _FORMS_A_CALL]
        for ids in tokenizer.encode(some, room=_FORMS_A_CALL * _LONGEST_WORD):
            yield ids[:_LONGEST_WORD]
