# SPDX-License-Identifier: Apache-2.0
"""What the engine's tests share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from interpunct.punctuate.predictions import Predictions
from interpunct.punctuate.predictor import Predictor, never
from interpunct.transcript.labels import Label, MarksMode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from interpunct.transcript.transcript import Transcript

SHARED = Path(__file__).resolve().parents[3] / "shared"


def shared_folder(name: str) -> Path:
    """The folder `name` of the material beside the project; skips the test where it is absent."""
    folder = SHARED / name
    if not folder.is_dir():
        pytest.skip(f"the folder ../shared/{name} is not here")
    return folder


@pytest.fixture(scope="session")
def captions_folder() -> Path:
    """Real caption files, bytes as found."""
    return shared_folder("captions")


@pytest.fixture(scope="session")
def benchmarks_folder() -> Path:
    """The published test sets."""
    return shared_folder("benchmarks")


class FakePredictor(Predictor):
    """Predicts without a model, always the same.

    After the last word of a cue stands a full stop (90 %), after a word in -ly a comma (60 %),
    elsewhere nothing (95 %); "anna" has a capital.
    """

    STRETCH = 7

    def __init__(self) -> None:
        self.groups: list[int] = []  # how many transcripts each call had

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[tuple[int, Predictions]]:
        """See `Predictor.predict_many`."""
        self.groups.append(len(transcripts))
        yield from super().predict_many(transcripts, marks=marks, cancelled=cancelled)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """Stretches of a few slots, from the first on."""
        for start in range(0, len(transcript), self.STRETCH):
            yield self._stretch(transcript, start, min(start + self.STRETCH, len(transcript)))

    def _stretch(self, transcript: Transcript, first: int, stop: int) -> Predictions:
        words = transcript.words
        labels = np.full((stop - first, 4), 0.01, np.float32)
        casings = np.tile(np.array([0.9, 0.08, 0.02], np.float32), (stop - first, 1))
        for row, index in enumerate(range(first, stop)):
            last = index + 1 == len(words) or words[index + 1].cue != words[index].cue
            if last:
                labels[row, Label.PERIOD] = 0.9
            elif words[index].text.endswith("ly"):
                labels[row, Label.COMMA], labels[row, Label.NONE] = 0.6, 0.38
            else:
                labels[row, Label.NONE] = 0.95
            if words[index].text == "anna":
                casings[row] = (0.1, 0.85, 0.05)
        return Predictions(first, labels / labels.sum(1, keepdims=True), casings)


@pytest.fixture
def fake_predictor() -> FakePredictor:
    """A predictor without a model."""
    return FakePredictor()
