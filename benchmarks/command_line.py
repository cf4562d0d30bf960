# SPDX-License-Identifier: Apache-2.0
"""Start-up times and peak memory of the `interpunct` command, as whole processes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.sizes import sized
from benchmarks.text import captions, captions_of_words

RUNS = sized(5, 1)
WORDS = sized(20_000, 1_000)


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    with tempfile.TemporaryDirectory() as folder:
        short, long = Path(folder) / "short.srt", Path(folder) / "long.srt"
        short.write_bytes(captions(50))
        long.write_bytes(captions_of_words(WORDS))
        yield "interpunct --help, seconds", f"{_seconds(['--help']):.2f}", "under 0.4"
        punctuate = ["punctuate", str(short), "--overwrite"]
        yield "punctuate of 50 cues, cold, seconds", f"{_seconds(punctuate):.2f}", "under 2.5"
        memory = _peak_megabytes(["punctuate", str(long), "--overwrite"])
        yield f"peak memory of punctuate, {WORDS:,} words, MB", f"{memory:.0f}", "under 400"


def _run(arguments: Sequence[str]) -> None:
    command = [sys.executable, "-m", "interpunct.cli.main", *arguments]
    subprocess.run(command, check=True, capture_output=True)


def _seconds(arguments: Sequence[str]) -> float:
    """The median wall time, after one run that warms the file cache."""
    _run(arguments)
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        _run(arguments)
        times.append(time.perf_counter() - began)
    return sorted(times)[RUNS // 2]


def _peak_megabytes(arguments: Sequence[str]) -> float:
    code = (
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, "
        "capture_output=True); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    command = [sys.executable, "-c", code, sys.executable, "-m", "interpunct.cli.main", *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return int(done.stdout) / 1024
