# SPDX-License-Identifier: Apache-2.0
"""Where things are, and the version: it is written in `pyproject.toml` and nowhere else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
SHARE = PACKAGING / "share"
NAME = "interpunct"
SUMMARY = "editor for captions from speech recognition"


def version() -> str:
    """The version of `pyproject.toml`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: str = tomllib.load(file)["project"]["version"]
    return found


def changelog_version() -> str:
    """The newest version in the changelog; `Unreleased` is none."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.search(r"^## \[(\d[^]]*)\]", text, re.MULTILINE)
    return heading[1] if heading else ""


def system_packages() -> dict[str, list[str]]:
    """The packages of `apt-packages.txt` under the comments that they stand below."""
    found: dict[str, list[str]] = {}
    title = ""
    for line in (PACKAGING / "apt-packages.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            title = line.lstrip("# ")
        elif line:
            found.setdefault(title, []).append(line)
    return found
