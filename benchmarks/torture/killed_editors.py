# SPDX-License-Identifier: Apache-2.0
"""Editors killed at any moment of editing: a restored window shows what was shown before."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic

from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.edited_windows import Look, Restored, edit, restore

_LONGEST = 4.0  # seconds of editing
_LARGEST = 20_000  # bytes of a file, so that it is open soon
_PATIENCE = 120.0  # seconds for a process to start, and to restore


@dataclass(slots=True)
class Told:
    """What an editor told of before it was killed: the last look of each journal, and faults."""

    looks: dict[str, Look] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def take(self, said: Look | str) -> None:
        """Take a look, in the place of an earlier one, or a fault."""
        if isinstance(said, str):
            self.faults.append(said)
        else:
            self.looks[said.journal] = said


def killed_editors(ground: Ground) -> Iterator[Case]:
    """A window is edited and killed; what it told of last is restored, predictions included.

    A kill in the middle of a change may leave a longer journal than was told of. It is restored
    as it is, and once more as it was when it was told of.
    """
    files = [file for file in ground.files if file.stat().st_size < _LARGEST]
    number = 0
    while files:
        number += 1
        folder = ground.folder / str(number)
        (folder / "files").mkdir(parents=True)
        file = Path(shutil.copy(ground.random.choice(files), folder / "files"))
        seed = ground.random.randrange(2**32)
        told = _killed(folder, file, seed, ground.random.uniform(0, _LONGEST))
        yield _case(folder, told, f"{file.name}, seed {seed}")
        shutil.rmtree(folder)


def _killed(folder: Path, file: Path, seed: int, seconds: float) -> Told:
    """What an editor told of that was killed some seconds after its first change."""
    told = Told()
    with _begun(partial(edit, folder, file, seed)) as (process, pipe), suppress(EOFError):
        pipe.poll(_PATIENCE)
        due = monotonic() + seconds
        while pipe.poll(max(0.0, due - monotonic())):
            told.take(pipe.recv())
            if monotonic() > due:
                break
        process.kill()
        while True:  # all that was told until then; the last look may be cut off
            told.take(pipe.recv())
    if not told.looks:
        told.faults.append("nothing was changed")
    return told


def _case(folder: Path, told: Told, name: str) -> Case:
    sessions = folder / "sessions"
    sizes = {name: look.size for name, look in told.looks.items()}
    journals = sorted(sessions.glob("*.journal"))
    data = b"".join(journal.read_bytes() for journal in journals)
    ahead = [it for it in journals if it.stat().st_size > sizes.get(it.name, it.stat().st_size)]
    faults = list(told.faults)
    if ahead:
        again = folder / "as it is"
        shutil.copytree(sessions, again / "sessions")
        faults += _differences({}, _restored(again))
        for journal in ahead:
            os.truncate(journal, sizes[journal.name])
    faults += _differences(told.looks, _restored(folder))
    kind = "killed in a change" if ahead else "killed between changes"
    return Case(kind, "\n".join((name, *faults)) if faults else "", data)


def _restored(folder: Path) -> list[Restored] | str:
    """What a new window shows, or why it shows nothing."""
    with _begun(partial(restore, folder)) as (_, pipe):
        try:
            found: list[Restored] | str = pipe.recv() if pipe.poll(_PATIENCE) else "no answer"
        except EOFError:
            return "the window died while it restored"
    return found


def _differences(told: Mapping[str, Look], restored: list[Restored] | str) -> Iterator[str]:
    if isinstance(restored, str):
        yield restored
        return
    looks = {one.look.journal: one.look for one in restored}
    for name, look in told.items():
        if name not in looks and look.is_worth_recovering:
            yield f"{name} is not found"
        elif name in looks and (others := looks[name].differences(look)):
            yield f"{name} has other {', '.join(others)}"
    for one in restored:
        yield from one.faults


@contextmanager
def _begun(act: Callable[[Connection], None]) -> Iterator[tuple[BaseProcess, Connection]]:
    """A process that acts with its end of a pipe, and our end; it is killed afterwards."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["benchmarks.torture.edited_windows"])
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=act, args=(theirs,))
    process.start()
    theirs.close()
    try:
        yield process, ours
    finally:
        process.kill()
        process.join()
        ours.close()
