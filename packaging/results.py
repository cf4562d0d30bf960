# SPDX-License-Identifier: Apache-2.0
"""Writes the tables of results into the README: `python packaging/results.py`.

The first has the figures that the default bundle was released with, the second those of the
published systems, as `interpunct benchmark --out docs/laboratory` has measured them. Nothing
between the markers is typed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from interpunct.models.bundle import default_bundle
from interpunct.models.description import CompactDescription

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
BENCHMARK = ROOT / "docs" / "laboratory" / "benchmark.json"
LANGUAGES_SHOWN = ("en", "de", "es", "fr", "it", "pt", "nl", "pl", "cs", "ru", "tr", "zh-Hans")
SETS_SHOWN = {
    "iwslt2011-ref": "IWSLT ref",
    "iwslt2011-asr": "IWSLT ASR",
    "iwslt2012-zh": "Mandarin",
    "malay": "Malay",
    "cs-sk": "cs/sk",
    "no-sv": "no/sv",
}


def main() -> None:
    """Replace what stands between the markers."""
    benchmark = json.loads(BENCHMARK.read_text(encoding="utf-8"))
    tables = {
        "results": results(to_builtins(default_bundle().described(CompactDescription).metrics)),
        "laboratory": laboratory(benchmark["rows"]),
    }
    text = README.read_text(encoding="utf-8")
    for name, table in tables.items():
        text = _replaced(text, name, table)
    README.write_text(text, encoding="utf-8")


def _replaced(text: str, name: str, table: str) -> str:
    """The text with `table` between the markers `name`."""
    between = rf"(?<=<!-- {name} -->\n).*?(?=<!-- end of {name} -->)"
    return re.sub(between, lambda _: table, text, flags=re.DOTALL)


def results(metrics: Mapping[str, Any]) -> str:
    """The table in Markdown; F1 in percent."""
    rows = [*metrics["benchmarks"].items()]
    rows += [(code, metrics["languages"][code]) for code in LANGUAGES_SHOWN]
    lines = [
        "| text | comma | period | question | micro F1 | slot error rate | caught at 5 % |",
        "|---|---|---|---|---|---|---|",
        *(_row(name, row) for name, row in rows),
    ]
    return "\n".join([*lines, "", _summary(metrics), ""])


def _summary(metrics: Mapping[str, Any]) -> str:
    below = sum(row["micro_f1"] < 0.5 for row in metrics["languages"].values())
    return (
        f"Mean micro F1 over {len(metrics['languages'])} languages and scripts: "
        f"{100 * metrics['mean_micro_f1']:.1f}; {below} of them are below 50. *Caught at 5 %* is "
        "the share of all errors among the 5 % of slots that the model is least sure of."
    )


def laboratory(rows: Sequence[Mapping[str, Any]]) -> str:
    """A row for each bundle, a column for each set: micro F1 and slot error rate in percent."""
    cells: dict[str, dict[str, str]] = {}
    for row in rows:
        if row["level"] == "chunk":
            figures = f"{100 * row['micro_f1']:.1f} / {100 * row['slot_error_rate']:.0f}"
            cells.setdefault(row["bundle"], {})[row["set"]] = figures
    trained_on = {row["bundle"]: row["trained_on"] for row in rows}
    lines = [
        f"| bundle | {' | '.join(SETS_SHOWN.values())} | trained on |",
        "|---|" + "---|" * (len(SETS_SHOWN) + 1),
    ]
    for name, sets in cells.items():
        shown = [sets.get(code, "") for code in SETS_SHOWN]
        lines.append(f"| {' | '.join([name, *shown, trained_on[name]])} |")
    return "\n".join([*lines, ""])


def _row(name: str, row: Mapping[str, Any]) -> str:
    figures = [*row["f1"].values(), row["micro_f1"], row["slot_error_rate"]]
    figures.append(row["errors_caught"]["5%"])
    return f"| {name} | " + " | ".join(f"{100 * figure:.1f}" for figure in figures) + " |"


if __name__ == "__main__":
    main()
