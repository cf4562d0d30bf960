# SPDX-License-Identifier: Apache-2.0
"""Writes the versions of all distributions that any extra needs, and hashes of those that ship.

    python packaging/lock.py              # pins of new dependencies; the others stay
    python packaging/lock.py --upgrade    # the newest versions that fit together

`constraints.txt` has the version of each distribution, `locked.txt` the hashes of those in packed
programs and containers. Both hold for all systems, by `uv pip compile --universal`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from project import PACKAGING, ROOT

CONSTRAINTS, LOCKED = PACKAGING / "constraints.txt", PACKAGING / "locked.txt"
SHIPPED = ("app", "media", "spell", "dist")
"""The extras of packed programs and containers, and of their building."""
_COMPILE = (
    *("uv", "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11"),
    *("--quiet", "--no-annotate", "--no-header", "--no-emit-index-url"),
)
_TITLES = {
    CONSTRAINTS: "# The version of each distribution, which the tests run with; by lock.py.\n"
    "# torch 2.13.0 is the build without CUDA packages where one is offered.\n",
    LOCKED: "# Hashes of the distributions that ship, and of those that build them; by lock.py.\n",
}


def main(options: Sequence[str]) -> None:
    """Write both files; `options` are those of uv, such as `--upgrade`."""
    _compile(CONSTRAINTS, "--all-extras", *options)
    extras = [part for extra in SHIPPED for part in ("--extra", extra)]
    _compile(LOCKED, "--generate-hashes", "-c", str(CONSTRAINTS), *extras)


def _compile(target: Path, *options: str) -> None:
    command = [sys.executable, "-m", *_COMPILE, *options, "--output-file", str(target)]
    subprocess.run(command, check=True, cwd=ROOT)
    target.write_text(_TITLES[target] + target.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
