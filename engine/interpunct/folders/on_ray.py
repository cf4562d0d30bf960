# SPDX-License-Identifier: Apache-2.0
"""Workers as actors of a Ray cluster, which exists or is started here.

The program and the bundle are installed on every node. All nodes see the files under the same
paths, as in a cluster with a shared file system.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from typing import Any, Self

from interpunct.errors import BackendError, InterpunctError
from interpunct.folders.worker import (
    Broken,
    GivenFile,
    Lost,
    Message,
    Ready,
    Setup,
    told_steps,
)

_SECONDS_TO_STOP = 10.0  # a step takes less than one
_SECONDS_TO_HEAR = 1.0  # longest delay of a signal


class RayActors:
    """A `Crew` of actors with the same setup, each with its own core.

    Without an `address` that of the environment is used (RAY_ADDRESS). Without either, Ray is
    started on this machine with `workers` cores. Raises BackendError where that fails.
    """

    def __init__(
        self, setup: Setup, address: str | None = None, workers: int | None = None
    ) -> None:
        self._ray = _ray()
        self._ours = not self._ray.is_initialized()
        if self._ours:
            _connect(self._ray, address, workers)
        self._setup = setup
        self._actor = self._ray.remote(num_cpus=1, max_restarts=0, max_concurrency=2)(_Actor)
        self._actors: list[Any] = []
        self._told: dict[Any, int] = {}
        self.pids: dict[int, int] = {}

    @property
    def cores(self) -> int:
        """The cores of the cluster."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Stop all actors between two steps; actors that never started are given up."""
        known = [self._actors[worker] for worker in self.pids]
        with suppress(self._ray.exceptions.RayError):
            stopped = [actor.stop.remote() for actor in known]
            self._ray.wait(stopped, num_returns=len(stopped), timeout=_SECONDS_TO_STOP)
        for actor in self._actors:
            self._ray.kill(actor)
        if self._ours:
            self._ray.shutdown()

    def start(self) -> int:
        """See `Crew.start`."""
        actor = self._actor.remote(self._setup)
        worker = len(self._actors)
        self._actors.append(actor)
        self._told[actor.open.remote()] = worker
        return worker

    def give(self, worker: int, files: Sequence[GivenFile]) -> None:
        """See `Crew.give`."""
        work = self._actors[worker].work.options(num_returns="streaming")
        self._told[work.remote(list(files))] = worker

    def next_message(self) -> tuple[int, Message]:
        """See `Crew.next_message`."""
        while True:
            for source in self._ready():
                worker = self._told[source]
                message = self._message(source, worker)
                if message is not None:
                    return worker, message

    def _ready(self) -> list[Any]:
        """The sources with a message: first messages of actors, and their work."""
        ready, _ = self._ray.wait(list(self._told), num_returns=1, timeout=_SECONDS_TO_HEAR)
        found: list[Any] = ready
        return found

    def _message(self, source: Any, worker: int) -> Message | None:
        """The message of a source; None where an actor has finished its files."""
        is_work = isinstance(source, self._ray.ObjectRefGenerator)
        try:
            message: Message = self._ray.get(next(source) if is_work else source)
        except StopIteration:
            del self._told[source]
            return None
        except self._ray.exceptions.RayError as error:
            del self._told[source]
            self.pids.pop(worker, None)
            return Lost(f"was lost ({type(error).__name__})")
        if not is_work:
            del self._told[source]
        if isinstance(message, Ready):
            self.pids[worker] = message.pid
        return message


class _Actor:
    """The worker; `stop` is called while it works."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._stopped = threading.Event()
        self._at_work = threading.Lock()

    def open(self) -> Message:
        """Load the model."""
        try:
            self._run = self._setup.opened()
        except InterpunctError as error:
            return Broken(error)
        return Ready(os.getpid())

    def work(self, files: Sequence[GivenFile]) -> Iterator[Message]:
        """Process files, step by step."""
        with (
            self._at_work,
            closing(told_steps(self._run, files, reports=self._setup.reports)) as steps,
        ):
            try:
                for step in steps:
                    yield step
                    if self._stopped.is_set():
                        return
            except InterpunctError as error:
                yield Broken(error)

    def stop(self) -> None:
        """End the work after the present step, and wait for its end."""
        self._stopped.set()
        with self._at_work:
            pass


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise BackendError(
            "the engine ray needs Ray, which is not installed.",
            remedy="Install interpunct[cluster].",
        ) from error
    return ray


def _connect(ray: Any, address: str | None, workers: int | None) -> None:
    """Connect to a cluster, or start one here; Ray's handler for SIGTERM is removed again."""
    here = address is None and "RAY_ADDRESS" not in os.environ
    local = {"num_cpus": workers, "include_dashboard": False} if here else {}
    before = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # Ray raises a bare one if its processes start late
        if here:
            raise BackendError(
                f"Ray cannot be started here ({error}).",
                remedy="Try again when less else runs, or use --engine local.",
            ) from error
        raise BackendError(
            f"Ray cannot be reached ({error}).",
            remedy="Check --address, and that the cluster runs the same version of Ray.",
        ) from error
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, before)
