# SPDX-License-Identifier: Apache-2.0
"""Converted token-classification checkpoints: from words to label scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from interpunct.arrays import ArrayKind, FloatArray, read_arrays, softmax
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.description import TOKEN_CLASSIFICATION, ConvertedDescription
from interpunct.bundles.encoder_shape import WINDOW_ENDS
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS
from interpunct.runtime.backends import Backend
from interpunct.runtime.converted.checkpoint_vocabulary import open_pieces, refuse_unknown_piece
from interpunct.runtime.converted.converting import CLASSIFIER
from interpunct.runtime.windows import MOST_PIECES, Tokens, windows_over


class TokenClassifier:
    """A `Labeller` (see `interpunct.runtime.labeller`) over a backend."""

    name: ClassVar[str] = TOKEN_CLASSIFICATION

    def __init__(self, backend: Backend) -> None:
        bundle = backend.bundle
        self._backend = backend
        self._pieces = open_pieces(bundle.folder)
        described = bundle.described(ConvertedDescription)
        config, width = described.config, described.encoder.width
        labels = len(config.labels)
        self._vocabulary = described.encoder.vocabulary
        kinds = {"weight": ArrayKind((labels, width)), "bias": ArrayKind((labels,))}
        layer = read_arrays(bundle.path(CLASSIFIER), kinds, BundleError, remedy=GET_ANOTHER)
        self._weight, self._bias = layer["weight"], layer["bias"]
        # our label for each label of the checkpoint, one-hot, (labels, 4)
        self._ours = np.eye(len(PAPER_LABELS), dtype=np.float32)[list(config.labels)]
        self._reads_last = config.read_at == "last"

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:  # noqa: ARG002
        """See `Labeller.scores`; checkpoint labels with the same label of ours are added."""
        tokens = Tokens.of_words(ids[:MOST_PIECES] for ids in self._pieces.encode(words))
        self._refuse_unknown(tokens)
        result = np.zeros((len(words), len(PAPER_LABELS)), np.float32)
        size = self._backend.bundle.window - WINDOW_ENDS
        windows = windows_over(tokens, size)
        at = tokens.lasts if self._reads_last else tokens.starts
        for start in range(0, len(windows), self._backend.windows_per_call):
            part = windows[start : start + self._backend.windows_per_call]
            ids = [tokens.ids[window.start : window.end].tolist() for window in part]
            states = self._backend.states(
                [[self._pieces.start, *row, self._pieces.end] for row in ids]
            )
            for window, rows in zip(part, states, strict=True):
                slots = slice(window.first, window.stop)
                result[slots] = self._labelled(rows[at[slots] - window.start + 1])
        return result

    def _refuse_unknown(self, tokens: Tokens) -> None:
        highest = max(tokens.ids.max(initial=0), self._pieces.start, self._pieces.end)
        refuse_unknown_piece(int(highest), self._vocabulary, self._backend.bundle.folder)

    def _labelled(self, states: FloatArray) -> FloatArray:
        """Our label scores (n, 4): logarithms of summed probabilities of checkpoint labels."""
        theirs = softmax(states @ self._weight.T + self._bias)
        result: FloatArray = np.log(np.maximum(theirs @ self._ours, _LEAST))
        return result


_LEAST = np.float32(1e-9)
