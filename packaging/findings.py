# SPDX-License-Identifier: Apache-2.0
"""The blocks of docs/laboratory/README.md: what the figures of the tables say, and no more.

Every word that depends on a figure is chosen here, from the tables as they are.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.metrics import Difference
from interpunct_lab.evaluation.shown_marks import difference_of, kept_marks, system_of

Row = Mapping[str, Any]
COMPARISONS = Path(__file__).with_name("comparisons.toml")
_ENOUGH = 3  # trainings of a system
_EMPTY = 0.01  # micro F1 that is reached on no set by systems that have not shown a mark yet


@dataclass(frozen=True, slots=True)
class Figure:
    """Micro F1 of the trainings of one system on one set: mean, and ends of the widest interval.

    `ends` are None where a row has no interval.
    """

    value: float
    ends: tuple[float, float] | None
    lowest: float
    highest: float
    seeds: int

    @classmethod
    def of(cls, rows: Sequence[Row], name: str = "micro_f1") -> Figure:
        """The figure of rows that differ in their seed only."""
        values = [row[name] for row in rows]
        intervals = [row.get(f"{name}_interval") for row in rows]
        known = [interval for interval in intervals if interval]
        ends = (min(low for low, _ in known), max(high for _, high in known)) if known else None
        if len(known) < len(rows):
            ends = None
        return cls(sum(values) / len(values), ends, min(values), max(values), len(values))

    def __str__(self) -> str:
        if self.seeds > 1:
            span = f"{percent(self.lowest)}–{percent(self.highest)} of {self.seeds}"
            return f"{percent(self.value)} ({span})"
        if self.ends is None:
            return percent(self.value)
        off = max(self.value - self.ends[0], self.ends[1] - self.value)
        return f"{percent(self.value)} ± {percent(off)}"


def percent(share: float) -> str:
    """A share as it stands in a table."""
    return f"{100 * share:.1f}"


def read_tables(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table by its folder in `docs/laboratory`, the first one's empty."""
    return {
        "" if path.parent == folder else path.parent.name: json.loads(path.read_text("utf-8"))[
            "rows"
        ]
        for path in sorted(folder.rglob("benchmark.json"))
    }


def empty_bundles(rows: Iterable[Row]) -> dict[str, str]:
    """The bundles that show no marks worth counting on any set, and what they were trained on."""
    best: dict[str, float] = {}
    trained = {}
    for row in rows:
        best[row["bundle"]] = max(best.get(row["bundle"], 0.0), row["micro_f1"])
        trained[row["bundle"]] = row["trained_on"]
    return {name: trained[name] for name, f1 in best.items() if f1 < _EMPTY}


def comparisons(tables: Mapping[str, Sequence[Row]], folder: Path) -> str:
    """Each finding of the papers with our two rows, and what their paired difference says.

    The tables are those in `folder`, with the marks of their rows beside them.
    """
    told = tomllib.loads(COMPARISONS.read_text(encoding="utf-8"))["comparison"]
    return "\n".join(line for one in told for line in _comparison(one, tables, folder))


def _comparison(
    told: Mapping[str, Any], tables: Mapping[str, Sequence[Row]], folder: Path
) -> Iterable[str]:
    if "title" in told:
        yield f"**{told['title']}** ({told['paper']}). {told['says']}\n"
    first, second = told["rows"]
    yield f"| on | {first} | {second} | difference | | the paper's finding |"
    yield "|---|---|---|---|---|---|"
    shown = [told["shown"]] if "shown" in told else []
    systems = [", ".join([row, *shown]) for row in told["rows"]]
    for on in told["on"]:
        _, name, level, _ = on
        where = ", ".join([name, *([] if level == "chunk" else [level]), *shown])
        yield f"| {' | '.join([where, *_compared(systems, tables, folder, on)])} |"
    yield ""
    if "known" in told:
        yield f"{told['known']}\n"


def _compared(
    systems: Sequence[str], tables: Mapping[str, Sequence[Row]], folder: Path, on: Sequence[str]
) -> list[str]:
    """The cells of a row: both figures, their difference, its verdict and that on the paper."""
    table, name, level, expected = on
    figures = [_figure(tables.get(table, ()), system, name, level) for system in systems]
    found = _difference(figures, systems, folder / table, name, Task(level))
    outcome = _outcome(figures, found)
    shown = ["–" if figure is None else str(figure) for figure in figures]
    return [*shown, _told(found), _OUTCOMES[outcome], _agreement(outcome, expected)]


def _figure(rows: Iterable[Row], system: str, name: str, level: str) -> Figure | None:
    found = [
        row
        for row in rows
        if system_of(row["bundle"]) == system and (row["set"], row["level"]) == (name, level)
    ]
    return Figure.of(found) if found else None


def _difference(
    figures: Sequence[Figure | None], systems: Sequence[str], folder: Path, name: str, level: Task
) -> Difference | None:
    """The paired difference of two systems; None where one is not measured."""
    if None in figures:
        return None
    first, second = systems
    return difference_of(first, second, kept_marks(folder, name, level))


def _told(found: Difference | None) -> str:
    if found is None:
        return "–"
    low, high = found.interval
    return f"{100 * found.value:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


_OUTCOMES = {
    "": "not measured yet",
    "few": "too few trainings: no verdict",
    "level": "not told apart",
    "first": "the first is higher",
    "second": "the second is higher",
}


def _outcome(figures: Sequence[Figure | None], found: Difference | None) -> str:
    """What a difference says; one training of a system tells nothing of the next."""
    if found is None:
        return ""
    if min(figure.seeds for figure in figures if figure) < _ENOUGH:
        return "few"
    if not found.is_clear:
        return "level"
    return "first" if found.value > 0 else "second"


def _agreement(outcome: str, expected: str) -> str:
    """Whether an outcome is that of the paper, which expects one or two of them."""
    if not expected or outcome in ("", "few"):
        return ""
    if outcome in expected.split():
        return "agrees"
    return "open" if outcome == "level" else "differs"


def recognised(rows: Sequence[Row]) -> str:
    """What systems lose on recognised words, counted."""
    f1 = {(row["bundle"], row["set"]): row["micro_f1"] for row in rows if row["level"] == "chunk"}
    empty = empty_bundles(rows)
    pairs = {
        bundle: (f1[bundle, "iwslt2011-ref"], f1[bundle, "iwslt2011-asr"])
        for bundle, name in f1
        if name == "iwslt2011-ref" and (bundle, "iwslt2011-asr") in f1 and bundle not in empty
    }
    lost = {bundle: round(100 * (ref - asr), 2) for bundle, (ref, asr) in pairs.items()}
    most = max(lost, key=lambda bundle: lost[bundle])
    gain, little = sum(value < 0 for value in lost.values()), _count(lost.values(), 0, 1)
    return (
        f"Of {len(lost)} bundles with figures on both IWSLT 2011 sets, {gain} gain on recognised "
        f"words, {little} lose less than a point, {_count(lost.values(), 1, 100)} lose one or "
        f"more; {most} loses most, {lost[most]:.1f} points. The ten best on the reference lose "
        f"{_mean(_ranked(pairs, lost)[:10]):.1f} points in the mean, the others "
        f"{_mean(_ranked(pairs, lost)[10:]):.1f}.\n"
    )


def _count(values: Iterable[float], least: float, below: float) -> int:
    return sum(least <= value < below for value in values)


def _ranked(pairs: Mapping[str, tuple[float, float]], lost: Mapping[str, float]) -> list[float]:
    return [lost[bundle] for bundle in sorted(pairs, key=lambda one: -pairs[one][0])]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


def error_rates(rows: Sequence[Row]) -> str:
    """How many rows have more wrong slots than the text has marks."""
    above = sum(row["slot_error_rate"] > 1 for row in rows)
    return f"Of {len(rows)} rows of the main table, {above} have a slot error rate above 100.\n"


def overlaps(path: Path) -> str:
    """How much of the test sets stands in what something was chosen or fitted with."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    sets = list(dict.fromkeys(name for shares in kept.values() for name in shares))
    lines = [f"| of the runs of | {' | '.join(sets)} |", "|---|" + "---|" * len(sets)]
    for text, shares in kept.items():
        cells = [f"{percent(shares[name])} %" if name in shares else "" for name in sets]
        lines.append(f"| in {text} | {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def rates(path: Path) -> str:
    """The log loss of rows after a short time at several learning rates, the lowest in bold."""
    kept: dict[str, dict[str, dict[str, float]]] = (
        json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    )
    lines = ["| row | words | log loss on the tuning text by rate |", "|---|---|---|"]
    for row, found in kept.items():
        best = min(found, key=lambda rate: found[rate]["log_loss"])
        in_order = sorted(found, key=float)
        told = {rate: f"{rate}: {found[rate]['log_loss']:.4f}" for rate in in_order}
        told[best] = f"**{told[best]}**"
        words = next(iter(found.values()))["words"]
        lines.append(f"| {row} | {words:,} | {', '.join(told.values())} |")
    return "\n".join([*lines, ""])


def training_speed(path: Path) -> str:
    """Words a processor second that each system learns from and reads, before and after.

    Of several measurements the highest: what else runs on a machine only takes away.
    """
    kept: dict[str, dict[str, list[list[float]]]] = json.loads(path.read_text(encoding="utf-8"))
    lines = [
        "| system | learns from, before | after | | reads, before | after | |",
        "|---|---|---|---|---|---|---|",
    ]
    for system, versions in kept.items():
        pairs = zip(*(_highest(versions[name]) for name in ("before", "after")), strict=True)
        cells = [f"{old:,.0f} | {new:,.0f} | {new / old:.2f} ×" for old, new in pairs]
        lines.append(f"| {system} | {' | '.join(cells)} |")
    return "\n".join([*lines, "", _spread(kept), ""])


def _spread(kept: Mapping[str, Mapping[str, Sequence[Sequence[float]]]]) -> str:
    """How far the figures of one code lie apart."""
    same = [runs for versions in kept.values() for runs in versions.values()]
    ratios = [max(rates) / min(rates) for runs in same for rates in zip(*runs, strict=True)]
    fewest = min(map(len, same))
    return (
        f"Each was measured {fewest} times or more. From one time to the next the same code "
        f"differed by {100 * (median(ratios) - 1):.0f} % in the median, and by "
        f"{100 * (max(ratios) - 1):.0f} % at most."
    )


def _highest(measured: Sequence[Sequence[float]]) -> list[float]:
    return [max(rates) for rates in zip(*measured, strict=True)]
