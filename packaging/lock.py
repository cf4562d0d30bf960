# SPDX-License-Identifier: Apache-2.0
"""Writes the versions of all distributions that any extra needs, and hashes of those that ship.

    python packaging/lock.py              # pins of new dependencies; the others stay
    python packaging/lock.py --upgrade    # the newest versions that fit together

`constraints.txt` has the version of each distribution, `locked.txt` the hashes of those in packed
programs, `locked-server.txt` those in the container image. They hold for all systems, by
`uv pip compile --universal`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from project import PACKAGING, ROOT

CONSTRAINTS = PACKAGING / "constraints.txt"
SHIPPED = {
    PACKAGING / "locked.txt": ("app", "media", "spell", "dist"),
    PACKAGING / "locked-server.txt": ("http", "broadcast", "docx", "watch"),
}
"""The extras of the packed programs with what builds them, and of the container image."""
_COMPILE = (
    *("uv", "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11"),
    *("--quiet", "--no-annotate", "--no-header", "--no-emit-index-url"),
)
_PINS = (
    "# The version of each distribution, which the tests run with; by lock.py.\n"
    "# torch 2.13.0 is the build without CUDA packages where one is offered.\n"
)
_HASHES = "# Hashes of the distributions that ship; by lock.py.\n"


def main(options: Sequence[str]) -> None:
    """Write all files; `options` are those of uv, such as `--upgrade`."""
    _compile(CONSTRAINTS, _PINS, "--all-extras", *options)
    for target, extras in SHIPPED.items():
        asked = [part for extra in extras for part in ("--extra", extra)]
        _compile(target, _HASHES, "--generate-hashes", "-c", str(CONSTRAINTS), *asked)


def _compile(target: Path, title: str, *options: str) -> None:
    command = [sys.executable, "-m", *_COMPILE, *options, "--output-file", str(target)]
    subprocess.run(command, check=True, cwd=ROOT)
    target.write_text(title + target.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
