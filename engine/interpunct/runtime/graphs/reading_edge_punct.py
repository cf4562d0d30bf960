# SPDX-License-Identifier: Apache-2.0
"""Answers of an Edge-Punct graph: labels and casings of words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from interpunct.arrays import FloatArray, IntArray, log_softmax
from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import ONNX, OnnxDescription
from interpunct.labels import Casing
from interpunct.runtime.backends.onnx_session import OnnxSession
from interpunct.runtime.graphs.columns import Columns
from interpunct.runtime.graphs.pieces import PIECES_FILE, SentencePieces
from interpunct.runtime.graphs.windows import Batches, refuse_odd_answer
from interpunct.runtime.labeller import Answers
from interpunct.runtime.windows import MOST_PIECES, Tokens, TokenWindow

_CASINGS = (Casing.LOWER, Casing.UPPER, Casing.CAPITALISED, Casing.CAPITALISED)
"""Our casing for LOWER, UPPER, CAP and MIX_CASE; the last begins with a capital as a rule."""


class EdgePunctLabeller:
    """A `CasingLabeller` (see `interpunct.runtime.labeller`) over a graph."""

    name: ClassVar[str] = ONNX
    tells_casing: bool = True

    def __init__(self, bundle: Bundle, session: OnnxSession) -> None:
        self._told = bundle.described(OnnxDescription)
        self._session = session
        self._pieces = SentencePieces(bundle.path(PIECES_FILE))
        start, end, _ = self._pieces.ends
        self._batches = Batches(self._told.window, (start, end, 0))
        self._columns = Columns(self._told.columns, len(bundle.label_set))
        self._casings = np.eye(len(Casing), dtype=np.float32)[list(_CASINGS)]

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`."""
        return self.answers(words, languages).labels

    def answers(self, words: Sequence[str], languages: Sequence[str]) -> Answers:  # noqa: ARG002
        """See `CasingLabeller.answers`."""
        pieces = self._pieces.encode(words)
        tokens = Tokens.of_words([piece.id for piece in word[:MOST_PIECES]] for word in pieces)
        labels = np.zeros((len(words), self._columns.count), np.float32)
        casings = np.zeros((len(words), len(Casing)), np.float32)
        width = self._told.window
        for windows, ids in self._batches.of(tokens, self._session.windows_per_call, width):
            held = [_words_of(tokens, window) for window in windows]
            cases, marks = self._run(tokens, windows, ids, sum(map(len, held)))
            row = 0
            for window, inside in zip(windows, held, strict=True):
                rows = slice(row + window.first - inside.start, row + window.stop - inside.start)
                mine = slice(window.first, window.stop)
                labels[mine] = self._columns.scores(marks[rows])
                casings[mine] = np.log(np.exp(cases[rows]) @ self._casings)
                row += len(inside)
        return Answers(labels, casings)

    def _run(
        self, tokens: Tokens, windows: Sequence[TokenWindow], ids: IntArray, words: int
    ) -> tuple[FloatArray, FloatArray]:
        """Log probabilities of casings and of marks (words, 4) of all windows, in order."""
        valid = np.zeros(ids.shape, np.int64)
        valid[:, 0] = 1
        for row, window in enumerate(windows):
            held = _words_of(tokens, window)
            valid[row, tokens.starts[held.start : held.stop] - window.start + 1] = 1
            valid[row, window.end - window.start + 1] = 1
        token_ids, valid_ids, label_lens = self._session.inputs
        feeds = {token_ids: ids, valid_ids: valid, label_lens: valid.sum(axis=1)}
        cases, marks, *_ = self._session.run(feeds).values()
        refuse_odd_answer(cases, (words, len(_CASINGS)))
        refuse_odd_answer(marks, (words, self._columns.theirs))
        return log_softmax(cases), log_softmax(marks)


def _words_of(tokens: Tokens, window: TokenWindow) -> range:
    """The words that start in a window."""
    ends = (window.start, window.end)
    return range(*np.searchsorted(tokens.starts, ends).tolist())
