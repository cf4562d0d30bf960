# SPDX-License-Identifier: Apache-2.0
"""Run over files on the model's thread, in turns with the open files."""

from __future__ import annotations

from threading import Event, Lock
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal, Slot

from interpunct.errors import InterpunctError
from interpunct_app.background import Background, Task
from interpunct_app.batch.order import BatchOrder, BatchStep, carried_out
from interpunct_app.prediction.model_holder import ModelHolder
from interpunct_app.translation import told

_TURN = 0.1  # seconds of work before others get the model


class BatchRun(QObject):
    """Carries out one order; predictions for a page wait for one turn at most.

    `stepped` emits the steps in order. `ended` is emitted once, at the end; `failure` then holds
    the error, if any. The model is that in use at the start of the run.
    """

    stepped = Signal(object)
    ended = Signal()
    _drained = Signal()

    def __init__(self, background: Background, holder: ModelHolder, order: BatchOrder) -> None:
        super().__init__()
        self.failure: str | None = None
        self._background = background
        self._stop = Event()
        self._turn = Lock()  # held while the thread makes steps
        self._is_over = False
        # Queued, so that everything the thread has handed over comes first.
        self._drained.connect(self._end, Qt.ConnectionType.QueuedConnection)
        self._steps = carried_out(order, holder.model, self._stop.is_set)

    @property
    def was_stopped(self) -> bool:
        """Whether the user stopped the run."""
        return self._stop.is_set()

    def start(self) -> None:
        """Queue the next turn."""
        task = self._background.start(
            self._take_turn, self, self.tr("The run failed; the log file has the details.")
        )
        task.part.connect(self.stepped)
        task.done.connect(self._go_on)
        task.failed.connect(self._break_off)

    def stop(self) -> None:
        """Stop after the current step; written files stay, and no file is left half-written."""
        self._stop.set()
        if self._turn.acquire(blocking=False):  # otherwise the thread ends it within its turn
            try:
                self._end_steps()
            finally:
                self._turn.release()

    def _take_turn(self, task: Task) -> bool:
        """Make steps for a moment, on the thread; return whether there are more."""
        made: list[BatchStep] = []
        until = monotonic() + _TURN
        with self._turn:
            try:
                for step in self._steps:
                    made.append(step)
                    if monotonic() >= until and not self._stop.is_set():
                        return True
            finally:
                if made:
                    task.hand_over(made)
        return False

    @Slot(object)
    def _go_on(self, has_more: bool) -> None:
        if has_more and not self._stop.is_set():
            self.start()
        elif not self._is_over:
            self._end_steps()

    def _end_steps(self) -> None:
        """Exhaust the steps, which takes little time: all are made, or the run is stopped."""
        try:
            for _ in self._steps:
                pass
        except InterpunctError as error:  # the report could not be completed
            self.failure = told(error)
        self._drained.emit()

    @Slot(str)
    def _break_off(self, sentence: str) -> None:
        self.failure = sentence
        self._end()

    @Slot()
    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self.ended.emit()
