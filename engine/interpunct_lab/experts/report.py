# SPDX-License-Identifier: Apache-2.0
"""The table of all experts in a folder, as Markdown, from what they say of themselves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from interpunct.errors import LabError
from interpunct.runtime.experts.description import (
    DESCRIPTION_FILE,
    ExpertDescription,
    ExpertFigures,
    read_description,
)
from interpunct.runtime.experts.weights import WEIGHTS_FILE
from interpunct_lab.evaluation.metrics import mean
from interpunct_lab.evaluation.tables import markdown_table, percent

_HEADS = (
    "language", "words of text (M)", "words seen (M)", "CPU min", "from", "micro F1", "SER",
    "casing F1", "calibration error", "errors caught at 5 / 10 %", "half given", "MB",
)  # fmt: skip


def experts_table(folder: Path) -> str:
    """A row for every measured expert, and their mean.

    Raises LabError where there is none.
    """
    paths = [path.parent for path in sorted(folder.glob(f"*/{DESCRIPTION_FILE}"))]
    rows, figures = [], []
    for path in paths:
        told = read_description(path)
        if told.metrics is not None:
            rows.append([*_facts(told), *_figures(told.metrics), f"{_megabytes(path):.2f}"])
            figures.append(told.metrics)
    if not rows:
        raise LabError("there is no measured expert here.", file=folder)
    whole = f"{sum(map(_megabytes, paths)):.1f}"
    return markdown_table(_HEADS, [*rows, [*_means(figures), whole]])


def _facts(told: ExpertDescription) -> list[str]:
    data, training = told.data, told.training
    if data is None or training is None:
        return [told.language, *"––––"]
    return [
        told.language,
        f"{data.words / 1e6:.1f}",
        f"{training.words_seen / 1e6:.1f}",
        f"{training.cpu_seconds / 60:.1f}",
        training.start or "–",
    ]


def _figures(found: ExpertFigures) -> list[str]:
    caught = found.errors_caught
    return [
        percent(found.micro_f1),
        percent(found.slot_error_rate),
        "–" if found.casing_f1 is None else percent(found.casing_f1),
        f"{found.calibration_error:.3f}",
        f"{caught['5%']:.0%} / {caught['10%']:.0%}",
        f"{100 * found.half_given_gain:+.1f}",
    ]


def _means(figures: Sequence[ExpertFigures]) -> list[str]:
    """The row of means, without its last cell."""
    casing = [item.casing_f1 for item in figures if item.casing_f1 is not None]
    columns = (
        [item.micro_f1 for item in figures],
        [item.slot_error_rate for item in figures],
        casing,
    )
    cells = [percent(mean(values)) if values else "–" for values in columns]
    return [f"mean of {len(figures)}", *[""] * 4, *cells, "", "", ""]


def _megabytes(folder: Path) -> float:
    return (folder / WEIGHTS_FILE).stat().st_size / 1e6
