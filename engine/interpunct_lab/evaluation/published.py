# SPDX-License-Identifier: Apache-2.0
"""The figures that the five papers report, from `published.toml` beside this file."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

POSITIONS = ("mid_period", "end_period", "mid_question", "end_question")
FIGURES = (
    "comma", "period", "question", "micro", "macro", "weighted", "overall", "ser", *POSITIONS,
)  # fmt: skip
"""What a row can tell, all but the slot error rate F1."""


def published_rows() -> list[dict[str, Any]]:
    """A row for each figure of the papers that has a set of ours beside it, shares from 0 to 1.

    `on` is the paper's own test set, empty where it is the same as ours.
    """
    source = (
        files("interpunct_lab.evaluation").joinpath("published.toml").read_text(encoding="utf-8")
    )
    return [_row(paper, row) for paper in tomllib.loads(source)["paper"] for row in paper["rows"]]


def _row(paper: dict[str, Any], row: dict[str, Any]) -> dict[str, Any]:
    return {
        "set": paper["set"],
        "level": paper.get("level", "chunk"),
        "system": row["system"],
        "variant": row.get("variant", ""),
        "source": f"{paper['name']}, Table {row['table']}",
        "on": "" if paper.get("same") else paper["on"],
        "trained_on": paper["trained_on"],
        "note": row.get("note", ""),
        **{name: round(row[name] / 100, 4) for name in FIGURES if name in row},
    }
