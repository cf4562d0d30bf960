# SPDX-License-Identifier: Apache-2.0
"""The licence and the languages in the front matter of a model's README."""

from __future__ import annotations

import re
from pathlib import Path

from interpunct.runtime.converted.importing import Notes

_README = "README.md"


def notes_of(folder: Path) -> Notes:
    """The licence and languages stated in the README of `folder`, as written there."""
    path = folder / _README
    text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
    found = _FRONT_MATTER.match(text)
    lines = found[1].splitlines() if found else []
    licence = _values(lines, "license")
    return Notes(licence[0] if licence else None, tuple(_values(lines, "language")))


_FRONT_MATTER = re.compile(r"\A---[ \t]*\r?\n(.*?)\r?\n---", re.DOTALL)


def _values(lines: list[str], key: str) -> list[str]:
    """The value of `key`, or the items of its list; only the YAML subset of model cards."""
    values: list[str] = []
    inside = False
    for line in lines:
        if inside and (item := re.match(r"\s*-\s+(.+)", line)):
            values.append(item[1])
            continue
        inside = line.startswith(f"{key}:")
        if inside and (rest := line.partition(":")[2].strip()):
            values += rest.strip("[]").split(",")
    return [value.strip().strip("'\"") for value in values]
