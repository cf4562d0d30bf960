# SPDX-License-Identifier: Apache-2.0
"""A predictor combined with the n-gram evidence of a user's own text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from interpunct.arrays import FloatArray, softmax
from interpunct.labels import MarksMode
from interpunct.runtime.evidence import Evidence, TextKeys
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.lettercase import model_form
from interpunct.transcript.transcript import Transcript

_LEAST = np.float32(1e-4)  # floor of probabilities, so that evidence can outweigh them


def text_keys(transcript: Transcript) -> TextKeys:
    """The keys of the n-grams of a transcript."""
    languages = [word.language for word in transcript.words]
    return TextKeys.of(
        [model_form(word.text, word.language) for word in transcript.words], languages
    )


def logarithms(probabilities: FloatArray) -> FloatArray:
    """The logarithms of calibrated `probabilities` (n, classes), to which evidence is added."""
    result: FloatArray = np.log(np.maximum(probabilities, _LEAST))
    return result


@dataclass(frozen=True, slots=True)
class WithEvidence(Predictor):
    """Predictor that adds evidence to the logarithms of another predictor's probabilities.

    Certain predictions, such as a casing as written, stay certain.
    """

    predictor: Predictor
    evidence: Evidence

    @property
    def group_words(self) -> int:
        """See `Predictor.group_words`."""
        return self.predictor.group_words

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        found = self.predictor.predict(transcript, marks=marks, first=first, cancelled=cancelled)
        for _, predictions in self._changed([transcript], ((0, part) for part in found)):
            yield predictions

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[tuple[int, Predictions]]:
        """See `Predictor.predict_many`."""
        found = self.predictor.predict_many(transcripts, marks=marks, cancelled=cancelled)
        return self._changed(transcripts, found)

    def _changed(
        self, transcripts: Sequence[Transcript], found: Iterator[tuple[int, Predictions]]
    ) -> Iterator[tuple[int, Predictions]]:
        additions: dict[int, tuple[FloatArray, FloatArray]] = {}  # n-grams cross stretches
        for index, part in found:
            if index not in additions:
                keys = text_keys(transcripts[index])
                additions[index] = (
                    self.evidence.labels.additions(keys.labels),
                    self.evidence.casings.additions(keys.casings),
                )
            labels, casings = additions[index]
            slots = slice(part.first, part.first + len(part))
            yield (
                index,
                Predictions(
                    part.first,
                    softmax(logarithms(part.labels) + labels[slots]),
                    softmax(logarithms(part.casings) + casings[slots]),
                    part.label_set,
                ),
            )
