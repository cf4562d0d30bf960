# SPDX-License-Identifier: Apache-2.0
"""What predicts a transcript, whichever system it runs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.transcript import Transcript

GROUP_WORDS = 30_000
"""Enough for a CPU many times over; some 40 MB of words."""


def never() -> bool:
    """What asks whether to stop, where nobody stops."""
    return False


class Predictor(Protocol):
    """A bundle that is ready: what the editor, the batch, the laboratory and live text ask.

    Not for several threads at once; predictions of a transcript do not depend on what else was
    predicted before or beside it.
    """

    @property
    def group_words(self) -> int:
        """How many words of several files are best given to `predict_many` at once."""
        return GROUP_WORDS

    @abstractmethod
    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """Yield finished stretches until every slot has come, or `cancelled()`.

        The first stretches hold slot `first` (what the user looks at); after the end of the file
        come the slots before it. A slot may come again, better known then: the last time counts.
        With marks `replace` the marks and the casing of the file are
        hidden from the model.
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
