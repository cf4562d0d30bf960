# SPDX-License-Identifier: Apache-2.0
"""The leaderboard as Markdown: a table for each set, the best micro F1 first."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.peers.measuring import Row
from interpunct.labels import PAPER_LABELS
from interpunct_lab.evaluation.tables import markdown_table, percent

_HEAD = (
    "peer", "micro F1", "comma", "period", "question", "macro F1", "SER", "casing F1",
    "calibration error", "errors caught at 5 %", "words/s", "MB",
)  # fmt: skip
_NONE = "–"


def markdown(rows: Sequence[Row], sets: Sequence[str]) -> str:
    """The tables of all sets; rows without figures come last, with their reason."""
    return "\n".join(_table(name, [row for row in rows if row.set == name]) for name in sets)


def _table(name: str, rows: Sequence[Row]) -> str:
    measured = [row for row in rows if row.micro_f1 is not None]
    measured.sort(key=lambda row: -(row.micro_f1 or 0))
    empty = [row for row in rows if row.micro_f1 is None]
    words = max((row.words for row in measured), default=0)
    cells = [*map(_cells, measured), *map(_reason, empty)]
    return f"### {name}, {words:,} words\n\n{markdown_table(_HEAD, cells)}\n"


def _cells(row: Row) -> list[str]:
    return [
        row.peer,
        _with_interval(row.micro_f1, row.micro_f1_interval),
        *(percent(row.f1.get(label.name)) for label in PAPER_LABELS.marks),
        percent(row.macro_f1),
        _with_interval(row.slot_error_rate, row.slot_error_rate_interval),
        percent(row.casing_f1),
        _NONE if row.calibration_error is None else f"{row.calibration_error:.3f}",
        _NONE if row.errors_caught is None else f"{row.errors_caught:.0%}",
        _NONE if row.words_per_second is None else f"{row.words_per_second:,.0f}",
        _NONE if row.megabytes is None else f"{row.megabytes:.0f}",
    ]


def _reason(row: Row) -> list[str]:
    return [row.peer, row.reason, *[""] * (len(_HEAD) - 2)]


def _with_interval(share: float | None, interval: tuple[float, float] | None) -> str:
    if share is None or interval is None:
        return _NONE
    return f"{percent(share)} ({percent(interval[0])}–{percent(interval[1])})"
