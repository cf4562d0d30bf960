# SPDX-License-Identifier: Apache-2.0
"""Distribution of the files of a run to workers, wherever these are."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Protocol, Self

from interpunct.errors import BackendError
from interpunct.folders.ledger import Ledger
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.planning import Job
from interpunct.folders.report import SlotChoice
from interpunct.folders.shards import Shard
from interpunct.folders.worker import (
    Begun,
    Broken,
    FileTold,
    GivenFile,
    Lost,
    Message,
    Ready,
    WorkerStep,
    told_of_outcome,
)


class Crew(Protocol):
    """Workers by their numbers: processes of this machine, or actors of a cluster.

    Its context manager stops them all at the end, each between two steps.
    """

    @property
    def cores(self) -> int:
        """Number of workers that could each have their own core."""

    def start(self) -> int:
        """Start another worker; it will report `Ready` or `Lost`."""

    def give(self, worker: int, files: Sequence[GivenFile]) -> None:
        """Give files to an idle worker."""

    def next_message(self) -> tuple[int, Message]:
        """Wait for the next message of a worker. A lost worker sends no more."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


class SharedRun:
    """A run over `jobs`, shared by `count` workers of a `crew`."""

    def __init__(
        self, jobs: Sequence[Job], shards: Sequence[Shard], crew: Crew, count: int
    ) -> None:
        self._jobs = jobs
        self._ledger = Ledger(shards)
        self._crew = crew
        self._count = count
        self._starting: set[int] = set()
        self._idle: list[int] = []
        self._working: set[int] = set()

    def steps(self) -> Generator[WorkerStep, None, None]:
        """The results of the files as soon as they are known, in any order.

        A caller stops the workers by closing the iterator. A file whose worker is lost twice has
        failed. Raises InterpunctError where the model fails.
        """
        with self._crew as crew:
            for _ in range(self._count if self._ledger.waits else 0):
                self._starting.add(crew.start())
            while not self._ledger.is_done:
                worker, message = crew.next_message()
                yield from self._taken(worker, message)
                self._give()

    def _taken(self, worker: int, message: Message) -> Iterator[WorkerStep]:
        """Handle a message of a worker."""
        match message:
            case Ready():
                self._starting.discard(worker)
                self._idle.append(worker)
            case Begun(place):
                self._ledger.begin(worker, place)
                yield message
            case FileTold(place):
                if self._ledger.end(worker, place):
                    self._working.discard(worker)
                    self._idle.append(worker)
                yield message
            case Broken(error):
                raise error
            case Lost(reason):
                yield from self._lost(worker, reason)

    def _lost(self, worker: int, reason: str) -> Iterator[FileTold]:
        """Give out again the files of a lost worker, and start another in its place."""
        never_began = worker in self._starting
        for workers in (self._starting, self._working):
            workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        for place in self._ledger.lose(worker):
            outcome = _given_up(self._jobs[place].source, reason)
            yield told_of_outcome(place, outcome, reports=SlotChoice.DOUBTS)
        if not never_began and self._ledger.waits and not self._idle:
            self._starting.add(self._crew.start())
        if not (self._starting or self._idle or self._working or self._ledger.is_done):
            raise BackendError(
                f"no worker could be started: the process {reason}.",
                remedy="Give --workers 1, and see that there is memory enough.",
            )

    def _give(self) -> None:
        """Give files to the idle workers."""
        while self._idle and self._ledger.waits:
            worker = self._idle.pop()
            shard = self._ledger.give(worker)
            self._working.add(worker)
            self._crew.give(worker, [self._file(place) for place in shard])

    def _file(self, place: int) -> GivenFile:
        return GivenFile(place, self._jobs[place], again=self._ledger.was_lost(place))


def _given_up(source: Path, reason: str) -> Outcome:
    error = f"{source}: the process that had it {reason}, twice."
    return Outcome(source, Status.FAILED, error=error)
