# SPDX-License-Identifier: Apache-2.0
"""Tables in Markdown, their figures in percent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpunct.bundles.description import Figures
from interpunct.labels import PAPER_LABELS
from interpunct.runtime.experts.description import ExpertDescription


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table without a line end after its last row."""
    lines = [f"| {' | '.join(cells)} |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def percent(share: float | None) -> str:
    """A share as it stands in a table, a dash where there is none."""
    return "–" if share is None else f"{100 * share:.1f}"


def percents_of_marks(figures: Figures) -> list[str]:
    """F1 of comma, period and question mark, a dash for a mark that is not given."""
    marks = (label.name for label in PAPER_LABELS.marks)
    return [percent(figures.f1.get(mark)) for mark in marks]


def training_cells(expert: ExpertDescription) -> list[str]:
    """Words of text and words seen (M), CPU minutes and start of an expert's training."""
    data, training = expert.data, expert.training
    if data is None or training is None:
        return ["–"] * 4
    return [
        f"{data.words / 1e6:.1f}",
        f"{training.words_seen / 1e6:.1f}",
        f"{training.cpu_seconds / 60:.1f}",
        training.start or "–",
    ]
