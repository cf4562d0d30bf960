# SPDX-License-Identifier: Apache-2.0
"""Systems with an encoder exported for CTranslate2: from words to label scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.bundles.description import ExportedDescription
from interpunct.bundles.encoder_shape import WINDOW_ENDS
from interpunct.runtime.backends import Backend
from interpunct.runtime.converted.pieces import TOKENIZER, open_tokenizer, refuse_unknown_piece
from interpunct.runtime.exported.label_head import HEAD, HeadWeights
from interpunct.runtime.exported.reading import MaskReading, PieceReading
from interpunct.runtime.exported.tokenizer import WordTokenizer
from interpunct.runtime.labeller import Encoded
from interpunct.runtime.windows import TokenWindow, windows_of_words


@dataclass(frozen=True, slots=True)
class _StoredTokenizer:
    """A tokenizer and its special ids, under the names of transformers."""

    backend_tokenizer: Any
    cls_token_id: int
    sep_token_id: int
    mask_token_id: int
    unk_token_id: int


class ExportedSystem:
    """A `Labeller` (see `interpunct.runtime.labeller`) over a backend."""

    name: ClassVar[str] = "exported"

    def __init__(self, backend: Backend) -> None:
        bundle = backend.bundle
        described = bundle.described(ExportedDescription)
        self._backend = backend
        self._words_at_once = described.words_at_once
        self._vocabulary = described.encoder.vocabulary
        self._activation = described.head.activation
        width = described.encoder.width
        self._head = HeadWeights.load(
            bundle.path(HEAD), width, described.head, len(bundle.label_set)
        )
        special = described.special
        tokenizer = WordTokenizer(
            _StoredTokenizer(
                open_tokenizer(bundle.path(TOKENIZER)),
                special.start,
                special.end,
                special.mask,
                special.unknown,
            )
        )
        self._reading = _reading(described, tokenizer)

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`; a slot is read where it is farthest from a window's edge."""
        result = np.zeros((len(words), len(self._backend.bundle.label_set)), np.float32)
        spans = windows_of_words(len(words), self._words_at_once)
        for start in range(0, len(spans), self._backend.windows_per_call):
            part = spans[start : start + self._backend.windows_per_call]
            encoded = [self._encoded(span, words, languages) for span in part]
            states = self._backend.states([item.ids.tolist() for item in encoded])
            for span, item, rows in zip(part, encoded, states, strict=True):
                slots = item.slots[span.first - span.start : span.stop - span.start]
                result[span.first : span.stop] = self._head.scores(rows[slots], self._activation)
        return result

    def _encoded(
        self, span: TokenWindow, words: Sequence[str], languages: Sequence[str]
    ) -> Encoded:
        inside = slice(span.start, span.end)
        encoded = self._reading.encode(words[inside], languages[inside])
        refuse_unknown_piece(int(encoded.ids.max()), self._vocabulary, self._backend.bundle.folder)
        return encoded


def _reading(told: ExportedDescription, tokenizer: WordTokenizer) -> PieceReading | MaskReading:
    room = told.window - WINDOW_ENDS
    if told.reads == "pieces":
        return PieceReading(tokenizer, room)
    return MaskReading(tokenizer, room, told.reads == "character-masks")
