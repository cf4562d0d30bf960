# SPDX-License-Identifier: Apache-2.0
"""Fair turns: several threads use one model, a stretch of text each in turn."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import ChangedPredictor
from interpunct.transcript.transcript import Transcript


class Turns:
    """A lock that is given to threads in the order in which they asked.

    With `threading.Lock`, a thread that asks again at once may get it before all that wait.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._asked = 0
        self._over = 0

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for the turn of this thread, which is over at the end of the context."""
        with self._changed:
            mine = self._asked
            self._asked += 1
            self._changed.wait_for(lambda: self._over == mine)
        try:
            yield
        finally:
            with self._changed:
                self._over += 1
                self._changed.notify_all()


@dataclass(frozen=True)
class TakingTurns(ChangedPredictor):
    """Predictor for several threads at once; each stretch of each text is one turn."""

    turns: Turns = field(default_factory=Turns)

    def changed(
        self,
        transcripts: Sequence[Transcript],  # noqa: ARG002
        marks: MarksMode,  # noqa: ARG002
        found: Iterable[tuple[int, Predictions]],
    ) -> Iterator[tuple[int, Predictions]]:
        """See `ChangedPredictor.changed`; nothing is changed, but waited for."""
        stretches = iter(found)
        while (stretch := self._next(stretches)) is not None:
            yield stretch

    def _next(
        self, stretches: Iterator[tuple[int, Predictions]]
    ) -> tuple[int, Predictions] | None:
        with self.turns.turn():
            return next(stretches, None)
