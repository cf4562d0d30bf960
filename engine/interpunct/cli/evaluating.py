# SPDX-License-Identifier: Apache-2.0
"""`interpunct evaluate`."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from interpunct.cli.arguments import AsJson, Language, language_codes
from interpunct.cli.console import complain, results

if TYPE_CHECKING:
    from rich.table import Table

    from interpunct.cli.comparing import Comparison

EVALUATE_EXAMPLES = """
[bold]Examples[/bold]

  interpunct evaluate talk.punctuated.srt talk.reference.srt
      how many marks are right, by kind, and how much work is left

  interpunct evaluate output.txt reference.txt --json
      two texts, for a program
"""
_VERSION = 1

_Hypothesis = Annotated[Path, typer.Argument(show_default=False, help="What is judged.")]
_Reference = Annotated[Path, typer.Argument(show_default=False, help="What is right.")]


def evaluate(
    hypothesis: _Hypothesis,
    reference: _Reference,
    language: Language = "auto",
    as_json: AsJson = False,
) -> None:
    """Compare two punctuations of the same words: captions, or plain text.

    Prints precision, recall and F1 of each kind of mark, and their averages:

    micro counts every mark once, macro every kind, weighted every kind by its frequency.

    The slot error rate is the number of wrong slots over the marks of the reference.
    """
    from interpunct.cli.comparing import compare, read_words

    languages = language_codes(language)
    comparison = compare(read_words(hypothesis, languages), read_words(reference, languages))
    _tell_differences(comparison)
    if as_json:
        print(json.dumps(_entry(comparison), indent=1))
        return
    console = results()
    console.print(_table(comparison))
    console.print(_figures(comparison), soft_wrap=True)


def _tell_differences(comparison: "Comparison") -> None:
    found = comparison.differences
    if found:
        complain(
            f"the words are not the same: {found.replaced} differ, {found.only_hypothesis} are "
            f"only in the first file and {found.only_reference} only in the second; the "
            f"{comparison.slots} slots that both have are compared."
        )


def _entry(comparison: "Comparison") -> dict[str, Any]:
    found = comparison.scores
    return {
        "version": _VERSION,
        "slots": comparison.slots,
        "differences": asdict(comparison.differences),
        "labels": {label.name.lower(): asdict(score) for label, score in found.labels.items()},
        "micro": {
            "precision": found.micro_precision,
            "recall": found.micro_recall,
            "f1": found.micro_f1,
        },
        "macro_f1": found.macro_f1,
        "weighted_f1": found.weighted_f1,
        "slot_error_rate": found.slot_error_rate,
        "casing_accuracy": comparison.casing_accuracy,
        "casing_f1": comparison.casing_f1,
    }


def _table(comparison: "Comparison") -> "Table":
    from rich.table import Table

    found = comparison.scores
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("", "precision", "recall", "F1", "in the reference"):
        table.add_column(name, justify="right" if name else "left")
    for label, score in found.labels.items():
        values = (score.precision, score.recall, score.f1)
        table.add_row(label.name.lower(), *map(_percent, values), f"{score.support:,}")
    micro = (found.micro_precision, found.micro_recall, found.micro_f1)
    support = sum(score.support for score in found.labels.values())
    table.add_row("micro", *map(_percent, micro), f"{support:,}", style="bold")
    table.add_row("macro", "", "", _percent(found.macro_f1), "")
    table.add_row("weighted", "", "", _percent(found.weighted_f1), "")
    return table


def _figures(comparison: "Comparison") -> str:
    figures = [
        f"slots compared: {comparison.slots:,}",
        f"slot error rate: {_percent(comparison.scores.slot_error_rate)}",
    ]
    if comparison.casing_accuracy is not None and comparison.casing_f1 is not None:
        accuracy, f1 = _percent(comparison.casing_accuracy), _percent(comparison.casing_f1)
        figures.append(f"casing right: {accuracy} of the words, capitals F1 {f1}")
    return "\n".join(figures)


def _percent(share: float) -> str:
    return f"{share:.1%}"
