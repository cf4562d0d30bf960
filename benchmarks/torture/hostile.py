# SPDX-License-Identifier: Apache-2.0
"""Files made to do harm, one process each: none may take too long, too much, or end in a trace."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

from benchmarks.text import captions
from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.hostile_bundles import hostile_bundles
from benchmarks.torture.hostile_texts import hostile_texts
from benchmarks.torture.programs import Ended, command, run
from interpunct.models.bundle import default_bundle

_MEGABYTE = 1_000_000
_MOST_SECONDS, _MOST_MB = 10.0, 300.0
_LINES = (
    ("check",),
    ("cut", "--overwrite"),
    ("punctuate", "--overwrite", "--marks", "suggest", "--report", "report.json"),
    ("punctuate", "--overwrite", "--marks", "replace", "--cut", "sentences"),
)


def texts(ground: Ground) -> Iterator[Case]:
    """A megabyte of anything ends in 10 s and 300 MB, or is refused."""
    while True:
        for name, data in hostile_texts(ground.random.randrange(2**16), _MEGABYTE):
            path = ground.folder / "hostile.srt"
            path.write_bytes(data)
            first, *options = ground.random.choice(_LINES)
            ended = run([*command(first, path), *options], ground.folder)
            yield Case(f"{first}: {name}", ended.fault or _too_much(ended), data)


def bundles(ground: Ground) -> Iterator[Case]:
    """A bundle with something wrong is refused in a sentence, or gives finite predictions."""
    path = ground.folder / "talk.srt"
    path.write_bytes(captions(12))
    while True:
        folder = ground.folder / "bundles"
        for name, bundle in hostile_bundles(
            default_bundle().folder, folder, ground.random.randrange(2**16)
        ):
            line = command("punctuate", path, "--overwrite", "--model", bundle)
            ended = run(line, ground.folder)
            yield Case(name, ended.fault)
            shutil.rmtree(bundle, ignore_errors=True)


def _too_much(ended: Ended) -> str:
    if ended.seconds <= _MOST_SECONDS and ended.memory_mb <= _MOST_MB:
        return ""
    return f"{ended.seconds:.1f} s and {ended.memory_mb:.0f} MB"
