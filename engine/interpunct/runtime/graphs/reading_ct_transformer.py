# SPDX-License-Identifier: Apache-2.0
"""Answers of a CT-Transformer graph: labels of words; it tells no casing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from interpunct.arrays import FloatArray, log_softmax
from interpunct.bundles.bundle import GET_ANOTHER, Bundle
from interpunct.bundles.description import ONNX, OnnxDescription
from interpunct.decoding import read_json
from interpunct.errors import BundleError
from interpunct.labels import Casing
from interpunct.runtime.backends.onnx_session import OnnxSession
from interpunct.runtime.graphs.columns import Columns
from interpunct.runtime.graphs.ct_transformer import TOKENS, UNKNOWN
from interpunct.runtime.graphs.windows import Batches, refuse_odd_answer
from interpunct.runtime.labeller import Answers
from interpunct.runtime.windows import MOST_PIECES, Tokens

_PARTS = re.compile(r"[\x21-\x7e]+|.", re.DOTALL)  # a run of ASCII, or one character


class CtTransformerLabeller:
    """A `CasingLabeller` (see `interpunct.runtime.labeller`) over a graph."""

    name: ClassVar[str] = ONNX
    tells_casing: bool = False

    def __init__(self, bundle: Bundle, session: OnnxSession) -> None:
        self._told = bundle.described(OnnxDescription)
        self._session = session
        path = bundle.path(TOKENS)
        tokens = read_json(path, list[str], BundleError, remedy=GET_ANOTHER)
        if len(tokens) != self._told.vocabulary or UNKNOWN not in tokens:
            raise BundleError("these are not its tokens.", file=path, remedy=GET_ANOTHER)
        self._ids = {token: index for index, token in enumerate(tokens)}
        self._batches = Batches(self._told.window, (0,))
        self._columns = Columns(self._told.columns, len(bundle.label_set))

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:  # noqa: ARG002
        """See `Labeller.scores`; a word has the label of its last character."""
        tokens = Tokens.of_words(map(self._word, words))
        result = np.zeros((len(words), self._columns.count), np.float32)
        text, lengths = self._session.inputs
        for windows, ids in self._batches.of(tokens, self._session.windows_per_call):
            sizes = np.array([window.end - window.start for window in windows])
            (found, *_) = self._session.run({text: ids, lengths: sizes}).values()
            refuse_odd_answer(found, (*ids.shape, self._columns.theirs))
            for row, window in enumerate(windows):
                inside = slice(window.first, window.stop)
                at = tokens.lasts[inside] - window.start
                result[inside] = self._columns.scores(log_softmax(found[row, at]))
        return result

    def answers(self, words: Sequence[str], languages: Sequence[str]) -> Answers:
        """See `CasingLabeller.answers`; the casings say nothing."""
        casings = np.zeros((len(words), len(Casing)), np.float32)
        return Answers(self.scores(words, languages), casings)

    def _word(self, word: str) -> list[int]:
        """The ids of a word: of the whole word where the vocabulary has words, else of its parts.

        A part is a character, or a run of Latin letters and digits.
        """
        if self._told.whole_words and word in self._ids:
            return [self._ids[word]]
        unknown = self._ids[UNKNOWN]
        return [self._ids.get(part, unknown) for part in _PARTS.findall(word)[:MOST_PIECES]]
