# SPDX-License-Identifier: Apache-2.0
"""Work off the GUI thread: one thread, one queue, results by queued signals.

    task = Task(work)                        # work(task) -> result, on the thread
    task.done.connect(self._take_result)     # to methods of QObjects that live in the GUI
    background.start(task)                   # only now, or signals could come before they connect

A task ends with exactly one of `done`, `failed` and `cancelled_out`, or with none of them where
it broke down in a way nobody foresaw; `ended` comes in every case, last.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from interpunct.errors import InterpunctError

if TYPE_CHECKING:
    from collections.abc import Callable


class Task(QObject):
    """One piece of work, as the GUI sees it."""

    part = Signal(object)
    done = Signal(object)
    failed = Signal(str)
    cancelled_out = Signal()
    ended = Signal(bool)

    def __init__(self, work: Callable[[Task], Any]) -> None:
        super().__init__()
        self._work = work
        self._cancel = threading.Event()

    def cancel(self) -> None:
        """Ask the work to stop; it stops where it looks at `cancelled` next."""
        self._cancel.set()

    def cancelled(self) -> bool:
        """Whether the work was asked to stop."""
        return self._cancel.is_set()

    def perform(self) -> None:
        """Do the work; called on the background thread."""
        orderly = False
        try:
            orderly = self._perform()
        finally:
            self.ended.emit(orderly)

    def _perform(self) -> bool:
        if self.cancelled():
            self.cancelled_out.emit()
            return True
        try:
            result = self._work(self)
        except InterpunctError as error:
            self.failed.emit(str(error))
            return True
        except OSError as error:
            self.failed.emit(_sentence(error))
            return True
        if self.cancelled():
            self.cancelled_out.emit()
        else:
            self.done.emit(result)
        return True


def _sentence(error: OSError) -> str:
    """An error of the operating system in one sentence."""
    place = f"{error.filename}: " if error.filename else ""
    return f"{place}{error.strerror or error}."


class _Runner(QObject):
    """Lives on the thread and performs tasks in the order in which they come."""

    @Slot(object)
    def perform(self, task: Task) -> None:
        task.perform()


class Background(QObject):
    """A thread that performs tasks one after another."""

    _given = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._thread = QThread()
        self._thread.setObjectName(name)
        self._runner = _Runner()
        self._runner.moveToThread(self._thread)
        self._given.connect(self._runner.perform)
        self._tasks: set[Task] = set()
        self._thread.start()

    def start(self, task: Task) -> None:
        """Queue a task whose signals are connected."""
        self._tasks.add(task)
        task.ended.connect(self._forget, Qt.ConnectionType.QueuedConnection)
        self._given.emit(task)

    def stop(self) -> None:
        """Cancel everything and wait for the thread to end."""
        for task in self._tasks:
            task.cancel()
        self._thread.quit()
        self._thread.wait()

    @Slot(bool)
    def _forget(self, orderly: bool) -> None:  # noqa: ARG002
        task = self.sender()
        if isinstance(task, Task):
            self._tasks.discard(task)
