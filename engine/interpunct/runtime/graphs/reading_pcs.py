# SPDX-License-Identifier: Apache-2.0
"""Answers of a PCS graph: labels and casings of words, and sentence ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray, log_softmax
from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import ONNX, OnnxDescription
from interpunct.labels import Casing
from interpunct.runtime.backends.onnx_session import OnnxSession
from interpunct.runtime.graphs.columns import Columns
from interpunct.runtime.graphs.pcs import SCORES
from interpunct.runtime.graphs.pieces import PIECES_FILE, Piece, SentencePieces
from interpunct.runtime.graphs.windows import Batches, refuse_odd_answer
from interpunct.runtime.labeller import Answers
from interpunct.runtime.windows import MOST_PIECES, Tokens, TokenWindow

_SURE = np.float32(0.9)
"""Probability of a decision without scores; the calibration corrects it."""


class PcsLabeller:
    """A `CasingLabeller` (see `interpunct.runtime.labeller`) over a graph."""

    name: ClassVar[str] = ONNX
    tells_casing: bool = True

    def __init__(self, bundle: Bundle, session: OnnxSession) -> None:
        self._told = bundle.described(OnnxDescription)
        self._session = session
        self._pieces = SentencePieces(bundle.path(PIECES_FILE))
        self._batches = Batches(self._told.window, self._pieces.ends)
        self._columns = Columns(self._told.columns, bundle.label_set)

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`."""
        return self.answers(words, languages).labels

    def answers(self, words: Sequence[str], languages: Sequence[str]) -> Answers:  # noqa: ARG002
        """See `CasingLabeller.answers`."""
        pieces = [each[:MOST_PIECES] for each in self._pieces.encode(words)]
        tokens = Tokens.of_words([piece.id for piece in word] for word in pieces)
        labels = np.zeros((len(words), self._columns.count), np.float32)
        casings = np.zeros((len(words), len(Casing)), np.float32)
        ends = np.zeros(len(words), np.float32)
        for windows, ids in self._batches.of(tokens, self._session.windows_per_call):
            marks, capitals, stops = self._run(ids)
            for row, window in enumerate(windows):
                inside = slice(window.first, window.stop)
                at = tokens.lasts[inside] - window.start + 1
                labels[inside] = self._columns.scores(marks[row, at])
                ends[inside] = stops[row, at]
                for word in range(window.first, window.stop):
                    where = _places(tokens, window, word)
                    casings[word] = _casing(pieces[word], capitals[row, where])
        return Answers(labels, casings, ends)

    def _run(self, ids: NDArray[np.int64]) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Log probabilities of marks, and probabilities of capitals and of ends, by piece."""
        found = self._session.run({self._session.inputs[0]: ids})
        if self._told.scores_shown:
            _, marks, capitals, ends = (found[name] for name in SCORES)
            answers = (
                _log_shares(marks),
                _sigmoid(capitals),
                np.exp(_log_shares(ends))[..., 1],
            )
        else:
            _, marks, capitals, ends = (found[name] for name in self._session.outputs[:4])
            sure = np.eye(self._columns.theirs, dtype=np.float32)[marks] * (_SURE - _UNSURE)
            answers = (np.log(sure + _UNSURE), _hard(capitals), _hard(ends))
        refuse_odd_answer(answers[0], (*ids.shape, self._columns.theirs))
        return answers


_UNSURE = np.float32(0.01)


def _hard(decisions: NDArray[Any]) -> FloatArray:
    result: FloatArray = np.where(decisions.astype(bool), _SURE, 1 - _SURE).astype(np.float32)
    return result


def _log_shares(scores: NDArray[Any]) -> FloatArray:
    flat = scores.reshape(-1, scores.shape[-1]).astype(np.float32)
    return log_softmax(flat).reshape(scores.shape)


def _sigmoid(scores: NDArray[Any]) -> FloatArray:
    result = 1 / (1 + np.exp(-scores.astype(np.float32)))
    return result.astype(np.float32)


def _places(tokens: Tokens, window: TokenWindow, word: int) -> NDArray[np.int64]:
    """The places of a word's pieces in its window, those past the end left out."""
    start, last = int(tokens.starts[word]), min(int(tokens.lasts[word]), window.end - 1)
    return np.arange(start, last + 1) - window.start + 1


def _casing(pieces: Sequence[Piece], capitals: FloatArray) -> FloatArray:
    """Log probabilities (3,) of a word's casings, from those of capitals (pieces, characters).

    UPPER needs a capital in every letter, CAPITALISED in the first. A word of one letter is never
    UPPER; a character without a place in the graph has no capital.
    """
    letters = [
        float(capital)
        for piece, row in zip(pieces, capitals, strict=False)
        for sign, capital in zip(piece.characters or "", row[piece.start :], strict=False)
        if sign.isalpha()
    ]
    first = letters[0] if letters else 0.0
    upper = min(letters) if len(letters) > 1 else 0.0
    shares = np.array([1 - first, first - upper, upper], np.float32)
    result: FloatArray = np.log(np.maximum(shares, _LEAST))
    return result


_LEAST = np.float32(1e-9)
