# SPDX-License-Identifier: Apache-2.0
"""Many files by several processes, beside one; what a worker costs; shards for 1,000 workers.

    python -m benchmarks.scale                  # all of it, on a quiet machine
    python -m benchmarks.scale --workers 1 2 4  # only these, each beside one process
    python -m benchmarks.scale --engine ray --workers 1 2 4

Times are of whole commands, model loading and all. One process uses the other cores too (the
encoder's calls run side by side); `one core` is a process that may use only one.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import psutil

from benchmarks.text import captions_of_words
from interpunct.models.backends.cores import usable_cores
from interpunct.scale.shards import imbalance, shards_of

FILES, WORDS_PER_FILE = 24, 2_500
ARCHIVE, MEDIAN_WORDS, SPREAD = 100_000, 4_000, 0.8
_POLL = 0.02


@dataclass(frozen=True, slots=True)
class _Run:
    """Seconds on the clock, processor seconds of all processes, and MB a process had to itself."""

    seconds: float
    processor: float
    megabytes: list[float]


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    yield from shard_plans()
    yield from measured([usable_cores()], "local")


def shard_plans() -> Iterator[tuple[str, str, str]]:
    """How well an archive of files of many lengths is shared out, and how long that takes."""
    lengths = random.Random(7)
    words = [round(lengths.lognormvariate(0, SPREAD) * MEDIAN_WORDS) for _ in range(ARCHIVE)]
    for workers in (4, 64, 1_000):
        began = time.perf_counter()
        heaviest = imbalance(words, shards_of(words, workers))
        seconds = time.perf_counter() - began
        what = f"{ARCHIVE:,} files in {workers:,} shards: heaviest over mean ({seconds:.1f} s)"
        yield what, f"{heaviest:.4f}", "under 1.05"


def measured(counts: Sequence[int], engine: str) -> Iterator[tuple[str, str, str]]:
    """How much faster so many workers are than one process, and what each takes."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "in").mkdir()
        content = captions_of_words(WORDS_PER_FILE)
        for number in range(FILES):
            (folder / "in" / f"{number:02}.srt").write_bytes(content)
        one = _run(folder, ["--workers", "1"])
        bound = _run(folder, ["--workers", "1"], cores={min(os.sched_getaffinity(0))})
        yield "one process, seconds", f"{one.seconds:.1f}", ""
        yield "one process on one core, seconds", f"{bound.seconds:.1f}", ""
        for count in counts:
            run = _run(folder, ["--workers", str(count), "--engine", engine])
            what = f"{count} workers, {engine}: times as fast as one process (as one core)"
            figures = f"{one.seconds / run.seconds:.2f} ({bound.seconds / run.seconds:.2f})"
            yield what, figures, "1.8 on two cores" if count == 2 else ""
            yield (
                f"{count} workers, {engine}: processor seconds, those of one process",
                f"{run.processor:.1f}, {one.processor:.1f}",
                "",
            )
            largest = sorted(run.megabytes, reverse=True)[:count]
            yield (
                f"{count} workers, {engine}: MB that each had to itself",
                ", ".join(f"{megabytes:.0f}" for megabytes in largest),
                "",
            )


def _run(folder: Path, options: Sequence[str], cores: set[int] | None = None) -> _Run:
    command = [
        *(sys.executable, "-m", "interpunct.cli.main", "punctuate", str(folder / "in")),
        *("-o", str(folder / "out"), "--overwrite", "--no-resume", "-l", "en", *options),
    ]
    began = time.perf_counter()
    process = psutil.Popen(
        command,
        stdout=subprocess.DEVNULL,
        preexec_fn=None if cores is None else lambda: os.sched_setaffinity(0, cores),
    )
    own: dict[int, float] = {}
    processor: dict[int, float] = {}
    while process.poll() is None:
        _look(process, own, processor)
        time.sleep(_POLL)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    seconds = time.perf_counter() - began
    return _Run(seconds, sum(processor.values()), list(own.values()))


def _look(process: psutil.Popen, own: dict[int, float], processor: dict[int, float]) -> None:
    """Note the most memory and the time of a process and of those that it started."""
    try:
        for each in (process, *process.children(recursive=True)):
            own[each.pid] = max(own.get(each.pid, 0.0), each.memory_full_info().uss / 2**20)
            times = each.cpu_times()
            processor[each.pid] = times.user + times.system
    except psutil.Error:
        return


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="*", default=None)
    parser.add_argument("--engine", choices=("local", "ray"), default="local")
    given = parser.parse_args()
    counts = given.workers or [1, 2, 4]
    for what, figure, target in (*shard_plans(), *measured(counts, given.engine)):
        print(f"{what}: {figure}" + (f" (wanted: {target})" if target else ""), flush=True)


if __name__ == "__main__":
    main()
