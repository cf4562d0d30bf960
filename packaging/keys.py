# SPDX-License-Identifier: Apache-2.0
"""Writes the keys into README, manual and docs/keys.md: `python packaging/keys.py`.

README and manual have the part of the editor's key table that works in the review, docs/keys.md
the rows in which the sets differ; nothing between the markers is typed.
"""

from __future__ import annotations

import re
from pathlib import Path

from interpunct_app.keys.choice import KeyChoice
from interpunct_app.keys.sets import SETS
from interpunct_app.keys.table import BINDINGS, Binding, When

ROOT = Path(__file__).resolve().parents[1]
PAGES = (
    ROOT / "README.md",
    ROOT / "resources" / "interpunct_resources" / "manual" / "13-keys.md",
)
SET_PAGE = ROOT / "docs" / "keys.md"
BETWEEN = re.compile(r"(?<=<!-- keys -->\n).*?(?=<!-- end of keys -->)", re.DOTALL)


def key_table() -> str:
    """The table in Markdown."""
    rows = [row for row in BINDINGS if row.when is When.SLOT]
    lines = (
        "| key | does |",
        "|---|---|",
        *(f"| {_keys(row.keys)} | {row.meaning} |" for row in rows),
    )
    return "\n".join([*lines, ""])


def set_table() -> str:
    """The rows in which sets differ, in Markdown."""
    columns = [KeyChoice(known.name).rows() for known in SETS]
    rows = [row for row in zip(*columns, strict=True) if len({one.keys for one in row}) > 1]
    lines = (
        f"| action | where | {' | '.join(known.title for known in SETS)} |",
        f"|---|---|{'---|' * len(SETS)}",
        *(_set_line(row) for row in rows),
    )
    return "\n".join([*lines, ""])


def _set_line(row: tuple[Binding, ...]) -> str:
    where = "at a gap" if row[0].when is When.SLOT else "everywhere"
    return f"| {row[0].meaning} | {where} | {' | '.join(_keys(one.keys) for one in row)} |"


def _keys(keys: str) -> str:
    return " ".join(f"`{key}`" for key in keys.split())


def write(page: Path, table: str) -> None:
    """Put a table between the markers of a page."""
    text = page.read_text(encoding="utf-8")
    page.write_text(BETWEEN.sub(lambda _: table, text), encoding="utf-8")


if __name__ == "__main__":
    for page in PAGES:
        write(page, key_table())
    write(SET_PAGE, set_table())
