# SPDX-License-Identifier: Apache-2.0
"""Runs a converted token-classification checkpoint: words in, label scores out."""

from __future__ import annotations

import zipfile
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import BundleError
from interpunct.models.bundle import TOKEN_CLASSIFICATION
from interpunct.models.converting import CLASSIFIER
from interpunct.models.foreign_pieces import open_pieces
from interpunct.punctuate.windows import Tokens, windows_over
from interpunct.transcript.labels import Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from interpunct.models.backends import Backend
    from interpunct.models.bundle import Bundle

_ENDS = 2  # the signs around a window
_MOST_PIECES = 12  # of one word, as in `interpunct.punctuate.windows`
_OVERLAP = 1 / 4

FloatArray = NDArray[np.float32]


class TokenClassifier:
    """A `Labeller` (see `interpunct.models.systems.base`) over a backend."""

    name: ClassVar[str] = TOKEN_CLASSIFICATION

    def __init__(self, backend: Backend) -> None:
        bundle = backend.bundle
        self._backend = backend
        self._pieces = open_pieces(bundle.folder)
        self._weight, self._bias = _classifier(bundle)
        # of every label there, which of ours it stands for, (labels, 4)
        self._ours = np.eye(len(Label), dtype=np.float32)[bundle.description["config"]["labels"]]
        self._reads_last = bundle.description["config"]["read_at"] == "last"

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:  # noqa: ARG002
        """See `Labeller.scores`; the checkpoint's labels that stand for one of ours are added."""
        tokens = self._tokens(words)
        result = np.zeros((len(words), len(Label)), np.float32)
        size = self._backend.bundle.window - _ENDS
        windows = windows_over(tokens, size=size, overlap=int(size * _OVERLAP))
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

    def _tokens(self, words: Sequence[str]) -> Tokens:
        pieces = [ids[:_MOST_PIECES] for ids in self._pieces.encode(words)]
        ends = np.cumsum([len(ids) for ids in pieces], dtype=np.int64)
        starts = np.concatenate((np.zeros(1, np.int64), ends[:-1]))[: len(words)]
        ids = np.array([piece for row in pieces for piece in row], np.int64)
        return Tokens(ids, starts, ends - 1)

    def _labelled(self, states: FloatArray) -> FloatArray:
        """Our label scores (n, 4): the logarithm of the summed probabilities of theirs."""
        theirs = states @ self._weight.T + self._bias
        powers = np.exp(theirs - theirs.max(axis=1, keepdims=True))
        powers /= powers.sum(axis=1, keepdims=True)
        result: FloatArray = np.log(np.maximum(powers @ self._ours, _LEAST))
        return result


_LEAST = np.float32(1e-9)


def _classifier(bundle: Bundle) -> tuple[FloatArray, FloatArray]:
    path = bundle.path(CLASSIFIER)
    try:
        with np.load(path, allow_pickle=False) as arrays:
            return arrays["weight"], arrays["bias"]
    except (KeyError, ValueError, OSError, zipfile.BadZipFile) as error:
        raise BundleError(
            f"the classifier cannot be read: {error}.",
            file=path,
            remedy="Install the bundle again.",
        ) from error
