# SPDX-License-Identifier: Apache-2.0
"""Transcript and bundle to calibrated predictions, stretch by stretch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from interpunct.arrays import FloatArray, softmax
from interpunct.models.backends import Backend
from interpunct.models.bundle import HEADS, PIECES
from interpunct.models.compact.heads import Heads
from interpunct.models.compact.tokenizer import Tokenizer
from interpunct.models.windows import Tokens, TokenWindow, from_slot, windows_over
from interpunct.punctuate.calibration import Calibration
from interpunct.punctuate.predictions import Predictions
from interpunct.punctuate.predictor import Predictor, never
from interpunct.punctuate.windows import is_cased, tokens_of, window_ids
from interpunct.transcript.labels import Casing, Label, MarksMode
from interpunct.transcript.transcript import Transcript

_ENDS = 2  # START and END of a window


class Punctuator(Predictor):
    """Predicts with a loaded bundle of the compact system."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._tokenizer = Tokenizer(backend.bundle.path(PIECES))
        self._heads = Heads.load(backend.bundle.path(HEADS))
        self._calibration = Calibration(backend.bundle.calibration)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        for _, predictions in self._predicted([transcript], marks, first, cancelled):
            yield predictions

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[tuple[int, Predictions]]:
        """See `Predictor.predict_many`; windows of several files share a batch.

        Short files would each leave a batch half empty.
        """
        return self._predicted(transcripts, marks, 0, cancelled)

    def _predicted(
        self,
        transcripts: Sequence[Transcript],
        marks: MarksMode,
        first: int,
        cancelled: Callable[[], bool],
    ) -> Iterator[tuple[int, Predictions]]:
        tokens = [self._tokens(transcript, marks) for transcript in transcripts]
        size = self._backend.bundle.window - _ENDS
        work = [
            (index, window)
            for index, item in enumerate(tokens)
            for window in from_slot(windows_over(item, size), first)
        ]
        for start in range(0, len(work), self._backend.windows_per_call):
            if cancelled():
                return
            batch = work[start : start + self._backend.windows_per_call]
            ids = [window_ids(tokens[index], [window])[0] for index, window in batch]
            for (index, window), states in zip(batch, self._backend.states(ids), strict=True):
                yield index, self._read(transcripts[index], tokens[index], window, states)

    def _tokens(self, transcript: Transcript, marks: MarksMode) -> Tokens:
        given = marks is not MarksMode.REPLACE
        return tokens_of(
            transcript,
            self._tokenizer,
            marks_given=given,
            casing_given=given and is_cased(transcript),
        )

    def _read(
        self, transcript: Transcript, tokens: Tokens, window: TokenWindow, states: FloatArray
    ) -> Predictions:
        """The predictions of one window; `states` is (tokens, width), START first."""
        slots = slice(max(window.first - 1, 0), window.stop)  # the one before tells of starts
        lasts = tokens.lasts[slots] - window.start + 1
        scores = self._heads.punctuation.scores(states[lasts], states[lasts + 1])
        languages = [word.language for word in transcript.words[slots]]
        labels = self._calibration.probabilities(scores, languages)
        starts = tokens.starts[window.first : window.stop] - window.start + 1
        casings = softmax(self._heads.casing.scores(states[starts - 1], states[starts]))
        before = labels[: len(starts)] if window.first else np.vstack((_TEXT_START, labels[:-1]))
        return Predictions(
            window.first, labels[-len(starts) :], _casings_inside_sentences(casings, before)
        )


_TEXT_START = np.array([[0, 0, 1, 0]], np.float32)


def _casings_inside_sentences(casings: FloatArray, before: FloatArray) -> FloatArray:
    """Casing probabilities (n, 3) of words, were no sentence to start with them.

    A word is capitalised because a sentence starts or because it is a name; `before` (n, 4), the
    labels of the slots before the words, gives the share of the first reason, which is taken out.
    """
    sentence_start = before[:, Label.PERIOD] + before[:, Label.QUESTION]
    result = casings.copy()
    capitalised = result[:, Casing.CAPITALISED]
    result[:, Casing.CAPITALISED] = np.maximum(capitalised - sentence_start, 0)
    result /= np.maximum(result.sum(axis=1, keepdims=True), _LEAST)
    return result


_LEAST = np.float32(1e-9)
