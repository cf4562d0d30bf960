# SPDX-License-Identifier: Apache-2.0
"""The interface of predictors, for any system."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.transcript import Transcript

GROUP_WORDS = 30_000
"""Many times enough for a CPU; about 40 MB of words."""


def never() -> bool:
    """The default of `cancelled`: never cancel."""
    return False


class Predictor(Protocol):
    """A ready bundle, as used by the editor, the batch, the laboratory and live text.

    Several threads take turns: `predict` may be called at any time, but only one of its iterators
    may go on at a time (`interpunct.serve.turns`). Predictions of a transcript do not depend on
    other predictions before or beside it.
    """

    @property
    def group_words(self) -> int:
        """The best number of words of several files for one call of `predict_many`."""
        return GROUP_WORDS

    @property
    def predicts_casings(self) -> bool:
        """Whether casings are predicted; otherwise every word is as it was written."""
        return True

    @abstractmethod
    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """Yield finished stretches until every slot is predicted, or `cancelled()`.

        The first stretches hold slot `first`, the user's position; after the end of the file come
        the slots before it. A slot may come again with a better prediction: the last one counts.
        With marks `replace`, the marks and the casing of the file are hidden from the model.
        """

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[tuple[int, Predictions]]:
        """Yield (index of the transcript, finished stretch), one transcript after the other."""
        for index, transcript in enumerate(transcripts):
            for predictions in self.predict(transcript, marks=marks, cancelled=cancelled):
                yield index, predictions


@dataclass(frozen=True)
class ChangedPredictor(Predictor):
    """Predictor that changes the stretches of another predictor."""

    predictor: Predictor

    @property
    def group_words(self) -> int:
        """See `Predictor.group_words`."""
        return self.predictor.group_words

    @property
    def predicts_casings(self) -> bool:
        """See `Predictor.predicts_casings`."""
        return self.predictor.predicts_casings

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
        changed = self.changed([transcript], marks, ((0, part) for part in found))
        return (part for _, part in changed)

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[tuple[int, Predictions]]:
        """See `Predictor.predict_many`."""
        found = self.predictor.predict_many(transcripts, marks=marks, cancelled=cancelled)
        return self.changed(transcripts, marks, found)

    @abstractmethod
    def changed(
        self,
        transcripts: Sequence[Transcript],
        marks: MarksMode,
        found: Iterable[tuple[int, Predictions]],
    ) -> Iterator[tuple[int, Predictions]]:
        """Change each stretch, which comes with the index of its transcript."""
