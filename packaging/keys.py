# SPDX-License-Identifier: Apache-2.0
"""Writes the table of keys into README and manual: `python packaging/keys.py`.

It is the part of the editor's key table that works in the review; nothing between the markers is
typed.
"""

from __future__ import annotations

import re
from pathlib import Path

from interpunct_app.keys.table import BINDINGS, When

ROOT = Path(__file__).resolve().parents[1]
PAGES = (
    ROOT / "README.md",
    ROOT / "resources" / "interpunct_resources" / "manual" / "13-keys.md",
)
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


def _keys(keys: str) -> str:
    return " ".join(f"`{key}`" for key in keys.split())


if __name__ == "__main__":
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        page.write_text(BETWEEN.sub(lambda _: key_table(), text), encoding="utf-8")
