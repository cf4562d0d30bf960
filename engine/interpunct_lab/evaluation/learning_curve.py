# SPDX-License-Identifier: Apache-2.0
"""Learning curves: F1 of bundles by the number of words that they learnt from.

Li and Lin 2020, Figure 2, draw it for a new language. One system learns it from nothing, another
knows related languages. Poláček 2025, Table 4, has it for one language.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

from interpunct.bundles.bundle import Bundle, readable_in
from interpunct.decoding import read_json
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct_lab.evaluation.benchmark_table import BenchmarkTable
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.metrics import mean
from interpunct_lab.evaluation.plots import learning_curves
from interpunct_lab.evaluation.shown_marks import without_threshold
from interpunct_lab.evaluation.tables import markdown_table, percent
from interpunct_lab.parameters import described

FROM_NOTHING = "from nothing"

Curve = dict[int, float]
"""Micro F1 by the number of words that were learnt from."""


def draw_learning_curve(
    table: Annotated[Path, described("benchmark.json of interpunct benchmark")],
    bundles: Annotated[Path, described("the folder of the bundles in it")],
    out: Annotated[
        Path, described("the figure to write; the same as a table stands beside it, .md")
    ],
    *,
    set_: Annotated[str, described("the test set")],
    level: Annotated[
        Task, described("of the rows: chunk, single-sentence, whole-text")
    ] = Task.CHUNK,
    only: Annotated[str, described("bundles whose names begin so")] = "",
) -> None:
    """Draw F1 on a set over the words learnt from, a line for each bundle that was begun from.

    Bundles that cannot be read are left out, and told.
    """
    read = read_json(table, BenchmarkTable, LabError, remedy="Run interpunct benchmark.")
    readable = readable_in(bundles, partial(print, file=sys.stderr))
    chosen = [bundle for bundle in readable if bundle.name.startswith(only)]
    curves = curves_of(read, set_, level, chosen)
    if not curves:
        raise LabError(
            f"the table has no row of these bundles on {set_!r}.",
            file=table,
            remedy="Measure them by interpunct benchmark.",
        )
    learning_curves(curves, sizes_of(curves), out, set_)
    text = curve_table(curves)
    replace_file(
        out.with_suffix(".md"), lambda path: path.write_text(text + "\n", encoding="utf-8")
    )


def curves_of(
    table: BenchmarkTable, test_set: str, level: Task, bundles: Sequence[Bundle]
) -> dict[str, Curve]:
    """The curves by the initial bundle; the mean of bundles that learnt as many words.

    Of a bundle with several rows, the one without a threshold counts.
    """
    rows = [row for row in table.rows if (row.set, row.level) == (test_set, level)]
    rows.sort(key=lambda row: row.none_below is None)  # the last row of a bundle counts
    f1 = {without_threshold(row.bundle): row.micro_f1 for row in rows}
    found: defaultdict[str, defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for bundle in bundles:
        if bundle.name in f1:
            training = bundle.description.training
            begun = f"begun from {training.init}" if training.init else FROM_NOTHING
            found[begun][sum(training.data.values())].append(f1[bundle.name])
    return {
        begun: {words: mean(points[words]) for words in sorted(points)}
        for begun, points in sorted(found.items())
    }


def sizes_of(curves: Mapping[str, Curve]) -> list[int]:
    """The numbers of words that any of the curves has."""
    return sorted({words for curve in curves.values() for words in curve})


def curve_table(curves: Mapping[str, Curve]) -> str:
    """The curves as a table in Markdown, a row for each number of words."""
    rows = [
        [
            f"{words:,}",
            *(percent(curve[words]) if words in curve else "" for curve in curves.values()),
        ]
        for words in sizes_of(curves)
    ]
    return markdown_table(["words", *curves], rows)
