# SPDX-License-Identifier: Apache-2.0
"""Assignment of files to workers, and recovery of the files of a lost worker.

A worker that ends unexpectedly (mostly out of memory) had some files open. Each of these is given
out again, once and alone, so that the faulty file is found and the others succeed. A file whose
worker is lost a second time is given up. Files that the worker had not begun wait again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from interpunct.folders.shards import Shard

_MOST_LOSSES = 2


@dataclass(slots=True)
class _Given:
    """The files of one worker that have not ended, and those of them that have begun."""

    left: dict[int, None]
    begun: set[int] = field(default_factory=set)

    def suspects(self) -> list[int]:
        """The files that may have caused a loss; the first file where none has begun."""
        return [place for place in self.left if place in self.begun] or [*self.left][:1]


class Ledger:
    """The files of a run, by their places: each ends once, or is given up."""

    def __init__(self, shards: Iterable[Shard]) -> None:
        self._waiting = deque(shard for shard in shards if shard)
        self._given: dict[int, _Given] = {}
        self._losses: dict[int, int] = {}

    @property
    def is_done(self) -> bool:
        """Whether no file is waiting or with a worker."""
        return not self._waiting and not self._given

    @property
    def waits(self) -> bool:
        """Whether files are waiting."""
        return bool(self._waiting)

    def give(self, worker: int) -> Shard:
        """The next files for `worker`, which has none. Some files must be waiting."""
        shard = self._waiting.popleft()
        self._given[worker] = _Given(dict.fromkeys(shard))
        return shard

    def was_lost(self, place: int) -> bool:
        """Whether a worker was lost that had this file open."""
        return place in self._losses

    def begin(self, worker: int, place: int) -> None:
        """Note that a worker has opened a file."""
        self._given[worker].begun.add(place)

    def end(self, worker: int, place: int) -> bool:
        """Note that a file has ended; returns whether it was the worker's last file."""
        left = self._given[worker].left
        del left[place]
        if not left:
            del self._given[worker]
        return not left

    def lose(self, worker: int) -> tuple[int, ...]:
        """Let the files of a lost worker wait again; returns the files that are given up."""
        given = self._given.pop(worker, None)
        if given is None:
            return ()
        suspects = given.suspects()
        others = tuple(place for place in given.left if place not in suspects)
        if others:
            self._waiting.appendleft(others)
        for place in suspects:
            self._losses[place] = self._losses.get(place, 0) + 1
        given_up = tuple(place for place in suspects if self._losses[place] >= _MOST_LOSSES)
        self._waiting.extend((place,) for place in suspects if place not in given_up)
        return given_up
