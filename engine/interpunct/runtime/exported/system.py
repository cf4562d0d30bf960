# SPDX-License-Identifier: Apache-2.0
"""Systems with an encoder exported for CTranslate2: from words to label scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import ClassVar, Literal

import numpy as np

from interpunct.arrays import ArrayKind, FloatArray, read_arrays
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.description import ExportedDescription, LabelHead
from interpunct.bundles.encoder_shape import WINDOW_ENDS
from interpunct.errors import BundleError
from interpunct.runtime.backends import Backend
from interpunct.runtime.converted.checkpoint_vocabulary import (
    TOKENIZER,
    open_tokenizer,
    refuse_unknown_piece,
)
from interpunct.runtime.exported.reading import MaskReading, PieceReading, WordTokenizer
from interpunct.runtime.labeller import Encoded
from interpunct.runtime.windows import TokenWindow, windows_of_words

HEAD = "head.npz"

Activation = Literal["relu", "selu"]


@dataclass(frozen=True, slots=True)
class HeadWeights:
    """Two layers: `hidden` (width, states) and `out` (labels, width), each with its bias."""

    hidden: FloatArray
    hidden_bias: FloatArray
    out: FloatArray
    out_bias: FloatArray

    @classmethod
    def load(cls, path: Path, states: int, told: LabelHead, labels: int) -> HeadWeights:
        """Read a file of `save`, for a head over states of width `states`, with `labels` labels.

        Raises BundleError for an array that is missing, damaged or of another shape.
        """
        kinds = {
            "hidden": ArrayKind((told.width, states)),
            "hidden_bias": ArrayKind((told.width,)),
            "out": ArrayKind((labels, told.width)),
            "out_bias": ArrayKind((labels,)),
        }
        return cls(**read_arrays(path, kinds, BundleError, remedy=GET_ANOTHER))

    def save(self, path: Path) -> None:
        """Write the arrays in float32."""
        np.savez(path, **asdict(self))

    def scores(self, states: FloatArray, activation: Activation) -> FloatArray:
        """Label scores (slots, labels) of the states (slots, states) at the slots."""
        inner = _ACTIVATIONS[activation](states @ self.hidden.T + self.hidden_bias)
        result: FloatArray = inner @ self.out.T + self.out_bias
        return result


def _relu(values: FloatArray) -> FloatArray:
    result: FloatArray = np.maximum(values, 0)
    return result


def _selu(values: FloatArray) -> FloatArray:
    """SELU (Klambauer et al. 2017, with their constants)."""
    below = _SELU_ALPHA * np.expm1(np.minimum(values, 0))
    result: FloatArray = _SELU_SCALE * np.where(values > 0, values, below)
    return result


_SELU_ALPHA, _SELU_SCALE = np.float32(1.6732632423543772), np.float32(1.0507009873554805)
_ACTIVATIONS = {"relu": _relu, "selu": _selu}


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
        tokens = open_tokenizer(bundle.path(TOKENIZER))
        self._reading = _reading(described, WordTokenizer(tokens, described.special))

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
