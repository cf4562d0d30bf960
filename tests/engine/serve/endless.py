# SPDX-License-Identifier: Apache-2.0
"""A predictor that goes on with long texts until it is cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

from tests.engine.conftest import FakePredictor

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import never
from interpunct.transcript.transcript import Transcript

LONG = "boat " * 20_000
"""A long text in a long request."""


class Endless(FakePredictor):
    """Goes on with a long text until it is cancelled; counts the long texts in work."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.ended = threading.Event(), threading.Event()
        self.working = self.most_working = 0

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        if len(transcript) < 1_000:
            yield from super().predict(transcript)
            return
        self.working += 1
        self.most_working = max(self.working, self.most_working)
        self.begun.set()
        while not cancelled():
            yield self._stretch(transcript, 0, 1)
        self.working -= 1
        self.ended.set()
