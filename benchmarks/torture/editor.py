# SPDX-License-Identifier: Apache-2.0
"""Random keys and clicks in the real editor, half a minute a game, each in its own process."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.programs import run

_MINUTES = 0.5
_FILES = 4


def games(ground: Ground) -> Iterator[Case]:
    """No traceback, no warning of Qt, no lost decision; all undone, the file is what it was.

    The input of a fault is what was struck last.
    """
    log = ground.folder / "last-events.txt"
    while True:
        files = ground.random.sample(ground.files, min(_FILES, len(ground.files)))
        seed = str(ground.random.randrange(2**16))
        options = ("--seed", seed, "--minutes", str(_MINUTES), "--log", str(log))
        line = [sys.executable, "-m", "benchmarks.monkey", *map(str, files), *options]
        ended = run(line, ground.folder)
        told = ended.said.decode("utf-8", "replace")[-3000:] if ended.code else ""
        struck = log.read_bytes() if log.exists() else b""
        yield Case("a game", ended.fault or told, struck)
