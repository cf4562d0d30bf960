# SPDX-License-Identifier: Apache-2.0
"""Predictions of the published systems: labels only, no casing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.description import Fits
from interpunct.labels import PAPER_LABELS, Casing, LabelSet, MarksMode
from interpunct.runtime.calibration import Calibration
from interpunct.runtime.labeller import Labeller
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.windows import TokenWindow, from_slot, windows_of_words
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.transcript import Transcript, Word

# Number of words per call: few enough for a quick first screen and cancel. Fifty words on either
# side are context, more than any system looks ahead.
_WORDS_A_CALL = 400


class LabellingPunctuator(Predictor):
    """Predictor with a loaded system or a converted checkpoint.

    The marks of a file are no evidence: these systems read words only. Casing stays as written.
    """

    def __init__(self, labeller: Labeller, fits: Fits, label_set: LabelSet = PAPER_LABELS) -> None:
        self.labeller = labeller
        self.label_set = label_set
        self.calibration = Calibration(fits)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,  # noqa: ARG002 - what predicts is given it
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        for span in from_slot(windows_of_words(len(transcript), _WORDS_A_CALL), first):
            if cancelled():
                return
            yield self._read(transcript, span)

    def _read(self, transcript: Transcript, span: TokenWindow) -> Predictions:
        words = transcript.words[span.start : span.end]
        languages = [word.language for word in words]
        forms = [model_form(word.text, word.language) for word in words]
        scores = self.labeller.scores(forms, languages)
        read = slice(span.first - span.start, span.stop - span.start)
        labels = self.calibration.probabilities(scores[read], languages[read])
        return Predictions(span.first, labels, casings_as_written(words[read]), self.label_set)


def casings_as_written(words: Sequence[Word]) -> NDArray[np.float32]:
    """Certain casings (words, 3): as written, or lower for words without one."""
    casings = [casing_of(word.text) or Casing.LOWER for word in words]
    result: NDArray[np.float32] = np.eye(len(Casing), dtype=np.float32)[casings]
    return result
