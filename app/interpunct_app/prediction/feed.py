# SPDX-License-Identifier: Apache-2.0
"""Feeds one review with predictions, in pieces between the user's keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from interpunct.transcript.transcript import Silence
from interpunct_app.background import Background, Task
from interpunct_app.prediction.background_prediction import Piece, Wanted, predict, without
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.review.reviewer import Reviewer

_SLICE = 0.012  # seconds per turn of the event loop


class PredictionFeed(QObject):
    """Starts, follows and cancels the prediction of a file.

    `progressed` emits the number of slots done and of all. `finished` is emitted after the last
    piece: when all is predicted, the user cancelled, or it failed. Then `failure` holds the
    reason. `took` emits each piece that the review has taken. `silences` of the sound are
    evidence.
    """

    progressed = Signal(int, int)
    took = Signal(object)
    finished = Signal()

    def __init__(self, background: Background, holder: ModelHolder, reviewer: Reviewer) -> None:
        super().__init__()
        self.failure: str | None = None
        self.silences: Sequence[Silence] = ()
        self._background = background
        self._holder = holder
        self._reviewer = reviewer
        self._task: Task | None = None
        self._wanted: Wanted | None = None
        self._missing: tuple[range, ...] = ()  # slots not received yet
        self._pieces: deque[Piece] = deque()  # received and not yet taken
        self._untaken: tuple[range, ...] = ()  # slots without a prediction taken in this run
        self._total = 0
        # A timer of 0 ms lets a key in between two pieces; many queued signals would not.
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take_some)
        self._is_paused = False

    @property
    def is_running(self) -> bool:
        """Whether more predictions will arrive."""
        return self._task is not None or bool(self._pieces)

    def start(self, first: int = 0) -> None:
        """Predict the missing slots, from near slot `first`; an earlier run is cancelled."""
        self._start(tuple(self._reviewer.work.unpredicted()), first)

    def start_anew(self) -> None:
        """Predict every slot again; known predictions stay until replaced."""
        self._start((range(len(self._reviewer.work.transcript)),), 0)

    def _start(self, missing: tuple[range, ...], first: int) -> None:
        was_running = self.is_running
        self._stop()
        self._missing = self._untaken = missing
        self._total = sum(map(len, missing))
        if self._total:
            self._ask(first)
            self.progressed.emit(0, self._total)
        elif was_running:
            self.finished.emit()

    def _ask(self, first: int) -> None:
        """Request the missing slots from the background thread."""
        work = self._reviewer.work
        self.failure = None
        at = (work.transcript, work.marks_mode, first)
        self._wanted = Wanted(*at, self._missing, self.silences)
        self._task = self._background.start(
            partial(_work, holder=self._holder, wanted=self._wanted),
            self,
            self.tr("The prediction failed; the log file has the details."),
        )
        self._task.part.connect(self._pieces_came)
        self._task.done.connect(self._all_came)
        self._task.failed.connect(self._broke_off)

    def come_first(self) -> None:
        """Take back `give_way`."""
        if self._wanted is not None:
            self._wanted.yields.clear()

    def give_way(self) -> None:
        """Let requests for another file run first, and continue afterwards."""
        if self._wanted is not None:
            self._wanted.yields.set()

    def cancel(self) -> None:
        """Stop the prediction, keeping what has arrived."""
        if self.is_running:
            self._stop()
            self.finished.emit()

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._pieces.clear()
        self._timer.stop()

    def pause(self, is_paused: bool) -> None:
        """Hold pieces back while the state is being read."""
        self._is_paused = is_paused
        self._run_timer()

    @Slot(object)
    def _pieces_came(self, pieces: list[Piece]) -> None:
        for piece in pieces:
            self._missing = without(self._missing, piece.predictions.slots)
        self._pieces += pieces
        self._run_timer()

    @Slot(str)
    def _broke_off(self, sentence: str) -> None:
        self.failure = sentence
        self._ended()

    @Slot(object)
    def _all_came(self, gave_way: bool) -> None:
        if self._missing and gave_way:
            self._ask(self._missing[0].start)
        else:
            self._ended()

    def _ended(self) -> None:
        self._task = None
        if not self._pieces:
            self.finished.emit()

    def _take_some(self) -> None:
        until = monotonic() + _SLICE
        while self._pieces and monotonic() < until:
            piece = self._pieces.popleft()
            self._reviewer.take(piece.predictions, piece.transcript)
            self._untaken = without(self._untaken, piece.predictions.slots)
            self.took.emit(piece)
        self.progressed.emit(self._total - sum(map(len, self._untaken)), self._total)
        self._run_timer()
        if self._wanted is not None and not self._pieces:
            QTimer.singleShot(0, self._wanted.shown.set)
        if not self.is_running:
            self.finished.emit()

    def _run_timer(self) -> None:
        if self._pieces and not self._is_paused:
            self._timer.start()
        else:
            self._timer.stop()


def _work(task: Task, holder: ModelHolder, wanted: Wanted) -> bool:
    return predict(task, holder.model(), wanted, holder.foreseen)
