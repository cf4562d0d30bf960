# SPDX-License-Identifier: Apache-2.0
"""Work off the GUI thread: one thread, one queue, and all results in the GUI thread.

    task = background.start(work, owner, broken)  # work(task) -> result, on the thread
    task.done.connect(self._take_result)          # called here, with the result

Tasks are the only way in which the editor leaves the GUI thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal, Slot

from interpunct.errors import InterpunctError
from interpunct_app.translation import told


class Task(QObject):
    """Piece of work, as the GUI sees it.

    `part` is emitted for each intermediate result. Then `done` is emitted with the result, or
    `failed` with a sentence. A cancelled task emits none of them. `ended` is emitted in every
    case, once the thread has released all that the work uses. Unexpected errors are logged, even
    after cancelling. Work may only read data that does not change until it has ended.
    """

    part = Signal(object)
    done = Signal(object)
    failed = Signal(str)
    ended = Signal()
    _reported = Signal(object)

    def __init__(self, work: Callable[[Task], Any], broken: str) -> None:
        super().__init__()
        self._work = work
        self._broken = broken
        self._cancel = threading.Event()
        self._reported.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def cancel(self) -> None:
        """Ask the work to stop, at its next check of `cancelled`."""
        self._cancel.set()

    def cancelled(self) -> bool:
        """Whether the work was asked to stop."""
        return self._cancel.is_set()

    def hand_over(self, part: object) -> None:
        """Hand over an intermediate result; called by the work."""
        self._reported.emit((self.part, part))

    def then(self, act: Callable[[Any], object]) -> None:
        """Call `act` with the result, after all earlier receivers of `ended`."""
        done: list[Any] = []
        self.done.connect(done.append)
        self.ended.connect(lambda: act(*done) if done else None)

    def perform(self) -> None:
        """Do the work; called on the background thread."""
        report = (self.failed, self._broken)  # for unexpected errors, which go on to the log
        try:
            if not self.cancelled():
                report = self._performed()
        finally:
            self._reported.emit(report)
            self._reported.emit((self.ended,))

    def _performed(self) -> tuple[Any, Any]:
        """Signal to emit after the work, and its value."""
        try:
            return self.done, self._work(self)
        except InterpunctError as error:
            return self.failed, told(error)
        except OSError as error:
            return self.failed, system_sentence(error)

    @Slot(object)
    def _tell(self, report: tuple[Any, ...]) -> None:
        signal, *values = report
        if values == [] or not self.cancelled():
            signal.emit(*values)


def system_sentence(error: OSError) -> str:
    """Sentence on an error of the operating system."""
    place = f"{error.filename}: " if error.filename else ""
    return f"{place}{error.strerror or error}."


class Background(QObject):
    """Thread that performs tasks one after another."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._thread = QThreadPool()
        self._thread.setObjectName(name)
        self._thread.setMaxThreadCount(1)
        self._thread.setExpiryTimeout(-1)
        self._tasks: set[Task] = set()

    def start(self, work: Callable[[Task], Any], owner: QObject, broken: str) -> Task:
        """Queue `work`; it is cancelled when `owner` is deleted.

        `broken` is the sentence for an unexpected error in the work.
        """
        task = Task(work, broken)
        self._tasks.add(task)
        task.ended.connect(self._forget, Qt.ConnectionType.QueuedConnection)
        owner.destroyed.connect(task.cancel)
        self._thread.start(task.perform)
        return task

    def stop(self) -> None:
        """Cancel all tasks and wait for the thread to end."""
        for task in self._tasks:
            task.cancel()
        self._thread.waitForDone()

    @Slot()
    def _forget(self) -> None:
        task = self.sender()
        if isinstance(task, Task):
            self._tasks.discard(task)
            task.deleteLater()  # another holder could otherwise delete it on any thread
