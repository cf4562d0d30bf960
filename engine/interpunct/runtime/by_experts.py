# SPDX-License-Identifier: Apache-2.0
"""Predictions of language experts without an encoder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np

from interpunct.bundles.description import Fits
from interpunct.labels import PAPER_LABELS, LabelSet, MarksMode
from interpunct.runtime.calibration import Calibration
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.opinions import ExpertReading, Opinion
from interpunct.runtime.labelling import casings_as_written
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.windows import from_slot, windows_of_words
from interpunct.transcript.capitals import casing_given
from interpunct.transcript.transcript import Transcript, Word

_SLOTS_A_CALL = 400  # few enough for a quick cancel


class ExpertPunctuator(Predictor):
    """Predictor of marks and casing by an expert for each language.

    Input are words, pauses, and given marks and casing. Words in a language without an expert stay
    unchanged.
    """

    def __init__(
        self, experts: Mapping[str, Expert], fits: Fits, label_set: LabelSet = PAPER_LABELS
    ) -> None:
        self._experts = experts
        self._label_set = label_set
        self._calibration = Calibration(fits)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        reading = ExpertReading(
            transcript,
            self._experts.get,
            self._label_set,
            marks_given=marks is not MarksMode.REPLACE,
            casing_given=casing_given(transcript, marks),
        )
        for span in from_slot(windows_of_words(len(transcript), _SLOTS_A_CALL), first):
            if cancelled():
                return
            opinion = reading.opinion(span.first, span.stop)
            yield self._answer(span.first, transcript.words[span.first : span.stop], opinion)

    def _answer(self, first: int, words: Sequence[Word], opinion: Opinion) -> Predictions:
        labels = self._calibration.probabilities(opinion.labels, [word.language for word in words])
        labels[~opinion.known] = np.eye(1, len(self._label_set))
        known = opinion.known[:, None]
        casings = np.where(known, np.exp(opinion.casings), casings_as_written(words))
        return Predictions(first, labels, casings, self._label_set)
