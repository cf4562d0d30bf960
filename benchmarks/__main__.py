# SPDX-License-Identifier: Apache-2.0
"""Run every measurement, each room in a process of its own, and print the rows as they come.

    python -m benchmarks [--short] [ROOM ...]

A short run shows in a minute or two that every measurement still works; its figures are of
small sizes and have no targets. A room that fails is named at the end, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib import import_module

from benchmarks.sizes import SHORT_RUN, is_short

ROOMS = ("throughput", "mixture", "captions", "command_line", "serve", "scale", "editor", "media")
WIDTHS = (62, 16)
_ROOM = "--in-this-process"


def main() -> int:
    """Measure and print; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=f"of {', '.join(ROOMS)}; or all")
    parser.add_argument("--short", action="store_true", help="small sizes, without targets")
    parser.add_argument(_ROOM, action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if unknown := set(given.rooms) - set(ROOMS):
        parser.error(f"no such room: {', '.join(sorted(unknown))}")
    if given.in_this_process:
        _measure(*given.rooms)
        return 0
    failed = [room for room in given.rooms or ROOMS if not _succeeds(room, given.short)]
    if failed:
        print(f"These rooms could not be measured: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def _succeeds(room: str, short: bool) -> bool:
    """Measure a room in a new process.

    What other rooms left in memory would count, and Qt's application cannot be made twice.
    One thread pool is enough: numpy's own would spin beside the model's.
    """
    chosen = {"OPENBLAS_NUM_THREADS": "1", "QT_QPA_PLATFORM": "offscreen"} | dict(os.environ)
    environment = chosen | ({SHORT_RUN: "1"} if short else {})
    print(f"{room}:", flush=True)
    command = [sys.executable, "-m", "benchmarks", _ROOM, room]
    return subprocess.run(command, check=False, env=environment).returncode == 0


def _measure(room: str) -> None:
    for what, figure, target in import_module(f"benchmarks.{room}").measurements():
        wanted = "" if is_short() else target
        line = f"  {what:<{WIDTHS[0]}} {figure:>{WIDTHS[1]}} {wanted}"
        print(line.rstrip(), flush=True)


if __name__ == "__main__":
    sys.exit(main())
