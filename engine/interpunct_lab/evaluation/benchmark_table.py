# SPDX-License-Identifier: Apache-2.0
"""The benchmark as a table in Markdown; figures in percent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from interpunct.bundles.description import Amount, Figures, Share
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.tables import markdown_table, percent, percents_of_marks
from interpunct_lab.packaged import packaged_toml

PublishedRow = dict[str, Any]


class BenchmarkRow(Figures, frozen=True, kw_only=True):
    """Figures of one bundle on one set; `positions` are F1 in whole texts by mark and place.

    `none_below` is the threshold of the marks where it is not the likeliest label. Rows from
    before the intervals have none.
    """

    set: str
    level: Task
    system: str
    bundle: str
    trained_on: str
    errors_caught_at_random: dict[str, Share]
    positions: dict[str, Share] | None
    words_per_second: Annotated[float, Meta(gt=0)]
    micro_f1_interval: tuple[Share, Share] | None = None
    slot_error_rate_interval: tuple[Amount, Amount] | None = None
    none_below: Share | None = None


class MadeBy(Struct, frozen=True):
    """The command that made a bundle, its seed in it, and the SHA-256 of each text it read."""

    command: str
    data: dict[str, str]


class BenchmarkTable(Struct, frozen=True):
    """Content of `benchmark.json`: descriptions of the sets, our rows, and those of the papers.

    `made` has the origins of bundles, by name, where they are known.

    Raises ValueError for a row of a set without a description.
    """

    version: Literal[1]
    sets: dict[str, str]
    rows: Sequence[BenchmarkRow] = ()
    published: Sequence[PublishedRow] = ()
    made: dict[str, MadeBy] = {}

    def __post_init__(self) -> None:
        unknown = sorted({row.set for row in self.rows} - set(self.sets))
        if unknown:
            raise ValueError(f"It does not say what the set {unknown[0]} is")


_HEAD = (
    "set", "system", "trained on", "comma", "period", "question", "micro", "macro", "weighted",
    "SER", "period mid / end", "question mid / end", "calibration error",
    "errors caught at 1 / 2 / 5 / 10 %", "words/s",
)  # fmt: skip
_NOTES = """\
F1 of comma, period and question mark; micro counts every mark once, macro every label once,
weighted weighs the labels by how often the text has them; slots without a mark count in none. SER
is the number of wrong slots over the marks of the text. Calibration error is region-balanced.
Reviewing slots at random, 1 / 2 / 5 / 10 % of them catch 1 / 2 / 5 / 10 % of the errors.
Running text is cut into windows anywhere. *Single-sentence* and *whole-text*: one sentence, or
four, at a time, as if their ends were known; *mid* and *end* tell the marks inside a whole text
from the one at its end, which *mid-text* leaves out.

In brackets stand 95 % intervals by bootstrap: stretches of a hundred slots of the text are drawn
anew 2,000 times. Figures whose intervals overlap are not told apart by this text. They know
nothing of another training: rows with `-seed2`, `-seed3` are the same system with other random
choices. Rows without intervals are from before there were any, and their bundles are gone.

The likeliest label is shown. *NONE < 0.6*: a mark is shown where NONE has less. *NONE by SET*: the
same with the threshold of the best micro F1 on that set.

A dash for the question mark: the system gives two marks only (three labels), and a question counts
as a period in the text that it is measured on; macro is the mean of the two.

Rows in italics are *published*: figures of the papers, on their own training data, and on another
text than ours where one is named.
"""


def markdown(table: BenchmarkTable) -> str:
    """Our rows of every set, below them those of the papers, then the descriptions of the sets."""
    cells = []
    for name in table.sets:
        cells += [_cells(row) for row in table.rows if row.set == name]
        cells += [_published_cells(row) for row in table.published if row["set"] == name]
    sets = [f"- **{name}**: {what}" for name, what in table.sets.items()]
    return "\n".join([markdown_table(_HEAD, cells), "", _NOTES, *sets, *_remarks(table), ""])


def _remarks(table: BenchmarkTable) -> Iterator[str]:
    remarked = [row for row in table.published if row["note"] and row["set"] in table.sets]
    if remarked:
        yield "\nRemarks on published figures:\n"
    for row in remarked:
        yield f"- {row['source']} ({row['system']}, {row['set']}): {row['note']}."


def _cells(row: BenchmarkRow) -> list[str]:
    averages = (row.micro_f1, row.macro_f1, row.weighted_f1, row.slot_error_rate)
    ser = row.slot_error_rate_interval
    return [
        _set(row.set, row.level),
        f"{row.system} ({row.bundle})",
        row.trained_on,
        *percents_of_marks(row),
        *map(_with_interval, averages, (row.micro_f1_interval, None, None, ser)),
        *(_mid_and_end(row.positions or {}, mark) for mark in ("period", "question")),
        f"{row.calibration_error:.3f}",
        " / ".join(f"{100 * share:.0f}" for share in row.errors_caught.values()),
        f"{row.words_per_second:,.0f}",
    ]


def _with_interval(share: float, interval: tuple[float, float] | None) -> str:
    if interval is None:
        return percent(share)
    return f"{percent(share)} ({percent(interval[0])}–{percent(interval[1])})"


def _published_cells(row: PublishedRow) -> list[str]:
    variant = f", {row['variant']}" if row["variant"] else ""
    on = f" on {row['on']}" if row["on"] else ""
    micro = f"{_given(row, 'overall')} (overall)" if "overall" in row else _given(row, "micro")
    cells = [
        _set(row["set"], row["level"]),
        f"{row['system']}{variant}: published ({row['source']}){on}",
        row["trained_on"],
        *(_given(row, label) for label in ("comma", "period", "question")),
        micro,
        *(_given(row, name) for name in ("macro", "weighted", "ser")),
        *(_mid_and_end(row, mark) for mark in ("period", "question")),
    ]
    return [f"*{cell}*" if cell else "" for cell in cells] + [""] * (len(_HEAD) - len(cells))


def _set(name: str, level: str) -> str:
    return name if level == Task.CHUNK else f"{name}, {level}"


def _mid_and_end(f1: Mapping[str, float], mark: str) -> str:
    places = (f"mid_{mark}", f"end_{mark}")
    return " / ".join(percent(f1[place]) for place in places if place in f1)


def _given(row: PublishedRow, name: str) -> str:
    return percent(row[name]) if name in row else ""


POSITIONS = ("mid_period", "end_period", "mid_question", "end_question")
FIGURES = (
    "comma", "period", "question", "micro", "macro", "weighted", "overall", "ser", *POSITIONS,
)  # fmt: skip
"""Figures of a row, F1 all but the slot error rate."""


def published_rows() -> list[dict[str, Any]]:
    """A row for each figure in `published.toml` that has a set of ours, shares from 0 to 1.

    `on` is the paper's own test set, empty where it is the same as ours.
    """
    papers = packaged_toml("evaluation/published.toml")["paper"]
    return [_row(paper, row) for paper in papers for row in paper["rows"]]


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
