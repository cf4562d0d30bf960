# SPDX-License-Identifier: Apache-2.0
"""Trains and measures the rows of the laboratory's tables: `make laboratory`.

Trainings and test sets stand in `laboratory.toml`. Labelled text and encoders are made where they
are missing; each row is measured as soon as it is trained, so that nothing is lost where the
machine goes. Several rows are trained at once, each on one thread. A row that is there is left
alone, a training that was killed is resumed, one that fails is told and the next begun.
`NAME-seed2` is the row NAME with another seed. All of it lies in one folder but the tables, which
are in `docs/laboratory`.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import IO

from benchmarks.laboratory_encoders import make_encoder
from benchmarks.laboratory_rows import ROOT, Laboratory, Row, read_plans
from interpunct.bundles.bundle import load_bundle
from interpunct.errors import InterpunctError
from interpunct_lab.evaluation.benchmark_table import MadeBy
from interpunct_lab.evaluation.benchmarking import note_made
from interpunct_lab.text.tagged import read_tagged

_FOLDERS = {
    "data": ("../shared", "has corpora/ and benchmarks/"),
    "out": ("runs/laboratory", "gets labelled text, encoders and bundles"),
    "tables": ("docs/laboratory", "gets the figures"),
}


_NICENESS = 5
_SHARED = Lock()
"""For texts, encoders and tables, which several rows make or change."""


def main() -> int:
    """Make the rows that are named, or all that are left, as many at once as there are cores."""
    arguments = _arguments()
    laboratory = Laboratory(
        arguments.data, arguments.out, arguments.tables, read_plans(), arguments.scale
    )
    names = laboratory.names_of(arguments.rows) or laboratory.names()
    rows = [laboratory.row(name) for name in names]
    left = [row for row in rows if arguments.rows or not laboratory.is_done(row)]
    if arguments.left:
        print("\n".join(row.name for row in left) or "Nothing is left.")
        return 0
    arguments.out.mkdir(parents=True, exist_ok=True)
    if arguments.background:
        return _start_in_background(arguments.out)
    with (arguments.out / "lock").open("w") as lock:
        if not _is_locked(lock):
            print(f"It is running already: {arguments.out / 'log.txt'} tells how far.")
            return 1
        os.nice(_NICENESS)
        with ThreadPoolExecutor(arguments.cores) as pool:
            went_well = list(pool.map(lambda row: _make(laboratory, row), left))
    return int(not all(went_well))


def _is_locked(lock: IO[str]) -> bool:
    """Whether this process has the lock now; the system takes it back where the process ends.

    What it starts has it too: a training that outlives a killed process is not begun twice.
    """
    os.set_inheritable(lock.fileno(), True)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _start_in_background(out: Path) -> int:
    """The same command once more, on its own, so that it goes on where the terminal is closed."""
    words = [word for word in sys.argv[1:] if word != "--background"]
    log = out / "log.txt"
    with log.open("a", encoding="utf-8") as file:
        started = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.laboratory", *words],
            stdout=file,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
    print(f"Process {started.pid} trains what is left; {log} tells how far.")
    return 0


def _make(laboratory: Laboratory, row: Row) -> bool:
    """Prepare, train and measure a row; whether all went well."""
    with laboratory.lock(row):
        return _made(laboratory, row)


def _made(laboratory: Laboratory, row: Row) -> bool:
    for name in row.needs():
        needed = laboratory.row(name)
        with laboratory.lock(needed):  # another thread may train it just now
            if not laboratory.is_trained(needed) and not _made(laboratory, needed):
                return False
    began = time.monotonic()
    try:
        prepare(laboratory, row)
        if row.line and not laboratory.is_trained(row):
            laboratory.note_command(row)
            interpunct(laboratory.words_of(row))
        with _SHARED:
            _measure(laboratory, row)
    except (subprocess.CalledProcessError, InterpunctError, OSError) as error:
        _tell(f"{row.name} failed: {_reason(error)}; it is tried again the next time.")
        return False
    _tell(f"{row.name}: done in {(time.monotonic() - began) / 60:.1f} minutes.")
    return True


def _reason(error: Exception) -> str:
    """The error without the words of a command, which stand above it."""
    if isinstance(error, subprocess.CalledProcessError):
        return f"the command ended with code {error.returncode}"
    return str(error)


def prepare(laboratory: Laboratory, row: Row) -> None:
    """Make the labelled text and the encoders that the row asks for and that are not there."""
    with _SHARED:
        _label(laboratory, row)
        for name in row.encoders():
            make_encoder(name, laboratory.encoders / name)


def _label(laboratory: Laboratory, row: Row) -> None:
    corpora = laboratory.data / "corpora"
    for folder, source, more in (
        (laboratory.labelled, corpora / "open", []),
        (laboratory.tuning, corpora / "dev", ["--part", "tuning"]),
    ):
        missing = [code for code in row.languages if not (folder / f"{code}.npz").exists()]
        if missing:
            label = ["label", str(source), str(folder), "--languages", *missing, *more]
            _run(["-m", "interpunct_lab", *label])
    talks = laboratory.domain / "en.npz"
    if row.wants_talks and not talks.exists():
        laboratory.domain.mkdir(parents=True, exist_ok=True)
        read_tagged(laboratory.data / "benchmarks" / "iwslt2011_en" / "dev2012", "en").save(talks)


def _measure(laboratory: Laboratory, row: Row) -> None:
    """Put the row's figures, its command and its data into every table that has a place for it."""
    bundle = str(laboratory.out / row.name) if row.line else "default"
    for table in laboratory.tables_of(row):
        folder = laboratory.docs / table.folder
        words = ["benchmark", "--systems", bundle, "--sets", table.sets, "--level", table.level]
        words += ["--data", str(laboratory.data), "--out", str(folder)]
        words += ["--add"] if (folder / "benchmark.json").exists() else []
        words += ["--languages", "any"] if table.any_language else []
        words += ["--threshold-on", table.threshold_on] if table.threshold_on else []
        interpunct(words)
        if row.line:
            made = MadeBy(*laboratory.noted(row))
            note_made(folder, load_bundle(laboratory.out / row.name).name, made)
    if laboratory.docs == ROOT / "docs" / "laboratory":
        _run([str(ROOT / "packaging" / "results.py")])


def interpunct(words: Sequence[str]) -> None:
    """Run the program with these words, on one thread."""
    _run(["-m", "interpunct.cli.main", *words])


def _run(words: Sequence[str]) -> None:
    _tell(" ".join(words))
    one_thread = {**os.environ, "OMP_NUM_THREADS": "1"}
    subprocess.run([sys.executable, *words], check=True, close_fds=False, env=one_thread)  # lock


def _tell(line: str) -> None:
    print(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {line}", flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make laboratory", description=__doc__)
    parser.add_argument(
        "rows",
        nargs="*",
        help="rows or tables of papers (4.3) in laboratory.toml; all that are left",
    )
    add_folders(parser)
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the steps")
    parser.add_argument("--background", action="store_true", help="go on without the terminal")
    parser.add_argument("--left", action="store_true", help="tell what is left, do nothing")
    return parser.parse_args()


def add_folders(parser: argparse.ArgumentParser) -> None:
    """The options for folders and cores."""
    for name, (folder, what) in _FOLDERS.items():
        parser.add_argument(f"--{name}", type=Path, default=ROOT / folder, help=what)
    parser.add_argument("--cores", type=int, default=os.cpu_count(), help="trainings at once")


if __name__ == "__main__":
    sys.exit(main())
