# SPDX-License-Identifier: Apache-2.0
"""A predictor that ends its process, as one that runs out of memory does."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import numpy as np

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Transcript


class Deadly(Predictor):
    """Predicts no marks; who lets it read the word "deadly" is ended."""

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """One stretch."""
        if any(word.text == "deadly" for word in transcript.words):
            os._exit(7)
        count = len(transcript)
        labels = np.tile(np.array([0.97, 0.01, 0.01, 0.01], np.float32), (count, 1))
        casings = np.tile(np.array([0.9, 0.05, 0.05], np.float32), (count, 1))
        yield Predictions(0, labels, casings)
