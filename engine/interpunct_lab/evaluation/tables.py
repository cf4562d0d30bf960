# SPDX-License-Identifier: Apache-2.0
"""Tables in Markdown, their figures in percent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from interpunct.bundles.description import Figures
from interpunct.labels import PAPER_LABELS


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table without a line end after its last row."""
    lines = [f"| {' | '.join(cells)} |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def percent(share: float) -> str:
    """A share as it stands in a table."""
    return f"{100 * share:.1f}"


def percents_of_marks(figures: Figures) -> list[str]:
    """F1 of comma, period and question mark, a dash for a mark that is not given."""
    marks = (label.name for label in PAPER_LABELS.marks)
    return [percent(figures.f1[mark]) if mark in figures.f1 else "–" for mark in marks]
