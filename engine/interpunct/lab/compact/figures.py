# SPDX-License-Identifier: Apache-2.0
"""The figures of a bundle in the documentation, by language group."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from interpunct.lab.evaluation.measured import halves, measure, measured_together
from interpunct.lab.evaluation.plots import confusion_matrices, risk_coverage
from interpunct.lab.text.labelled import load_folder
from interpunct.models.backends import open_backend
from interpunct.models.bundle import load_bundle
from interpunct.punctuate.punctuator import Punctuator
from interpunct.transcript.languages import Group, language

Item = TypeVar("Item")


def draw_figures(
    bundle_folder: Path,
    dev_folder: Path,
    out_folder: Path,
    words: int = 6_000,
    report: Callable[[str], None] = print,
) -> None:
    """Measure a bundle on the held-out halves that `release` measures on, and draw the result.

    Writes `risk_coverage.png` and `confusion.png` to `out_folder`; `words` are measured a
    language, of the labelled texts in `dev_folder`.
    """
    punctuator = Punctuator(open_backend(load_bundle(bundle_folder), "ctranslate2", "cpu"))
    measured = {}
    for code, text in load_folder(dev_folder).items():
        sample = halves(text, words)[1]
        if not len(sample):
            report(f"{code}: too little text, left out")
            continue
        measured[code] = measure(punctuator, sample)
        report(f"{code}: micro F1 {measured[code].scores().micro_f1:.3f}")
    groups = {name: measured_together(members) for name, members in grouped(measured).items()}
    for draw, name in (
        (risk_coverage, "risk_coverage.png"),
        (confusion_matrices, "confusion.png"),
    ):
        draw(groups, out_folder / name)
        report(f"wrote {out_folder / name}")


def grouped(items: Mapping[str, Item]) -> dict[str, list[Item]]:
    """What is given by language, by the name of its group; groups without any are left out."""
    return {
        group.value: members
        for group in Group
        if (members := [item for code, item in items.items() if language(code).group is group])
    }
