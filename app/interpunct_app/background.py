# SPDX-License-Identifier: Apache-2.0
"""Work off the GUI thread: one thread, one queue, and everything told in the GUI thread.

    task = background.start(work, owner, broken)  # work(task) -> result, on the thread
    task.done.connect(self._take_result)          # called here, with the result

Tasks are the one way in which the editor leaves the GUI thread.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QThreadPool, Signal, Slot

from interpunct.errors import InterpunctError
from interpunct_app.translation import told


class Task(QObject):
    """One piece of work, as the GUI sees it.

    `part` comes with everything that the work hands over, then either `done` with its result or
    `failed` with a sentence. Of a task that was cancelled none of them comes any more. `ended`
    comes in every case, once the thread has let go of what the work uses. What nobody foresaw
    goes to the log, cancelled or not: work reads only what holds still until it has ended.
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
        """Ask the work to stop; it stops where it looks at `cancelled` next."""
        self._cancel.set()

    def cancelled(self) -> bool:
        """Whether the work was asked to stop."""
        return self._cancel.is_set()

    def hand_over(self, part: object) -> None:
        """Hand something over before all is done; called by the work."""
        self._reported.emit((self.part, part))

    def perform(self) -> None:
        """Do the work; called on the background thread."""
        report = (self.failed, self._broken)  # what nobody foresaw goes to the log, and on
        try:
            if not self.cancelled():
                report = self._performed()
        finally:
            self._reported.emit(report)
            self._reported.emit((self.ended,))

    def _performed(self) -> tuple[Any, Any]:
        """What is to be told of the work, and the signal that tells it."""
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
    """An error of the operating system in one sentence."""
    place = f"{error.filename}: " if error.filename else ""
    return f"{place}{error.strerror or error}."


class Background(QObject):
    """A thread that performs tasks one after another."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._thread = QThreadPool()
        self._thread.setObjectName(name)
        self._thread.setMaxThreadCount(1)
        self._thread.setExpiryTimeout(-1)
        self._tasks: set[Task] = set()

    def start(self, work: Callable[[Task], Any], owner: QObject, broken: str) -> Task:
        """Queue `work`; it is cancelled when `owner` is gone.

        `broken` is the sentence to show where the work fails in a way that nobody foresaw.
        """
        task = Task(work, broken)
        self._tasks.add(task)
        task.ended.connect(self._forget, Qt.ConnectionType.QueuedConnection)
        owner.destroyed.connect(task.cancel)
        self._thread.start(task.perform)
        return task

    def stop(self) -> None:
        """Cancel everything and wait for the thread to end."""
        for task in self._tasks:
            task.cancel()
        self._thread.waitForDone()

    @Slot()
    def _forget(self) -> None:
        task = self.sender()
        if isinstance(task, Task):
            self._tasks.discard(task)
            task.deleteLater()  # whoever holds it still could let go of it on any thread
