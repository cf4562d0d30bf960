# SPDX-License-Identifier: Apache-2.0
"""Work off the GUI thread: what a task tells, in which order, and what it keeps to itself."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QObject

from interpunct.errors import CaptionError
from interpunct_app.background import Background, Task

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    made = Background("test")
    yield made
    made.stop()


@pytest.fixture
def owner() -> QObject:
    return QObject()


class Told:
    """Everything that a task tells, in order."""

    def __init__(self, task: Task) -> None:
        self.heard: list[tuple[str, Any]] = []
        self.threads: set[int] = set()
        task.part.connect(lambda part: self._hear("part", part))
        task.done.connect(lambda result: self._hear("done", result))
        task.failed.connect(lambda sentence: self._hear("failed", sentence))
        task.ended.connect(lambda: self._hear("ended", None))

    def _hear(self, what: str, value: object) -> None:
        self.heard.append((what, value))
        self.threads.add(threading.get_ident())


def run(
    qtbot: QtBot, background: Background, owner: QObject, work: Callable[[Task], Any]
) -> list[tuple[str, Any]]:
    task = background.start(work, owner, "It broke down.")
    told = Told(task)
    with qtbot.waitSignal(task.ended, timeout=5000):
        pass
    assert told.threads == {threading.get_ident()}
    return told.heard


def test_a_task_tells_its_parts_then_its_result_then_its_end(
    qtbot: QtBot, background: Background, owner: QObject
) -> None:
    def work(task: Task) -> int:
        task.hand_over("a")
        task.hand_over("b")
        return threading.get_ident()

    *parts, done, ended = run(qtbot, background, owner, work)
    assert parts == [("part", "a"), ("part", "b")]
    assert done[0] == "done"
    assert done[1] != threading.get_ident()
    assert ended == ("ended", None)


def test_an_error_of_ours_is_told_in_its_own_words(
    qtbot: QtBot, background: Background, owner: QObject
) -> None:
    def work(_task: Task) -> None:
        raise CaptionError("there is no cue.", remedy="Open another file.")

    assert run(qtbot, background, owner, work) == [
        ("failed", "There is no cue. Open another file."),
        ("ended", None),
    ]


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (PermissionError(13, "Permission denied", "/x/a.srt"), "/x/a.srt: Permission denied."),
        (OSError("odd"), "odd."),
    ],
)
def test_an_error_of_the_system_is_one_sentence(
    qtbot: QtBot, background: Background, owner: QObject, *, error: OSError, sentence: str
) -> None:
    def work(_task: Task) -> None:
        raise error

    assert run(qtbot, background, owner, work)[0] == ("failed", sentence)


def test_what_nobody_foresaw_is_logged_and_told(
    qtbot: QtBot, background: Background, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: logged.append(kind))

    def work(_task: Task) -> None:
        raise ZeroDivisionError

    heard = run(qtbot, background, owner, work)
    assert heard == [("failed", "It broke down."), ("ended", None)]
    assert logged == [ZeroDivisionError]


def test_a_cancelled_task_tells_nothing_but_its_end(
    qtbot: QtBot, background: Background, owner: QObject
) -> None:
    begun = threading.Event()

    def work(task: Task) -> str:
        begun.set()
        while not task.cancelled():
            pass
        task.hand_over("too late")
        return "too late"

    task = background.start(work, owner, "")
    told = Told(task)
    begun.wait(5)
    with qtbot.waitSignal(task.ended, timeout=5000):
        task.cancel()
    assert told.heard == [("ended", None)]


def test_what_a_cancelled_task_runs_into_is_logged_and_not_told(
    qtbot: QtBot, background: Background, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    logged: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: logged.append(kind))
    begun = threading.Event()

    def work(task: Task) -> None:
        begun.set()
        while not task.cancelled():
            pass
        raise ZeroDivisionError

    task = background.start(work, owner, "It broke down.")
    told = Told(task)
    begun.wait(5)
    with qtbot.waitSignal(task.ended, timeout=5000):
        task.cancel()
    assert told.heard == [("ended", None)]
    qtbot.waitUntil(lambda: logged == [ZeroDivisionError])


def test_a_task_cancelled_before_its_turn_is_not_performed(
    qtbot: QtBot, background: Background, owner: QObject
) -> None:
    gate, performed = threading.Event(), list[object]()
    background.start(lambda _task: gate.wait(5), owner, "")
    waiting = background.start(performed.append, owner, "")
    waiting.cancel()
    with qtbot.waitSignal(waiting.ended, timeout=5000):
        gate.set()
    assert performed == []


def test_a_task_whose_owner_is_gone_is_cancelled(qtbot: QtBot, background: Background) -> None:
    owner, begun, gate = QObject(), threading.Event(), threading.Event()

    def work(_task: Task) -> bool:
        begun.set()
        return gate.wait(5)

    task = background.start(work, owner, "")
    told = Told(task)
    begun.wait(5)
    owner.deleteLater()
    qtbot.waitUntil(task.cancelled, timeout=5000)
    with qtbot.waitSignal(task.ended, timeout=5000):
        gate.set()
    assert told.heard == [("ended", None)]


def test_tasks_are_performed_in_the_order_in_which_they_come(
    qtbot: QtBot, background: Background, owner: QObject
) -> None:
    order: list[int] = []

    def work(number: int, _task: Task) -> None:
        order.append(number)

    for number in range(20):
        task = background.start(partial(work, number), owner, "")
    with qtbot.waitSignal(task.ended, timeout=5000):
        pass
    assert order == list(range(20))


def test_a_task_that_nobody_holds_still_tells(
    qtbot: QtBot, background: Background, owner: QObject
) -> None:
    results: list[int] = []

    def work(number: int, _task: Task) -> int:
        return number

    for number in range(20):
        background.start(partial(work, number), owner, "").done.connect(results.append)
    qtbot.waitUntil(lambda: len(results) == 20, timeout=5000)
    assert results == list(range(20))


def test_stopping_cancels_what_runs_and_what_waits(qtbot: QtBot, owner: QObject) -> None:
    background, performed = Background("stopped"), list[object]()
    begun = threading.Event()

    def endless(task: Task) -> None:
        begun.set()
        while not task.cancelled():
            pass

    background.start(endless, owner, "")
    background.start(performed.append, owner, "")
    begun.wait(5)
    background.stop()
    assert performed == []
