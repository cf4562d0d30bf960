# SPDX-License-Identifier: Apache-2.0
"""Trainings that are killed: they go on to the same weights, to the last bit."""

from __future__ import annotations

import lzma
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic

from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.programs import command, killed_when, run
from interpunct_lab.__main__ import main
from interpunct_lab.training.weights import WEIGHTS

_TEXT = (
    "We went down to the harbour, and nobody was there. Why had they left? The boats were "
    "quiet, the nets were dry, and the old pilot laughed. He said that they would be back.\n"
)
_SIZES = ("--set", "layers=1", "--set", "width=8", "--set", "embedding=4", "--device", "cpu")
_STEPS = ("--steps", "400", "--batch", "3", "--check-every", "20", "--dev-words", "40")
_KILLS = 4
_WRITES = 8  # of the files of a training, before it is killed


def killed_trainings(ground: Ground) -> Iterator[Case]:
    """A training that is killed again and again gives the weights of one that was let be."""
    text = _labelled(ground.folder)
    whole = ground.folder / "whole"
    yield Case("a whole training", run(_line(text, whole), ground.folder).fault)
    number = 0
    while True:
        number += 1
        out = ground.folder / f"out-{number}"
        line = [*_line(text, out), "--resume"]
        for _ in range(_KILLS):
            if killed_when(line, _further(out, ground.random), signal.SIGKILL) == 0:
                break
        ended = run(line, ground.folder)
        same = (out / WEIGHTS).exists() and (
            (out / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()
        )
        fault = ended.fault or ("" if same else "the weights are others, or missing")
        yield Case("killed and gone on", fault)
        shutil.rmtree(out, ignore_errors=True)


def _further(out: Path, random: Random) -> Callable[[], bool]:
    """What tells that a training has written something so many times, or has just begun."""
    wanted, begun = random.randint(0, _WRITES), monotonic() + random.uniform(0, 2)
    seen = _written(out)
    before = len(seen)

    def due() -> bool:
        seen.update(_written(out))
        return monotonic() > begun and len(seen) - before >= wanted

    return due


def _written(out: Path) -> set[tuple[str, int]]:
    """The files of a training and when each was written; some go while they are looked at."""
    found: set[tuple[str, int]] = set()
    with suppress(OSError):
        for path in out.rglob("*"):
            found.add((path.name, path.stat().st_mtime_ns))
    return found


def _labelled(folder: Path) -> Path:
    corpus = folder / "corpora" / "en"
    corpus.mkdir(parents=True)
    with lzma.open(corpus / "own.txt.xz", "wt", encoding="utf-8") as file:
        file.write(_TEXT * 60)
    main(["label", str(folder / "corpora"), str(folder / "labelled"), "--processes", "1"])
    return folder / "labelled"


def _line(text: Path, out: Path) -> list[str]:
    where = ("--data", str(text), "--out", str(out), "--patience", "99")
    return command("train", "char-delay", *where, *_SIZES, *_STEPS)
