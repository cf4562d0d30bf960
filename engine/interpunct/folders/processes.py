# SPDX-License-Identifier: Apache-2.0
"""Workers as processes of this machine.

They are forked from a server process that has imported all modules and started no thread, so they
share its memory. A process with a loaded encoder cannot be forked: CTranslate2's threads do not
exist in the child, and its first call would wait forever. So each worker loads the encoder itself.
Without fork, workers start from scratch.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Self

from interpunct.errors import InterpunctError
from interpunct.folders.worker import (
    Broken,
    GivenFile,
    Lost,
    Message,
    Ready,
    Setup,
    told_steps,
)
from interpunct.runtime.backends.cores import usable_cores

_SECONDS_TO_STOP = 10.0  # a step takes less than one, loading a model several
_SECONDS_TO_END = 5.0
_ENDING = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows has not all of them


class Processes:
    """A `Crew` of processes with the same setup."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._context = _context()
        self._processes: list[BaseProcess] = []
        self._connections: dict[int, Connection] = {}
        self._heard: deque[int] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Stop all workers: each ends after its step, without a half-written file."""
        for connection in self._connections.values():
            connection.close()
        deadline = time.monotonic() + _SECONDS_TO_STOP
        for process in self._processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

    @property
    def cores(self) -> int:
        """The cores that this process may use."""
        return usable_cores()

    def start(self) -> int:
        """See `Crew.start`."""
        ours, theirs = self._context.Pipe()
        process = self._context.Process(  # type: ignore[attr-defined]
            target=work, args=(theirs, self._setup), daemon=True
        )
        with _without_signals():
            process.start()
        theirs.close()
        worker = len(self._processes)
        self._processes.append(process)
        self._connections[worker] = ours
        return worker

    def pid(self, worker: int) -> int | None:
        """The process of a worker."""
        return self._processes[worker].pid

    def give(self, worker: int, files: Sequence[GivenFile]) -> None:
        """See `Crew.give`."""
        with suppress(OSError):  # it has ended; its loss is reported later
            self._connections[worker].send(list(files))

    def next_message(self) -> tuple[int, Message]:
        """See `Crew.next_message`."""
        if not self._heard:
            ready = set(wait(list(self._connections.values())))
            self._heard.extend(
                worker for worker, each in self._connections.items() if each in ready
            )
        worker = self._heard.popleft()
        try:
            message: Message = self._connections[worker].recv()
        except (EOFError, OSError):
            message = self._lost(worker)
        return worker, message

    def _lost(self, worker: int) -> Lost:
        self._connections.pop(worker).close()
        process = self._processes[worker]
        process.join(_SECONDS_TO_END)
        code = process.exitcode
        if code is not None and code < 0:
            return Lost(f"was ended from outside ({_signal_name(-code)})")
        return Lost("ended" if code is None else f"ended with the code {code}")


@contextmanager
def _without_signals() -> Iterator[None]:
    """Hold signals back; processes that start meanwhile never get them, as they inherit that."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # whose start lets SIGINT and SIGTERM through again
    known = signal.pthread_sigmask(signal.SIG_BLOCK, map(_number, _ENDING))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, known)


def _number(name: str) -> int:
    number: int = getattr(signal, name)
    return number


def _signal_name(number: int) -> str:
    """Name of a signal; for the signal of an out-of-memory kill it says so."""
    try:
        name = signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
    return f"{name}, out of memory perhaps" if name == "SIGKILL" else name


def _context() -> BaseContext:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["__main__", __name__])
    return context


def work(connection: Connection, setup: Setup) -> None:
    """Main function of a worker process, until its connection is closed.

    Ctrl+C, a closing terminal and a cluster's SIGTERM reach all processes of a run. Only the
    process that shares the files out handles them; the workers end as a consequence.
    """
    for name in _ENDING:
        if hasattr(signal, name):
            signal.signal(_number(name), signal.SIG_IGN)
    os.environ["OMP_NUM_THREADS"] = "1"  # for torch, if a bundle needs it: one core each
    with suppress(EOFError, OSError):
        _work(connection, setup)


def _work(connection: Connection, setup: Setup) -> None:
    try:
        run = setup.opened()
        connection.send(Ready(os.getpid()))
        while True:
            for step in told_steps(run, connection.recv(), reports=setup.reports):
                connection.send(step)
    except InterpunctError as error:
        connection.send(Broken(error))
