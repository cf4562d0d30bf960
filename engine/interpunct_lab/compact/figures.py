# SPDX-License-Identifier: Apache-2.0
"""The figures of a bundle in the documentation, by language group."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, TypeVar

from interpunct.transcript.languages import Group, language
from interpunct_lab.evaluation.measured import measure_each, measured_together, open_on_cpu
from interpunct_lab.evaluation.plots import confusion_matrices, risk_coverage
from interpunct_lab.parameters import told
from interpunct_lab.text.labelled import load_folder
from interpunct_lab.text.samples import halves

Item = TypeVar("Item")


def draw_figures(
    bundle: Path,
    dev: Annotated[Path, told("labelled held-out text")],
    out: Annotated[Path, told("the folder of the figures")],
    *,
    words: Annotated[int, told("measured on, a language")] = 6_000,
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
    """What is given by language, by the name of its group; groups without any are left out."""
    return {
        group.value: members
        for group in Group
        if (members := [item for code, item in items.items() if language(code).group is group])
    }
