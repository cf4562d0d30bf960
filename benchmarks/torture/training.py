# SPDX-License-Identifier: Apache-2.0
"""Trainings that are killed: they go on to the same weights, to the last bit."""

from __future__ import annotations

import lzma
import signal
from collections.abc import Iterator
from pathlib import Path

from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.programs import command, killed, run
from interpunct.lab.__main__ import main
from interpunct.models.systems.weights import WEIGHTS

_TEXT = (
    "We went down to the harbour, and nobody was there. Why had they left? The boats were "
    "quiet, the nets were dry, and the old pilot laughed. He said that they would be back.\n"
)
_SIZES = ("--set", "layers=1", "--set", "width=8", "--set", "embedding=4", "--device", "cpu")
_STEPS = ("--steps", "400", "--batch", "3", "--check-every", "20", "--dev-words", "40")
_KILLS = 4


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
            if killed(line, ground.random.uniform(1, 12), signal.SIGKILL) == 0:
                break
        run(line, ground.folder)
        same = (out / WEIGHTS).exists() and (
            (out / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()
        )
        yield Case("killed and gone on", "" if same else "the weights are others, or missing")


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
