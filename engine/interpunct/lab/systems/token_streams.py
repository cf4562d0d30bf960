# SPDX-License-Identifier: Apache-2.0
"""Labelled text as a row of token ids, its marks among them: what encoders learn to read on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from interpunct.lab.text.labelled import LabelledText
from interpunct.models.compact.tokenizer import MARK_PIECES, Special
from interpunct.models.systems.encoders.tokenizer import WordTokenizer
from interpunct.transcript.labels import Label

_LONGEST_WORD = 32  # in pieces; a longer one is a URL or noise
_FORMS_A_CALL = 10_000


@dataclass(frozen=True, slots=True)
class TokenStream:
    """The `ids` (tokens,) of a text, and where its words start, `starts` (words,)."""

    ids: NDArray[np.int32]
    starts: NDArray[np.int64]

    @classmethod
    def of(cls, text: LabelledText, tokenizer: WordTokenizer) -> TokenStream:
        """The pieces of the words of `text`; a mark is one token after its word.

        The tokenizer is one with our own special tokens (`learn_tokenizer`).
        """
        marks = [[int(MARK_PIECES[label])] for label in list(Label)[Label.COMMA :]]
        forms = [*_pieces(text.types, tokenizer), *marks]
        counts = np.array([len(ids) for ids in forms])
        pieces = np.fromiter((piece for ids in forms for piece in ids), np.int32, counts.sum())
        parts, words = _with_marks(text)
        lengths, first = counts[parts], (np.cumsum(counts) - counts)[parts]
        starts = np.cumsum(lengths) - lengths
        ids = pieces[np.repeat(first - starts, lengths) + np.arange(lengths.sum())]
        return cls(ids, starts[words])

    def window(self, tokens: int, *, bare: bool, random: np.random.Generator) -> NDArray[np.int32]:
        """Up to `tokens` tokens from a random word on, without the marks where `bare`."""
        fitting = int(np.searchsorted(self.starts, len(self.ids) - tokens, side="right"))
        start = self.starts[random.integers(max(1, fitting))]
        ids = self.ids[start : start + 2 * tokens]  # at most every other one is a mark
        if bare:
            ids = ids[(ids < Special.COMMA) | (ids > Special.QUESTION)]
        return ids[:tokens]


def _pieces(forms: Sequence[str], tokenizer: WordTokenizer) -> Iterator[Sequence[int]]:
    for start in range(0, len(forms), _FORMS_A_CALL):
        some = forms[start : start + _FORMS_A_CALL]
        for ids in tokenizer.encode(some, room=_FORMS_A_CALL * _LONGEST_WORD):
            yield ids[:_LONGEST_WORD]


def _with_marks(text: LabelledText) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The words and the marks of a text in order, and which of them are the words.

    A word stands as its form's number; the marks are numbered from the last form on.
    """
    is_marked = text.labels != Label.NONE
    words = np.arange(len(text)) + np.cumsum(is_marked) - is_marked
    parts = np.zeros(len(text) + np.count_nonzero(is_marked), np.int64)
    parts[words] = text.words
    marks = text.labels[is_marked].astype(np.int64) - Label.COMMA
    parts[words[is_marked] + 1] = len(text.types) + marks
    return parts, words
