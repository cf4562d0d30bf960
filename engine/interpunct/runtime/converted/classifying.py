# SPDX-License-Identifier: Apache-2.0
"""Converted token-classification checkpoints: from words to label scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

import numpy as np

from interpunct.arrays import ArrayKind, FloatArray, IntArray, read_arrays, softmax
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.description import TOKEN_CLASSIFICATION, ConvertedDescription
from interpunct.bundles.encoder_shape import WINDOW_ENDS
from interpunct.errors import BundleError
from interpunct.labels import Casing
from interpunct.runtime.backends import Backend
from interpunct.runtime.converted.checkpoint_vocabulary import open_pieces, refuse_unknown_piece
from interpunct.runtime.converted.converting import CLASSIFIER
from interpunct.runtime.graphs.columns import Columns
from interpunct.runtime.labeller import Answers
from interpunct.runtime.windows import MOST_PIECES, Tokens, windows_over


class TokenClassifier:
    """A `CasingLabeller` (see `interpunct.runtime.labeller`) over a backend."""

    name: ClassVar[str] = TOKEN_CLASSIFICATION

    def __init__(self, backend: Backend) -> None:
        bundle = backend.bundle
        self._backend = backend
        self._pieces = open_pieces(bundle.folder)
        self._described = bundle.described(ConvertedDescription)
        config, width = self._described.config, self._described.encoder.width
        kinds = _kinds("", len(config.labels), width)
        if config.capitals:
            kinds |= _kinds("casing_", len(config.capitals), width)
        self._layers = read_arrays(bundle.path(CLASSIFIER), kinds, BundleError, remedy=GET_ANOTHER)
        self._labels = Columns(config.labels, len(bundle.label_set))
        self._casings = Columns(config.capitals or config.casings, len(Casing))
        self.tells_casing = bool(self._casings.theirs)

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`; checkpoint labels with the same label of ours are added."""
        return self.answers(words, languages).labels

    def answers(self, words: Sequence[str], languages: Sequence[str]) -> Answers:  # noqa: ARG002
        """See `CasingLabeller.answers`; casings are certain where the checkpoint tells none."""
        tokens = Tokens.of_words(ids[:MOST_PIECES] for ids in self._pieces.encode(words))
        self._refuse_unknown(tokens)
        labels = np.zeros((len(words), self._labels.count), np.float32)
        casings = np.zeros((len(words), len(Casing)), np.float32)
        at = tokens.lasts if self._described.config.read_at == "last" else tokens.starts
        for slots, states in self._read(tokens, at):
            theirs = softmax(states @ self._layers["weight"].T + self._layers["bias"])
            labels[slots] = self._labels.added(theirs)
            if self.tells_casing:
                casings[slots] = self._casings.added(self._cased(states, theirs))
        return Answers(labels, casings)

    def _cased(self, states: FloatArray, labels: FloatArray) -> FloatArray:
        """Probabilities of the casing classes: those of the labels, or of a separate head."""
        if not self._described.config.capitals:
            return labels
        return softmax(states @ self._layers["casing_weight"].T + self._layers["casing_bias"])

    def _read(self, tokens: Tokens, at: IntArray) -> Iterator[tuple[slice, FloatArray]]:
        """Yield slots and the states (slots, width) at their tokens, window by window."""
        windows = windows_over(tokens, self._backend.bundle.window - WINDOW_ENDS)
        for start in range(0, len(windows), self._backend.windows_per_call):
            part = windows[start : start + self._backend.windows_per_call]
            ids = [tokens.ids[window.start : window.end].tolist() for window in part]
            states = self._backend.states(
                [[self._pieces.start, *row, self._pieces.end] for row in ids]
            )
            for window, rows in zip(part, states, strict=True):
                slots = slice(window.first, window.stop)
                yield slots, rows[at[slots] - window.start + 1]

    def _refuse_unknown(self, tokens: Tokens) -> None:
        highest = max(tokens.ids.max(initial=0), self._pieces.start, self._pieces.end)
        vocabulary = self._described.encoder.vocabulary
        refuse_unknown_piece(int(highest), vocabulary, self._backend.bundle.folder)


def _kinds(prefix: str, classes: int, width: int) -> dict[str, ArrayKind]:
    weight, bias = ArrayKind((classes, width)), ArrayKind((classes,))
    return {f"{prefix}weight": weight, f"{prefix}bias": bias}
