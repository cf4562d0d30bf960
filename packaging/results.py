# SPDX-License-Identifier: Apache-2.0
"""Writes the results of the default bundle into the README: `python packaging/results.py`.

The figures are those that the bundle was released with; nothing between the two markers is typed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpunct.models.bundle import default_bundle

if TYPE_CHECKING:
    from collections.abc import Mapping

README = Path(__file__).resolve().parents[1] / "README.md"
MARKED = re.compile(r"(?<=<!-- results -->\n).*?(?=<!-- end of results -->)", re.DOTALL)
LANGUAGES_SHOWN = ("en", "de", "es", "fr", "it", "pt", "nl", "pl", "cs", "ru", "tr", "zh-Hans")


def main() -> None:
    """Replace what stands between the markers."""
    table = results(default_bundle().description["metrics"])
    text = README.read_text(encoding="utf-8")
    README.write_text(MARKED.sub(lambda _: table, text), encoding="utf-8")


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


def _row(name: str, row: Mapping[str, Any]) -> str:
    figures = [*row["f1"].values(), row["micro_f1"], row["slot_error_rate"]]
    figures.append(row["errors_caught"]["5%"])
    return f"| {name} | " + " | ".join(f"{100 * figure:.1f}" for figure in figures) + " |"


if __name__ == "__main__":
    main()
