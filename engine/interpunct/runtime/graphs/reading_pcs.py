# SPDX-License-Identifier: Apache-2.0
"""Answers of PCS: labels and casings of words, and sentence ends, from those of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray, log_softmax
from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import OnnxDescription
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


class PieceAnswers(NamedTuple):
    """Answers for windows of pieces (windows, pieces, …), their ends included.

    `marks` are log probabilities of the mark after each piece. `capitals` are probabilities of a
    capital for each of its characters, `ends` those of a sentence end after it.
    """

    marks: FloatArray
    capitals: FloatArray
    ends: FloatArray


class PcsNetwork(Protocol):
    """A network that answers for each piece."""

    windows_per_call: int
    tells_casing: bool
    """Whether its capitals and ends mean something."""

    def run(self, ids: NDArray[np.int64]) -> PieceAnswers:
        """Answers for windows of piece ids (windows, pieces), padded at the right."""


class PcsLabeller:
    """A `CasingLabeller` (see `interpunct.runtime.labeller`) over a network of PCS.

    `columns` are ours for each of its marks; a window has `window` pieces with both ends.
    """

    name: ClassVar[str] = "pcs"

    def __init__(
        self, network: PcsNetwork, bundle: Bundle, columns: Sequence[int], window: int
    ) -> None:
        self._network = network
        self._pieces = SentencePieces(bundle.path(PIECES_FILE))
        self._batches = Batches(window, self._pieces.ends)
        self._columns = Columns(columns, len(bundle.label_set))
        self.tells_casing = network.tells_casing

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
        for windows, ids in self._batches.of(tokens, self._network.windows_per_call):
            found = self._network.run(ids)
            refuse_odd_answer(found.marks, (*ids.shape, self._columns.theirs))
            for row, window in enumerate(windows):
                inside = slice(window.first, window.stop)
                at = tokens.lasts[inside] - window.start + 1
                labels[inside] = self._columns.scores(found.marks[row, at])
                ends[inside] = found.ends[row, at]
                for word in range(window.first, window.stop):
                    where = _places(tokens, window, word)
                    casings[word] = _casing(pieces[word], found.capitals[row, where])
        return Answers(labels, casings, ends if self.tells_casing else None)


class GraphNetwork:
    """A `PcsNetwork` of a published graph."""

    tells_casing = True

    def __init__(self, session: OnnxSession, told: OnnxDescription) -> None:
        self._session, self._told = session, told
        self.windows_per_call = session.windows_per_call

    def run(self, ids: NDArray[np.int64]) -> PieceAnswers:
        """See `PcsNetwork.run`."""
        found = self._session.run({self._session.inputs[0]: ids})
        if self._told.scores_shown:
            _, marks, capitals, ends = (found[name] for name in SCORES)
            return piece_answers(marks, capitals, ends)
        _, marks, capitals, ends = (found[name] for name in self._session.outputs[:4])
        classes = len(self._told.columns)
        sure = np.eye(classes, dtype=np.float32)[marks] * (_SURE - _UNSURE)
        return PieceAnswers(np.log(sure + _UNSURE), _hard(capitals), _hard(ends))


def graph_labeller(bundle: Bundle, session: OnnxSession) -> PcsLabeller:
    """The labeller of a bundle with a graph of PCS."""
    told = bundle.described(OnnxDescription)
    return PcsLabeller(GraphNetwork(session, told), bundle, told.columns, told.window)


def piece_answers(marks: NDArray[Any], capitals: NDArray[Any], ends: NDArray[Any]) -> PieceAnswers:
    """Answers from the scores of marks, capitals, and no end or an end."""
    return PieceAnswers(_log_shares(marks), _sigmoid(capitals), np.exp(_log_shares(ends))[..., 1])


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
