# SPDX-License-Identifier: Apache-2.0
"""Mutation testing of one room: faults drawn at random, each against the tests of that room.

    make mutants ROOM=captions [SAMPLE=150] [SEED=1]
    python -m benchmarks.mutants captions [--sample 150] [--seed 1] [--at FILE:LINE ...]

All happens in a copy of the project in a temporary folder. A mutant that no test notices is
shown. Those that cannot be noticed are listed with the reason in `tests/mutants.toml` and do not
count. The exit code is 1 where less than 90 % are noticed. `--at` tries every mutant of these
lines, their files named within the room.
"""

from __future__ import annotations

import argparse
import compileall
import os
import random
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from py_compile import PycInvalidationMode

from benchmarks.mutants.making import Mutant, MutatedFile, sampled
from benchmarks.mutants.trying import Outcome, executed_by, tried

ROOT = Path(__file__).parents[2]
EQUIVALENTS = ROOT / "tests/mutants.toml"
WANTED = 0.9
_SOURCES = ("engine", "app", "resources")
_COPIED = (*_SOURCES, "tests", "benchmarks", "packaging")


def main() -> int:
    """Try a sample of a room's mutants and print what no test notices; the exit code."""
    given = _parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="interpunct-mutants-") as name:
        _enter_copy(Path(name).resolve() / "interpunct")
        room, tests = f"engine/interpunct/{given.room}", f"tests/engine/{given.room}"
        mutants = list(_wanted(Path(room), given))
        executed = executed_by(tests, room, Path(name) / "executed.json")
        print(f"{len(mutants)} mutants, {len(executed.seconds)} tests", flush=True)
        outcomes = list(tried(mutants, tests, executed))
    return _report(given.room, outcomes)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("room", help="a folder of engine/interpunct")
    parser.add_argument("--sample", type=int, default=150, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--at", nargs="*", default=(), metavar="FILE:LINE")
    return parser


def _enter_copy(copy: Path) -> None:
    """Make a copy of the project and let everything be imported from there."""
    for folder in _COPIED:
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", copy / "pyproject.toml")
    # A mutant has the size and the second of the file that it replaces: only a hash tells them.
    for folder in _SOURCES:
        compileall.compile_dir(
            copy / folder, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH
        )
    os.chdir(copy)
    sys.path[:0] = [str(copy / folder) for folder in _SOURCES]
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "OMP_NUM_THREADS": "1"}


def _wanted(room: Path, given: argparse.Namespace) -> Iterator[Mutant]:
    root = Path.cwd()
    if not given.at:
        files = (MutatedFile(root, path) for path in sorted(room.rglob("*.py")))
        yield from sampled(files, given.sample, random.Random(given.seed))
    for place in given.at:
        name, _, line = place.rpartition(":")
        yield from MutatedFile(root, room / name).all_of(int(line))


def _report(room: str, outcomes: Sequence[tuple[Mutant, Outcome]]) -> int:
    known = {
        (row["file"], row["before"], row["after"])
        for row in tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))["equivalent"]
    }
    left = [mutant for mutant, outcome in outcomes if not outcome.is_noticed]
    unnoticed = [each for each in left if (str(each.path), each.before, each.after) not in known]
    for mutant in unnoticed:
        print(f"\nNo test notices:\n{mutant.diff}")
    total = len(outcomes) - len(left) + len(unnoticed)
    share = 1 - len(unnoticed) / max(total, 1)
    equivalent = f"{len(left) - len(unnoticed)} others change nothing"
    print(f"\n{room}: {total - len(unnoticed)} of {total} noticed ({share:.1%}); {equivalent}.")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
