# SPDX-License-Identifier: Apache-2.0
"""Writes the results into README.md and docs/laboratory: `python packaging/results.py`.

The README's table has the figures of the default bundle's release, and those of the test sets of
the field as the laboratory measured them. The laboratory's page has a row for each system; its
other blocks are made by `findings`. Nothing between the markers is typed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from findings import (
    Figure,
    comparisons,
    empty_bundles,
    error_rates,
    overlaps,
    percent,
    rates,
    read_tables,
    recognised,
    training_speed,
)
from msgspec import to_builtins

from interpunct.bundles.bundle import default_bundle
from interpunct.bundles.description import CompactDescription
from interpunct.labels import PAPER_LABELS
from interpunct_lab.evaluation.shown_marks import system_of, without_threshold

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
LABORATORY = ROOT / "docs" / "laboratory"
PLANS = ROOT / "benchmarks" / "laboratory.toml"
FIELD = {"iwslt2011-ref": "IWSLT 2011 ref", "iwslt2011-asr": "IWSLT 2011 ASR"}
LANGUAGES_SHOWN = ("en", "de", "es", "fr", "it", "pt", "nl", "pl", "cs", "ru", "tr", "zh-Hans")
AT_THRESHOLD = "iwslt2011-ref, threshold"
SETS_SHOWN = {
    "iwslt2011-ref": "IWSLT ref",
    AT_THRESHOLD: "IWSLT ref, threshold",
    "iwslt2011-asr": "IWSLT ASR",
    "iwslt2012-zh": "Mandarin",
    "malay": "Malay",
    "cs-sk": "cs/sk",
    "no-sv": "no/sv",
}


def main() -> None:
    """Replace what stands between the markers."""
    for path, blocks in pages().items():
        path.write_text(filled(path.read_text(encoding="utf-8"), blocks), encoding="utf-8")


def pages() -> dict[Path, dict[str, str]]:
    """The blocks of each page by the names of their markers."""
    tables = read_tables(LABORATORY)
    rows = tables[""]
    elsewhere = [row for folder, table in tables.items() if folder for row in table]
    bundle = default_bundle()
    metrics = to_builtins(bundle.described(CompactDescription).metrics)
    return {
        README: {"results": results(metrics, rows, bundle.name), "papers": best_of_papers(rows)},
        LABORATORY / "README.md": {
            "laboratory": laboratory(
                [*rows, *_at_thresholds(tables.get("thresholds", ()))], elsewhere
            ),
            "overlap": overlaps(LABORATORY / "overlap.json"),
            "comparisons": comparisons(tables, LABORATORY),
            "recognised": recognised(rows),
            "rates": rates(LABORATORY / "rates.json"),
            "speed": training_speed(LABORATORY / "speed.json"),
            "error rates": error_rates(rows),
        },
    }


def _at_thresholds(rows: Iterable[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    """The rows of bundles with a threshold of their own, as rows of one more set."""
    for row in rows:
        yield {**row, "bundle": without_threshold(row["bundle"]), "set": AT_THRESHOLD}


def filled(text: str, blocks: Mapping[str, str]) -> str:
    """The text with its blocks as they are now."""
    for name, block in blocks.items():
        text = _replaced(text, name, block)
    return text


def _replaced(text: str, name: str, table: str) -> str:
    """The text with `table` between the markers `name`."""
    between = rf"(?<=<!-- {name} -->\n).*?(?=<!-- end of {name} -->)"
    return re.sub(between, lambda _: table, text, flags=re.DOTALL)


def results(metrics: Mapping[str, Any], measured: Sequence[Mapping[str, Any]], name: str) -> str:
    """The table in Markdown; F1 in percent. Those of the field's sets are `measured` only."""
    rows = [
        (FIELD[row["set"]], row)
        for row in measured
        if row["bundle"] == name and row["set"] in FIELD and row["level"] == "chunk"
    ]
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


def laboratory(
    rows: Sequence[Mapping[str, Any]], elsewhere: Iterable[Mapping[str, Any]] = ()
) -> str:
    """A row for each system, a column for each set: micro F1 and slot error rate in percent.

    Systems that have rows `elsewhere` only are measured on other sets than those shown.
    """
    empty = empty_bundles(rows)
    cells: dict[str, dict[str, list[Mapping[str, Any]]]] = {}
    for row in rows:
        if row["level"] == "chunk" and row["bundle"] not in empty:
            name = system_of(row["bundle"])
            name = row["bundle"] if row["system"] == "compact" else name
            cells.setdefault(name, {}).setdefault(row["set"], []).append(row)
    lines = [
        f"| bundle | {' | '.join(SETS_SHOWN.values())} | trained on |",
        "|---|" + "---|" * (len(SETS_SHOWN) + 1),
    ]
    for name, sets in cells.items():
        shown = [_cell(sets[code]) if code in sets else "" for code in SETS_SHOWN]
        trained_on = next(iter(sets.values()))[0]["trained_on"]
        lines.append(f"| {' | '.join([name, *shown, trained_on])} |")
    return "\n".join([*lines, "", *_left_out(empty), *_missing(cells, empty, elsewhere)])


PAPERS = {
    "shift-lstm": "Li and Lin 2020",
    "layer-attention": "Guerreiro et al. 2021",
    "electra": "Poláček 2025",
    "char": "Gale and Parthasarathy 2017",
    "slot-filling": "Rao et al. 2022",
}
"""The papers by the beginnings of the names of their systems."""


def best_of_papers(rows: Sequence[Mapping[str, Any]]) -> str:
    """The best system of each paper on the English test set of the field, one line each."""
    measured = by_system(
        row for row in rows if (row["set"], row["level"]) == ("iwslt2011-ref", "chunk")
    )
    lines = ["| paper | best system here | IWSLT 2011 ref | trained on |", "|---|---|---|---|"]
    for beginning, paper in PAPERS.items():
        own = {
            name: Figure.of(found)
            for name, found in measured.items()
            if name.startswith(beginning)
        }
        if own:
            best = max(own, key=lambda name: own[name].value)
            trained_on = measured[best][0]["trained_on"]
            lines.append(f"| {paper} | {best} | {own[best]} | {trained_on} |")
    return "\n".join([*lines, ""])


def by_system(rows: Iterable[Mapping[str, Any]]) -> dict[str, list[Mapping[str, Any]]]:
    """Rows by the systems whose trainings they measure."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        found.setdefault(system_of(row["bundle"]), []).append(row)
    return found


def _cell(rows: Sequence[Mapping[str, Any]]) -> str:
    found = Figure.of(rows)
    if percent(found.value) == percent(0):
        return "–"
    return f"{found} / {100 * Figure.of(rows, 'slot_error_rate').value:.0f}"


def _left_out(empty: Mapping[str, str]) -> list[str]:
    if not empty:
        return []
    told = "; ".join(f"*{name}* ({trained_on})" for name, trained_on in empty.items())
    return [f"Left out until they are trained, as they show hardly a mark yet: {told}.", ""]


def _missing(
    shown: Iterable[str], empty: Iterable[str], elsewhere: Iterable[Mapping[str, Any]]
) -> list[str]:
    """The systems of the laboratory that no set has a figure of."""
    plans = tomllib.loads(PLANS.read_text(encoding="utf-8"))
    others = [*empty, *(without_threshold(row["bundle"]) for row in elsewhere)]
    there = {*shown, *map(system_of, others)}
    missing = [name for name in plans["bundles"] if name not in there]
    if not missing:
        return []
    told = f"Not trained yet, or not since their test sets have changed: {', '.join(missing)}."
    return [told, ""]


def _row(name: str, row: Mapping[str, Any]) -> str:
    figures = [row["f1"][name] for name in PAPER_LABELS.names[1:]]
    figures += [row["micro_f1"], row["slot_error_rate"]]
    figures.append(row["errors_caught"]["5%"])
    return f"| {name} | " + " | ".join(f"{100 * figure:.1f}" for figure in figures) + " |"


if __name__ == "__main__":
    main()
