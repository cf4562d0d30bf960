# SPDX-License-Identifier: Apache-2.0
"""The table of all experts in a folder, as Markdown, from what they say of themselves."""

from __future__ import annotations

from pathlib import Path

from interpunct.errors import LabError
from interpunct.models.experts.description import (
    DESCRIPTION_FILE,
    ExpertDescription,
    read_description,
)
from interpunct.models.experts.weights import WEIGHTS_FILE

_HEADS = (
    "language", "words of text (M)", "words seen (M)", "CPU min", "from", "micro F1", "SER",
    "casing F1", "calibration error", "errors caught at 5 / 10 %", "half given", "MB",
)  # fmt: skip


def experts_table(folder: Path) -> str:
    """A row for every measured expert, and their mean.

    Raises LabError where there is none.
    """
    paths = [path.parent for path in sorted(folder.glob(f"*/{DESCRIPTION_FILE}"))]
    found = [(read_description(path), _megabytes(path)) for path in paths]
    found = [(item, size) for item, size in found if item.metrics]
    if not found:
        raise LabError("there is no measured expert here.", file=folder)
    lines = [_line(_HEADS), _line(["---"] * len(_HEADS))]
    lines += [_line(_cells(item, size)) for item, size in found]
    lines.append(_line(_means([item for item, _ in found], sum(size for _, size in found))))
    return "\n".join(lines)


def _cells(item: ExpertDescription, megabytes: float) -> list[str]:
    facts, training = item.metrics, item.training
    caught = facts["errors_caught"]
    return [
        item.language,
        f"{item.data['words'] / 1e6:.1f}",
        f"{training['words_seen'] / 1e6:.1f}",
        f"{training['cpu_seconds'] / 60:.1f}",
        training.get("start") or "–",
        _percent(facts["micro_f1"]),
        _percent(facts["slot_error_rate"]),
        _percent(facts["casing_f1"]),
        f"{facts['calibration_error']:.3f}",
        f"{caught['5%']:.0%} / {caught['10%']:.0%}",
        f"{100 * facts['half_given_gain']:+.1f}",
        f"{megabytes:.2f}",
    ]


def _means(items: list[ExpertDescription], megabytes: float) -> list[str]:
    """The row of means; the last cell is the size of all."""

    def mean(name: str) -> str:
        values = [item.metrics[name] for item in items if item.metrics[name] is not None]
        return _percent(sum(values) / max(1, len(values)))

    cells = [f"mean of {len(items)}", *[""] * 4]
    cells += [mean(name) for name in ("micro_f1", "slot_error_rate", "casing_f1")]
    return [*cells, "", "", "", f"{megabytes:.1f}"]


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def _megabytes(folder: Path) -> float:
    return (folder / WEIGHTS_FILE).stat().st_size / 1e6


def _line(cells: tuple[str, ...] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"
