# SPDX-License-Identifier: Apache-2.0
"""Figures of measured text: risk and coverage, confusion matrices, learning curves.

The ending of the path chooses the format, PNG or SVG; the same figures give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from math import ceil
from pathlib import Path
from typing import Annotated, Any, TypeVar

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter, NullLocator, PercentFormatter
from numpy.typing import NDArray

from interpunct.bundles.description import Check
from interpunct.labels import PaperLabel
from interpunct.transcript.languages import Group, language
from interpunct_lab.evaluation.bundle_figures import (
    Measured,
    measure_each,
    measured_together,
    open_on_cpu,
)
from interpunct_lab.evaluation.metrics import review_curve
from interpunct_lab.parameters import described
from interpunct_lab.text.labelled import load_folder
from interpunct_lab.text.samples import halves

# Paul Tol's "muted" scheme: distinct for the colour-blind, and in grey by the line style.
_COLOURS = (
    "#332288", "#cc6677", "#117733", "#882255", "#44aa99", "#aa4499", "#999933", "#88ccee",
    "#ddaa33",
)  # fmt: skip
_LINES = ("-", "--", "-.", (0, (1, 1)))
_RANDOM = {"color": "#777777", "linewidth": 1.0, "linestyle": ":"}
_SHOWN = 0.4  # of the slots: who reviews more reads everything
_LEGEND_LINE = 0.19  # inches
_STYLE: dict[Any, Any] = {
    "font.size": 8.5,
    "axes.titlesize": 9.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#e5e5e5",
    "legend.frameon": False,
    "svg.hashsalt": "interpunct",
    "svg.fonttype": "none",
}


def risk_coverage(curves: Mapping[str, Measured], path: Path) -> None:
    """Draw the gain of a review that begins with the least certain slots, a line for each name.

    The left plot shows the share of all errors that is caught, over the share of slots reviewed.
    The right plot shows the error rate of the other slots, the risk at that coverage. The dotted
    line is a review in random order, which leaves the risk as it is.
    """
    with mpl.rc_context(_STYLE):
        height = max(3.6, _LEGEND_LINE * (len(curves) + 1))
        figure = Figure(figsize=(9.2, height), layout="constrained")
        caught, risk = figure.subplots(1, 2)
        for (name, measured), style in zip(curves.items(), _line_styles(), strict=False):
            curve = review_curve(*measured.confidences())
            caught.plot(curve.reviewed, curve.caught, label=name, **style)
            risk.plot(curve.reviewed, curve.risk, **style)
        caught.plot([0, 1], [0, 1], label="random order", **_RANDOM)
        _review_axes(caught, "errors caught", 1.0)
        _review_axes(risk, "error rate of the slots not reviewed", None)
        figure.legend(loc="outside right center", handlelength=3.2)
        _save(figure, path)


def _line_styles() -> list[dict[str, Any]]:
    lines = cycle(_LINES)
    return [
        {"color": colour, "linestyle": next(lines), "linewidth": 1.6}
        for _ in range(4)
        for colour in _COLOURS
    ]


def _review_axes(axes: Axes, what: str, top: float | None) -> None:
    axes.set(xlim=(0, _SHOWN), ylim=(0, top), xlabel="slots reviewed, least certain first")
    axes.set_title(what, loc="left")
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))


def confusion_matrices(groups: Mapping[str, Measured], path: Path) -> None:
    """Draw a confusion matrix for each name: rows are the reference and sum to 100 %."""
    columns = min(len(groups), 3)
    rows = ceil(len(groups) / columns)
    with mpl.rc_context({**_STYLE, "axes.grid": False}):
        figure = Figure(figsize=(2.9 * columns, 2.75 * rows), layout="constrained")
        grid = figure.subplots(rows, columns, squeeze=False).ravel()
        for axes, (name, measured) in zip(grid, groups.items(), strict=False):
            _matrix(axes, np.array(measured.by_paper_labels().scores().confusion))
            axes.set_title(name)
        for axes in grid[len(groups) :]:
            axes.set_axis_off()
        figure.supxlabel("shown", fontsize=9)
        figure.supylabel("in the text", fontsize=9)
        _save(figure, path)


def learning_curves(
    curves: Mapping[str, Mapping[int, float]], sizes: Sequence[int], path: Path, test_set: str
) -> None:
    """Draw F1 over the words learnt from, on a logarithmic axis, a line for each name.

    The axis has a tick at each of `sizes`.
    """
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(5.6, 3.6), layout="constrained")
        axes = figure.subplots()
        for (name, curve), style in zip(curves.items(), _line_styles(), strict=False):
            axes.plot(list(curve), list(curve.values()), label=name, marker="o", **style)
        axes.margins(y=0.12)
        axes.set_xscale("log")
        axes.set(xlabel="words learnt from", ylim=(0, None))
        axes.set_title(f"micro F1 on {test_set}", loc="left")
        axes.set_xticks(sizes)
        axes.xaxis.set_major_formatter(EngFormatter(sep=" "))
        axes.xaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
        figure.legend(loc="outside lower center", ncols=2, handlelength=3.2)
        _save(figure, path)


def _matrix(axes: Axes, counts: NDArray[np.int_]) -> None:
    """One matrix; a label that the text does not have leaves its row empty."""
    totals = counts.sum(axis=1, keepdims=True)
    shares = counts / np.maximum(totals, 1)
    axes.imshow(shares, cmap="Blues", vmin=0, vmax=1)
    names = [label.name.lower() for label in PaperLabel]
    axes.set_xticks(range(len(PaperLabel)), names)
    axes.set_yticks(range(len(PaperLabel)), names)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    for row, column in np.ndindex(counts.shape):
        share = shares[row, column]
        text = f"{100 * share:.1f}" if totals[row, 0] else "–"
        axes.text(
            column,
            row,
            text,
            ha="center",
            va="center",
            color="white" if share > 0.55 else "#222222",
        )


def training_curves(checks: Sequence[Check], best: Check, path: Path) -> None:
    """Draw the loss of a training, and its figures on the dev text, over the steps.

    A dot marks the `best` check, whose weights are kept.
    """
    steps = [check.step for check in checks]
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(9.2, 3.2), layout="constrained")
        loss, dev = figure.subplots(1, 2)
        loss.plot(steps, [check.loss for check in checks], color=_COLOURS[0])
        loss.set_title("loss on the training text", loc="left")
        for style, (name, label) in zip(_line_styles(), _CHECKED.items(), strict=False):
            dev.plot(steps, [getattr(check, name) for check in checks], label=label, **style)
        dev.plot(best.step, best.slot_error_rate, "o", color=_COLOURS[0])
        dev.set_title("on the dev text", loc="left")
        dev.yaxis.set_major_formatter(PercentFormatter(1.0, decimals=0))
        dev.legend()
        for axes in (loss, dev):
            axes.set(xlabel="steps", ylim=(0, None))
        _save(figure, path)


_CHECKED = {"slot_error_rate": "slot error rate", "micro_f1": "micro F1", "macro_f1": "macro F1"}
"""Figures of a check, and their names."""


def _save(figure: Figure, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    undated = {"Date": None} if path.suffix == ".svg" else {"Software": None}
    figure.savefig(path, dpi=150, metadata=undated)


Item = TypeVar("Item")


def draw_figures(
    bundle: Path,
    dev: Annotated[Path, described("labelled held-out text")],
    out: Annotated[Path, described("the folder of the figures")],
    *,
    words: Annotated[int, described("measured on, a language")] = 6_000,
    report: Callable[[str], None] = print,
) -> None:
    """Measure a bundle on the held-out halves that `release` measures on, and draw the result.

    Writes `risk_coverage.png` and `confusion.png` to `out`.
    """
    samples = {code: halves(text, words)[1] for code, text in load_folder(dev).items()}
    for code, sample in samples.items():
        if not len(sample):
            report(f"{code}: too little text, left out")
    enough = {code: sample for code, sample in samples.items() if len(sample)}
    measured = measure_each(open_on_cpu(bundle), enough, report)
    groups = {name: measured_together(members) for name, members in grouped(measured).items()}
    for draw, name in (
        (risk_coverage, "risk_coverage.png"),
        (confusion_matrices, "confusion.png"),
    ):
        draw(groups, out / name)
        report(f"wrote {out / name}")


def grouped(items: Mapping[str, Item]) -> dict[str, list[Item]]:
    """Items by language group; groups without any are left out."""
    return {
        group.value: members
        for group in Group
        if (members := [item for code, item in items.items() if language(code).group is group])
    }
