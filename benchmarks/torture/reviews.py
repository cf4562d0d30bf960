# SPDX-License-Identifier: Apache-2.0
"""Reviews that are killed, and journals that are damaged: no acknowledged step is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.torture.cases import Case, Ground, tried
from benchmarks.torture.mutations import damaged
from interpunct.review.commands import Decide, Step
from interpunct.review.found_sessions import open_sessions
from interpunct.review.history import History
from interpunct.review.journal import replay_sound
from interpunct.review.session import Session
from interpunct.work.work import Work

CAPTIONS = (
    b"1\n00:00:01,000 --> 00:00:03,000\nso the harbour was quiet when we came\n\n"
    b"2\n00:00:03,500 --> 00:00:06,000\nnobody could tell us why it was\n"
)
_MARKS = ",.?!"
_STEPS = 60


def killed_reviews(ground: Ground) -> Iterator[Case]:
    """A review in another process is killed at any moment; every step it told of is there."""
    number = 0
    while True:
        number += 1
        folder = ground.folder / str(number)
        acknowledged = _killed(folder, ground.random.randint(1, 120))
        yield tried("killed review", partial(_recovered, folder, acknowledged))


def journals(ground: Ground) -> Iterator[Case]:
    """A damaged journal gives the steps before the damage, or is refused in a sentence."""
    folder = ground.folder / "journal"
    session = _started(folder)
    for number in range(_STEPS):
        session.do(_step(session.work, number))
        if number % 7 == 0:
            session.undo()
    session.abandon()
    (found,) = open_sessions(folder)
    whole = found.journal.read_bytes()
    while True:
        data = damaged(whole, ground.random)
        path = ground.folder / "damaged.journal"
        path.write_bytes(data)
        yield tried("damaged journal", partial(_replayed, path), data)


def play(folder: Path) -> None:
    """Decide for ever, and tell of each step once it is done; the process that is killed."""
    session = _started(folder)
    for number in range(10**6):
        session.do(_step(session.work, number))
        print(number, flush=True)


def _killed(folder: Path, steps: int) -> int:
    """How many steps a review told of before it was killed, some time after `steps`."""
    code = f"from benchmarks.torture.reviews import *; play(Path({str(folder)!r}))"
    last = -1
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        while last < steps:
            last = int(child.stdout.readline())
        os.kill(child.pid, signal.SIGKILL)
        rest = [int(line) for line in child.stdout if line.endswith("\n")]
    return max([last, *rest]) + 1


def _recovered(folder: Path, acknowledged: int) -> str:
    (found,) = open_sessions(folder)
    session = Session.recover(found, Work.of_bytes(CAPTIONS))
    done = len(session.history.done)
    session.abandon()
    if session.notice is not None:
        return session.notice
    # One more may have been written down and not told of yet.
    return "" if done - acknowledged in {0, 1} else f"{acknowledged} told of, {done} recovered"


def _replayed(path: Path) -> str:
    history = History(Work.of_bytes(CAPTIONS))
    replay_sound(path, history)
    while history.undo():
        pass
    is_back = history.work.document.to_bytes() == CAPTIONS and not history.work.decisions
    return "" if is_back else "what was replayed cannot be undone"


def _started(folder: Path) -> Session:
    work = Work.of_bytes(CAPTIONS)
    return Session.start(work, CAPTIONS, caption=Path("a.srt"), options={}, folder=folder)


def _step(work: Work, number: int) -> Step:
    slot, mark = number % len(work.transcript), _MARKS[number // len(work.transcript) % 4]
    return Decide.plan(work, slot, mark, seconds=number)
