# SPDX-License-Identifier: Apache-2.0
"""Many files by several processes, beside one; what a worker costs; shards for 1,000 workers.

    python -m benchmarks.scale                  # all of it, on a quiet machine
    python -m benchmarks.scale --workers 1 2 4  # only these
    python -m benchmarks.scale --engine ray --workers 1 2 4

Times are of whole commands, model loading and all. One process uses the other cores too (the
encoder's calls run side by side); `one core` is a process that may use only one. What the machine
gives at best is told by independent commands, one on each core, that have a part of the files
each. On a busy machine only the processor seconds mean something.
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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import psutil

from benchmarks.sizes import sized
from benchmarks.text import captions_of_words
from interpunct.folders.shards import imbalance, shards_of
from interpunct.runtime.backends.cores import usable_cores

FILES, WORDS_PER_FILE = sized(40, 4), sized(2_500, 100)
ARCHIVE, MEDIAN_WORDS, SPREAD = sized(100_000, 5_000), 4_000, 0.8
_WANTED_OF_TWO = "1.8 times one core, where independent commands reach it"
_POLL = 0.1
# Finding the processes and reading their memory takes 15 ms: oftener, and it is the measuring
# that is measured.
_POLLS_PER_LOOK = 10


@dataclass(frozen=True, slots=True)
class _Run:
    """Seconds on the clock, processor seconds of all processes, and MB a process had to itself."""

    seconds: float
    processor: float
    megabytes: list[float]

    @property
    def told(self) -> str:
        """The figures that every run has."""
        words = FILES * WORDS_PER_FILE
        return (
            f"{self.seconds:.1f} s, {words / self.seconds:,.0f} words/s, "
            f"{1000 * self.processor / words:.2f} ms of processor a word"
        )


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    yield from shard_plans()
    yield from measured([usable_cores()], ["local"])


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


def measured(counts: Sequence[int], engines: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """How fast one process is, and so many workers of each engine beside it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _write_parts(folder, usable_cores())
        alone = _punctuate(folder, "--workers", "1")
        whole = _run(alone)
        yield "one process, all cores", whole.told, ""
        cores = sorted(os.sched_getaffinity(0))
        bound = _run(alone, core=cores[0])
        yield "one process on one core", bound.told, ""
        if len(cores) > 1:
            yield from _side_by_side(folder, cores, bound)
        for engine in engines:
            yield from _by_workers(folder, engine, counts, whole, bound)


def _write_parts(folder: Path, parts: int) -> None:
    """The files, in as many folders as there are cores."""
    content = captions_of_words(WORDS_PER_FILE)
    for number in range(FILES):
        part = folder / "in" / f"{number % parts}"
        part.mkdir(parents=True, exist_ok=True)
        (part / f"{number:02}.srt").write_bytes(content)


def _side_by_side(
    folder: Path, cores: Sequence[int], bound: _Run
) -> Iterator[tuple[str, str, str]]:
    """What independent commands reach, one on each core, with a part of the files each."""

    def part(place: int) -> _Run:
        command = _punctuate(folder, "--workers", "1", part=f"{place}")
        return _run(command, core=cores[place])

    with ThreadPoolExecutor(len(cores)) as pool:
        ran = list(pool.map(part, range(usable_cores())))
    slowest = max(run.seconds for run in ran)
    what = f"{len(ran)} independent commands on a core each: times as fast as one core"
    yield what, f"{bound.seconds / slowest:.2f}", ""


def _by_workers(
    folder: Path, engine: str, counts: Sequence[int], whole: _Run, bound: _Run
) -> Iterator[tuple[str, str, str]]:
    if engine == "ray" and find_spec("ray") is None:
        yield "workers of ray", "left out: Ray is not installed (interpunct[cluster])", ""
        return
    for count in counts:
        run = _run(_punctuate(folder, "--workers", str(count), "--engine", engine))
        what = f"{count} workers, {engine}"
        yield what, run.told, ""
        times = f"{bound.seconds / run.seconds:.2f} ({whole.seconds / run.seconds:.2f})"
        yield (
            f"{what}: times as fast as one core (as one process)",
            times,
            _WANTED_OF_TWO if count == 2 else "",
        )
        more = run.processor / bound.processor - 1
        yield f"{what}: processor time beyond that of one core", f"{more:+.0%}", ""
        largest = sorted(run.megabytes, reverse=True)[:count]
        each = ", ".join(f"{megabytes:.0f}" for megabytes in largest)
        yield f"{what}: MB that each had to itself", each, ""


def _punctuate(folder: Path, *options: str, part: str = "") -> list[str]:
    return [
        *(sys.executable, "-m", "interpunct.cli.main", "punctuate", str(folder / "in" / part)),
        *("-o", str(folder / "out" / part), "--overwrite", "--no-resume", "-l", "en", *options),
    ]


def _run(command: Sequence[str], core: int | None = None) -> _Run:
    """Run a command to its end, on one `core` where that is named."""
    began = time.perf_counter()
    bound = [] if core is None else ["taskset", "-c", str(core)]
    process = psutil.Popen([*bound, *command], stdout=subprocess.DEVNULL)
    looked = _Looked(process)
    polls = 0
    while process.poll() is None:
        looked.at_time()
        if polls % _POLLS_PER_LOOK == 0:
            looked.at_memory()
        polls += 1
        time.sleep(_POLL)
    if process.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {process.returncode}")
    seconds = time.perf_counter() - began
    return _Run(seconds, sum(looked.processor.values()), list(looked.own.values()))


class _Looked:
    """What was seen of a process and those that it started: seconds, and the most MB of each."""

    def __init__(self, process: psutil.Popen) -> None:
        self.own: dict[int, float] = {}
        self.processor: dict[int, float] = {}
        self._process = process
        self._known: list[psutil.Process] = [process]

    def at_time(self) -> None:
        """Note the processor time of those that are known."""
        for each in self._known:
            try:
                times = each.cpu_times()
            except psutil.Error:
                continue
            self.processor[each.pid] = times.user + times.system

    def at_memory(self) -> None:
        """Look for new processes, and note the memory of all."""
        try:
            self._known = [self._process, *self._process.children(recursive=True)]
            for each in self._known:
                own = each.memory_full_info().uss / 2**20
                self.own[each.pid] = max(self.own.get(each.pid, 0.0), own)
        except psutil.Error:
            return


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="*", default=None)
    parser.add_argument("--engine", choices=("local", "ray"), default="local")
    given = parser.parse_args()
    counts = given.workers or [1, 2, 4]
    for what, figure, target in (*shard_plans(), *measured(counts, [given.engine])):
        print(f"{what}: {figure}" + (f" (wanted: {target})" if target else ""), flush=True)


if __name__ == "__main__":
    main()
